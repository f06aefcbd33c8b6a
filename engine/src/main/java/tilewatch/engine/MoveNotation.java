package tilewatch.engine;

/** Moves as text that people can read, type and diff. {@code parse} and {@code print} are inverse. */
public interface MoveNotation<S extends GameState, M> {

    /**
     * Reads a move written without the player's name. The state tells what a name can mean.
     *
     * @throws NotationException naming the offending text and what was expected
     */
    M parse(S state, int player, String text);

    String print(S state, M move);
}
