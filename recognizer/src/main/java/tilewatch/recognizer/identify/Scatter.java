package tilewatch.recognizer.identify;

/**
 * The pooled scatter of feature vectors around their class means: an upper triangle summed up block by block, so that
 * a block of rows stays in the cache while all vectors of a class pass by.
 */
final class Scatter {
    private static final int BLOCK = 32;

    private final int size;
    private final float[] sum;
    private long vectors;

    Scatter(int size) {
        this.size = size;
        this.sum = new float[size * size];
    }

    /** Adds {@code x x'} for every centred vector; their number must be a multiple of four. */
    void add(float[][] centred) {
        for (int block = 0; block < size; block += BLOCK) {
            int end = Math.min(size, block + BLOCK);
            for (int s = 0; s + 3 < centred.length; s += 4) {
                addFour(centred[s], centred[s + 1], centred[s + 2], centred[s + 3], block, end);
            }
        }
        vectors += centred.length;
    }

    private void addFour(float[] a, float[] b, float[] c, float[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            addRow(sum, i * size, i, size, a, b, c, d);
        }
    }

    private static void addRow(float[] sum, int row, int i, int size, float[] a, float[] b, float[] c, float[] d) {
        float ai = a[i];
        float bi = b[i];
        float ci = c[i];
        float di = d[i];
        for (int j = i; j < size; j++) {
            sum[row + j] += ai * a[j] + bi * b[j] + ci * c[j] + di * d[j];
        }
    }

    void add(Scatter other) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.sum[i];
        }
        vectors += other.vectors;
    }

    /** The Cholesky factor of the covariance with {@code ridge} times its mean variance added to the diagonal. */
    Cholesky factor(double ridge) {
        double trace = 0;
        for (int i = 0; i < size; i++) {
            trace += sum[i * size + i];
        }
        double extra = ridge * trace / vectors / size;
        double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = new double[i + 1];
            for (int j = 0; j <= i; j++) {
                rows[i][j] = sum[j * size + i] / vectors;
            }
            rows[i][i] += extra;
        }
        return Cholesky.of(rows);
    }
}
