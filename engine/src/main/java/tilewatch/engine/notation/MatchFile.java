package tilewatch.engine.notation;

import java.util.List;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;

/**
 * What a match file says.
 *
 * @param title what it is about; may be empty
 * @param passage the rule it shows, as the rulebook calls it; may be empty
 * @param unmet the expectations that do not hold
 */
public record MatchFile<S extends GameState, M>(String title, String passage, Match<S, M> match, List<Unmet> unmet) {

    /** An expectation that does not hold, and what is so instead. */
    public record Unmet(int line, String expectation, String found) {

        @Override
        public String toString() {
            return "line " + line + ": expected " + expectation + ", found " + found;
        }
    }

    public MatchFile {
        unmet = List.copyOf(unmet);
    }
}
