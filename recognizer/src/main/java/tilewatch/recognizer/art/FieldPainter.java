package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import tilewatch.engine.tiles.Segment;

/** Grass with crops behind hedges, flowers, bushes and trees: what grows where is each tile's own. */
final class FieldPainter implements Painter {
    private static final int[] GRASS = {0x7fa645, 0x8cb04c, 0x74a050, 0x96ad4a};
    private static final int[] CROPS = {0xd9bd58, 0xb7a23c, 0x9a7a45, 0xa9c24f, 0x5f8f3a};
    private static final int[] FLOWERS = {0xf4f0e0, 0xe8d13a, 0xc94f6d, 0x8f6bc4, 0xe07b39};
    private static final int LEAF = 0x3f7031;

    /** Grass all along the rim: what grows on one tile need not go on on the next. */
    private static final Area FARMED = new Area(new Rectangle2D.Double(.055, .055, .89, .89));

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area field = shapes.shape(segment);
        brush.fill(field, brush.near(GRASS[brush.pick(GRASS.length)]));
        brush.inside(field, () -> {
            for (Point2D at : brush.scatter(field, .035, 500)) {
                brush.disc(at.getX(), at.getY(), brush.between(.01, .03), alpha(brush.near(0x6d9a3c), 90));
            }
            Area farmed = new Area(field);
            farmed.intersect(FARMED);
            brush.inside(FARMED, () -> brush.scatter(farmed, .27, 60).forEach(at -> crop(brush, at)));
            Color tuft = new Color(60, 95, 35, 170);
            for (Point2D at : brush.scatter(field, .03, 260)) {
                brush.line(at.getX(), at.getY(), at.getX() - .006, at.getY() - .014, .003, tuft);
                brush.line(at.getX(), at.getY(), at.getX() + .006, at.getY() - .013, .003, tuft);
            }
            int flower = FLOWERS[brush.pick(FLOWERS.length)];
            for (Point2D at : brush.scatter(field, .045, 45)) {
                brush.disc(at.getX(), at.getY(), .007, brush.near(flower));
            }
            for (Point2D at : brush.scatter(field, .13, 8 + brush.pick(10))) {
                brush.tree(at, brush.between(.022, .042), LEAF);
            }
        });
    }

    private static void crop(Brush brush, Point2D at) {
        double width = brush.between(.2, .34);
        double height = brush.between(.16, .26);
        double angle = brush.between(0, Math.PI);
        Color soil = brush.near(CROPS[brush.pick(CROPS.length)]);
        Shape patch = AffineTransform.getTranslateInstance(at.getX(), at.getY())
                .createTransformedShape(AffineTransform.getRotateInstance(angle)
                        .createTransformedShape(new Rectangle2D.Double(-width / 2, -height / 2, width, height)));
        brush.inside(
                patch,
                () -> brush.around(at, angle, () -> {
                    brush.rect(-width / 2, -height / 2, width, height, soil);
                    double step = brush.between(.016, .026);
                    for (double y = -height / 2; y < height / 2; y += step) {
                        brush.line(-width / 2, y, width / 2, y, step * .35, Brush.shade(soil, .74));
                        brush.line(
                                -width / 2,
                                y + step * .4,
                                width / 2,
                                y + step * .4,
                                step * .2,
                                Brush.shade(soil, 1.16));
                    }
                }));
        hedge(brush, patch);
    }

    private static void hedge(Brush brush, Shape patch) {
        double[] c = new double[6];
        double fromX = 0;
        double fromY = 0;
        for (var it = patch.getPathIterator(null); !it.isDone(); it.next()) {
            int kind = it.currentSegment(c);
            if (kind == PathIterator.SEG_LINETO && brush.pick(4) > 0) {
                double length = Math.hypot(c[0] - fromX, c[1] - fromY);
                for (double s = 0; s <= length; s += .017) {
                    double t = s / length;
                    Point2D bush = new Point2D.Double(fromX + t * (c[0] - fromX), fromY + t * (c[1] - fromY));
                    brush.tree(bush, brush.between(.009, .013), 0x4b7a35);
                }
            }
            fromX = c[0];
            fromY = c[1];
        }
    }

    private static Color alpha(Color c, int alpha) {
        return new Color(c.getRed(), c.getGreen(), c.getBlue(), alpha);
    }
}
