package tilewatch.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match is its log: the turns are a fold over it, so undo, correction, replay and recovery are one mechanism. After
 * a correction every later turn is judged anew; a tile that lies on the table stays in the match even if it has become
 * illegal, and a turn that makes no sense any more is kept in the record and skipped.
 */
public final class Match<S extends GameState, M> {

    /** A turn that stands: what was done, what the rulebook says of it, and the table afterwards. */
    public record Turn<S, M>(M move, Verdict<S> verdict, S after) {}

    private final Game<S, M> game;
    private final S start;
    private final List<LogEntry<M>> log;
    private final List<Turn<S, M>> turns;

    private Match(Game<S, M> game, S start, List<LogEntry<M>> log, List<Turn<S, M>> turns) {
        this.game = game;
        this.start = start;
        this.log = List.copyOf(log);
        this.turns = List.copyOf(turns);
    }

    public static <S extends GameState, M> Match<S, M> start(Game<S, M> game, Setup setup) {
        return from(game, game.start(setup));
    }

    /** A match that goes on from a table laid out by hand. */
    public static <S extends GameState, M> Match<S, M> from(Game<S, M> game, S table) {
        return new Match<>(game, table, List.of(), List.of());
    }

    public static <S extends GameState, M> Match<S, M> replay(Game<S, M> game, Setup setup, List<LogEntry<M>> log) {
        Match<S, M> match = start(game, setup);
        for (LogEntry<M> entry : log) {
            match = match.append(entry);
        }
        return match;
    }

    public Game<S, M> game() {
        return game;
    }

    public List<LogEntry<M>> log() {
        return log;
    }

    public List<Turn<S, M>> turns() {
        return turns;
    }

    /** The table as it is now. */
    public S state() {
        return stateBefore(turns.size());
    }

    public S stateBefore(int turn) {
        return turn == 0 ? start : turns.get(turn - 1).after();
    }

    /** What the rulebook would say of this move now; the log does not change. */
    public Verdict<S> judge(M move) {
        return game.judge(state(), move);
    }

    /** Appends a turn; one that breaks a rule goes into the log as overruled. Empty if it makes no sense at all. */
    public Optional<Match<S, M>> play(M move) {
        Verdict<S> verdict = judge(move);
        return verdict.next().map(next -> {
            LogEntry<M> entry = verdict.legal() ? new LogEntry.Played<>(move) : new LogEntry.Overruled<>(move);
            return new Match<>(game, start, plus(log, entry), plus(turns, new Turn<>(move, verdict, next)));
        });
    }

    public Match<S, M> correct(int turn, M move) {
        return append(new LogEntry.Corrected<>(turn, move));
    }

    public Match<S, M> undo() {
        return append(new LogEntry.Undone<>());
    }

    public Match<S, M> append(LogEntry<M> entry) {
        if (entry instanceof LogEntry.Played<M> played) {
            return refold(entry, turns.size(), List.of(played.move()));
        }
        if (entry instanceof LogEntry.Overruled<M> overruled) {
            return refold(entry, turns.size(), List.of(overruled.move()));
        }
        if (entry instanceof LogEntry.Corrected<M> corrected) {
            checkTurn(corrected.turn());
            List<M> moves = new ArrayList<>();
            moves.add(corrected.move());
            turns.subList(corrected.turn() + 1, turns.size()).forEach(turn -> moves.add(turn.move()));
            return refold(entry, corrected.turn(), moves);
        }
        checkTurn(turns.size() - 1);
        return refold(entry, turns.size() - 1, List.of());
    }

    /** Keeps the turns before {@code from} and plays the given moves after them. */
    private Match<S, M> refold(LogEntry<M> entry, int from, List<M> moves) {
        List<Turn<S, M>> folded = new ArrayList<>(turns.subList(0, from));
        S state = stateBefore(from);
        for (M move : moves) {
            Verdict<S> verdict = game.judge(state, move);
            state = verdict.next().orElse(state);
            folded.add(new Turn<>(move, verdict, state));
        }
        return new Match<>(game, start, plus(log, entry), folded);
    }

    private void checkTurn(int turn) {
        if (turn < 0 || turn >= turns.size()) {
            throw new IllegalArgumentException("no turn " + turn + "; the match has " + turns.size());
        }
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
