package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Paints in tile coordinates (0 to 1) with one stream of chance, and knows the things that stand in every landscape. */
public final class Brush {
    private static final Color SHADOW = new Color(20, 25, 10, 90);

    private final Graphics2D g;
    private final SplittableRandom random;

    public Brush(Graphics2D g, SplittableRandom random) {
        this.g = g;
        this.random = random;
    }

    public double between(double low, double high) {
        return random.nextDouble(low, high);
    }

    public int pick(int bound) {
        return random.nextInt(bound);
    }

    /** The colour, a little lighter or darker by chance. */
    public Color near(int rgb) {
        return shade(new Color(rgb), between(.88, 1.12));
    }

    public static Color shade(Color c, double by) {
        return new Color((int) Math.min(255, c.getRed() * by), (int) Math.min(255, c.getGreen() * by), (int)
                Math.min(255, c.getBlue() * by));
    }

    public void fill(Shape shape, Color colour) {
        g.setColor(colour);
        g.fill(shape);
    }

    public void line(Shape shape, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    public void line(double x1, double y1, double x2, double y2, double width, Color colour) {
        line(new Line2D.Double(x1, y1, x2, y2), width, colour);
    }

    /** Paints with the shape as a stencil. */
    public void inside(Shape stencil, Runnable painting) {
        Shape before = g.getClip();
        g.clip(stencil);
        painting.run();
        g.setClip(before);
    }

    /** Paints in coordinates turned about a place, which becomes 0,0. */
    public void around(Point2D place, double angle, Runnable painting) {
        AffineTransform before = g.getTransform();
        g.translate(place.getX(), place.getY());
        g.rotate(angle);
        painting.run();
        g.setTransform(before);
    }

    /** Paints in coordinates that begin at a place and are so much larger or smaller. */
    public void scaled(double x, double y, double scale, Runnable painting) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(scale, scale);
        painting.run();
        g.setTransform(before);
    }

    public void rect(double x, double y, double width, double height, Color colour) {
        fill(new Rectangle2D.Double(x, y, width, height), colour);
    }

    public void disc(double x, double y, double radius, Color colour) {
        fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), colour);
    }

    /** Places inside a shape, no two nearer than the spacing. */
    public List<Point2D> scatter(Area shape, double spacing, int attempts) {
        List<Point2D> places = new ArrayList<>();
        Rectangle2D bounds = shape.getBounds2D();
        for (int i = 0; i < attempts && !bounds.isEmpty(); i++) {
            double x = between(bounds.getMinX(), bounds.getMaxX());
            double y = between(bounds.getMinY(), bounds.getMaxY());
            if (shape.contains(x, y) && places.stream().allMatch(p -> p.distance(x, y) >= spacing)) {
                places.add(new Point2D.Double(x, y));
            }
        }
        return places;
    }

    /** A house from above: two slopes of the roof, one in the light, a ridge and a chimney. */
    public void house(Point2D place, double angle, double length, double depth, int roof) {
        around(place, angle, () -> {
            rect(-length / 2 + .012, -depth / 2 + .014, length, depth, SHADOW);
            Color light = near(roof);
            rect(-length / 2, -depth / 2, length, depth / 2, light);
            rect(-length / 2, 0, length, depth / 2, shade(light, .68));
            for (double x = -length / 2 + .012; x < length / 2; x += .014) {
                line(x, -depth / 2, x, depth / 2, .003, new Color(40, 15, 5, 70));
            }
            line(-length / 2, 0, length / 2, 0, .007, shade(light, 1.3));
            line(new Rectangle2D.Double(-length / 2, -depth / 2, length, depth), .005, new Color(50, 25, 15));
            rect(length / 5, -depth / 3, .014, .014, new Color(225, 215, 200));
        });
    }

    public void tree(Point2D place, double radius, int leaf) {
        disc(place.getX() + radius * .35, place.getY() + radius * .4, radius, SHADOW);
        Color colour = near(leaf);
        disc(place.getX(), place.getY(), radius, shade(colour, .7));
        for (int i = 0; i < 7; i++) {
            double angle = between(0, 2 * Math.PI);
            double off = between(0, radius * .6);
            disc(
                    place.getX() + Math.cos(angle) * off - radius * .12,
                    place.getY() + Math.sin(angle) * off - radius * .15,
                    radius * between(.25, .45),
                    shade(colour, between(.9, 1.3)));
        }
    }

    public static Path2D polygon(double... xy) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i], xy[i + 1]);
        }
        path.closePath();
        return path;
    }
}
