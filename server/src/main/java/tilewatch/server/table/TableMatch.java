package tilewatch.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.LogEntry;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.server.table.Happening.Started;

/** A match at a table: a fold over its happenings. Immutable. */
public final class TableMatch<S extends GameState, M> {

    /** Whose turn it was, and whether it was put right afterwards. */
    public record TurnNote(int player, boolean corrected) {}

    /** An illegal turn that waits for the table's word. */
    public record Pending<S, M>(int player, M move, Verdict<S> verdict) {}

    /** Something the report tells besides the turns: an illegal placement, a correction. */
    public record Incident(Entry entry, Story story) {}

    /** What is told of an incident, with every move in it behind a screen. */
    @FunctionalInterface
    public interface Story {
        String text(Happening.Screen screen);
    }

    private final int number;
    private final Started started;
    private final Match<S, M> match;
    private final List<TurnNote> notes;
    private final Status status;
    private final Hints hints;
    private final Optional<Pending<S, M>> pending;
    private final List<Incident> incidents;

    private TableMatch(
            int number,
            Started started,
            Match<S, M> match,
            List<TurnNote> notes,
            Status status,
            Hints hints,
            Optional<Pending<S, M>> pending,
            List<Incident> incidents) {
        this.number = number;
        this.started = started;
        this.match = match;
        this.notes = List.copyOf(notes);
        this.status = status;
        this.hints = hints;
        this.pending = pending;
        this.incidents = List.copyOf(incidents);
    }

    /** Throws {@link tilewatch.engine.SetupException} naming what cannot be. */
    static <S extends GameState, M> TableMatch<S, M> start(Game<S, M> game, int number, Started started) {
        Setup setup = new Setup(started.game(), started.players(), started.options());
        return new TableMatch<>(
                number,
                started,
                Match.start(game, setup),
                List.of(),
                Status.PLAYING,
                started.hints(),
                Optional.empty(),
                List.of());
    }

    public int number() {
        return number;
    }

    public Started started() {
        return started;
    }

    public Game<S, M> game() {
        return match.game();
    }

    public Match<S, M> match() {
        return match;
    }

    public S state() {
        return match.state();
    }

    public List<TurnNote> notes() {
        return notes;
    }

    public Status status() {
        return status;
    }

    public Hints hints() {
        return hints;
    }

    public Optional<Pending<S, M>> pending() {
        return pending;
    }

    public List<Incident> incidents() {
        return incidents;
    }

    /** The move of a turn as text. */
    public String text(int turn) {
        return game().notation()
                .print(match.stateBefore(turn), match.turns().get(turn).move());
    }

    /** Reads a move that would be made before turn number {@code turn}. */
    M parse(int turn, int player, String text) {
        if (player < 0 || player >= started.players().size()) {
            throw new Refusal("there is no player " + player + "; the players are " + started.players());
        }
        return game().notation().parse(match.stateBefore(turn), player, text);
    }

    Verdict<S> judge(int player, String move) {
        return match.judge(parse(match.turns().size(), player, move));
    }

    void checkTurn(int turn) {
        if (turn < 0 || turn >= match.turns().size()) {
            throw new Refusal("there is no turn " + turn + "; the match has "
                    + match.turns().size() + " turns, counted from 0");
        }
    }

    /** The match after one more happening; {@code started} begins another match and is not for this one. */
    TableMatch<S, M> after(Entry entry) {
        Happening what = entry.what();
        if (what instanceof Happening.Played played) {
            return turnsFrom(match.turns().size(), played.player(), played.move(), false);
        }
        if (what instanceof Happening.Overruled overruled) {
            return turnsFrom(match.turns().size(), overruled.player(), overruled.move(), false)
                    .noting(entry, screen -> "let lie: " + screen.shown(overruled.player(), overruled.move()));
        }
        if (what instanceof Happening.Corrected corrected) {
            M move = parse(corrected.turn(), corrected.player(), corrected.move());
            List<TurnNote> changed = new ArrayList<>(notes);
            changed.set(corrected.turn(), new TurnNote(corrected.player(), true));
            int whose = notes.get(corrected.turn()).player();
            String was = text(corrected.turn());
            return with(match.correct(corrected.turn(), move), changed)
                    .noting(
                            entry,
                            screen -> "turn " + (corrected.turn() + 1) + " was " + screen.shown(whose, was) + ", is "
                                    + screen.shown(corrected.player(), corrected.move()));
        }
        if (what instanceof Happening.Inserted inserted) {
            return turnsFrom(inserted.turn(), inserted.player(), inserted.move(), true)
                    .noting(
                            entry,
                            screen -> "turn " + (inserted.turn() + 1) + " added: "
                                    + screen.shown(inserted.player(), inserted.move()));
        }
        if (what instanceof Happening.Deleted deleted) {
            int whose = notes.get(deleted.turn()).player();
            String was = text(deleted.turn());
            return without(deleted.turn())
                    .noting(entry, screen -> "turn " + (deleted.turn() + 1) + " removed: " + screen.shown(whose, was));
        }
        if (what instanceof Happening.Undone) {
            int last = match.turns().size() - 1;
            int whose = notes.get(last).player();
            String was = text(last);
            return with(match.undo(), notes.subList(0, last))
                    .noting(entry, screen -> "undone: " + screen.shown(whose, was));
        }
        if (what instanceof Happening.Announced announced) {
            M move = parse(match.turns().size(), announced.player(), announced.move());
            Verdict<S> verdict = match.judge(move);
            String reasons = verdict.violations().stream().map(Violation::text).collect(Collectors.joining("; "));
            return pending(Optional.of(new Pending<>(announced.player(), move, verdict)))
                    .noting(entry, screen -> {
                        String shown = screen.shown(announced.player(), announced.move());
                        return "illegal: " + shown + (shown.equals(announced.move()) ? ": " + reasons : "");
                    });
        }
        if (what instanceof Happening.TakenBack) {
            return pending(Optional.empty()).noting(entry, screen -> "taken back");
        }
        if (what instanceof Happening.HintsSet set) {
            return new TableMatch<>(number, started, match, notes, status, set.hints(), pending, incidents);
        }
        if (what instanceof Happening.StatusSet set) {
            return new TableMatch<>(number, started, match, notes, set.status(), hints, pending, incidents);
        }
        throw new AssertionError(what);
    }

    /** Plays a move as turn number {@code at} and then again what was played from there on. */
    private TableMatch<S, M> turnsFrom(int at, int player, String text, boolean corrected) {
        List<Match.Turn<S, M>> later = List.copyOf(match.turns().subList(at, notes.size()));
        M move = parse(at, player, text);
        Match<S, M> changed = back(at).append(new LogEntry.Played<>(move));
        List<TurnNote> noted = new ArrayList<>(notes);
        noted.add(at, new TurnNote(player, corrected));
        return with(again(changed, later), noted);
    }

    private TableMatch<S, M> without(int turn) {
        List<Match.Turn<S, M>> later = List.copyOf(match.turns().subList(turn + 1, notes.size()));
        List<TurnNote> noted = new ArrayList<>(notes);
        noted.remove(turn);
        return with(again(back(turn), later), noted);
    }

    private Match<S, M> back(int to) {
        Match<S, M> shorter = match;
        while (shorter.turns().size() > to) {
            shorter = shorter.undo();
        }
        return shorter;
    }

    private static <S extends GameState, M> Match<S, M> again(Match<S, M> match, List<Match.Turn<S, M>> turns) {
        Match<S, M> longer = match;
        for (Match.Turn<S, M> turn : turns) {
            longer = longer.append(new LogEntry.Played<>(turn.move()));
        }
        return longer;
    }

    /** Whatever was pending is settled once a turn is played or changed. */
    private TableMatch<S, M> with(Match<S, M> changed, List<TurnNote> noted) {
        return new TableMatch<>(number, started, changed, noted, status, hints, Optional.empty(), incidents);
    }

    private TableMatch<S, M> pending(Optional<Pending<S, M>> other) {
        return new TableMatch<>(number, started, match, notes, status, hints, other, incidents);
    }

    private TableMatch<S, M> noting(Entry entry, Story story) {
        List<Incident> more = new ArrayList<>(incidents);
        more.add(new Incident(entry, story));
        return new TableMatch<>(number, started, match, notes, status, hints, pending, more);
    }
}
