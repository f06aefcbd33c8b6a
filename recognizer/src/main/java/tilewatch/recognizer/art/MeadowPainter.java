package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.tiles.Segment;

/** Steppe with heath, dry grass and stones, each tile its own; on it the animals, all of them to be counted. */
final class MeadowPainter implements Painter {
    private static final List<String> ANIMALS = List.of("mammoth", "aurochs", "tiger", "deer");
    private static final int[] GRASS = {0xb4bc5c, 0xc6c56c, 0xa4b556};
    private static final int[] PATCHES = {0xe6d698, 0x7c9440, 0xc09a60, 0xe4e6aa, 0x8a9a48, 0x97865a};
    private static final int[] FLOWERS = {0xfdf6e4, 0xb58ac9, 0xf0d648, 0xe28aa0};

    /** Plain grass all along the rim: what grows on one tile need not go on on the next. */
    private static final Area INNER = new Area(new Rectangle2D.Double(.06, .06, .88, .88));

    private static final double ANIMAL = .25;
    private static final double POWER = .3;

    /** An animal is drawn smaller rather than over the river, but never so small that one has to guess. */
    private static final double SMALLEST = .15;

    private final Drawings drawings;

    MeadowPainter(Drawings drawings) {
        this.drawings = drawings;
    }

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area meadow = shapes.shape(segment);
        brush.fill(meadow, brush.near(GRASS[brush.pick(GRASS.length)]));
        brush.inside(meadow, () -> steppe(brush, meadow));
    }

    private static void steppe(Brush brush, Area meadow) {
        Area inner = new Area(meadow);
        inner.intersect(INNER);
        for (Point2D at : brush.scatter(inner, .21, 90)) {
            patch(brush, at, brush.near(PATCHES[brush.pick(PATCHES.length)]));
        }
        Color tuft = new Color(92, 104, 38, 190);
        for (Point2D at : brush.scatter(meadow, .04, 260)) {
            for (int blade = -1; blade <= 1; blade++) {
                brush.line(at.getX(), at.getY(), at.getX() + .007 * blade, at.getY() - .02, .0035, tuft);
            }
        }
        int flower = FLOWERS[brush.pick(FLOWERS.length)];
        for (Point2D at : brush.scatter(inner, .05, 40)) {
            brush.disc(at.getX(), at.getY(), .008, brush.near(flower));
        }
        for (Point2D at : brush.scatter(inner, .16, 5 + brush.pick(8))) {
            if (brush.pick(2) == 0) {
                brush.tree(at, brush.between(.018, .034), 0x6f8a35);
            } else {
                stone(brush, at);
            }
        }
    }

    /** An uneven spot of other growth. */
    private static void patch(Brush brush, Point2D at, Color colour) {
        double size = brush.between(.06, .13);
        Color thin = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 215);
        for (int i = 0; i < 8; i++) {
            double x = at.getX() + brush.between(-size, size);
            double y = at.getY() + brush.between(-size * .7, size * .7);
            double r = size * brush.between(.4, .75);
            if (INNER.contains(x - r, y - r, 2 * r, 2 * r)) {
                brush.disc(x, y, r, thin);
            }
        }
        for (int i = 0; i < 14; i++) {
            double x = at.getX() + brush.between(-size * 1.3, size * 1.3);
            double y = at.getY() + brush.between(-size, size);
            brush.disc(x, y, .006, Brush.shade(colour, .72));
        }
    }

    private static void stone(Brush brush, Point2D at) {
        double r = brush.between(.014, .026);
        brush.disc(at.getX() + .006, at.getY() + .008, r, new Color(40, 40, 20, 110));
        brush.disc(at.getX(), at.getY(), r, brush.near(0x9a968c));
        brush.disc(at.getX() - r * .25, at.getY() - r * .3, r * .5, brush.near(0xc6c2b6));
    }

    @Override
    public void inhabit(Brush brush, SegmentShapes shapes, Segment segment) {
        List<String> there = new ArrayList<>();
        if (!segment.word("power").isEmpty()) {
            there.add(segment.word("power"));
        }
        for (String animal : ANIMALS) {
            for (int i = 0; i < segment.number(animal); i++) {
                there.add(animal);
            }
        }
        Area room = shapes.visible(segment);
        for (String name : there) {
            double wish = ANIMALS.contains(name) ? ANIMAL : POWER;
            Point2D place = shapes.besideTheSpot(segment, room, SMALLEST / 2);
            double size = Math.max(SMALLEST, Math.min(wish, 2.3 * Spots.room(room, place)));
            Point2D onTheTile = new Point2D.Double(within(place.getX(), size), within(place.getY(), size));
            drawings.drawing(name).paint(brush, onTheTile, size, brush.pick(2) == 0);
            room.subtract(Flat.circle(place, size * .62));
        }
    }

    private static double within(double at, double size) {
        double margin = size / 2 + .03;
        return Math.max(margin, Math.min(1 - margin, at));
    }
}
