package tilewatch.engine;

import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Pos;

/**
 * One broken rule.
 *
 * @param rule stable id such as {@code edges-match}; with the details it becomes a sentence in the phone's language
 * @param cells the squares concerned, the one where it happened first
 * @param details what clashes, by name: {@code side=E, here=road, there=city}
 * @param text the same in English
 * @param passage where the rulebook says so
 */
public record Violation(String rule, List<Pos> cells, Map<String, String> details, String text, String passage) {

    public Violation {
        cells = List.copyOf(cells);
        details = Map.copyOf(details);
    }
}
