package tilewatch.engine;

import java.util.List;
import tilewatch.engine.board.Pos;

/** A table drawn as rows of words, so that a test can show a position instead of playing up to it. */
public interface TableDrawing<S extends GameState> {

    /** The same match with nothing on the table yet. */
    S cleared(S start);

    /**
     * Lays a row of the drawing, westmost square first; {@code .} is an empty square.
     *
     * @throws NotationException naming the word that cannot lie there
     */
    S row(S state, Pos westmost, String row);

    /** Adds what a player has on the table, such as {@code meeple c1 at 0,0}. */
    S add(S state, int player, String thing);

    /** The square of the first word of the first row that {@link #rows} gives. */
    Pos corner(S state);

    List<String> rows(S state);

    /** What this player has on the table, each as {@link #add} reads it. */
    List<String> things(S state, int player);
}
