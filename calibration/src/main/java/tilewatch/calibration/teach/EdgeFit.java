package tilewatch.calibration.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/** Moves the sides of a roughly known quad onto the edge of the tile: a line through the steepest changes near each. */
final class EdgeFit {
    /** Reach and step for the middle, in tiles, and for the angle, in degrees: three searches, each finer. */
    private static final double[][] SEARCH = {{.12, .03, 6, 2}, {.02, .01, 2, .7}, {.006, .003, .4, .2}};

    private static final int SCORED = 20;

    /** Lab distance of a clear edge. */
    private static final double CLEAR = 14;

    /** The lens bends the plane a little: how far from the square's side the edge may be, as a share of the side. */
    private static final double REACH = .02;

    /** Corners are rounded or worn, so this share at each end of a side is left out. */
    private static final double ENDS = .1;

    private static final int SAMPLES = 40;
    private static final double LIGHTNESS = .15;

    private final int width;
    private final int height;
    private final float[] lab;

    EdgeFit(Mat photo, MatArena arena) {
        Mat smooth = arena.mat();
        Imgproc.GaussianBlur(photo, smooth, new Size(0, 0), 1);
        Imgproc.cvtColor(smooth, smooth, Imgproc.COLOR_BGR2Lab);
        Mat exact = arena.mat();
        smooth.convertTo(exact, CvType.CV_32FC3);
        this.width = photo.cols();
        this.height = photo.rows();
        this.lab = new float[3 * width * height];
        exact.get(0, 0, lab);
    }

    /**
     * The square of side 1 on the table near a rough one whose four sides together lie best on edges. Art has edges too,
     * but none that make a square as large as the tile.
     */
    Quad square(Quad rough, TablePlane plane) {
        Pose pose = Pose.of(rough, plane);
        for (double[] search : SEARCH) {
            Pose best = pose;
            double most = score(pose, plane);
            for (double dx = -search[0]; dx <= search[0] + 1e-9; dx += search[1]) {
                for (double dy = -search[0]; dy <= search[0] + 1e-9; dy += search[1]) {
                    for (double turn = -search[2]; turn <= search[2] + 1e-9; turn += search[3]) {
                        Pose other = new Pose(pose.x + dx, pose.y + dy, pose.angle + Math.toRadians(turn));
                        double score = score(other, plane);
                        if (score > most) {
                            most = score;
                            best = other;
                        }
                    }
                }
            }
            pose = best;
        }
        return refined(pose.quad(plane));
    }

    /** Where a tile lies on the table: its middle and the direction of its first side. */
    private record Pose(double x, double y, double angle) {

        static Pose of(Quad rough, TablePlane plane) {
            double x = 0;
            double y = 0;
            double sin = 0;
            double cos = 0;
            for (int i = 0; i < 4; i++) {
                Quad.Corner from = rough.corners().get(i);
                Quad.Corner to = rough.corners().get((i + 1) % 4);
                Point a = plane.onTable(from.x(), from.y());
                Point b = plane.onTable(to.x(), to.y());
                x += a.x / 4;
                y += a.y / 4;
                double angle = Math.atan2(b.y - a.y, b.x - a.x) - i * Math.PI / 2;
                sin += Math.sin(angle);
                cos += Math.cos(angle);
            }
            return new Pose(x, y, Math.atan2(sin, cos));
        }

        Quad quad(TablePlane plane) {
            Point[] corners = new Point[4];
            for (int i = 0; i < 4; i++) {
                double a = angle + (i - 1.5) * Math.PI / 2;
                corners[i] = plane.inPicture(x + Math.sqrt(.5) * Math.cos(a), y + Math.sqrt(.5) * Math.sin(a));
            }
            return Quad.of(corners);
        }
    }

    /** How much changes across the four sides; no place counts for more than a clear edge. */
    private double score(Pose pose, TablePlane plane) {
        Quad quad = pose.quad(plane);
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            Quad.Corner from = quad.corners().get(i);
            Quad.Corner to = quad.corners().get((i + 1) % 4);
            double dx = to.x() - from.x();
            double dy = to.y() - from.y();
            double length = Math.hypot(dx, dy);
            for (int s = 0; s < SCORED; s++) {
                double t = ENDS + (1 - 2 * ENDS) * (s + .5) / SCORED;
                double change = change(from.x() + t * dx, from.y() + t * dy, dy / length, -dx / length);
                sum += Math.min(CLEAR, Math.sqrt(change));
            }
        }
        return sum;
    }

    private Quad refined(Quad rough) {
        List<double[]> lines = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            lines.add(line(rough.corners().get(i), rough.corners().get((i + 1) % 4)));
        }
        Point[] corners = new Point[4];
        for (int i = 0; i < 4; i++) {
            double[] a = lines.get((i + 3) % 4);
            double[] b = lines.get(i);
            double cross = a[0] * b[1] - a[1] * b[0];
            corners[i] = new Point((a[2] * b[1] - a[1] * b[2]) / cross, (a[0] * b[2] - a[2] * b[0]) / cross);
            Quad.Corner was = rough.corners().get(i);
            double moved = Math.hypot(corners[i].x - was.x(), corners[i].y - was.y());
            // Negated, so that parallel lines, which meet nowhere, keep the rough corner as well.
            if (!(moved < 2 * REACH * rough.side(i))) {
                corners[i] = new Point(was.x(), was.y());
            }
        }
        return Quad.of(corners);
    }

    /** The line a x + b y = c along which most changes, by the median of what single places say. */
    private double[] line(Quad.Corner from, Quad.Corner to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.hypot(dx, dy);
        // Outwards, as corners run clockwise.
        double nx = dy / length;
        double ny = -dx / length;
        double reach = Math.max(2, REACH * length);
        List<double[]> edge = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            double t = ENDS + (1 - 2 * ENDS) * (i + .5) / SAMPLES;
            double best = 0;
            double at = 0;
            for (double off = -reach; off <= reach; off += .5) {
                double x = from.x() + t * dx + off * nx;
                double y = from.y() + t * dy + off * ny;
                double change = change(x, y, nx, ny);
                if (change > best) {
                    best = change;
                    at = off;
                }
            }
            edge.add(new double[] {t * length, at});
        }
        double[] fit = straight(edge);
        // The point at distance s along the side lies fit[0] + fit[1] * s outwards of it.
        double px = from.x() + fit[0] * nx;
        double py = from.y() + fit[0] * ny;
        double ux = dx / length + fit[1] * nx;
        double uy = dy / length + fit[1] * ny;
        return new double[] {-uy, ux, -uy * px + ux * py};
    }

    /** Colour change across a side; lightness counts less, or the edge of the tile's shadow would be taken for its own. */
    private double change(double x, double y, double nx, double ny) {
        double sum = 0;
        for (int c = 0; c < 3; c++) {
            double off = at(x + 1.5 * nx, y + 1.5 * ny, c) - at(x - 1.5 * nx, y - 1.5 * ny, c);
            sum += c == 0 ? LIGHTNESS * off * off : off * off;
        }
        return sum;
    }

    private double at(double x, double y, int c) {
        double cx = Math.max(0, Math.min(width - 1.001, x));
        double cy = Math.max(0, Math.min(height - 1.001, y));
        int ix = (int) cx;
        int iy = (int) cy;
        double u = cx - ix;
        double v = cy - iy;
        int i = 3 * (iy * width + ix) + c;
        int below = i + 3 * width;
        return (1 - v) * ((1 - u) * lab[i] + u * lab[i + 3]) + v * ((1 - u) * lab[below] + u * lab[below + 3]);
    }

    /** Intercept and slope by Theil and Sen: medians, which art inside the tile cannot pull far. */
    private static double[] straight(List<double[]> points) {
        List<Double> slopes = new ArrayList<>();
        for (double[] a : points) {
            for (double[] b : points) {
                if (b[0] - a[0] > 1) {
                    slopes.add((b[1] - a[1]) / (b[0] - a[0]));
                }
            }
        }
        double slope = median(slopes);
        double intercept = median(points.stream().map(p -> p[1] - slope * p[0]).toList());
        return new double[] {intercept, slope};
    }

    private static double median(List<Double> values) {
        return values.stream().sorted(Comparator.naturalOrder()).toList().get(values.size() / 2);
    }
}
