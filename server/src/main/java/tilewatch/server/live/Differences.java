package tilewatch.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.GameState;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.live.Pieces.Laid;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.Command;
import tilewatch.server.table.Sight;
import tilewatch.server.table.TableMatch;

/** What is left to say of a view once it shows no new tile: disagreements, late figures and reminders. */
final class Differences {
    private final Turns turns;
    private final Comparison found;
    private final LoggedTurns logged;
    private final Steady steady;
    private final int patience;

    /**
     * @param patience calm views in a row before a disagreement is worth bothering people
     */
    Differences(Turns turns, Steady steady, int patience) {
        this.turns = turns;
        this.found = turns.found();
        this.logged = turns.logged();
        this.steady = steady;
        this.patience = patience;
    }

    /**
     * A figure put down late: on the tile of its player's newest turn, which the log has without a figure, and legal
     * there. The turn is put right.
     */
    Optional<Command> lateFigure() {
        for (SeenFigure figure : found.figuresAdded()) {
            int turn = logged.at(figure.pos());
            if (turn >= 0
                    && turn == logged.lastOf(figure.player())
                    && logged.laid(turn).put().isEmpty()) {
                Optional<Laid> laid = withFigure(turn, figure).filter(it -> legal(turns.match(), turn, figure, it));
                if (laid.isPresent()) {
                    return Optional.of(new Command.Correct(
                            turn, figure.player(), turns.pieces().text(laid.get())));
                }
            }
        }
        return Optional.empty();
    }

    /** A turn that was taken in doubt and is now read for sure as another; nobody had said what it was. */
    Optional<Command> resolved(Set<Pos> doubtful) {
        return found.changed().stream()
                .filter(tile -> doubtful.contains(tile.pos()))
                .flatMap(tile -> changed(tile).tableIsRight().stream())
                .findFirst();
    }

    private Optional<Laid> withFigure(int turn, SeenFigure figure) {
        Laid laid = logged.laid(turn);
        return turns
                .pieces()
                .claims(laid.tile(), Turn.of(laid.turn()), figure.u(), figure.v(), figure.feature())
                .stream()
                .findFirst()
                .map(claim -> laid.with(new Pieces.Put("meeple", claim.segment())));
    }

    private <S extends GameState, M> boolean legal(TableMatch<S, M> match, int turn, SeenFigure figure, Laid laid) {
        S before = match.match().stateBefore(turn);
        M move = match.game()
                .notation()
                .parse(before, figure.player(), turns.pieces().text(laid));
        return match.game().judge(before, move).legal();
    }

    /** Disagreements that have lasted. */
    List<Sight.Difference> all() {
        List<Sight.Difference> all = new ArrayList<>();
        for (Showing.Tile tile : found.missing()) {
            add(all, removed(tile));
        }
        for (SeenTile tile : found.changed()) {
            add(all, changed(tile));
        }
        for (SeenFigure figure : found.figuresAdded()) {
            if (!overlooked(figure) && !found.onNewTile(figure)) {
                add(all, figureAdded(figure));
            }
        }
        for (Showing.Figure figure : found.figuresGone()) {
            add(all, figureRemoved(figure));
        }
        return all;
    }

    private void add(List<Sight.Difference> all, Sight.Difference difference) {
        if (steady.count(difference.id()) >= patience) {
            all.add(difference);
        }
    }

    private Sight.Difference removed(Showing.Tile tile) {
        Pos pos = new Pos(tile.x(), tile.y());
        int turn = logged.at(pos);
        List<Command> agree =
                turn < 0 ? List.of() : List.of(logged.isLast(turn) ? new Command.Undo() : new Command.Delete(turn));
        return new Sight.Difference(
                "tile-removed " + pos + " " + turn,
                "tile-removed",
                "tile " + tile.tile() + " of (" + pos + ") is not on the table",
                List.of(pos),
                agree);
    }

    private Sight.Difference changed(SeenTile seen) {
        int turn = logged.at(seen.pos());
        String now = seen.best().tile() + Turn.of(seen.best().turn()).arrow();
        List<Command> agree = new ArrayList<>();
        if (turn >= 0) {
            Laid was = logged.laid(turn);
            Laid is = new Laid(seen.best().tile(), seen.pos(), seen.best().turn(), was.put());
            agree.add(new Command.Correct(
                    turn, logged.players().get(turn), turns.pieces().text(is)));
        }
        return new Sight.Difference(
                "tile-changed " + seen.pos() + " " + now,
                "tile-changed",
                "the tile at (" + seen.pos() + ") looks like " + now,
                List.of(seen.pos()),
                agree);
    }

    private Sight.Difference figureAdded(SeenFigure figure) {
        int turn = logged.at(figure.pos());
        List<Command> agree = new ArrayList<>();
        if (turn >= 0 && logged.players().get(turn) == figure.player()) {
            withFigure(turn, figure)
                    .ifPresent(laid -> agree.add(new Command.Correct(
                            turn, figure.player(), turns.pieces().text(laid))));
        }
        return new Sight.Difference(
                "figure-added " + figure.pos() + " " + figure.player(),
                "figure-added",
                "a figure of " + name(figure.player()) + " stands at (" + figure.pos()
                        + "), which the log does not have",
                List.of(figure.pos()),
                agree);
    }

    private Sight.Difference figureRemoved(Showing.Figure figure) {
        Pos pos = new Pos(figure.x(), figure.y());
        int turn = logged.at(pos);
        List<Command> agree = turn < 0
                ? List.of()
                : List.of(new Command.Correct(
                        turn,
                        logged.players().get(turn),
                        turns.pieces().text(logged.laid(turn).without())));
        return new Sight.Difference(
                "figure-removed " + pos + " " + figure.player(),
                "figure-removed",
                "the figure of " + name(figure.player()) + " at (" + pos + ") is not on the table",
                List.of(pos),
                agree);
    }

    /** What people may have overlooked. */
    List<Sight.Reminder> reminders() {
        List<Sight.Reminder> due = new ArrayList<>();
        turns.skipped().ifPresent(due::add);
        for (SeenFigure figure : found.figuresAdded()) {
            Pos pos = figure.pos();
            if (stillStands(figure)) {
                if (steady.count("stands " + pos) < patience) {
                    continue;
                }
                due.add(new Sight.Reminder(
                        "figure-still-stands " + pos + " " + figure.player(),
                        figure.player(),
                        "figure-still-stands",
                        "what your figure at (" + pos + ") stood on has been scored: take it back",
                        List.of(pos)));
            } else if (beside(figure)) {
                due.add(new Sight.Reminder(
                        "figure-beside " + pos + " " + logged.turns().size(),
                        figure.player(),
                        "figure-beside",
                        "your figure stands at (" + pos + "), not on the tile you laid",
                        List.of(pos)));
            }
        }
        for (SeenTile tile : found.unclear()) {
            if (steady.count("unclear " + tile.pos()) >= patience) {
                due.add(new Sight.Reminder(
                        "tile-unclear " + tile.pos(),
                        -1,
                        "tile-unclear",
                        "what lies at (" + tile.pos() + ") cannot be read: is it straight?",
                        List.of(tile.pos())));
            }
        }
        return due;
    }

    /** Figures with a reminder of their own are no disagreement. */
    private boolean overlooked(SeenFigure figure) {
        return stillStands(figure) || beside(figure);
    }

    /** The log has given it back, the hand has not. */
    private boolean stillStands(SeenFigure figure) {
        return logged.hadFigure(figure.pos(), figure.player());
    }

    /** On a neighbour of the tile its player has just laid without a figure. */
    private boolean beside(SeenFigure figure) {
        int last = logged.lastOf(figure.player());
        if (found.onNewTile(figure)
                || last < 0
                || !logged.isLast(last)
                || logged.turns().get(last).isEmpty()) {
            return false;
        }
        Laid laid = logged.laid(last);
        int away = Math.abs(laid.pos().x() - figure.pos().x())
                + Math.abs(laid.pos().y() - figure.pos().y());
        return laid.put().isEmpty() && away == 1;
    }

    private String name(int player) {
        return turns.match().started().players().get(player);
    }
}
