package tilewatch.calibration.teach;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Point;

/** Four corners in a picture, clockwise. */
public record Quad(List<Corner> corners) {

    /** A place in the picture, in pixels. */
    public record Corner(double x, double y) {}

    public Quad {
        corners = List.copyOf(corners);
        if (corners.size() != 4) {
            throw new IllegalArgumentException(corners.size() + " corners are no quad");
        }
    }

    static Quad of(Point[] points) {
        List<Corner> corners = new ArrayList<>();
        for (Point point : points) {
            corners.add(new Corner(point.x, point.y));
        }
        return new Quad(corners);
    }

    Point[] points() {
        return corners.stream().map(c -> new Point(c.x, c.y)).toArray(Point[]::new);
    }

    Quad times(double scale) {
        return new Quad(
                corners.stream().map(c -> new Corner(c.x * scale, c.y * scale)).toList());
    }

    /** Positive, since the corners run clockwise as the eye sees it. */
    public double area() {
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            Corner a = corners.get(i);
            Corner b = corners.get((i + 1) % 4);
            sum += a.x * b.y - b.x * a.y;
        }
        return sum / 2;
    }

    double side(int i) {
        Corner a = corners.get(i);
        Corner b = corners.get((i + 1) % 4);
        return Math.hypot(a.x - b.x, a.y - b.y);
    }

    public Corner middle() {
        return new Corner(
                corners.stream().mapToDouble(Corner::x).average().orElseThrow(),
                corners.stream().mapToDouble(Corner::y).average().orElseThrow());
    }
}
