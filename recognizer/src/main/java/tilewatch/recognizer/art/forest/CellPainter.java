package tilewatch.recognizer.art.forest;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import tilewatch.engine.forest.Cell;
import tilewatch.engine.forest.Clan;
import tilewatch.recognizer.art.Brush;
import tilewatch.recognizer.art.Drawings;

/** Paints one cell from 0 to 1: the clan's own ground, and its animals as the pips of a die lie. */
final class CellPainter {
    private static final Drawings ANIMALS = Drawings.of("forest");
    private static final Area ROOM = new Area(new Rectangle2D.Double(.04, .04, .92, .92));
    private static final double[] SIZE = {.66, .47, .43, .4};
    private static final double[][] PLACES = {
        {.5, .5}, {.28, .3, .72, .7}, {.5, .27, .27, .72, .73, .72}, {.27, .27, .73, .27, .27, .73, .73, .73}
    };

    private final Brush brush;

    CellPainter(Brush brush) {
        this.brush = brush;
    }

    void paint(Cell cell) {
        brush.rect(0, 0, 1, 1, new Color(0x1d3a1f));
        var frame = new RoundRectangle2D.Double(.022, .022, .956, .956, .12, .12);
        brush.inside(frame, () -> {
            if (cell instanceof Cell.Animals animals) {
                ground(animals.clan());
                double[] places = PLACES[animals.count() - 1];
                for (int i = 0; i < places.length; i += 2) {
                    animal(animals.clan().word(), places[i], places[i + 1], SIZE[animals.count() - 1], i % 4 == 2);
                }
            } else if (cell instanceof Cell.Bear) {
                den();
                animal("bear", .5, .5, .84, false);
            } else {
                clearing();
            }
        });
    }

    private void animal(String name, double x, double y, double size, boolean mirrored) {
        ANIMALS.drawing(name).paint(brush, new Point2D.Double(x, y), size, mirrored);
    }

    private void ground(Clan clan) {
        switch (clan) {
            case TOAD -> pond();
            case RABBIT -> clover();
            case FOX -> leaves();
            case RACCOON -> pebbles();
            case LIZARD -> sand();
        }
    }

    private List<Point2D> spots(double spacing, int attempts) {
        return brush.scatter(ROOM, spacing, attempts);
    }

    /** Rings on water. */
    private void pond() {
        brush.rect(0, 0, 1, 1, new Color(0x3c8f9c));
        for (Point2D at : spots(.2, 300)) {
            for (double r = .09; r > .02; r -= .03) {
                brush.disc(at.getX(), at.getY(), r, new Color(0x8fd0d6));
                brush.disc(at.getX(), at.getY(), r - .012, new Color(0x3c8f9c));
            }
        }
    }

    /** Three-leaved clover on fresh grass. */
    private void clover() {
        brush.rect(0, 0, 1, 1, new Color(0x9ccf63));
        for (Point2D at : spots(.12, 400)) {
            double turn = brush.between(0, Math.PI);
            for (int leaf = 0; leaf < 3; leaf++) {
                double angle = turn + leaf * 2 * Math.PI / 3;
                brush.disc(
                        at.getX() + .022 * Math.cos(angle),
                        at.getY() + .022 * Math.sin(angle),
                        .021,
                        brush.near(0x5f9f3a));
            }
        }
    }

    /** Fallen leaves, pointed. */
    private void leaves() {
        brush.rect(0, 0, 1, 1, new Color(0x5c3a24));
        int[] colours = {0xc9772c, 0xa8502a, 0xd6a23a, 0x8a4526};
        for (Point2D at : spots(.075, 700)) {
            var leaf = Brush.polygon(-.05, 0, -.01, -.024, .05, 0, -.01, .024);
            int colour = colours[brush.pick(colours.length)];
            brush.around(at, brush.between(0, 2 * Math.PI), () -> {
                brush.fill(leaf, brush.near(colour));
                brush.line(-.05, 0, .05, 0, .006, new Color(0x4a2a18));
            });
        }
    }

    /** Pebbles of a brook's bank. */
    private void pebbles() {
        brush.rect(0, 0, 1, 1, new Color(0x4b4660));
        for (Point2D at : spots(.09, 600)) {
            double r = brush.between(.028, .042);
            brush.disc(at.getX() + .008, at.getY() + .01, r, new Color(0x2c2838));
            brush.disc(at.getX(), at.getY(), r, brush.near(0x8d87a8));
            brush.disc(at.getX() - r / 4, at.getY() - r / 4, r / 2, brush.near(0xaca6c4));
        }
    }

    /** Rippled sand. */
    private void sand() {
        brush.rect(0, 0, 1, 1, new Color(0xecd48c));
        for (double y = 0; y < 1.1; y += .085) {
            double off = brush.between(-.02, .02);
            for (double x = -.05; x < 1; x += .1) {
                brush.line(x, y + off, x + .05, y + off - .03, .014, new Color(0xc9a552));
                brush.line(x + .05, y + off - .03, x + .1, y + off, .014, new Color(0xc9a552));
            }
        }
    }

    private void den() {
        brush.rect(0, 0, 1, 1, new Color(0x2a2422));
        for (Point2D at : spots(.1, 400)) {
            brush.line(at.getX() - .04, at.getY() + .04, at.getX() + .04, at.getY() - .04, .02, new Color(0x453a36));
        }
    }

    /** Light grass with nothing on it but flowers, trees standing round. */
    private void clearing() {
        brush.rect(0, 0, 1, 1, new Color(0x3c6b30));
        for (int i = 0; i < 28; i++) {
            double around = i / 7.0;
            double along = around % 1;
            Point2D at =
                    switch ((int) around) {
                        case 0 -> new Point2D.Double(along, .07);
                        case 1 -> new Point2D.Double(.93, along);
                        case 2 -> new Point2D.Double(1 - along, .93);
                        default -> new Point2D.Double(.07, 1 - along);
                    };
            brush.tree(at, brush.between(.07, .1), 0x4f8a3a);
        }
        brush.disc(.5, .5, .34, new Color(0xdfe8a0));
        brush.disc(.5, .5, .31, new Color(0xeef3b8));
        for (Point2D at : spots(.09, 120)) {
            if (at.distance(.5, .5) < .28) {
                brush.disc(at.getX(), at.getY(), .014, brush.near(0xf6fbe0));
                brush.disc(at.getX(), at.getY(), .007, new Color(0xe0b030));
            }
        }
    }
}
