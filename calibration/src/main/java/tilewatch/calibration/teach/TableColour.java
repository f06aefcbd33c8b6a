package tilewatch.calibration.teach;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/**
 * The table's colour, which changes slowly over a picture with the light: a quadratic surface per Lab channel, fitted to
 * the rim of the picture first and then to all that looks like it.
 */
public final class TableColour {
    private static final int TERMS = 6;
    private static final int ROUNDS = 10;
    private static final int STEP = 4;

    /** Share of the picture at each side that is taken for table at first. */
    private static final double RIM = .07;

    /** Nearer than this to the surface, in deviations, counts as table while fitting. */
    private static final double NEAR = 3;

    /** How far a pixel's surroundings reach, in pixels, and how much table must be in them. */
    private static final double CREEP = 9;

    private static final double LEAST_WEIGHT = .04;
    private static final int CREEP_ROUNDS = 25;

    /** No table is so plain that one level more is not noise. */
    private static final double[] LEAST_DEVIATION = {3, 1.6, 1.6};

    private final double[][] surface = new double[3][TERMS];
    private final double[] deviation = new double[3];

    /** 255 where a picture shows something else than the table, else 0. */
    public static Mat things(Mat bgr, MatArena arena) {
        Mat lab = arena.mat();
        Imgproc.GaussianBlur(bgr, lab, new Size(0, 0), 1.2);
        Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
        return new TableColour(lab, arena).notTable(lab, arena);
    }

    /** @param lab 8-bit Lab */
    private TableColour(Mat lab, MatArena arena) {
        int width = lab.cols();
        int height = lab.rows();
        byte[] pixels = new byte[3 * width * height];
        lab.get(0, 0, pixels);
        int across = (width + STEP - 1) / STEP;
        int down = (height + STEP - 1) / STEP;
        boolean[] table = new boolean[across * down];
        for (int i = 0; i < table.length; i++) {
            double u = (double) (i % across) / across;
            int row = i / across;
            double v = (double) row / down;
            table[i] = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v)) < RIM;
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int c = 0; c < 3; c++) {
                fit(pixels, width, height, across, table, c, arena);
            }
            for (int i = 0; i < table.length; i++) {
                int x = STEP * (i % across);
                int y = STEP * (i / across);
                table[i] = unlike(pixels, x, y, width, height) < NEAR;
            }
        }
    }

    private void fit(byte[] pixels, int width, int height, int across, boolean[] table, int c, MatArena arena) {
        int n = 0;
        for (boolean is : table) {
            n += is ? 1 : 0;
        }
        double[] terms = new double[n * TERMS];
        double[] values = new double[n];
        double[] at = new double[TERMS];
        int k = 0;
        for (int i = 0; i < table.length; i++) {
            if (table[i]) {
                int x = STEP * (i % across);
                int y = STEP * (i / across);
                terms(x, y, width, height, at);
                System.arraycopy(at, 0, terms, k * TERMS, TERMS);
                values[k++] = pixels[3 * (y * width + x) + c] & 255;
            }
        }
        Mat left = arena.mat(n, TERMS, CvType.CV_64F);
        left.put(0, 0, terms);
        Mat right = arena.mat(n, 1, CvType.CV_64F);
        right.put(0, 0, values);
        Mat solved = arena.mat();
        Core.solve(left, right, solved, Core.DECOMP_NORMAL | Core.DECOMP_CHOLESKY);
        solved.get(0, 0, surface[c]);
        double[] off = new double[n];
        for (int j = 0; j < n; j++) {
            double fitted = 0;
            for (int t = 0; t < TERMS; t++) {
                fitted += surface[c][t] * terms[j * TERMS + t];
            }
            off[j] = Math.abs(values[j] - fitted);
        }
        Arrays.sort(off);
        // 1.48 times the median makes a standard deviation of it.
        deviation[c] = Math.max(LEAST_DEVIATION[c], 1.48 * off[n / 2]);
    }

    private static void terms(int x, int y, int width, int height, double[] out) {
        double u = 2.0 * x / width - 1;
        double v = 2.0 * y / height - 1;
        out[0] = 1;
        out[1] = u;
        out[2] = v;
        out[3] = u * u;
        out[4] = u * v;
        out[5] = v * v;
    }

    private double unlike(byte[] pixels, int x, int y, int width, int height) {
        double[] at = new double[TERMS];
        terms(x, y, width, height, at);
        double[] fitted = new double[3];
        for (int c = 0; c < 3; c++) {
            for (int t = 0; t < TERMS; t++) {
                fitted[c] += surface[c][t] * at[t];
            }
        }
        int i = 3 * (y * width + x);
        return unlike(
                (pixels[i] & 255) - fitted[0], (pixels[i + 1] & 255) - fitted[1], (pixels[i + 2] & 255) - fitted[2]);
    }

    /** Shadow and glare change lightness alone, so it counts less, and darkness least. */
    private double unlike(double lightness, double a, double b) {
        double l = lightness / deviation[0];
        double da = a / deviation[1];
        double db = b / deviation[2];
        return Math.sqrt(l * l / (l < 0 ? 8 : 3) + da * da + db * db);
    }

    /**
     * 255 where the picture shows no table, else 0. Table is what resembles the table beside it, beginning with what
     * resembles the surface: so it creeps into glare and folds, whose colours change gradually, and halts at tiles.
     */
    private Mat notTable(Mat lab, MatArena arena) {
        int width = lab.cols();
        int height = lab.rows();
        int n = width * height;
        byte[] pixels = new byte[3 * n];
        lab.get(0, 0, pixels);
        float[] table = new float[n];
        for (int i = 0; i < n; i++) {
            table[i] = unlike(pixels, i % width, i / width, width, height) < NEAR ? 1 : 0;
        }
        Mat exact = arena.mat();
        lab.convertTo(exact, CvType.CV_32FC3);
        Mat is = arena.mat(height, width, CvType.CV_32F);
        Mat is3 = arena.mat();
        Mat weight = arena.mat();
        Mat mean = arena.mat();
        float[] weights = new float[n];
        float[] means = new float[3 * n];
        Size reach = new Size(0, 0);
        for (int round = 0; round < CREEP_ROUNDS; round++) {
            is.put(0, 0, table);
            Imgproc.GaussianBlur(is, weight, reach, CREEP);
            Imgproc.cvtColor(is, is3, Imgproc.COLOR_GRAY2BGR);
            Core.multiply(exact, is3, mean);
            Imgproc.GaussianBlur(mean, mean, reach, CREEP);
            weight.get(0, 0, weights);
            mean.get(0, 0, means);
            for (int i = 0; i < n; i++) {
                double w = weights[i];
                table[i] = w > LEAST_WEIGHT
                                && unlike(
                                                (pixels[3 * i] & 255) - means[3 * i] / w,
                                                (pixels[3 * i + 1] & 255) - means[3 * i + 1] / w,
                                                (pixels[3 * i + 2] & 255) - means[3 * i + 2] / w)
                                        < NEAR
                        ? 1
                        : 0;
            }
        }
        byte[] mask = new byte[n];
        for (int i = 0; i < n; i++) {
            mask[i] = (byte) (table[i] > 0 ? 0 : 255);
        }
        Mat out = arena.mat(height, width, CvType.CV_8U);
        out.put(0, 0, mask);
        return out;
    }
}
