package tilewatch.recognizer.lattice;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import tilewatch.calibration.mats.MatArena;

/** A projective map of the plane, immutable. */
public final class Homography {
    private final double[] h;

    private Homography(double[] h) {
        this.h = h;
    }

    /** Row by row; nine numbers. */
    public static Homography of(double... rows) {
        if (rows.length != 9) {
            throw new IllegalArgumentException("a homography has nine numbers, not " + rows.length);
        }
        return new Homography(rows.clone());
    }

    static Homography of(Mat mat) {
        double[] rows = new double[9];
        mat.get(0, 0, rows);
        return new Homography(rows);
    }

    static Homography shift(double x, double y) {
        return of(1, 0, x, 0, 1, y, 0, 0, 1);
    }

    /** This map after {@code first}. */
    public Homography after(Homography first) {
        double[] out = new double[9];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                for (int k = 0; k < 3; k++) {
                    out[3 * r + c] += h[3 * r + k] * first.h[3 * k + c];
                }
            }
        }
        return new Homography(out);
    }

    public Homography inverse() {
        double a = h[4] * h[8] - h[5] * h[7];
        double b = h[5] * h[6] - h[3] * h[8];
        double c = h[3] * h[7] - h[4] * h[6];
        double det = h[0] * a + h[1] * b + h[2] * c;
        double[] out = {
            a, h[2] * h[7] - h[1] * h[8], h[1] * h[5] - h[2] * h[4],
            b, h[0] * h[8] - h[2] * h[6], h[2] * h[3] - h[0] * h[5],
            c, h[1] * h[6] - h[0] * h[7], h[0] * h[4] - h[1] * h[3]
        };
        for (int i = 0; i < 9; i++) {
            out[i] /= det;
        }
        return new Homography(out);
    }

    double determinant() {
        return h[0] * (h[4] * h[8] - h[5] * h[7])
                + h[1] * (h[5] * h[6] - h[3] * h[8])
                + h[2] * (h[3] * h[7] - h[4] * h[6]);
    }

    boolean finite() {
        for (double v : h) {
            if (!Double.isFinite(v)) {
                return false;
            }
        }
        return true;
    }

    /** Homogeneous weight at a point; its sign tells on which side of the horizon the point lies. */
    double weight(double x, double y) {
        return h[6] * x + h[7] * y + h[8];
    }

    public double x(double x, double y) {
        return (h[0] * x + h[1] * y + h[2]) / weight(x, y);
    }

    public double y(double x, double y) {
        return (h[3] * x + h[4] * y + h[5]) / weight(x, y);
    }

    /** Maps points given as x, y, x, y, … */
    public double[] map(double... points) {
        double[] out = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            out[i] = x(points[i], points[i + 1]);
            out[i + 1] = y(points[i], points[i + 1]);
        }
        return out;
    }

    /** The corners of {@code cell} mapped: x, y of top left, top right, bottom right, bottom left. */
    public double[] corners(Cell cell) {
        int c = cell.col();
        int r = cell.row();
        return map(c, r, c + 1, r, c + 1, r + 1, c, r + 1);
    }

    /** The nine numbers, row by row. */
    public double[] rows() {
        return h.clone();
    }

    Mat mat(MatArena arena) {
        Mat mat = arena.mat(3, 3, CvType.CV_64F);
        mat.put(0, 0, h);
        return mat;
    }

    void into(Mat mat) {
        mat.put(0, 0, h);
    }
}
