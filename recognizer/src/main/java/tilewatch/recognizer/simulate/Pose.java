package tilewatch.recognizer.simulate;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * Where the camera is and what its lens does. The table is the plane z = 0 with x to the right, y towards the bottom
 * of the picture and z up, in tile pitches.
 */
final class Pose {
    /** Focal length over the longer side of the picture, as webcams have it. */
    private static final double FOCAL = .95;

    /** Share of the picture left free at its rim. */
    private static final double RIM = .04;

    private final View view;
    private final int width;
    private final int height;
    private final double focal;
    private final Vec eye;
    private final Vec right;
    private final Vec down;
    private final Vec ahead;

    /**
     * How the camera is held.
     *
     * @param x the point of the table it looks at
     * @param y the same
     * @param distance from that point
     * @param tilt from straight down, in radians; 0 to less than a quarter turn
     * @param azimuth from which side it looks, 0 from the bottom of the picture
     * @param roll about its own axis
     * @param lens radial distortion
     */
    record View(double x, double y, double distance, double tilt, double azimuth, double roll, double lens) {

        View at(double otherDistance) {
            return new View(x, y, otherDistance, tilt, azimuth, roll, lens);
        }

        View bumped(double dx, double dy, double dTilt, double dRoll) {
            return new View(x + dx, y + dy, distance, Math.max(0, tilt + dTilt), azimuth, roll + dRoll, lens);
        }
    }

    Pose(View view, int width, int height) {
        this.view = view;
        this.width = width;
        this.height = height;
        this.focal = FOCAL * Math.max(width, height);
        double s = Math.sin(view.tilt);
        double c = Math.cos(view.tilt);
        double sa = Math.sin(view.azimuth);
        double ca = Math.cos(view.azimuth);
        Vec away = new Vec(-s * sa, s * ca, c);
        Vec level = new Vec(ca, sa, 0);
        Vec lower = new Vec(-c * sa, c * ca, -s);
        double sr = Math.sin(view.roll);
        double cr = Math.cos(view.roll);
        ahead = Vec.ZERO.minus(away);
        right = Vec.ZERO.plus(cr, level).plus(sr, lower);
        down = Vec.ZERO.plus(cr, lower).plus(-sr, level);
        eye = new Vec(view.x, view.y, 0).plus(view.distance, away);
    }

    /** The view from as near as possible that still shows all of an area of the table. */
    static Pose showing(Rectangle2D area, View view, int width, int height) {
        double near = 1;
        double far = 400;
        for (int i = 0; i < 40; i++) {
            double middle = (near + far) / 2;
            if (new Pose(view.at(middle), width, height).shows(area)) {
                far = middle;
            } else {
                near = middle;
            }
        }
        return new Pose(view.at(far), width, height);
    }

    private boolean shows(Rectangle2D area) {
        double rim = RIM * height;
        for (int i = 0; i < 4; i++) {
            Vec corner =
                    new Vec(i % 2 == 0 ? area.getMinX() : area.getMaxX(), i < 2 ? area.getMinY() : area.getMaxY(), 0);
            Point2D seen = project(corner);
            if (depth(corner) < .5
                    || seen.getX() < rim
                    || seen.getY() < rim
                    || seen.getX() > width - rim
                    || seen.getY() > height - rim) {
                return false;
            }
        }
        return true;
    }

    View view() {
        return view;
    }

    Vec eye() {
        return eye;
    }

    /** Distance along the line of sight. */
    double depth(Vec point) {
        return ahead.dot(point.minus(eye));
    }

    /** The pixel that shows a point. */
    Point2D project(Vec point) {
        double depth = Math.max(1e-3, depth(point));
        double u = right.dot(point.minus(eye)) / depth;
        double v = down.dot(point.minus(eye)) / depth;
        // The lens is given as pixel to ray; the way back by a few steps of iteration.
        double du = u;
        double dv = v;
        for (int i = 0; i < 8; i++) {
            double bent = 1 + view.lens * (du * du + dv * dv);
            du = u / bent;
            dv = v / bent;
        }
        return new Point2D.Double(width / 2.0 + focal * du, height / 2.0 + focal * dv);
    }

    /** Finds the point of the table a pixel shows; false above the horizon. No object is made: whole pictures ask. */
    boolean onTable(double px, double py, double[] at) {
        double du = (px - width / 2.0) / focal;
        double dv = (py - height / 2.0) / focal;
        double bent = 1 + view.lens * (du * du + dv * dv);
        double u = du * bent;
        double v = dv * bent;
        double rayZ = u * right.z() + v * down.z() + ahead.z();
        if (rayZ > -1e-6) {
            return false;
        }
        double t = -eye.z() / rayZ;
        at[0] = eye.x() + t * (u * right.x() + v * down.x() + ahead.x());
        at[1] = eye.y() + t * (u * right.y() + v * down.y() + ahead.y());
        return true;
    }
}
