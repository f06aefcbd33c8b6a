package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** What one knows a city by from afar, when its roofs are a blur: market places, halls and keeps on pale ground. */
final class Landmarks {
    static final double RADIUS = .085;

    private static final Color PALE = new Color(0xe9e2cf);
    private static final Color OUTLINE = new Color(0x544c41);
    private static final int[] STALLS = {0x8fa67a, 0xa9825c, 0x7e8794, 0xd9d2be};

    /** Whole landmarks only: half of one would not go on on the next tile. */
    private static final Rectangle2D INSIDE = new Rectangle2D.Double(.12, .12, .76, .76);

    private Landmarks() {}

    static Area room(Area building) {
        Area room = new Area(building);
        room.intersect(new Area(INSIDE));
        return room;
    }

    static void paint(Brush brush, Point2D at, double grain) {
        int kind = brush.pick(3);
        brush.around(at, grain, () -> {
            if (kind == 0) {
                market(brush);
            } else if (kind == 1) {
                hall(brush);
            } else {
                keep(brush);
            }
        });
    }

    private static void market(Brush brush) {
        brush.disc(0, 0, RADIUS, OUTLINE);
        brush.disc(0, 0, RADIUS - .008, PALE);
        for (int i = 0; i < 7; i++) {
            double angle = i * 2 * Math.PI / 7;
            double x = .055 * Math.cos(angle);
            double y = .055 * Math.sin(angle);
            brush.rect(x - .012, y - .012, .024, .024, brush.near(STALLS[brush.pick(STALLS.length)]));
        }
        brush.disc(0, 0, .018, new Color(0x77736a));
        brush.disc(0, 0, .01, new Color(0x3d4a52));
    }

    private static void hall(Brush brush) {
        brush.rect(-.105, -.07, .21, .14, OUTLINE);
        brush.rect(-.098, -.063, .196, .126, PALE);
        brush.house(new Point2D.Double(0, 0), 0, .16, .075, brush.pick(2) == 0 ? 0x565d6c : 0x5a4638);
    }

    private static void keep(Brush brush) {
        brush.rect(-.075, -.075, .15, .15, OUTLINE);
        brush.rect(-.067, -.067, .134, .134, PALE);
        for (int i = 0; i < 4; i++) {
            brush.disc(i % 2 == 0 ? -.067 : .067, i < 2 ? -.067 : .067, .026, OUTLINE);
            brush.disc(i % 2 == 0 ? -.067 : .067, i < 2 ? -.067 : .067, .019, brush.near(0x8b8f98));
        }
        brush.disc(0, 0, .038, OUTLINE);
        brush.disc(0, 0, .03, brush.near(0x6b7079));
        brush.disc(-.006, -.007, .012, new Color(0xa9afba));
    }
}
