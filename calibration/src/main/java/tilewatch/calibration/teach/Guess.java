package tilewatch.calibration.teach;

/**
 * What a group of tiles may be.
 *
 * @param turns clockwise quarter turns that set its pictures upright
 * @param score the higher the likelier; only the order means something
 */
public record Guess(String tile, int turns, double score) {}
