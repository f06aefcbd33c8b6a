package tilewatch.recognizer.identify;

/** What training leaves: the mean feature vector of every class and the scatter they share. */
public final class TileModel {
    private final float[][] means;
    private final Cholesky scatter;

    TileModel(float[][] means, Cholesky scatter) {
        this.means = means;
        this.scatter = scatter;
    }

    float[][] means() {
        return means;
    }

    Cholesky scatter() {
        return scatter;
    }

    /** The discriminant of these means. */
    public Discriminant discriminant() {
        int classes = means.length;
        float[] weights = new float[classes * CellFeatures.LENGTH];
        float[] bias = new float[classes];
        for (int c = 0; c < classes; c++) {
            put(c, means[c], weights, bias, classes);
        }
        return new Discriminant(classes, weights, bias);
    }

    private void put(int c, float[] mean, float[] weights, float[] bias, int classes) {
        float[] w = scatter.solve(mean);
        double b = 0;
        for (int d = 0; d < w.length; d++) {
            weights[d * classes + c] = w[d];
            b -= .5 * w[d] * mean[d];
        }
        bias[c] = (float) b;
    }
}
