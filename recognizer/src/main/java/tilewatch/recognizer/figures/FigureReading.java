package tilewatch.recognizer.figures;

import tilewatch.recognizer.lattice.Cell;

/**
 * A figure on a tile.
 *
 * @param cell the cell of its foot
 * @param u where in the cell its foot is, 0 left to 1 right
 * @param v 0 top to 1 bottom
 * @param colour its colour
 * @param pose whether it stands or lies
 * @param claims the kind of segment it stands on ({@code city, road, field, monastery}, …), empty if unknown
 * @param probability how sure it is a figure of this colour here
 */
public record FigureReading(
        Cell cell, double u, double v, FigureColour colour, Pose pose, String claims, double probability) {
    /** How a figure rests on its tile. */
    public enum Pose {
        STANDING,
        LYING,
        UNSURE
    }
}
