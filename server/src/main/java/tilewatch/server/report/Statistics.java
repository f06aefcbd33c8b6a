package tilewatch.server.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Players over past matches. People are told apart by name and game. */
public final class Statistics {
    private final Map<String, Standing> byPlayer = new TreeMap<>();

    /** How one player has done in one game so far. */
    public record Standing(String player, String game, int matches, int wins, double average, int best) {
        Standing plus(int score, boolean won) {
            double sum = average * matches + score;
            return new Standing(
                    player, game, matches + 1, wins + (won ? 1 : 0), sum / (matches + 1), Math.max(best, score));
        }
    }

    /** Counts a finished match; whoever has the most points has won, together with others who have as many. */
    public void add(Report report) {
        int most = Collections.max(report.total());
        String game = report.match().game();
        for (int i = 0; i < report.total().size(); i++) {
            int score = report.total().get(i);
            Standing before =
                    byPlayer.getOrDefault(game + "\n" + report.name(i), new Standing(report.name(i), game, 0, 0, 0, 0));
            byPlayer.put(game + "\n" + report.name(i), before.plus(score, score == most));
        }
    }

    /** Most wins first. */
    public List<Standing> standings() {
        List<Standing> all = new ArrayList<>(byPlayer.values());
        all.sort(Comparator.comparingInt(Standing::wins).reversed().thenComparing(Standing::player));
        return all;
    }
}
