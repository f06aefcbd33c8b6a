package tilewatch.engine.castle;

/**
 * A player's keep on the largest house he has scored.
 *
 * @param size tiles of that house and, unless the table plays otherwise, start spaces
 */
public record Keep(Spot house, int size) {}
