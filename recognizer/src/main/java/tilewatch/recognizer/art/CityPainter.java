package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.tiles.Segment;

/** Roofs over paved streets behind a crenellated wall with towers; shields hang above the roofs. */
final class CityPainter implements Painter {
    /** Brown rather than red: a red figure must stand out from the roofs, for eyes and for cameras. */
    private static final int[] ROOFS = {0xa85a3c, 0xb06c46, 0x94503a, 0xa9713f, 0x7d5a48, 0x6d7486};

    private static final Rectangle2D TREES = new Rectangle2D.Double(.07, .07, .86, .86);
    private static final Color PAVING = new Color(0xc6a46f);
    private static final Color WALL = new Color(0xb9b09c);
    private static final Color MORTAR = new Color(0x544c41);
    private static final double WALL_WIDTH = .045;
    private static final double MERLON = .036;

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area city = shapes.shape(segment);
        Outline outline = shapes.outline(segment).orElseThrow();
        brush.fill(city, PAVING);
        brush.inside(city, () -> {
            for (Point2D at : brush.scatter(city, .022, 900)) {
                brush.disc(at.getX(), at.getY(), .008, brush.near(0xa98657));
            }
        });
        roofs(brush, city, outline);
        wall(brush, outline);
        Point2D place = shapes.besideTheSpot(segment);
        for (int i = 0; i < segment.number("shields"); i++) {
            shield(brush, new Point2D.Double(place.getX() + .16 * i, place.getY()));
        }
    }

    private static void roofs(Brush brush, Area city, Outline outline) {
        Area building = new Area(city);
        building.subtract(new Area(new BasicStroke((float) (2.6 * WALL_WIDTH)).createStrokedShape(outline.walls())));
        List<Point2D> landmarks = brush.scatter(Landmarks.room(building), .26, 60);
        landmarks.forEach(at -> building.subtract(Flat.circle(at, Landmarks.RADIUS + .045)));
        double grain = brush.between(0, Math.PI / 2);
        brush.inside(city, () -> {
            for (Point2D at : brush.scatter(building, .094, 1500)) {
                double angle = grain + brush.pick(2) * Math.PI / 2 + brush.between(-.15, .15);
                int kind = brush.pick(9);
                // No tree by the rim, where it would pass for the neighbour's field.
                if (kind == 0 && TREES.contains(at)) {
                    brush.tree(at, .03, 0x4c7f37);
                } else {
                    brush.house(at, angle, brush.between(.075, .105), brush.between(.055, .07), ROOFS[kind % 6]);
                }
            }
            landmarks.forEach(at -> Landmarks.paint(brush, at, grain));
        });
    }

    private static void wall(Brush brush, Outline outline) {
        brush.line(outline.walls(), WALL_WIDTH + .018, new Color(20, 25, 10, 110));
        brush.line(outline.walls(), WALL_WIDTH, MORTAR);
        brush.line(outline.walls(), WALL_WIDTH - .012, WALL);
        List<Point2D> along = steps(outline);
        for (int i = 0; i + 1 < along.size(); i += 2) {
            Point2D a = along.get(i);
            Point2D b = along.get(i + 1);
            if (a.distance(b) < 2 * MERLON) {
                double angle = Math.atan2(b.getY() - a.getY(), b.getX() - a.getX());
                brush.around(a, angle, () -> {
                    brush.rect(0, -WALL_WIDTH / 2, MERLON * .8, WALL_WIDTH, MORTAR);
                    brush.rect(
                            .004, -WALL_WIDTH / 2 + .005, MERLON * .8 - .008, WALL_WIDTH - .01, brush.near(0xd3cbb8));
                });
            }
        }
        for (int i = along.size() / 4; i < along.size(); i += Math.max(5, along.size() / 3)) {
            tower(brush, along.get(i));
        }
    }

    private static void tower(Brush brush, Point2D at) {
        brush.disc(at.getX() + .012, at.getY() + .014, .046, new Color(20, 25, 10, 110));
        brush.disc(at.getX(), at.getY(), .046, MORTAR);
        brush.disc(at.getX(), at.getY(), .039, brush.near(0xc9c0ac));
        brush.disc(at.getX(), at.getY(), .027, brush.near(0x7d4a38));
        brush.disc(at.getX() - .007, at.getY() - .008, .011, new Color(0xb57a5c));
    }

    /** Places along the wall, a merlon apart. */
    private static List<Point2D> steps(Outline outline) {
        List<Point2D> steps = new ArrayList<>();
        double[] c = new double[6];
        Point2D last = new Point2D.Double();
        for (var it = new FlatteningPathIterator(outline.walls().getPathIterator(null), .0005);
                !it.isDone();
                it.next()) {
            int kind = it.currentSegment(c);
            Point2D here = new Point2D.Double(c[0], c[1]);
            double length = last.distance(here);
            if (kind == PathIterator.SEG_MOVETO) {
                last = here;
                steps.add(here);
                continue;
            }
            for (double s = MERLON; s <= length; s += MERLON) {
                double x = last.getX() + MERLON / length * (here.getX() - last.getX());
                double y = last.getY() + MERLON / length * (here.getY() - last.getY());
                last = new Point2D.Double(x, y);
                steps.add(last);
                length -= MERLON;
                s -= MERLON;
            }
        }
        return steps;
    }

    /** Our own device: a golden tile on blue and white. */
    private static void shield(Brush brush, Point2D at) {
        brush.around(at, 0, () -> {
            var shape = Brush.polygon(-.075, -.085, .075, -.085, .075, .01, .045, .06, 0, .095, -.045, .06, -.075, .01);
            brush.around(new Point2D.Double(.012, .014), 0, () -> brush.fill(shape, new Color(20, 20, 20, 120)));
            brush.fill(shape, new Color(0x2450a8));
            brush.inside(shape, () -> {
                brush.rect(0, -.1, .1, .1, new Color(0xf3f1e8));
                brush.rect(-.1, 0, .1, .1, new Color(0xf3f1e8));
                brush.fill(Brush.polygon(0, -.05, .045, 0, 0, .05, -.045, 0), new Color(0xe0b030));
            });
            brush.line(shape, .012, new Color(0x1a1a22));
        });
    }
}
