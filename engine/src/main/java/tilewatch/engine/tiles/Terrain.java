package tilewatch.engine.tiles;

import java.util.Map;

/**
 * A kind of segment: city, road, field, lake …
 *
 * @param name as written in tile files
 * @param letter first letter of the ids of such segments: {@code c1}, {@code c2}
 * @param shape how it meets the rim of a tile
 * @param marks what may be noted on such a segment, by name
 */
public record Terrain(String name, char letter, Shape shape, Map<String, Mark> marks) {

    /** How a segment meets the rim: over whole sides, in the middle of a side, or not at all. */
    public enum Shape {
        AREA,
        LINE,
        INNER
    }

    /** What a mark's value is: a number (1 if none is written), a word, or other segments of the same tile. */
    public enum Mark {
        NUMBER,
        WORD,
        SEGMENTS
    }

    public Terrain {
        marks = Map.copyOf(marks);
    }
}
