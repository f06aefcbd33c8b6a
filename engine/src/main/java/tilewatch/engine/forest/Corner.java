package tilewatch.engine.forest;

import java.util.List;
import tilewatch.engine.board.Turn;

/** One of the four cells of a card, clockwise from north-west. */
public enum Corner {
    NW(0, 0),
    NE(1, 0),
    SE(1, 1),
    SW(0, 1);

    static final List<Corner> ALL = List.of(values());

    private final int dx;
    private final int dy;

    Corner(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** Columns east of the card's north-west cell. */
    int dx() {
        return dx;
    }

    /** Rows south of the card's north-west cell. */
    int dy() {
        return dy;
    }

    /** Which printed corner is seen here when the card lies turned: turned once, NW shows what is printed SW. */
    Corner printed(Turn turn) {
        return ALL.get((ordinal() - turn.quarters()) & 3);
    }
}
