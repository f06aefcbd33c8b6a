package tilewatch.server.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;
import tilewatch.engine.NotationException;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.Entry;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Status;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.TableState;

/** Makes snapshots: for every viewer what that viewer may see, and of that what the hints mode tells. */
public final class Views {
    /** Given out in seating order to players who did not name a colour. */
    private static final List<String> COLOURS = List.of("red", "blue", "green", "yellow", "black", "pink");

    private Views() {}

    /** The table for a seat, or for -1, somebody without one. */
    public static Snapshot of(TableState state, int viewer) {
        Snapshot.@Nullable MatchView match =
                state.match().map(m -> match(m, state.now().drawn(), viewer)).orElse(null);
        return new Snapshot(
                state.table().id(),
                state.table().name(),
                state.seq(),
                state.tick(),
                sight(state.now().sight(), viewer),
                match);
    }

    /** A reminder is for one player's phone; whoever has no seat, the host's page among them, gets them all. */
    private static Sight sight(Sight sight, int viewer) {
        return new Sight(
                sight.watching(),
                sight.choices(),
                sight.differences(),
                sight.reminders().stream()
                        .filter(it -> viewer < 0 || it.player() < 0 || it.player() == viewer)
                        .toList());
    }

    /** Entries of the log as a viewer may read them. Once a match is over and another begun, nothing in it is secret. */
    public static List<Entry> entries(TableState state, List<Entry> entries, int viewer) {
        return state.match().map(match -> entries(match, entries, viewer)).orElse(entries);
    }

    private static <S extends GameState, M> List<Entry> entries(
            TableMatch<S, M> match, List<Entry> entries, int viewer) {
        Showing<S, M> showing = showing(match);
        return entries.stream()
                .map(entry -> entry.match() == match.number()
                        ? entry.behind((player, move) -> showing.seen(player, move, viewer))
                        : entry)
                .toList();
    }

    /** Where a piece may go now; without points unless the hints mode is family, and nothing at all for purists. */
    public static List<Showing.Place> places(TableMatch<?, ?> match, String piece, int viewer) {
        return placesOf(match, piece, viewer);
    }

    private static <S extends GameState, M> List<Showing.Place> placesOf(
            TableMatch<S, M> match, String piece, int viewer) {
        List<Showing.Place> places =
                match.hints() == Hints.PURIST ? List.of() : showing(match).places(match.state(), piece, viewer);
        return match.hints() == Hints.FAMILY
                ? places
                : places.stream().map(Views::withoutPoints).toList();
    }

    private static Showing.Place withoutPoints(Showing.Place place) {
        return new Showing.Place(place.x(), place.y(), place.turn(), 0, withoutPoints(place.choices()));
    }

    private static List<Showing.Choice> withoutPoints(List<Showing.Choice> choices) {
        return choices.stream().map(Showing.Choice::withoutPoints).toList();
    }

    @SuppressWarnings("unchecked") // the shelf has one showing for each game, and the match was started from it
    private static <S extends GameState, M> Showing<S, M> showing(TableMatch<S, M> match) {
        return (Showing<S, M>) Shelf.game(match.game().id());
    }

    /** A match as its report tells it: whoever reads it is done with hints, but not with secrets. */
    public static Snapshot.MatchView wholeMatch(TableMatch<?, ?> match) {
        return match(match, "", -1, true, true);
    }

    private static Snapshot.MatchView match(TableMatch<?, ?> match, String drawn, int viewer) {
        boolean told = match.hints() != Hints.PURIST;
        boolean projects = match.hints() == Hints.FAMILY || match.state().over() || match.status() == Status.FINISHED;
        return match(match, drawn, viewer, told, projects);
    }

    private static <S extends GameState, M> Snapshot.MatchView match(
            TableMatch<S, M> match, String drawn, int viewer, boolean told, boolean projects) {
        S state = match.state();
        Showing<S, M> showing = showing(match);
        List<ScoreLine> ending = projects ? showing.ending(state, viewer) : List.of();
        Showing.Board board = showing.board(state, viewer);
        return new Snapshot.MatchView(
                match.number(),
                match.game().id(),
                state.setup().options(),
                match.hints(),
                match.status(),
                state.over(),
                state.toMove(),
                showing.due(state),
                players(match, showing, ending, projects, viewer),
                told ? board : board.withoutDead(),
                lines(match),
                turns(match, showing, viewer),
                pending(match, showing, viewer),
                projects ? ending.stream().map(line -> line(-1, line)).toList() : null,
                told ? showing.remaining(state) : null,
                hand(match, drawn, viewer),
                questions(match, showing, viewer));
    }

    /** A question is for one player's phone, like a reminder; whoever has no seat may have to ask it aloud. */
    private static <S extends GameState, M> List<Showing.Question> questions(
            TableMatch<S, M> match, Showing<S, M> showing, int viewer) {
        if (match.status() != Status.PLAYING) {
            return List.of();
        }
        return showing.questions(match.state()).stream()
                .filter(it -> viewer < 0 || it.player() < 0 || it.player() == viewer)
                .map(it -> match.hints() == Hints.FAMILY
                        ? it
                        : new Showing.Question(it.player(), it.kind(), it.count(), withoutPoints(it.choices())))
                .toList();
    }

    private static <S extends GameState, M> List<Snapshot.PlayerView> players(
            TableMatch<S, M> match, Showing<S, M> showing, List<ScoreLine> ending, boolean projects, int viewer) {
        List<Snapshot.PlayerView> players = new ArrayList<>();
        S state = match.state();
        for (int i = 0; i < match.started().players().size(); i++) {
            int score = state.score(i);
            boolean told = projects && showing.projects(state, i, viewer);
            players.add(new Snapshot.PlayerView(
                    i,
                    match.started().players().get(i),
                    colour(match, i),
                    score,
                    told ? Integer.valueOf(score + ScoreLine.total(ending, i)) : null,
                    showing.supply(state, i),
                    showing.items(state, i, viewer)));
        }
        return players;
    }

    /** The colour a player chose, or the first of ours that nobody chose. */
    public static String colour(TableMatch<?, ?> match, int player) {
        List<String> chosen = match.started().colours();
        if (player < chosen.size()) {
            return chosen.get(player).toLowerCase(Locale.ROOT);
        }
        List<String> free = COLOURS.stream().filter(c -> !chosen.contains(c)).toList();
        return free.get((player - chosen.size()) % free.size());
    }

    private static <S extends GameState, M> List<Snapshot.Line> lines(TableMatch<S, M> match) {
        List<Snapshot.Line> lines = new ArrayList<>();
        int turn = 0;
        for (Match.Turn<S, M> played : match.match().turns()) {
            if (played.verdict().next().isPresent()) {
                for (ScoreLine line : played.verdict().scored()) {
                    lines.add(line(turn, line));
                }
            }
            turn++;
        }
        return lines;
    }

    private static Snapshot.Line line(int turn, ScoreLine line) {
        return new Snapshot.Line(
                turn, line.player(), line.feature(), line.points(), line.expression(), squares(line.cells()));
    }

    private static <S extends GameState, M> List<Snapshot.Turn> turns(
            TableMatch<S, M> match, Showing<S, M> showing, int viewer) {
        List<Snapshot.Turn> turns = new ArrayList<>();
        for (int i = 0; i < match.notes().size(); i++) {
            Match.Turn<S, M> turn = match.match().turns().get(i);
            TableMatch.TurnNote note = match.notes().get(i);
            boolean stands = turn.verdict().next().isPresent();
            String move = match.text(i);
            String seen = showing.seen(note.player(), move, viewer);
            turns.add(new Snapshot.Turn(
                    i,
                    note.player(),
                    seen,
                    turn.verdict().legal(),
                    note.corrected(),
                    !stands,
                    stands ? ScoreLine.total(turn.verdict().scored(), note.player()) : 0,
                    seen.equals(move) ? breaches(turn.verdict().violations()) : List.of()));
        }
        return turns;
    }

    private static <S extends GameState, M> Snapshot.@Nullable PendingView pending(
            TableMatch<S, M> match, Showing<S, M> showing, int viewer) {
        return match.pending().map(it -> pending(match, showing, it, viewer)).orElse(null);
    }

    /** What is wrong with a secret is for its owner to read. */
    private static <S extends GameState, M> Snapshot.PendingView pending(
            TableMatch<S, M> match, Showing<S, M> showing, TableMatch.Pending<S, M> pending, int viewer) {
        String move = match.game().notation().print(match.state(), pending.move());
        String seen = showing.seen(pending.player(), move, viewer);
        return new Snapshot.PendingView(
                pending.player(),
                seen,
                pending.verdict().next().isPresent(),
                seen.equals(move) ? breaches(pending.verdict().violations()) : List.of());
    }

    private static <S extends GameState, M> Snapshot.@Nullable HandView hand(
            TableMatch<S, M> match, String drawn, int viewer) {
        if (drawn.isEmpty() || match.hints() == Hints.PURIST) {
            return null;
        }
        try {
            return new Snapshot.HandView(
                    drawn, placesOf(match, drawn, viewer), showing(match).instead(match.state(), drawn));
        } catch (NotationException goneSince) {
            return null;
        }
    }

    /** What happened besides the turns, as a viewer may read it. */
    public static List<String> incidents(TableMatch<?, ?> match, int viewer) {
        return incidentsOf(match, viewer);
    }

    private static <S extends GameState, M> List<String> incidentsOf(TableMatch<S, M> match, int viewer) {
        Showing<S, M> showing = showing(match);
        return match.incidents().stream()
                .map(it -> it.story().text((player, move) -> showing.seen(player, move, viewer)))
                .toList();
    }

    public static List<Snapshot.Breach> breaches(List<Violation> violations) {
        return violations.stream()
                .map(it -> new Snapshot.Breach(it.rule(), it.text(), it.passage(), it.details(), squares(it.cells())))
                .toList();
    }

    private static List<Showing.Square> squares(List<Pos> cells) {
        return cells.stream().map(pos -> new Showing.Square(pos.x(), pos.y())).toList();
    }
}
