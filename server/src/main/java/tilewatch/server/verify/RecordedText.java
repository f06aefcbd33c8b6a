package tilewatch.server.verify;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;
import tilewatch.server.cli.BadInput;

/** Reads what the referee recorded, and writes it and what our rules say in the same words to be compared. */
final class RecordedText {

    private RecordedText() {}

    static List<String> places(List<RecordedGame.Place> places) {
        return places.stream()
                .map(p -> p.set() + "/" + p.tile() + " " + p.x() + "," + p.y()
                        + Turn.of(p.turns()).arrow())
                .toList();
    }

    static List<String> places(Landscape landscape) {
        return landscape.grid().all().stream()
                .map(l -> l.tile().set() + "/" + l.tile().name() + " " + l.pos()
                        + l.turn().arrow())
                .toList();
    }

    static List<String> spots(List<List<Integer>> placements) {
        return placements.stream()
                .map(p -> new Spot(new Pos(p.get(0), p.get(1)), Turn.of(p.get(2))).toString())
                .toList();
    }

    static Pos square(RecordedGame.Put figure) {
        Integer x = figure.x();
        Integer y = figure.y();
        if (x == null || y == null) {
            throw new BadInput("takeBack: expected x and y");
        }
        return new Pos(x, y);
    }

    static Tile tile(Pile pile, String set, String name, int turn) {
        return pile.kinds().stream()
                .filter(t -> t.set().equals(set) && t.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "turn " + (turn + 1) + ": tile '" + name + "' of set '" + set + "' is not in this match"));
    }

    static List<String> lines(List<RecordedGame.Scored> lines) {
        return lines.stream()
                .map(l -> l.player() + " " + l.feature() + " " + l.points() + " " + cells(l.tiles()))
                .toList();
    }

    private static List<Pos> cells(@Nullable List<List<Integer>> tiles) {
        return Objects.requireNonNullElse(tiles, List.<List<Integer>>of()).stream()
                .map(t -> new Pos(t.get(0), t.get(1)))
                .sorted()
                .toList();
    }

    /** A line as the referee would write it; features are words with underscores there. */
    static String line(ScoreLine line) {
        return brief(line) + " "
                + line.cells().stream().sorted(Comparator.naturalOrder()).toList();
    }

    static String brief(ScoreLine line) {
        return line.player() + " " + line.feature().replace('-', '_') + " " + line.points();
    }

    static void compareTotals(
            String what, List<Integer> theirs, GameState state, List<ScoreLine> added, Differences differences) {
        for (int player = 0; player < theirs.size(); player++) {
            int ours = state.score(player) + ScoreLine.total(added, player);
            if (ours != theirs.get(player)) {
                differences.add(what + ": the referee gives "
                        + state.setup().players().get(player) + " " + theirs.get(player) + ", we give " + ours);
            }
        }
    }
}
