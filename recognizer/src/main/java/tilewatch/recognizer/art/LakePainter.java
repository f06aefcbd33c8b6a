package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.tiles.Segment;

/** Still water with its fish, one drawing each, and the boat of whoever came that far. */
final class LakePainter implements Painter {
    private static final double FISH = .14;
    private static final double BOAT = .2;
    private static final Color DEPTH = new Color(12, 40, 66, 150);
    private static final double LINE = .09;

    private final Drawings drawings;

    LakePainter(Drawings drawings) {
        this.drawings = drawings;
    }

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area lake = shapes.shape(segment);
        Rectangle2D bounds = lake.getBounds2D();
        Point2D middle = new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
        double radius = bounds.getWidth() / 2;
        brush.fill(lake, new Color(0x3f7fb0));
        brush.disc(middle.getX(), middle.getY(), radius * .86, new Color(0x3576ab));
        brush.disc(middle.getX(), middle.getY(), radius * .6, new Color(0x2c6a9f));
        brush.inside(lake, () -> {
            for (Point2D at : brush.scatter(lake, .07, 60)) {
                brush.line(at.getX() - .02, at.getY(), at.getX() + .02, at.getY(), .004, new Color(0x9fcbe2));
            }
        });
        String power = segment.word("power");
        double shift = power.isEmpty() ? 0 : radius * .42;
        if (!power.isEmpty()) {
            Point2D place = new Point2D.Double(middle.getX(), middle.getY() - radius * .3);
            drawings.drawing(power).paint(brush, place, BOAT, false, 0, DEPTH);
        }
        for (Point2D at : shoal(segment.number("fish"))) {
            Point2D place = new Point2D.Double(middle.getX() + at.getX(), middle.getY() + at.getY() + shift);
            fish(drawings, brush, place, 0);
        }
    }

    static void fish(Drawings drawings, Brush brush, Point2D place, double angle) {
        drawings.drawing("fish").paint(brush, place, FISH, false, angle, DEPTH);
    }

    /** One under the other, from four on two by two. */
    private static List<Point2D> shoal(int fish) {
        List<Point2D> places = new ArrayList<>();
        int columns = fish > 3 ? 2 : 1;
        int rows = (fish + columns - 1) / columns;
        for (int i = 0; i < fish; i++) {
            int row = i / columns;
            double x = columns == 1 ? (row % 2 - .5) * (fish > 1 ? .05 : 0) : (i % 2 - .5) * FISH * 1.08;
            places.add(new Point2D.Double(x, (row - (rows - 1) / 2.0) * LINE));
        }
        return places;
    }
}
