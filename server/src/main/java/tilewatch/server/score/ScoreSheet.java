package tilewatch.server.score;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import tilewatch.engine.Violation;

/** Prints a scored match for people. */
public final class ScoreSheet {

    private final PrintWriter out;

    public ScoreSheet(PrintWriter out) {
        this.out = out;
    }

    public void print(ScoredMatch match) {
        out.println(match.file() + ": " + match.game() + ", " + String.join(", ", match.players()));
        out.println("  "
                + match.options().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .collect(Collectors.joining(", ")));
        match.turns().forEach(this::print);
        out.println(match.over() ? "The game is over. Final scoring:" : "If the game ended now:");
        print(match.finalScoring());
        for (ScoredMatch.Total total : match.totals()) {
            out.println(total.player() + " " + total.total() + " (" + total.scored() + " + " + total.atTheEnd() + ")");
        }
        match.table().forEach(row -> out.println("  " + row));
        match.unmet().forEach(unmet -> out.println(match.file() + ": " + unmet));
    }

    private void print(ScoredMatch.Turn turn) {
        out.println(turn.number() + ". " + turn.player() + ": " + turn.move()
                + (turn.legal() ? "  legal" : turn.stands() ? "  ILLEGAL, let lie" : "  IMPOSSIBLE, skipped"));
        for (Violation violation : turn.violations()) {
            out.println("     " + violation.rule() + ": " + violation.text() + " [" + violation.passage() + "]");
        }
        print(turn.scored());
    }

    private void print(List<ScoredMatch.Line> lines) {
        for (ScoredMatch.Line line : lines) {
            out.println("   + " + line.player() + " " + line.feature() + " " + line.points() + " = " + line.sum()
                    + (line.squares().isEmpty() ? "" : " on " + String.join(" ", line.squares())));
        }
    }
}
