package tilewatch.server.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.server.table.TableMatch;
import tilewatch.server.view.Snapshot;
import tilewatch.server.view.Views;

/**
 * What a report tells, whatever it is written as.
 *
 * @param total final score if the match is over, else the score if it ended now
 * @param history each player's score after each turn, and after the final scoring as the last value
 * @param kinds each player's points by what was scored
 */
public record Report(
        String table,
        Snapshot.MatchView match,
        List<Integer> total,
        List<List<Integer>> history,
        List<Map<String, Integer>> kinds,
        List<Incident> incidents) {

    /** An illegal placement, a correction or an undo. */
    public record Incident(long at, String by, String text) {}

    /** As somebody without a seat may read it. */
    public static Report of(String table, TableMatch<?, ?> match) {
        Snapshot.MatchView view = Views.wholeMatch(match);
        List<Snapshot.Line> ending = view.finalLines() == null ? List.of() : view.finalLines();
        List<List<Integer>> history = new ArrayList<>();
        List<Integer> total = new ArrayList<>();
        List<Map<String, Integer>> kinds = new ArrayList<>();
        for (int player = 0; player < view.players().size(); player++) {
            List<Integer> scores = history(view, player);
            int sum = view.players().get(player).score() + points(ending, player);
            scores.add(sum);
            history.add(scores);
            total.add(sum);
            kinds.add(kinds(view.lines(), ending, player));
        }
        List<String> stories = Views.incidents(match, -1);
        List<Incident> incidents = new ArrayList<>();
        for (int i = 0; i < stories.size(); i++) {
            var entry = match.incidents().get(i).entry();
            incidents.add(new Incident(entry.at(), entry.by(), stories.get(i)));
        }
        return new Report(table, view, total, history, kinds, incidents);
    }

    private static List<Integer> history(Snapshot.MatchView view, int player) {
        List<Integer> scores = new ArrayList<>();
        int sum = 0;
        for (Snapshot.Turn turn : view.turns()) {
            for (Snapshot.Line line : view.lines()) {
                if (line.turn() == turn.turn() && line.player() == player) {
                    sum += line.points();
                }
            }
            scores.add(sum);
        }
        return scores;
    }

    private static int points(List<Snapshot.Line> lines, int player) {
        return lines.stream()
                .filter(line -> line.player() == player)
                .mapToInt(Snapshot.Line::points)
                .sum();
    }

    private static Map<String, Integer> kinds(List<Snapshot.Line> lines, List<Snapshot.Line> ending, int player) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        for (List<Snapshot.Line> part : List.of(lines, ending)) {
            for (Snapshot.Line line : part) {
                if (line.player() == player) {
                    kinds.merge(line.feature(), line.points(), Integer::sum);
                }
            }
        }
        return kinds;
    }

    /** All lines, those of the final scoring last. */
    List<Snapshot.Line> allLines() {
        List<Snapshot.Line> all = new ArrayList<>(match.lines());
        if (match.finalLines() != null) {
            all.addAll(match.finalLines());
        }
        return all;
    }

    String name(int player) {
        return match.players().get(player).name();
    }
}
