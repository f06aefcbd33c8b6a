package tilewatch.recognizer.identify;

import java.util.Arrays;

/**
 * The linear discriminant: one score per class, highest wins. Weights lie feature by feature, so that the product runs
 * over contiguous memory.
 */
public final class Discriminant {
    private final int classes;
    private final float[] weights;
    private final float[] bias;

    Discriminant(int classes, float[] weights, float[] bias) {
        this.classes = classes;
        this.weights = weights;
        this.bias = bias;
    }

    /** One score per class for a feature vector. */
    public float[] scores(float[] features) {
        float[] out = Arrays.copyOf(bias, classes);
        for (int d = 0; d < CellFeatures.LENGTH; d++) {
            float f = features[d];
            int row = d * classes;
            for (int c = 0; c < classes; c++) {
                out[c] += f * weights[row + c];
            }
        }
        return out;
    }
}
