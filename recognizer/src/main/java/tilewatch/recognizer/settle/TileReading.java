package tilewatch.recognizer.settle;

import java.util.List;
import tilewatch.recognizer.lattice.Cell;

/**
 * A tile as settled so far.
 *
 * @param cell where it lies
 * @param tile its name in the set
 * @param turns clockwise quarter turns from its gallery picture
 * @param probability how sure that is, 0 to 1
 * @param state what may be done with it
 * @param alternatives what else it may be, likeliest first
 */
public record TileReading(
        Cell cell, String tile, int turns, double probability, State state, List<Alternative> alternatives) {
    public TileReading {
        alternatives = List.copyOf(alternatives);
    }

    /** Another tile it may be. */
    public record Alternative(String tile, int turns, double probability) {}

    /** What may be done with a reading. */
    public enum State {
        /** Sure and agreed over time. */
        COMMITTED,
        /** Likely; not yet sure. */
        PROPOSED,
        /** Looked at often enough and still open: the table must say. */
        ASKED,
        /** Nothing in the gallery looks like it. */
        UNKNOWN
    }
}
