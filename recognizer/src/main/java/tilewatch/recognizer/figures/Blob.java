package tilewatch.recognizer.figures;

import tilewatch.recognizer.lattice.Cell;

/**
 * A patch of one figure's colour on the board seen straight from above, in grid units.
 *
 * @param colour its colour
 * @param x the foot's column, with fraction
 * @param y the foot's row, with fraction
 * @param area in tiles
 * @param contrast mean Lab distance from the bare tile
 * @param roundness smaller over larger axis of the side that the light falls on
 */
public record Blob(FigureColour colour, double x, double y, double area, double contrast, double roundness) {
    /** The cell its foot is on. */
    public Cell cell() {
        return new Cell((int) Math.floor(y), (int) Math.floor(x));
    }

    /**
     * Log odds that the figure lies: it then shows its flat star, as wide as it is high, and else the bar of its head
     * and arms. On a webcam game three lying figures had mean roundnesses of .91 to .96, eighteen standing ones of .40
     * to .77.
     */
    double lying() {
        return 22 * (roundness - .83);
    }
}
