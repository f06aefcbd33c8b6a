package tilewatch.engine.forest;

import java.util.List;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/**
 * A card on the table.
 *
 * @param at the square of its north-west cell as it lies, whatever its turn
 */
public record Placement(Card card, Pos at, Turn turn) {

    public Placement {
        if (at.x() == Pos.LIMIT || at.y() == Pos.LIMIT) {
            throw new IllegalArgumentException("a card on " + at + " reaches off any table");
        }
    }

    public Pos pos(Corner corner) {
        return new Pos(at.x() + corner.dx(), at.y() + corner.dy());
    }

    public Cell cell(Corner corner) {
        return card.cell(corner, turn);
    }

    public List<Pos> squares() {
        return Corner.ALL.stream().map(this::pos).toList();
    }
}
