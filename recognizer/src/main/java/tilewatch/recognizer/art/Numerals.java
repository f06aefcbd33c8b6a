package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Arrays;
import java.util.List;

/** Numbers drawn by our own pen: fonts differ from machine to machine, and some have none. */
public final class Numerals {
    /** The digits from 0, each 16 high and about 9 wide round its middle. */
    private static final List<Path2D> DIGITS = List.of(
            digit("M 0 -8 C 6 -8 6 8 0 8 C -6 8 -6 -8 0 -8 Z"),
            digit("M -3 -5 L 1 -8 L 1 8"),
            digit("M -4 -4 C -4 -9.5 5 -9.5 4 -3 C 3.5 0 -3 4 -4 8 L 4.5 8"),
            digit("M -4 -6.5 C -2 -9.5 5 -8.5 4 -3.5 C 3.5 -1 1 -.5 -1 -.5 C 2 -.5 5 1 4.5 4.5 C 4 9 -3 9 -4.5 5.5"),
            digit("M 2 8 L 2 -8 L -5 3.5 L 5 3.5"),
            digit("M 4 -8 L -3 -8 L -3.6 -1 C -1 -3 5 -2.5 4.5 3 C 4 9 -3.5 9 -4.5 5.5"),
            digit("M 3.5 -7 C -1 -9.5 -5 -3 -4.5 3 C -4 9.5 5 9 4.5 3 C 4 -2.5 -3.5 -2 -4.5 3"),
            digit("M -4.5 -8 L 4.5 -8 C 1 -2 -1 2 -1.5 8"),
            digit("M 0 -.8 C -5.5 -2 -5 -8 0 -8 C 5 -8 5.5 -2 0 -.8 C -6 .5 -6 8 0 8 C 6 8 6 .5 0 -.8 Z"),
            digit("M -3.5 7 C 1 9.5 5 3 4.5 -3 C 4 -9.5 -5 -9 -4.5 -3 C -4 2.5 3.5 2 4.5 -3"));

    private static final double HEIGHT = 16;
    private static final double ADVANCE = 13;
    private static final double PEN = 2.6;

    private Numerals() {}

    private static Path2D digit(String path) {
        return Drawings.path(Arrays.asList(path.split(" ", -1)));
    }

    /** Writes a number round its middle, so high. */
    public static void write(Brush brush, int number, Point2D middle, double height, Color colour) {
        String text = Integer.toString(number);
        double scale = height / HEIGHT;
        for (int i = 0; i < text.length(); i++) {
            double x = middle.getX() + (i - (text.length() - 1) / 2.0) * ADVANCE * scale;
            AffineTransform place = AffineTransform.getTranslateInstance(x, middle.getY());
            place.scale(scale, scale);
            Path2D digit = DIGITS.get(text.charAt(i) - '0');
            brush.line(place.createTransformedShape(digit), PEN * scale, colour);
        }
    }
}
