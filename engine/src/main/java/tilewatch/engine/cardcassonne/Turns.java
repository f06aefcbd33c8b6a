package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** What follows an action: somebody else's turn, captured cards to take, the next deal. */
final class Turns {

    private Turns() {}

    /** The verdict on an action that led to this state, after everything that follows by itself. */
    static Verdict<CardcassonneState> verdict(
            CardcassonneState before, List<Violation> broken, CardcassonneState after) {
        return Verdict.of(
                broken,
                after,
                after.lines().subList(before.lines().size(), after.lines().size()));
    }

    /** The turn goes round to the next player who still has something to do; if nobody has, the round is over. */
    static CardcassonneState passOn(CardcassonneState state, int player) {
        int players = state.seats().size();
        for (int i = 1; i <= players; i++) {
            int next = (player + i) % players;
            if (state.seat(next).busy()) {
                return state.with(state.round().withToMove(next));
            }
        }
        return takeOn(turnUpCaptured(state).with(state.round().inPhase(Phase.TAKING)));
    }

    /** The capture whose turn it is: bottom row first, within a row the figure at its end. */
    static Optional<Capture> nextCapture(CardcassonneState state) {
        for (int i = state.rows().size() - 1; i >= 0; i--) {
            Optional<Capture> capture = state.rows().get(i).outermost();
            if (capture.isPresent()) {
                return capture;
            }
        }
        return Optional.empty();
    }

    static Optional<Capture> captureOf(CardcassonneState state, int player) {
        return state.rows().stream()
                .flatMap(row -> row.capture(player).stream())
                .findFirst();
    }

    static Haul haul(CardcassonneState state, Capture capture) {
        return new Haul(capture, state.seat(capture.player()).herds(), LivestockTable.of(state.setup()));
    }

    /** Takes every capture that leaves nothing to turn and nothing to choose, then deals; stops at the first question. */
    static CardcassonneState takeOn(CardcassonneState state) {
        CardcassonneState now = state;
        for (Optional<Capture> next = nextCapture(now); next.isPresent(); next = nextCapture(now)) {
            Capture capture = next.get();
            List<TakeCards> choices =
                    capture.unknown() > 0 ? List.of() : haul(now, capture).choices();
            if (choices.size() != 1) {
                return now.with(now.round().withToMove(capture.player()));
            }
            now = taken(now, capture, choices.get(0));
        }
        return dealt(now);
    }

    static CardcassonneState taken(CardcassonneState state, Capture capture, TakeCards choice) {
        return state.with(state.row(capture.row()).without(capture))
                .with(capture.player(), haul(state, capture).take(choice));
    }

    /** A new round with hands nobody has told yet, or the end of the game when the deck is used up. */
    static CardcassonneState dealt(CardcassonneState state) {
        int players = state.seats().size();
        CardcassonneState next = state.with(state.round().next(players));
        return next.over()
                ? next
                : next.with(next.seats().stream()
                        .map(seat -> seat.dealt(Round.handSize(players)))
                        .toList());
    }

    /** Captured face-down cards are turned for everybody; the unknown ones have to be turned on the table first. */
    private static CardcassonneState turnUpCaptured(CardcassonneState state) {
        CardcassonneState now = state;
        for (Row row : state.rows()) {
            List<RowPiece> pieces = new ArrayList<>(row.pieces());
            boolean captured = false;
            for (int i = pieces.size() - 1; i >= 0; i--) {
                captured |= pieces.get(i) instanceof RowPiece.Figure;
                if (captured
                        && pieces.get(i) instanceof RowPiece.FaceDown down
                        && down.card().isPresent()) {
                    pieces.set(i, down.turnedUp(down.card().get()));
                }
            }
            now = now.with(new Row(row.colour(), pieces));
        }
        return now;
    }
}
