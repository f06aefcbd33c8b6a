package tilewatch.recognizer.figures;

import org.opencv.core.Size;
import tilewatch.recognizer.lattice.Homography;

/**
 * Where the camera is, in grid units: above which point of the table and how high. Follows from the grid and an
 * assumed focal length; good enough to tell which way heads lean.
 */
record ViewPoint(double x, double y, double height) {
    /** Focal length over the longer side of the frame, as most webcams and phones have it. */
    private static final double FOCAL = 1.0;

    static ViewPoint of(Homography lattice, Size frame) {
        double f = FOCAL * Math.max(frame.width, frame.height);
        Homography camera = Homography.of(f, 0, frame.width / 2, 0, f, frame.height / 2, 0, 0, 1);
        double[] m = camera.inverse().after(lattice.inverse()).rows();
        double[] a = {m[0], m[3], m[6]};
        double[] b = {m[1], m[4], m[7]};
        double[] t = {m[2], m[5], m[8]};
        double scale = 2 / (Math.sqrt(dot(a, a)) + Math.sqrt(dot(b, b))) * Math.signum(t[2]);
        for (int i = 0; i < 3; i++) {
            a[i] *= scale;
            b[i] *= scale;
            t[i] *= scale;
        }
        double[] up = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
        return new ViewPoint(-dot(a, t), -dot(b, t), Math.max(1, Math.abs(dot(up, t))));
    }

    /** Where a point seen at (x, y) of the table's plane really is when it floats {@code above} the table. */
    double[] lowered(double px, double py, double above) {
        double share = above / height;
        return new double[] {px - share * (px - x), py - share * (py - y)};
    }

    private static double dot(double[] p, double[] q) {
        return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
    }
}
