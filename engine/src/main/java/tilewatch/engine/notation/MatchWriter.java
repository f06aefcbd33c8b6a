package tilewatch.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.LogEntry;
import tilewatch.engine.Match;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Setup;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;

/** Writes a match as a file that {@link MatchReader} reads back to the same log. */
public final class MatchWriter {

    private MatchWriter() {}

    public static <S extends GameState, M> String write(Match<S, M> match) {
        List<String> lines = new ArrayList<>();
        Setup setup = match.state().setup();
        lines.add("match " + setup.game());
        new TreeMap<>(setup.options()).forEach((id, value) -> lines.add("option " + id + " " + value));
        lines.add("players " + String.join(", ", setup.players()));
        Game<S, M> game = match.game();
        S start = match.stateBefore(0);
        if (!start.equals(game.start(setup))) {
            game.notation().drawing().ifPresent(pen -> lines.addAll(table(pen, start)));
        }
        Match<S, M> soFar = Match.from(game, start);
        for (LogEntry<M> entry : match.log()) {
            lines.add(line(soFar, entry));
            soFar = soFar.append(entry);
        }
        return String.join("\n", lines) + "\n";
    }

    /** The table as it is now, as it would be drawn. */
    public static <S extends GameState> List<String> table(TableDrawing<S> pen, S state) {
        List<String> lines = new ArrayList<>();
        Pos corner = pen.corner(state);
        lines.add("table " + corner);
        lines.addAll(pen.rows(state));
        for (int player = 0; player < state.setup().players().size(); player++) {
            String name = state.setup().players().get(player);
            pen.things(state, player).forEach(thing -> lines.add(name + ": " + thing));
        }
        lines.add("end");
        return lines;
    }

    private static <S extends GameState, M> String line(Match<S, M> before, LogEntry<M> entry) {
        MoveNotation<S, M> notation = before.game().notation();
        S state = before.state();
        if (entry instanceof LogEntry.Played<M> played) {
            return turn(notation, state, played.move());
        }
        if (entry instanceof LogEntry.Overruled<M> overruled) {
            return turn(notation, state, overruled.move());
        }
        if (entry instanceof LogEntry.Corrected<M> corrected) {
            S then = before.stateBefore(corrected.turn());
            return "correct " + (corrected.turn() + 1) + ": " + notation.print(then, corrected.move());
        }
        return "undo";
    }

    private static <S extends GameState, M> String turn(MoveNotation<S, M> notation, S state, M move) {
        return state.setup().players().get(notation.player(state, move)) + ": " + notation.print(state, move);
    }
}
