package tilewatch.recognizer.identify;

/** A lower triangular factor of a symmetric positive matrix, to solve with it again and again. */
final class Cholesky {
    private final float[][] rows;

    Cholesky(float[][] rows) {
        this.rows = rows;
    }

    /** Factors a lower triangle in place. */
    static Cholesky of(double[][] a) {
        int n = a.length;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double v = a[i][j] - dot(a[i], a[j], j);
                if (i == j) {
                    if (v <= 0) {
                        throw new IllegalArgumentException("not positive at row " + i + ": " + v);
                    }
                    a[i][i] = Math.sqrt(v);
                } else {
                    a[i][j] = v / a[j][j];
                }
            }
        }
        float[][] rows = new float[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = new float[i + 1];
            for (int j = 0; j <= i; j++) {
                rows[i][j] = (float) a[i][j];
            }
        }
        return new Cholesky(rows);
    }

    float[][] rows() {
        return rows;
    }

    /** Solves for one right-hand side. */
    float[] solve(float[] right) {
        int n = rows.length;
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            double v = right[i];
            float[] row = rows[i];
            for (int j = 0; j < i; j++) {
                v -= row[j] * x[j];
            }
            x[i] = v / row[i];
        }
        for (int i = n - 1; i >= 0; i--) {
            float[] row = rows[i];
            x[i] /= row[i];
            double v = x[i];
            for (int j = 0; j < i; j++) {
                x[j] -= row[j] * v;
            }
        }
        float[] out = new float[n];
        for (int i = 0; i < n; i++) {
            out[i] = (float) x[i];
        }
        return out;
    }

    /** Four sums side by side: one running sum would wait for itself. */
    private static double dot(double[] a, double[] b, int n) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int k = 0;
        for (; k + 3 < n; k += 4) {
            s0 += a[k] * b[k];
            s1 += a[k + 1] * b[k + 1];
            s2 += a[k + 2] * b[k + 2];
            s3 += a[k + 3] * b[k + 3];
        }
        for (; k < n; k++) {
            s0 += a[k] * b[k];
        }
        return s0 + s1 + s2 + s3;
    }
}
