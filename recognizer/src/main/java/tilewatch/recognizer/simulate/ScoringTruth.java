package tilewatch.recognizer.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.carcassonne.CarcassonneState;

/** What was finished when and for how many points: a row for each finished thing, its owners sharing the row. */
final class ScoringTruth {
    private static final String COLUMNS =
            "frame_finished,finished_by,feature,cells_row_col,shields,points,figures,gone_in_frame,scored_by";

    private final Recording recording;
    private final List<Scene> scenes;
    private final int left;
    private final int top;
    private final List<String> rows = new ArrayList<>();

    ScoringTruth(Recording recording, int left, int top) {
        this.recording = recording;
        this.scenes = recording.scenes();
        this.left = left;
        this.top = top;
    }

    List<String> rows() {
        int players = recording.match().state().setup().players().size();
        rows.add(COLUMNS + ","
                + IntStream.range(0, players)
                        .mapToObj(player -> TruthFiles.player(player) + "_total")
                        .collect(Collectors.joining(",")));
        int last = scenes.get(scenes.size() - 1).turn();
        for (int turn = 1; turn <= last; turn++) {
            var played = recording.match().turns().get(turn - 1);
            String by = TruthFiles.player(played.move().player());
            add(turn, by, played.verdict().scored(), totals(played.after(), List.of()));
        }
        if (last == recording.match().turns().size()) {
            CarcassonneState state = recording.match().state();
            List<ScoreLine> lines = recording.match().game().finalScoring(state);
            add(last, "end", lines, totals(state, lines));
        }
        return rows;
    }

    private void add(int turn, String by, List<ScoreLine> lines, String totals) {
        Map<String, List<ScoreLine>> things = new LinkedHashMap<>();
        lines.forEach(line -> things.computeIfAbsent(line.feature() + line.cells(), k -> new ArrayList<>())
                .add(line));
        int frame = lastFrame(turn);
        for (List<ScoreLine> thing : things.values()) {
            ScoreLine line = thing.get(0);
            rows.add(String.join(
                    ",",
                    TruthFiles.name(frame),
                    by,
                    line.feature(),
                    cells(line),
                    "" + shields(line),
                    "" + line.points(),
                    figures(frame, line),
                    frame + 1 < scenes.size() ? TruthFiles.name(frame + 1) : "",
                    thing.stream().map(l -> TruthFiles.player(l.player())).collect(Collectors.joining(" ")),
                    totals));
        }
    }

    private String cells(ScoreLine line) {
        return line.cells().stream()
                .map(pos -> (pos.y() - top) + ":" + (pos.x() - left))
                .collect(Collectors.joining(" "));
    }

    private static int shields(ScoreLine line) {
        return line.terms().stream()
                .filter(term -> term.what().startsWith("shield"))
                .mapToInt(ScoreLine.Term::count)
                .sum();
    }

    private String figures(int frame, ScoreLine line) {
        return scenes.get(frame).figures().stream()
                .filter(f -> TruthFiles.claims(f).equals(line.feature())
                        && line.cells().contains(f.figure().zone().pos()))
                .map(PlacedFigure::name)
                .collect(Collectors.joining(" "));
    }

    private int lastFrame(int turn) {
        int last = 0;
        for (int i = 0; i < scenes.size(); i++) {
            last = scenes.get(i).turn() <= turn ? i : last;
        }
        return last;
    }

    private static String totals(CarcassonneState state, List<ScoreLine> extra) {
        return IntStream.range(0, state.setup().players().size())
                .mapToObj(player -> "" + (state.score(player) + ScoreLine.total(extra, player)))
                .collect(Collectors.joining(","));
    }
}
