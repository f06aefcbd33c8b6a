package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The course of a road or a river: its middle line and how broad it is.
 *
 * @param end where it ends inside the tile, or its middle if it runs from side to side
 */
record Course(Path2D line, double width, Point2D end) {

    /** From one side to another, bending through the middle of the tile, a little differently on each tile. */
    static Course between(Point2D a, Point2D b, double width, SplittableRandom random) {
        double sway = (random.nextBoolean() ? 1 : -1) * random.nextDouble(.05, .12);
        boolean straight = Math.abs(a.getX() - b.getX()) < 1e-9 || Math.abs(a.getY() - b.getY()) < 1e-9;
        double pull = straight ? .6 : random.nextDouble(.55, .8);
        Path2D line = startingOutside(a);
        double swayX = straight ? (b.getY() - a.getY()) * sway : 0;
        double swayY = straight ? (b.getX() - a.getX()) * sway : 0;
        line.curveTo(
                a.getX() + pull * (.5 - a.getX()) + swayX,
                a.getY() + pull * (.5 - a.getY()) + swayY,
                b.getX() + pull * (.5 - b.getX()) - swayX,
                b.getY() + pull * (.5 - b.getY()) - swayY,
                b.getX(),
                b.getY());
        Point2D beyond = outside(b);
        line.lineTo(beyond.getX(), beyond.getY());
        return new Course(line, width, new Point2D.Double(.5, .5));
    }

    /** From a side to a place inside the tile: it leaves the side at a right angle. */
    static Course ending(Point2D side, Point2D end, double width) {
        double reach = side.distance(end) / 2;
        Path2D line = startingOutside(side);
        line.quadTo(
                side.getX() + 2 * reach * (.5 - side.getX()),
                side.getY() + 2 * reach * (.5 - side.getY()),
                end.getX(),
                end.getY());
        return new Course(line, width, end);
    }

    /** Lines begin beyond the rim, so that nothing of the field shows between two tiles' roads. */
    private static Path2D startingOutside(Point2D side) {
        Path2D line = new Path2D.Double();
        Point2D beyond = outside(side);
        line.moveTo(beyond.getX(), beyond.getY());
        line.lineTo(side.getX(), side.getY());
        return line;
    }

    private static Point2D outside(Point2D side) {
        return new Point2D.Double(side.getX() + .3 * (side.getX() - .5), side.getY() + .3 * (side.getY() - .5));
    }

    /** The place on the middle line a share of the way through the tile. */
    Point2D along(double share) {
        List<Point2D> places = new ArrayList<>();
        double[] c = new double[6];
        for (var it = new FlatteningPathIterator(line.getPathIterator(null), .0005, 12); !it.isDone(); it.next()) {
            it.currentSegment(c);
            if (Outline.SQUARE.outcode(c[0], c[1]) == 0) {
                places.add(new Point2D.Double(c[0], c[1]));
            }
        }
        double total = 0;
        for (int i = 1; i < places.size(); i++) {
            total += places.get(i - 1).distance(places.get(i));
        }
        double left = share * total;
        for (int i = 1; i < places.size(); i++) {
            Point2D a = places.get(i - 1);
            Point2D b = places.get(i);
            if (left <= a.distance(b)) {
                double t = left / a.distance(b);
                return new Point2D.Double(a.getX() + t * (b.getX() - a.getX()), a.getY() + t * (b.getY() - a.getY()));
            }
            left -= a.distance(b);
        }
        return end;
    }

    Shape stroked(double share) {
        return new BasicStroke((float) (width * share), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(line);
    }

    Area body() {
        Area area = new Area(stroked(1));
        area.intersect(new Area(Outline.SQUARE));
        return area;
    }
}
