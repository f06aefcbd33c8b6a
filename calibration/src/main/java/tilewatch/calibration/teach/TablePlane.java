package tilewatch.calibration.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import tilewatch.calibration.mats.MatArena;

/**
 * The table as a plane measured in tiles: the map from the picture under which the quads become squares of side 1. All
 * tiles of a box are equally large, so a few clear ones tell how all the others must look.
 */
final class TablePlane {
    private static final int PARAMETERS = 5;
    private static final int ROUNDS = 40;

    /** Beyond this much a side counts little: one corner of the quad is wrong. */
    private static final double DOUBT = .03;

    private final double centreX;
    private final double centreY;
    private final double unit;

    /** Two for the horizon, three for scale, shear and aspect. */
    private double[] p;

    TablePlane(List<Quad> quads, int width, int height, MatArena arena) {
        this.centreX = width / 2.0;
        this.centreY = height / 2.0;
        List<Double> sides = new ArrayList<>();
        quads.forEach(q -> sides.add(Math.sqrt(q.area())));
        sides.sort(null);
        this.unit = sides.get(sides.size() / 2);
        this.p = new double[] {0, 0, 1, 0, 1};
        for (int round = 0; round < ROUNDS; round++) {
            improve(quads, arena);
        }
    }

    /** Relative change of size per pixel, in the direction in which it is largest. */
    double slope() {
        return Math.hypot(p[0], p[1]) / unit;
    }

    Point onTable(double x, double y) {
        return map(p, x, y);
    }

    Point inPicture(double x, double y) {
        double v = y / p[4];
        double u = (x - p[3] * v) / p[2];
        // (u, v) is the point over w = 1 + p0 u' + p1 v' with u' = u w, v' = v w.
        double w = 1 / (1 - p[0] * u - p[1] * v);
        return new Point(centreX + unit * u * w, centreY + unit * v * w);
    }

    private Point map(double[] by, double x, double y) {
        double u = (x - centreX) / unit;
        double v = (y - centreY) / unit;
        double w = 1 + by[0] * u + by[1] * v;
        return new Point((by[2] * u + by[3] * v) / w, by[4] * v / w);
    }

    /** How far the six distances between a quad's corners are from a square's. */
    private double[] residuals(double[] by, Quad quad) {
        Point[] at = quad.corners().stream().map(c -> map(by, c.x(), c.y())).toArray(Point[]::new);
        double[] off = new double[6];
        for (int i = 0; i < 4; i++) {
            off[i] = distance(at[i], at[(i + 1) % 4]) - 1;
        }
        off[4] = distance(at[0], at[2]) / Math.sqrt(2) - 1;
        off[5] = distance(at[1], at[3]) / Math.sqrt(2) - 1;
        return off;
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x - b.x, a.y - b.y);
    }

    /** One step of Gauss and Newton with doubtful quads weighed less. */
    private void improve(List<Quad> quads, MatArena arena) {
        double[] normal = new double[PARAMETERS * PARAMETERS];
        double[] right = new double[PARAMETERS];
        double step = 1e-5;
        for (Quad quad : quads) {
            double[] off = residuals(p, quad);
            double[][] slope = new double[PARAMETERS][];
            for (int k = 0; k < PARAMETERS; k++) {
                double[] moved = p.clone();
                moved[k] += step;
                slope[k] = residuals(moved, quad);
            }
            double worst = Arrays.stream(off).map(Math::abs).max().orElse(0);
            double weight = 1 / (1 + Math.pow(worst / DOUBT, 4));
            for (int r = 0; r < off.length; r++) {
                for (int k = 0; k < PARAMETERS; k++) {
                    double dk = (slope[k][r] - off[r]) / step;
                    right[k] -= weight * dk * off[r];
                    for (int j = 0; j < PARAMETERS; j++) {
                        normal[k * PARAMETERS + j] += weight * dk * (slope[j][r] - off[r]) / step;
                    }
                }
            }
        }
        for (int k = 0; k < PARAMETERS; k++) {
            normal[k * PARAMETERS + k] += 1e-6;
        }
        Mat left = arena.mat(PARAMETERS, PARAMETERS, CvType.CV_64F);
        left.put(0, 0, normal);
        Mat value = arena.mat(PARAMETERS, 1, CvType.CV_64F);
        value.put(0, 0, right);
        Mat solved = arena.mat();
        Core.solve(left, value, solved, Core.DECOMP_SVD);
        double[] change = new double[PARAMETERS];
        solved.get(0, 0, change);
        double[] better = p.clone();
        for (int k = 0; k < PARAMETERS; k++) {
            better[k] += .7 * change[k];
        }
        p = better;
    }
}
