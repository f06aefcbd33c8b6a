package tilewatch.engine;

import java.util.List;
import java.util.Optional;

/** Moves as text that people can read, type and diff. {@code parse} and {@code print} are inverse. */
public interface MoveNotation<S extends GameState, M> {

    /**
     * Reads a move written without the player's name. The state tells what a name can mean.
     *
     * @throws NotationException naming the offending text and what was expected
     */
    M parse(S state, int player, String text);

    String print(S state, M move);

    /** Who makes this move; normally whoever's turn it is. */
    default int player(S state, M move) {
        return state.toMove();
    }

    /** How this game's table is drawn as text; empty if it is only ever played up to. */
    default Optional<TableDrawing<S>> drawing() {
        return Optional.empty();
    }

    /**
     * Answers a question about the table in this game's own words, such as {@code places K}.
     *
     * @throws NotationException if the game knows no such question
     */
    default List<String> tell(S state, String question) {
        throw new NotationException(question, "a question this game can answer");
    }
}
