package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import tilewatch.engine.tiles.Segment;

/** A dusty road with the ruts of carts, bridges where it crosses water, and the houses it ends at. */
final class RoadPainter implements Painter {
    private static final Color STONE = new Color(0x8d8779);
    private static final int[] ROOFS = {0xa85a3c, 0x9c6b3c, 0x94503a};

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Course course = shapes.course(segment).orElseThrow();
        Area road = shapes.shape(segment);
        bridges(brush, shapes, course);
        brush.fill(road, new Color(0x8a6f45));
        brush.inside(road, () -> {
            brush.fill(course.stroked(.8), new Color(0xe3d0a0));
            brush.line(course.line(), course.width() * .5, new Color(0xd2ba84));
            brush.line(course.line(), course.width() * .28, new Color(0xe8d8ae));
            for (Point2D at : brush.scatter(road, .016, 150)) {
                brush.disc(at.getX(), at.getY(), brush.between(.003, .006), brush.near(0xa88f62));
            }
        });
        if (segment.word("ends").equals("village")) {
            village(brush, course.end());
        }
    }

    private static void bridges(Brush brush, SegmentShapes shapes, Course course) {
        for (Segment river : shapes.tile().segments()) {
            if (river.is("river") && river.word("ends").isEmpty()) {
                Area bridge = new Area(course.stroked(1.75));
                bridge.intersect(shapes.shape(river));
                brush.fill(bridge, STONE);
                brush.line(bridge, .012, new Color(0x4d483f));
            }
        }
    }

    /** Painted by each road that ends here, so the last one's houses lie on top. */
    private static void village(Brush brush, Point2D middle) {
        brush.disc(middle.getX(), middle.getY(), .075, new Color(0xcdb27a));
        double first = brush.between(0, Math.PI);
        int houses = 4 + brush.pick(2);
        for (int i = 0; i < houses; i++) {
            double angle = first + i * 2 * Math.PI / houses;
            double off = brush.between(.085, .11);
            Point2D at =
                    new Point2D.Double(middle.getX() + Math.cos(angle) * off, middle.getY() + Math.sin(angle) * off);
            brush.house(at, angle + Math.PI / 2, brush.between(.08, .1), .06, ROOFS[brush.pick(ROOFS.length)]);
        }
        brush.tree(middle, .028, 0x4f8436);
    }
}
