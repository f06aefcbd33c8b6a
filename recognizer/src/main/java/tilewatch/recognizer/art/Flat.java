package tilewatch.recognizer.art;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** Areas of straight pieces only: unions of curves are slow and leave slivers. */
public final class Flat {

    private Flat() {}

    public static Area area(Shape shape) {
        Path2D path = new Path2D.Double();
        path.append(new FlatteningPathIterator(shape.getPathIterator(null), .002), false);
        return new Area(path);
    }

    public static Area circle(Point2D middle, double radius) {
        return area(new Ellipse2D.Double(middle.getX() - radius, middle.getY() - radius, 2 * radius, 2 * radius));
    }

    /** The pieces of a flat area that hang together. */
    public static List<Area> pieces(Area area) {
        List<Area> pieces = new ArrayList<>();
        Path2D piece = new Path2D.Double();
        double[] c = new double[6];
        for (PathIterator it = area.getPathIterator(null); !it.isDone(); it.next()) {
            switch (it.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> piece.moveTo(c[0], c[1]);
                case PathIterator.SEG_LINETO -> piece.lineTo(c[0], c[1]);
                case PathIterator.SEG_CLOSE -> {
                    piece.closePath();
                    pieces.add(new Area(piece));
                    piece = new Path2D.Double();
                }
                default -> throw new AssertionError("flat shapes have no curves");
            }
        }
        return pieces;
    }
}
