package tilewatch.engine.castle;

import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;

/** A piece as it lies on the table. Start spaces lie there from the beginning, on the squares of the wall. */
public record Laid(Piece piece, Turn turn) {

    int partAt(Slot slot) {
        return piece.partAt(slot, turn);
    }

    boolean street(Side side) {
        return piece.street(side, turn);
    }

    Part part(int index) {
        return piece.parts().get(index);
    }

    /** The third of the rim to name a part by: the first one it owns going clockwise from north-west. */
    Slot firstSlot(int part) {
        for (Slot slot : Slot.values()) {
            if (partAt(slot) == part) {
                return slot;
            }
        }
        throw new AssertionError(piece + " has no part " + part);
    }
}
