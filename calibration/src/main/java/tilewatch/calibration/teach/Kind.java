package tilewatch.calibration.teach;

import java.util.List;

/**
 * A kind of tile there is in the box.
 *
 * @param name in its set
 * @param count copies in the box
 * @param sides what the four sides show, clockwise from north
 */
public record Kind(String name, int count, List<String> sides) {
    public Kind {
        sides = List.copyOf(sides);
        if (sides.size() != 4 || count < 1) {
            throw new IllegalArgumentException("tile " + name + ": " + count + " copies, sides " + sides);
        }
    }
}
