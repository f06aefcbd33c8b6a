package tilewatch.recognizer.art.castle;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import tilewatch.engine.castle.Feature;
import tilewatch.engine.castle.Part;
import tilewatch.recognizer.art.Brush;
import tilewatch.recognizer.art.Drawings;
import tilewatch.recognizer.art.Flat;
import tilewatch.recognizer.art.Outline;
import tilewatch.recognizer.art.Spots;

/** Paints parts: cobbled streets, roofs, towers of grey stone with battlements, sunny yards with stalls. */
final class PartPainter {
    private static final Drawings DRAWINGS = Drawings.of("castle");
    private static final int[] ROOFS = {0xb8623f, 0xc98546, 0xa2573c, 0x8a5240};
    private static final int[] YARDS = {0xe3cf9a, 0xd9c48c, 0xe8d9ac};
    private static final Area INNER = new Area(new Rectangle2D.Double(.07, .07, .86, .86));
    private static final double STALL = .2;
    private static final double FOUNTAIN = .22;

    private final Brush brush;

    PartPainter(Brush brush) {
        this.brush = brush;
    }

    void paint(List<Part> parts, PartShapes shapes) {
        land(parts, shapes);
        for (int i = 0; i < parts.size(); i++) {
            adorn(parts.get(i), shapes, i);
        }
    }

    /** All parts and the square some streets end on, without stalls and fountains. */
    void land(List<Part> parts, PartShapes shapes) {
        for (int i = 0; i < parts.size(); i++) {
            Area shape = shapes.shape(i);
            switch (parts.get(i).feature()) {
                case STREET -> cobbles(shape, 0x8d8a92);
                case HOUSE -> houses(shape);
                case TOWER -> tower(shape);
                case COURTYARD -> yard(shape);
            }
        }
        cobbles(shapes.plaza(), 0xb3a58c);
    }

    private void adorn(Part part, PartShapes shapes, int i) {
        if (part.fountain()) {
            Point2D at = part.slots().size() > 2 ? new Point2D.Double(.5, .5) : shapes.spot(i);
            DRAWINGS.drawing("fountain").paint(brush, at, FOUNTAIN, false);
        }
        Area room = shapes.shape(i);
        for (int k = 0; k < part.markets(); k++) {
            Point2D spot = shapes.spot(i);
            Area free = new Area(room);
            free.subtract(Flat.circle(spot, .19));
            Point2D beside = Spots.within(free);
            Point2D at = Spots.room(free, beside) > STALL * .45 ? beside : Spots.within(room);
            DRAWINGS.drawing("stall").paint(brush, at, STALL, false);
            room.subtract(Flat.circle(at, STALL * .6));
        }
    }

    private void cobbles(Area shape, int stone) {
        if (shape.isEmpty()) {
            return;
        }
        brush.line(shape, .02, new Color(0x4a4650));
        brush.fill(shape, new Color(0x5f5b66));
        brush.inside(shape, () -> {
            for (Point2D at : brush.scatter(shape, .03, 900)) {
                brush.disc(at.getX(), at.getY(), .016, brush.near(stone));
            }
        });
    }

    private void houses(Area shape) {
        brush.fill(shape, new Color(0x9a7550));
        double grain = brush.pick(2) * Math.PI / 2 + brush.between(-.2, .2);
        brush.inside(shape, () -> {
            for (Point2D at : brush.scatter(shape, .15, 900)) {
                double angle = grain + brush.pick(2) * Math.PI / 2;
                brush.house(at, angle, brush.between(.15, .2), brush.between(.11, .13), ROOFS[brush.pick(4)]);
            }
        });
        brush.line(shape, .014, new Color(0x3a2418));
    }

    /** Grey ashlar behind a parapet, so that it is no house even without colour. */
    private void tower(Area shape) {
        brush.fill(shape, new Color(0x77808f));
        brush.inside(shape, () -> {
            for (double y = 0; y < 1; y += .07) {
                double shift = (int) Math.round(y / .07) % 2 * .06;
                for (double x = -.06; x < 1.1; x += .12) {
                    brush.rect(x + shift, y, .112, .062, brush.near(0xa3abb8));
                }
            }
        });
        Area parapet = new Area(new BasicStroke(.09f).createStrokedShape(shape));
        parapet.intersect(shape);
        brush.fill(parapet, new Color(0xd4d9e0));
        brush.line(parapet, .008, new Color(0x3b4048));
        Area rim = new Area(new BasicStroke(.02f).createStrokedShape(Outline.SQUARE));
        Area merlons = new Area(parapet);
        merlons.subtract(rim);
        for (Point2D at : brush.scatter(merlons, .07, 500)) {
            brush.rect(at.getX() - .014, at.getY() - .014, .028, .028, new Color(0x4b525e));
        }
        Point2D spot = Spots.within(shape);
        brush.disc(spot.getX(), spot.getY(), .1, new Color(0x3b4048));
        brush.disc(spot.getX(), spot.getY(), .085, new Color(0x9c3f34));
        brush.line(spot.getX(), spot.getY() - .085, spot.getX(), spot.getY() + .085, .012, new Color(0xd9b24a));
        brush.line(spot.getX() - .085, spot.getY(), spot.getX() + .085, spot.getY(), .012, new Color(0xd9b24a));
    }

    private void yard(Area shape) {
        Color ground = brush.near(YARDS[brush.pick(YARDS.length)]);
        brush.fill(shape, ground);
        brush.inside(shape, () -> {
            Area inner = new Area(shape);
            inner.intersect(INNER);
            for (Point2D at : brush.scatter(inner, .2, 60)) {
                double size = brush.between(.05, .1);
                int colour = brush.pick(3) == 0 ? 0x9db35a : brush.pick(2) == 0 ? 0xc2a56c : 0xf3e9c6;
                for (int i = 0; i < 6; i++) {
                    double x = at.getX() + brush.between(-size, size);
                    double y = at.getY() + brush.between(-size, size);
                    double r = size * brush.between(.3, .6);
                    if (INNER.contains(x - r, y - r, 2 * r, 2 * r)) {
                        brush.disc(x, y, r, brush.near(colour));
                    }
                }
            }
            for (Point2D at : brush.scatter(shape, .05, 200)) {
                brush.rect(at.getX(), at.getY(), .012, .008, Brush.shade(ground, .75));
            }
            for (Point2D at : brush.scatter(inner, .17, 4 + brush.pick(6))) {
                if (brush.pick(2) == 0) {
                    brush.tree(at, brush.between(.025, .045), 0x5f8a3a);
                } else {
                    barrel(at);
                }
            }
        });
    }

    private void barrel(Point2D at) {
        brush.disc(at.getX() + .006, at.getY() + .008, .024, new Color(40, 30, 10, 120));
        brush.disc(at.getX(), at.getY(), .024, new Color(0x5a3a1e));
        brush.disc(at.getX(), at.getY(), .017, brush.near(0xa9763e));
    }

    static void icon(Brush brush, String name, double x, double y, double size) {
        DRAWINGS.drawing(name).paint(brush, new Point2D.Double(x, y), size, false);
    }

    static String iconOf(Feature feature) {
        return feature == Feature.COURTYARD ? "stall" : feature.word();
    }
}
