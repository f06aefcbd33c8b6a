package tilewatch.engine.castle;

import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/**
 * A space of the wall a tile may be laid against. It counts like a tile of whatever it shows.
 *
 * @param pos the square of the wall it stands on, outside the castle
 * @param faces the side towards the castle
 */
public record StartSpace(Pos pos, Side faces, Piece piece) {

    /** The cell inside the wall that lies against it. */
    public Pos cell() {
        return pos.beside(faces);
    }
}
