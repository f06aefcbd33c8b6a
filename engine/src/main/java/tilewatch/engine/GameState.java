package tilewatch.engine;

import java.util.List;

/** What every game's state can tell, whatever is on the table. */
public interface GameState {

    Setup setup();

    /** Index of the player whose turn it is; meaningless once the game is over. */
    int toMove();

    /** Everything scored so far, oldest first. Totals are always derived from it. */
    List<ScoreLine> lines();

    /** True when no turn is left; the final scoring is then what {@link Game#finalScoring} says. */
    boolean over();

    default int score(int player) {
        return ScoreLine.total(lines(), player);
    }
}
