package tilewatch.recognizer.figures;

import java.util.Arrays;

/**
 * The light on the table against the gallery's, as a gain and an offset per colour channel: exposure, white balance and
 * haze are just that. Fitted to tile pixels; the worst third of them may be figures, glare or print.
 */
final class BoardLight {
    private static final int ROUNDS = 5;
    private static final double KEPT = .67;

    private final double[] gain = {1, 1, 1};
    private final double[] offset = new double[3];

    /** Fits to {@code n} pairs: {@code picture[c][i]} in the gallery looks like {@code seen[c][i]} here. */
    BoardLight(double[][] picture, double[][] seen, int n) {
        boolean[] use = new boolean[n];
        Arrays.fill(use, true);
        double[] error = new double[n];
        for (int round = 0; round < ROUNDS && n > 0; round++) {
            Arrays.fill(error, 0);
            for (int c = 0; c < 3; c++) {
                fit(c, picture[c], seen[c], use);
                for (int i = 0; i < n; i++) {
                    double e = (seen[c][i] - offset[c]) / gain[c] - picture[c][i];
                    error[i] += e * e;
                }
            }
            double[] sorted = error.clone();
            Arrays.sort(sorted);
            double limit = sorted[(int) (KEPT * (n - 1))];
            for (int i = 0; i < n; i++) {
                use[i] = error[i] <= limit;
            }
        }
    }

    /** Ratio of deviations, not least squares: noise in the picture must not flatten the gain. */
    private void fit(int c, double[] picture, double[] seen, boolean[] use) {
        double count = 0;
        double p = 0;
        double s = 0;
        for (int i = 0; i < use.length; i++) {
            if (use[i]) {
                count++;
                p += picture[i];
                s += seen[i];
            }
        }
        p /= count;
        s /= count;
        double pp = 1;
        double ss = 1;
        for (int i = 0; i < use.length; i++) {
            if (use[i]) {
                pp += (picture[i] - p) * (picture[i] - p);
                ss += (seen[i] - s) * (seen[i] - s);
            }
        }
        gain[c] = Math.max(.15, Math.min(2.5, Math.sqrt(ss / pp)));
        offset[c] = s - gain[c] * p;
    }

    /** What a channel would be in the gallery's light. */
    double inGallery(int channel, double seen) {
        return (seen - offset[channel]) / gain[channel];
    }
}
