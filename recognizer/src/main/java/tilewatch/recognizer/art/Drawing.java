package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** A small picture of one thing, an animal or a stone, in a square from -10 to 10. */
public final class Drawing {
    private static final double HALF = 10;
    private static final double HALO = 1.3;

    /**
     * One shape of it.
     *
     * @param width of the pen; 0 for a filled shape, which gets a thin dark edge
     */
    record Stroke(Path2D path, double width, Color colour) {}

    private final List<Stroke> strokes;

    Drawing(List<Stroke> strokes) {
        this.strokes = List.copyOf(strokes);
    }

    /** Paints it as wide as said, with a pale halo that lifts it off any ground; mirrored, it looks the other way. */
    public void paint(Brush brush, Point2D at, double width, boolean mirrored) {
        paint(brush, at, width, mirrored, 0, new Color(250, 246, 228, 210));
    }

    /** The same, turned about its middle, with a halo of one's own. */
    public void paint(Brush brush, Point2D at, double width, boolean mirrored, double angle, Color halo) {
        double scale = width / (2 * HALF);
        AffineTransform place = AffineTransform.getTranslateInstance(at.getX(), at.getY());
        place.rotate(angle);
        place.scale(mirrored ? -scale : scale, scale);
        if (halo.getAlpha() > 0) {
            brush.fill(place.createTransformedShape(silhouette()), halo);
        }
        for (Stroke stroke : strokes) {
            Shape shape = place.createTransformedShape(stroke.path);
            if (stroke.width == 0) {
                brush.fill(shape, stroke.colour);
                brush.line(shape, .35 * scale, Brush.shade(stroke.colour, .45));
            } else {
                brush.line(shape, stroke.width * scale, stroke.colour);
            }
        }
    }

    private Area silhouette() {
        Area all = new Area();
        for (Stroke stroke : strokes) {
            float pen = (float) (stroke.width + 2 * HALO);
            all.add(new Area(new BasicStroke(pen, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                    .createStrokedShape(stroke.path)));
            if (stroke.width == 0) {
                all.add(new Area(stroke.path));
            }
        }
        return all;
    }
}
