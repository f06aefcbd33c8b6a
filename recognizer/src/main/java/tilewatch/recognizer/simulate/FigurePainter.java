package tilewatch.recognizer.simulate;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Draws wooden figures as solid bodies: a cut-out person of our own, as thick as a finger, upright or lying flat. */
final class FigurePainter {
    /**
     * Right half of the cut-out from the top down: sideways, upwards. Wooden figures are about as broad as high, 16 mm,
     * on tiles of 45 mm.
     */
    private static final double[][] HALF = {
        {0, .36},
        {.05, .345},
        {.062, .3},
        {.045, .255},
        {.11, .24},
        {.185, .19},
        {.18, .14},
        {.1, .14},
        {.17, 0},
        {.07, 0},
        {0, .08}
    };

    private static final double THICK = .2;
    private static final Vec UP = new Vec(0, 0, 1);
    private static final Vec LIGHT = new Vec(-.42, -.5, .757);

    private final Graphics2D g;
    private final Pose pose;

    FigurePainter(Graphics2D g, Pose pose) {
        this.g = g;
        this.pose = pose;
    }

    /** Draws all, the farthest first. */
    void paint(List<PlacedFigure> figures) {
        List<PlacedFigure> sorted = new ArrayList<>(figures);
        sorted.sort(Comparator.comparingDouble(f -> -pose.depth(new Vec(f.x(), f.y(), 0))));
        sorted.forEach(figure -> shadow(faces(figure)));
        sorted.forEach(figure -> body(faces(figure), figure.colour()));
    }

    /** A flat side of the body, and the way it faces. */
    private record Face(List<Vec> corners, Vec normal) {

        Vec middle() {
            Vec sum = Vec.ZERO;
            for (Vec corner : corners) {
                sum = sum.plus(1.0 / corners.size(), corner);
            }
            return sum;
        }
    }

    private static List<Face> faces(PlacedFigure figure) {
        Vec side = new Vec(Math.cos(figure.facing()), Math.sin(figure.facing()), 0);
        Vec front = new Vec(-side.y(), side.x(), 0);
        boolean lying = figure.lying();
        Vec tall = lying ? front : UP;
        Vec thick = lying ? UP : front;
        Vec foot = new Vec(figure.x(), figure.y(), 0).plus(lying ? -HALF[0][1] / 2 : 0, tall);
        List<double[]> ring = ring();
        List<Vec> upper = new ArrayList<>();
        List<Vec> lower = new ArrayList<>();
        for (double[] point : ring) {
            Vec at = foot.plus(point[0], side).plus(point[1], tall);
            upper.add(at.plus(lying ? THICK : THICK / 2, thick));
            lower.add(at.plus(lying ? 0 : -THICK / 2, thick));
        }
        List<Face> faces = new ArrayList<>();
        faces.add(new Face(upper, thick));
        faces.add(new Face(lower, Vec.ZERO.minus(thick)));
        for (int i = 0; i < ring.size(); i++) {
            int j = (i + 1) % ring.size();
            double da = ring.get(j)[0] - ring.get(i)[0];
            double db = ring.get(j)[1] - ring.get(i)[1];
            double length = Math.hypot(da, db);
            // The ring runs clockwise seen with "tall" up, so outwards is to its left.
            Vec normal = Vec.ZERO.plus(-db / length, side).plus(da / length, tall);
            faces.add(new Face(List.of(upper.get(i), upper.get(j), lower.get(j), lower.get(i)), normal));
        }
        return faces;
    }

    private static List<double[]> ring() {
        List<double[]> ring = new ArrayList<>(List.of(HALF));
        for (int i = HALF.length - 2; i > 0; i--) {
            ring.add(new double[] {-HALF[i][0], HALF[i][1]});
        }
        return ring;
    }

    private void body(List<Face> faces, WoodColour colour) {
        Vec eye = pose.eye();
        List<Face> seen = new ArrayList<>(faces);
        seen.removeIf(face -> face.normal().dot(eye.minus(face.middle())) <= 0);
        seen.sort(Comparator.comparingDouble(face -> -eye.minus(face.middle()).length()));
        g.setStroke(new BasicStroke(.7f));
        for (Face face : seen) {
            double light = .5 + .62 * Math.max(0, face.normal().dot(LIGHT));
            Path2D outline = outline(face.corners());
            g.setColor(shade(colour.rgb(), light));
            g.fill(outline);
            g.setColor(shade(colour.rgb(), light * .85));
            g.draw(outline);
        }
    }

    private void shadow(List<Face> faces) {
        Area dark = new Area();
        for (Face face : faces) {
            List<Vec> fallen = face.corners().stream()
                    .map(corner -> corner.plus(-corner.z() / LIGHT.z(), LIGHT))
                    .toList();
            dark.add(new Area(outline(fallen)));
        }
        g.setColor(new Color(0, 0, 0, 62));
        g.fill(dark);
        g.setColor(new Color(0, 0, 0, 24));
        g.setStroke(new BasicStroke(3));
        g.draw(dark);
    }

    private Path2D outline(List<Vec> corners) {
        Path2D path = new Path2D.Double();
        for (Vec corner : corners) {
            Point2D p = pose.project(corner);
            if (path.getCurrentPoint() == null) {
                path.moveTo(p.getX(), p.getY());
            } else {
                path.lineTo(p.getX(), p.getY());
            }
        }
        path.closePath();
        return path;
    }

    private static Color shade(int rgb, double by) {
        return new Color(level((rgb >> 16 & 255) * by), level((rgb >> 8 & 255) * by), level((rgb & 255) * by));
    }

    private static int level(double value) {
        return (int) Math.max(0, Math.min(255, value));
    }
}
