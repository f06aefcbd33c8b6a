package tilewatch.engine.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.LogEntry;
import tilewatch.engine.Match;
import tilewatch.engine.NotationException;
import tilewatch.engine.Setup;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;

/** The match while its file is read, line by line: first perhaps a drawn table, then what happened. */
final class MatchTable<S extends GameState, M> {

    private static final Pattern TABLE = Pattern.compile("table\\s+(\\S+)");
    private static final Pattern CORRECT = Pattern.compile("correct\\s+(\\d{1,4}):\\s*(.*)");
    private static final Pattern TURN = Pattern.compile("([^:]+):\\s*(.*)");

    private final Game<S, M> game;
    private Match<S, M> match;
    private @Nullable Drawn<S> drawn;

    /** A table half drawn: where the next row begins and what lies there so far. */
    private record Drawn<S extends GameState>(TableDrawing<S> pen, Pos next, S table) {}

    MatchTable(Game<S, M> game, Setup setup) {
        this.game = game;
        this.match = Match.start(game, setup);
    }

    Match<S, M> match() {
        return match;
    }

    boolean drawing() {
        return drawn != null;
    }

    /** Reads a line; if it is an expectation that does not hold, gives what is so instead. */
    Optional<String> read(String line) {
        if (drawn != null) {
            draw(drawn, line);
        } else if (line.startsWith("expect ")) {
            return new Expectation<>(match)
                    .unmet(line.substring("expect ".length()).strip());
        } else if (line.startsWith("table")) {
            startDrawing(line);
        } else if (line.equals("undo")) {
            if (match.turns().isEmpty()) {
                throw new NotationException(line, "a turn before it");
            }
            match = match.undo();
        } else {
            happen(line);
        }
        return Optional.empty();
    }

    private void startDrawing(String line) {
        Matcher table = TABLE.matcher(line);
        if (!table.matches() || !match.log().isEmpty()) {
            throw new NotationException(line, "table and the square of its north-west corner, before any turn");
        }
        TableDrawing<S> pen = game.notation()
                .drawing()
                .orElseThrow(() -> new NotationException(line, "turns; the tables of this game are not drawn"));
        drawn = new Drawn<>(pen, PosText.parse(table.group(1)), pen.cleared(match.state()));
    }

    private void draw(Drawn<S> so, String line) {
        Matcher thing = TURN.matcher(line);
        if (line.equals("end")) {
            match = Match.from(game, so.table);
            drawn = null;
        } else if (thing.matches() && so.table.setup().players().contains(thing.group(1))) {
            int player = so.table.setup().playerNamed(thing.group(1));
            drawn = new Drawn<>(so.pen, so.next, so.pen.add(so.table, player, thing.group(2)));
        } else {
            Pos south = new Pos(so.next.x(), so.next.y() + 1);
            drawn = new Drawn<>(so.pen, south, so.pen.row(so.table, so.next, line));
        }
    }

    private void happen(String line) {
        Matcher correction = CORRECT.matcher(line);
        if (correction.matches()) {
            correct(Integer.parseInt(correction.group(1)), correction.group(2));
            return;
        }
        Matcher turn = TURN.matcher(line);
        if (!turn.matches()) {
            throw new NotationException(line, "a player's name, a colon and a move; or undo, correct, table, expect");
        }
        int player = match.state().setup().playerNamed(turn.group(1).strip());
        M move = game.notation().parse(match.state(), player, turn.group(2));
        match = match.play(move).orElseGet(() -> match.append(new LogEntry.Played<>(move)));
    }

    private void correct(int turn, String text) {
        if (turn < 1 || turn > match.turns().size()) {
            throw new NotationException(
                    "correct " + turn, "a turn from 1 to " + match.turns().size());
        }
        S before = match.stateBefore(turn - 1);
        M wrong = match.turns().get(turn - 1).move();
        int player = game.notation().player(before, wrong);
        match = match.correct(turn - 1, game.notation().parse(before, player, text));
    }
}
