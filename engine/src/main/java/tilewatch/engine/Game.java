package tilewatch.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A rulebook as a value. All methods are pure: a state is never changed, a move gives a new one.
 *
 * @param <S> the state of a match
 * @param <M> a move: everything a player does in one turn, as the table sees it
 */
public interface Game<S extends GameState, M> {

    /** Short, stable name used in files and addresses, e.g. {@code carcassonne}. */
    String id();

    /** How this game may be played: editions and house rules, visible to everybody at the table. */
    List<Option> options();

    /** The table before the first turn. Throws {@link SetupException} naming what cannot be. */
    S start(Setup setup);

    /** What the rulebook says of a move. Never throws for a move that breaks a rule: that is a verdict. */
    Verdict<S> judge(S state, M move);

    /** Every move the rules allow now, for whatever piece may come next. */
    List<M> legalMoves(S state);

    /**
     * The moves open to a player who has drawn blind, for games played by the computer; none if the game cannot go on.
     * Games without a blind draw have nothing to choose here.
     */
    default List<M> movesAfterDraw(S state, RandomGenerator random) {
        return state.over() ? List.of() : legalMoves(state);
    }

    /** The lines the final scoring would add if the game ended now; what was scored before is in the state. */
    List<ScoreLine> finalScoring(S state);

    /** How moves are written down and read back; see {@code docs/notation.md}. */
    MoveNotation<S, M> notation();
}
