package tilewatch.recognizer.art;

import java.awt.geom.Area;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;

/** Finds places in a shape of straight edges: the roomiest, and the one nearest to somewhere. */
public final class Spots {
    private static final int GRID = 48;
    private static final double TO_THE_MIDDLE = .12;

    private Spots() {}

    /** The place with most room around it; the middle of a long shape rather than its ends. */
    public static Point2D within(Area shape) {
        boolean[] inside = new boolean[GRID * GRID];
        double sumU = 0;
        double sumV = 0;
        int count = 0;
        for (int i = 0; i < inside.length; i++) {
            inside[i] = shape.contains(u(i), v(i));
            if (inside[i]) {
                sumU += u(i);
                sumV += v(i);
                count++;
            }
        }
        Point2D middle = new Point2D.Double(count == 0 ? .5 : sumU / count, count == 0 ? .5 : sumV / count);
        Point2D best = middle;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < inside.length; i++) {
            if (inside[i]) {
                Point2D here = new Point2D.Double(u(i), v(i));
                double score = room(inside, i) - TO_THE_MIDDLE * here.distance(middle);
                if (score > most + 1e-9) {
                    most = score;
                    best = here;
                }
            }
        }
        return best;
    }

    /** How far it is from a place to the edge of the shape; 0 outside. */
    public static double room(Area shape, Point2D at) {
        return shape.contains(at) ? nearest(shape, at).distance(at) : 0;
    }

    private static double room(boolean[] inside, int at) {
        double u = u(at);
        double v = v(at);
        double rim = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v));
        double nearest = rim * rim;
        for (int i = 0; i < inside.length; i++) {
            if (!inside[i]) {
                double du = u(i) - u;
                double dv = v(i) - v;
                nearest = Math.min(nearest, du * du + dv * dv);
            }
        }
        return Math.sqrt(nearest);
    }

    /** The place on the edge of a shape that is nearest to another. */
    public static Point2D nearest(Area shape, Point2D to) {
        Point2D best = to;
        double least = Double.POSITIVE_INFINITY;
        double[] c = new double[6];
        Point2D first = to;
        Point2D last = to;
        for (PathIterator it = shape.getPathIterator(null); !it.isDone(); it.next()) {
            int kind = it.currentSegment(c);
            Point2D next = kind == PathIterator.SEG_CLOSE ? first : new Point2D.Double(c[0], c[1]);
            if (kind == PathIterator.SEG_MOVETO) {
                first = next;
                last = next;
            }
            Point2D here = between(last, next, to);
            if (here.distance(to) < least) {
                least = here.distance(to);
                best = here;
            }
            last = next;
        }
        return best;
    }

    private static Point2D between(Point2D a, Point2D b, Point2D to) {
        double dx = b.getX() - a.getX();
        double dy = b.getY() - a.getY();
        double length = dx * dx + dy * dy;
        double t = length == 0 ? 0 : ((to.getX() - a.getX()) * dx + (to.getY() - a.getY()) * dy) / length;
        double along = Math.max(0, Math.min(1, t));
        return new Point2D.Double(a.getX() + along * dx, a.getY() + along * dy);
    }

    private static double u(int i) {
        return (i % GRID + .5) / GRID;
    }

    private static double v(int i) {
        int row = i / GRID;
        return (row + .5) / GRID;
    }
}
