package tilewatch.recognizer.simulate;

/**
 * A hand over the table.
 *
 * @param over the tile it lays
 * @param away how far its fingertips still are from the tile, or are again, in tile pitches
 */
public record Hand(LyingTile over, double away) {}
