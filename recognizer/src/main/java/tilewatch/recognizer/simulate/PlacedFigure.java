package tilewatch.recognizer.simulate;

import tilewatch.engine.carcassonne.Figure;

/**
 * A figure on the table.
 *
 * @param name its colour's first letter and a number, counted as figures are put down: R1, Y1, R2 …
 * @param x foot, in tile pitches
 * @param y foot
 * @param facing angle of its shoulders on the table, in radians
 */
public record PlacedFigure(String name, WoodColour colour, Figure figure, double x, double y, double facing) {

    /** Farmers lie down so that they are not taken for travellers or knights. */
    public boolean lying() {
        return figure.zone().segment().is("field");
    }
}
