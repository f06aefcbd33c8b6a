package tilewatch.recognizer.art.castle;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewatch.engine.board.Slot;
import tilewatch.engine.castle.Feature;
import tilewatch.engine.castle.Part;
import tilewatch.engine.castle.Piece;
import tilewatch.recognizer.art.Flat;
import tilewatch.recognizer.art.Outline;
import tilewatch.recognizer.art.Spots;

/**
 * Where each part of a castle tile lies, from 0 to 1: houses and towers by the rim they own, streets through the middle,
 * courtyards on what is left.
 */
public final class PartShapes {
    private static final double STREET = .15;
    private static final double PLAZA = .13;
    private static final Point2D MIDDLE = new Point2D.Double(.5, .5);

    private final Piece piece;
    private final List<Area> shapes = new ArrayList<>();
    private final Area plaza = new Area();

    private PartShapes(Piece piece) {
        this.piece = piece;
        piece.parts().forEach(part -> shapes.add(new Area()));
    }

    /** The shapes of a piece; the same piece always has the same. */
    public static PartShapes of(Piece piece) {
        PartShapes shapes = new PartShapes(piece);
        shapes.build();
        shapes.pave();
        shapes.spread();
        return shapes;
    }

    /** The index of the part at a place of the tile; empty on a square where streets end, and off the tile. */
    public Optional<Integer> at(double u, double v) {
        for (int i = 0; i < shapes.size(); i++) {
            if (shapes.get(i).contains(u, v)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    public Area shape(int part) {
        return new Area(shapes.get(part));
    }

    /** A place well inside a part: where one puts a figure. */
    public Point2D spot(int part) {
        return Spots.within(shapes.get(part));
    }

    /** The square on which several streets end, if there is one. */
    Area plaza() {
        return new Area(plaza);
    }

    private boolean is(int part, Feature feature) {
        return piece.parts().get(part).feature() == feature;
    }

    private void build() {
        for (int i = 0; i < shapes.size(); i++) {
            Part part = piece.parts().get(i);
            if (part.feature() == Feature.HOUSE || part.feature() == Feature.TOWER) {
                shapes.get(i).add(Flat.area(new Outline(new HashSet<>(part.slots())).shape()));
            }
        }
    }

    private void pave() {
        long ends = piece.parts().stream()
                .filter(p -> p.feature() == Feature.STREET && p.slots().size() == 1)
                .count();
        if (ends > 1) {
            plaza.add(Flat.circle(MIDDLE, PLAZA));
        }
        Area streets = new Area(plaza);
        for (int i = 0; i < shapes.size(); i++) {
            if (is(i, Feature.STREET)) {
                Area street = street(piece.parts().get(i), ends > 1);
                street.subtract(plaza);
                shapes.get(i).add(street);
                streets.add(street);
            }
        }
        for (int i = 0; i < shapes.size(); i++) {
            if (!is(i, Feature.STREET)) {
                shapes.get(i).subtract(streets);
            }
        }
    }

    private Area street(Part part, boolean toPlaza) {
        List<Point2D> sides = part.slots().stream().map(Outline::middle).toList();
        Path2D line = new Path2D.Double();
        if (sides.size() == 2) {
            Point2D a = sides.get(0);
            Point2D b = sides.get(1);
            line.moveTo(a.getX(), a.getY());
            line.quadTo(.5, .5, b.getX(), b.getY());
        } else {
            Point2D end = sides.size() == 1 && !toPlaza ? end(sides.get(0)) : MIDDLE;
            for (Point2D side : sides) {
                line.moveTo(side.getX(), side.getY());
                line.lineTo(end.getX(), end.getY());
            }
        }
        Shape stroke = new BasicStroke((float) STREET, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_ROUND)
                .createStrokedShape(line);
        Area street = Flat.area(stroke);
        street.intersect(new Area(Outline.SQUARE));
        return street;
    }

    /** A street ends at the door of the house or tower opposite, or in the middle of a courtyard. */
    private Point2D end(Point2D side) {
        Point2D opposite = new Point2D.Double(1 - side.getX(), 1 - side.getY());
        for (int i = 0; i < shapes.size(); i++) {
            if (shapes.get(i).contains(.98 * opposite.getX() + .01, .98 * opposite.getY() + .01)) {
                return Spots.nearest(shapes.get(i), MIDDLE);
            }
        }
        return MIDDLE;
    }

    private void spread() {
        Area rest = new Area(Outline.SQUARE);
        shapes.forEach(rest::subtract);
        rest.subtract(plaza);
        for (Area ground : Flat.pieces(rest)) {
            Optional<Integer> yard = courtyard(ground);
            int owner = yard.orElseGet(() -> nearest(ground));
            shapes.get(owner).add(ground);
        }
    }

    private Optional<Integer> courtyard(Area ground) {
        for (int i = 0; i < shapes.size(); i++) {
            if (is(i, Feature.COURTYARD)) {
                for (Slot slot : piece.parts().get(i).slots()) {
                    Point2D p = Outline.middle(slot);
                    if (ground.contains(p.getX() + .02 * (.5 - p.getX()), p.getY() + .02 * (.5 - p.getY()))) {
                        return Optional.of(i);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The house, tower or yard a leftover between wall and street belongs to. */
    private int nearest(Area ground) {
        var bounds = ground.getBounds2D();
        Point2D middle = new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
        return IntStream.range(0, shapes.size())
                .boxed()
                .filter(i -> shapes.size() == 1 || !is(i, Feature.STREET))
                .min(Comparator.comparingDouble(
                        i -> Spots.nearest(shapes.get(i), middle).distance(middle)))
                .orElse(0);
    }
}
