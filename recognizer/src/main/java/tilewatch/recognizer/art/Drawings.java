package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The drawings of one game, read from a line file:
 *
 * <pre>
 * drawing deer
 * fill 9a6a3c M -5 -1 C -2 -3 4 -3 7 -1 L 7 3 Z
 * line 1.1 6b4524 M -4 3 L -4.5 9
 * dot ffffff 8 -1 .8
 * </pre>
 *
 * Paths move, draw lines and curves and close (M L Q C Z), always to places, never by steps. A path of {@code line} is
 * followed with a pen of the width said.
 */
public final class Drawings {
    private final String file;
    private final Map<String, List<Drawing.Stroke>> strokes = new HashMap<>();

    private Drawings(String file) {
        this.file = file;
    }

    /** Reads a file that ships with the recogniser. */
    public static Drawings of(String game) {
        String file = game + ".drawings";
        try (InputStream in = Drawings.class.getResourceAsStream("/drawings/" + file)) {
            if (in == null) {
                throw new IllegalArgumentException("no drawings in " + file);
            }
            return read(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    static Drawings read(String file, String text) {
        Drawings drawings = new Drawings(file);
        List<Drawing.Stroke> current = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            List<String> words = Arrays.asList(lines.get(i).strip().split("\\s+"));
            if (words.get(0).isEmpty() || words.get(0).startsWith("#")) {
                continue;
            }
            try {
                if (words.get(0).equals("drawing")) {
                    current = new ArrayList<>();
                    drawings.strokes.put(words.get(1), current);
                } else {
                    current.add(stroke(words));
                }
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new IllegalArgumentException(file + ":" + (i + 1) + ": '" + lines.get(i) + "': " + e, e);
            }
        }
        return drawings;
    }

    public Drawing drawing(String name) {
        List<Drawing.Stroke> found = strokes.get(name);
        if (found == null) {
            throw new IllegalArgumentException("no drawing of " + name + " in " + file);
        }
        return new Drawing(found);
    }

    private static Drawing.Stroke stroke(List<String> words) {
        return switch (words.get(0)) {
            case "fill" -> new Drawing.Stroke(path(words.subList(2, words.size())), 0, colour(words.get(1)));
            case "line" ->
                new Drawing.Stroke(path(words.subList(3, words.size())), number(words.get(1)), colour(words.get(2)));
            case "dot" -> {
                double radius = number(words.get(4));
                Path2D dot = new Path2D.Double(new Ellipse2D.Double(
                        number(words.get(2)) - radius, number(words.get(3)) - radius, 2 * radius, 2 * radius));
                yield new Drawing.Stroke(dot, 0, colour(words.get(1)));
            }
            default -> throw new IllegalArgumentException(words.get(0) + " is none of drawing, fill, line, dot");
        };
    }

    static Path2D path(List<String> words) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < words.size(); ) {
            String command = words.get(i++);
            double[] c = new double[6];
            int numbers =
                    switch (command) {
                        case "M", "L" -> 2;
                        case "Q" -> 4;
                        case "C" -> 6;
                        case "Z" -> 0;
                        default -> throw new IllegalArgumentException(command + " is none of M L Q C Z");
                    };
            for (int k = 0; k < numbers; k++) {
                c[k] = number(words.get(i++));
            }
            switch (command) {
                case "M" -> path.moveTo(c[0], c[1]);
                case "L" -> path.lineTo(c[0], c[1]);
                case "Q" -> path.quadTo(c[0], c[1], c[2], c[3]);
                case "C" -> path.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
                default -> path.closePath();
            }
        }
        return path;
    }

    private static double number(String word) {
        return Double.parseDouble(word);
    }

    private static Color colour(String word) {
        return new Color(Integer.parseInt(word, 16));
    }
}
