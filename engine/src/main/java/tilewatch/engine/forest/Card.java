package tilewatch.engine.forest;

import java.util.List;
import tilewatch.engine.board.Turn;

/**
 * A forest card as printed.
 *
 * @param cells clockwise from north-west
 */
public record Card(String id, List<Cell> cells) {

    public Card {
        cells = List.copyOf(cells);
        if (cells.size() != Corner.ALL.size()) {
            throw new IllegalArgumentException("card " + id + " has " + cells.size() + " cells, not four");
        }
    }

    /** What is seen in that corner of the table's square when the card lies turned. */
    public Cell cell(Corner corner, Turn turn) {
        return cells.get(corner.printed(turn).ordinal());
    }

    @Override
    public String toString() {
        return id;
    }
}
