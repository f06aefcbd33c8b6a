package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Point2D;
import tilewatch.engine.tiles.Segment;

/** What stands inside a tile: the monastery behind its wall, and the garden with its beds. */
final class InnerPainters {
    private static final int SLATE = 0x8f4a3a;

    private InnerPainters() {}

    static void monastery(Brush brush, SegmentShapes shapes, Segment segment) {
        Point2D middle = middle(shapes, segment);
        brush.disc(middle.getX() + .012, middle.getY() + .014, .175, new Color(20, 25, 10, 90));
        brush.disc(middle.getX(), middle.getY(), .17, new Color(0x6d6456));
        brush.disc(middle.getX(), middle.getY(), .155, new Color(0xd9cda6));
        for (int i = 0; i < 9; i++) {
            double angle = i * 2 * Math.PI / 9 + .3;
            Point2D at =
                    new Point2D.Double(middle.getX() + .135 * Math.cos(angle), middle.getY() + .135 * Math.sin(angle));
            brush.tree(at, .018, 0x4f8436);
        }
        brush.house(at(middle, .0, .0), 0, .23, .085, SLATE);
        brush.house(at(middle, .035, .0), Math.PI / 2, .2, .08, SLATE);
        Point2D tower = at(middle, -.085, 0);
        brush.around(tower, 0, () -> {
            brush.rect(-.045, -.045, .09, .09, new Color(0x4d463c));
            brush.rect(-.038, -.038, .076, .076, new Color(0xe6dfcc));
            brush.fill(Brush.polygon(-.03, -.03, .03, -.03, 0, 0), new Color(0x7e8fa6));
            brush.fill(Brush.polygon(.03, -.03, .03, .03, 0, 0), new Color(0x56667d));
            brush.fill(Brush.polygon(.03, .03, -.03, .03, 0, 0), new Color(0x46546a));
            brush.fill(Brush.polygon(-.03, .03, -.03, -.03, 0, 0), new Color(0x6a7b92));
            brush.line(0, -.02, 0, .02, .007, new Color(0xf0d060));
            brush.line(-.014, -.005, .014, -.005, .007, new Color(0xf0d060));
        });
    }

    static void garden(Brush brush, SegmentShapes shapes, Segment segment) {
        Point2D middle = middle(shapes, segment);
        int[] beds = {0xc8385a, 0xe6c72f, 0x8a55b5, 0xf1ece2};
        brush.disc(middle.getX(), middle.getY(), .108, new Color(0x2f5a28));
        brush.disc(middle.getX(), middle.getY(), .088, new Color(0xe5d6a8));
        for (int i = 0; i < 4; i++) {
            double angle = Math.PI / 4 + i * Math.PI / 2;
            Point2D bed = at(middle, .05 * Math.cos(angle), .05 * Math.sin(angle));
            brush.disc(bed.getX(), bed.getY(), .03, new Color(0x4f8a3a));
            for (int k = 0; k < 9; k++) {
                double x = bed.getX() + brush.between(-.02, .02);
                double y = bed.getY() + brush.between(-.02, .02);
                brush.disc(x, y, .007, brush.near(beds[i]));
            }
        }
        brush.disc(middle.getX(), middle.getY(), .02, new Color(0x8e8a80));
        brush.disc(middle.getX(), middle.getY(), .013, new Color(0x5aa0c8));
    }

    private static Point2D at(Point2D middle, double dx, double dy) {
        return new Point2D.Double(middle.getX() + dx, middle.getY() + dy);
    }

    private static Point2D middle(SegmentShapes shapes, Segment segment) {
        var bounds = shapes.shape(segment).getBounds2D();
        return new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
    }
}
