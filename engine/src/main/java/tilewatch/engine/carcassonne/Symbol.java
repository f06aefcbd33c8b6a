package tilewatch.engine.carcassonne;

import tilewatch.engine.board.Pos;

/**
 * A bonus symbol that the tile just laid has activated.
 *
 * @param pos the square of the tile that shows it
 */
public record Symbol(Pos pos, Bonus bonus) {}
