package tilewatch.recognizer.simulate;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.SplittableRandom;

/** An arm in a sleeve that reaches into the picture and holds something at its fingertips. */
final class HandPainter {
    private static final int[] SKINS = {0xe2b08c, 0xc98f66, 0x8f5b3c, 0xf0c9a8};
    private static final int[] SLEEVES = {0x2f3b52, 0x6b6f74, 0x7b2d2d, 0xd9d4c7, 0x35523c};

    private HandPainter() {}

    /**
     * @param target the pixel it reaches for
     * @param away how far it still is from there, in tiles
     * @param tile how broad a tile is there, in pixels
     */
    static void paint(
            Graphics2D g, Point2D target, double away, double tile, int width, int height, SplittableRandom random) {
        double elbowX =
                random.nextBoolean() ? width * random.nextDouble(-.05, .3) : width * random.nextDouble(.7, 1.05);
        double elbowY = random.nextDouble() < .6 ? height * 1.1 : height * -.1;
        double angle = Math.atan2(target.getY() - elbowY, target.getX() - elbowX);
        double length = target.distance(elbowX, elbowY);
        Color skin = new Color(SKINS[random.nextInt(SKINS.length)]);
        Color sleeve = new Color(SLEEVES[random.nextInt(SLEEVES.length)]);
        Area hand = hand(tile);
        Area arm = new Area(capsule(-length - tile, 0, -1.7 * tile, 0, 1.15 * tile));
        Area cloth = new Area(capsule(-length - tile, 0, -Math.min(.75 * length, 5 * tile), 0, 1.6 * tile));
        AffineTransform before = g.getTransform();
        g.translate(target.getX() - away * tile * Math.cos(angle), target.getY() - away * tile * Math.sin(angle));
        Shape shadow = AffineTransform.getRotateInstance(angle).createTransformedShape(union(hand, arm, cloth));
        g.translate(tile * .25, tile * .3);
        g.setColor(new Color(0, 0, 0, 70));
        g.fill(shadow);
        g.translate(-tile * .25, -tile * .3);
        g.rotate(angle);
        round(g, union(hand, arm), skin, tile);
        round(g, cloth, sleeve, tile);
        g.setTransform(before);
    }

    /** Fingertips at 0,0, the arm to the left. */
    private static Area hand(double tile) {
        Area hand = new Area(new Ellipse2D.Double(-1.9 * tile, -.62 * tile, 1.4 * tile, 1.24 * tile));
        for (int finger = 0; finger < 4; finger++) {
            double y = (finger - 1.5) * .28 * tile;
            double reach = finger == 0 || finger == 3 ? -.25 * tile : -.05 * tile;
            hand.add(new Area(capsule(-1.1 * tile, y, reach, y * .75, .26 * tile)));
        }
        hand.add(new Area(capsule(-1.3 * tile, .5 * tile, -.45 * tile, .72 * tile, .28 * tile)));
        return hand;
    }

    private static Area union(Area... parts) {
        Area all = new Area();
        for (Area part : parts) {
            all.add(part);
        }
        return all;
    }

    /** Fills a shape so that it looks rounded: darker at the rim. */
    private static void round(Graphics2D g, Area shape, Color colour, double tile) {
        g.setColor(colour);
        g.fill(shape);
        Shape clip = g.getClip();
        g.clip(shape);
        for (int layer = 1; layer <= 5; layer++) {
            g.setColor(new Color(40, 15, 5, 22));
            g.setStroke(new BasicStroke((float) (tile * .09 * layer)));
            g.draw(shape);
        }
        g.setClip(clip);
    }

    private static Shape capsule(double x1, double y1, double x2, double y2, double thick) {
        return new BasicStroke((float) thick, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(new Line2D.Double(x1, y1, x2, y2));
    }
}
