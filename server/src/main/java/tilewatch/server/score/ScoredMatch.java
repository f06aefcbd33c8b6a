package tilewatch.server.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Violation;
import tilewatch.engine.notation.MatchFile;
import tilewatch.engine.notation.MatchWriter;

/**
 * Everything {@code tilewatch score} says of a match; its JSON is this record as it stands.
 *
 * @param finalScoring the lines that would be added if the game ended now
 * @param unmet expectations of the file that do not hold
 * @param table the table as it is drawn, empty for games whose table is not
 */
public record ScoredMatch(
        String file,
        String game,
        Map<String, String> options,
        List<String> players,
        List<Turn> turns,
        List<Line> finalScoring,
        List<Total> totals,
        boolean over,
        List<String> table,
        List<String> unmet) {

    public record Turn(
            int number,
            String player,
            String move,
            boolean legal,
            boolean stands,
            List<Violation> violations,
            List<Line> scored) {}

    public record Line(String player, String feature, int points, String sum, List<String> squares) {}

    public record Total(String player, int scored, int atTheEnd, int total) {}

    public static <S extends GameState, M> ScoredMatch of(String file, MatchFile<S, M> read) {
        Match<S, M> match = read.match();
        S state = match.state();
        Setup setup = state.setup();
        List<ScoreLine> end = match.game().finalScoring(state);
        List<Total> totals = new ArrayList<>();
        for (int player = 0; player < setup.players().size(); player++) {
            int scored = state.score(player);
            int atTheEnd = ScoreLine.total(end, player);
            totals.add(new Total(setup.players().get(player), scored, atTheEnd, scored + atTheEnd));
        }
        return new ScoredMatch(
                file,
                setup.game(),
                new TreeMap<>(setup.options()),
                setup.players(),
                turns(match),
                lines(setup, end),
                totals,
                state.over(),
                match.game()
                        .notation()
                        .drawing()
                        .map(pen -> MatchWriter.table(pen, state))
                        .orElse(List.of()),
                read.unmet().stream().map(MatchFile.Unmet::toString).toList());
    }

    private static <S extends GameState, M> List<Turn> turns(Match<S, M> match) {
        MoveNotation<S, M> notation = match.game().notation();
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < match.turns().size(); i++) {
            Match.Turn<S, M> turn = match.turns().get(i);
            S before = match.stateBefore(i);
            Setup setup = before.setup();
            turns.add(new Turn(
                    i + 1,
                    setup.players().get(notation.player(before, turn.move())),
                    notation.print(before, turn.move()),
                    turn.verdict().legal(),
                    turn.verdict().next().isPresent(),
                    turn.verdict().violations(),
                    lines(setup, turn.verdict().scored())));
        }
        return turns;
    }

    private static List<Line> lines(Setup setup, List<ScoreLine> lines) {
        return lines.stream()
                .map(line -> new Line(
                        setup.players().get(line.player()),
                        line.feature(),
                        line.points(),
                        line.expression(),
                        line.cells().stream().map(Object::toString).toList()))
                .toList();
    }
}
