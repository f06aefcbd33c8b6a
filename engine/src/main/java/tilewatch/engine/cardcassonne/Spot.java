package tilewatch.engine.cardcassonne;

import java.util.OptionalInt;

/**
 * Where in the rows something was put.
 *
 * @param row the colour of the row
 * @param place how many cards are nearer to the track; empty means at the end of the row, where it belongs
 */
public record Spot(Colour row, OptionalInt place) {

    public static Spot endOf(Colour row) {
        return new Spot(row, OptionalInt.empty());
    }

    /** {@code city}, or {@code city@3} for the third place from the track. */
    @Override
    public String toString() {
        return place.isPresent() ? row.row() + "@" + (place.getAsInt() + 1) : row.row();
    }
}
