package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A legal move with the points it is worth now, from what its player may know: for captured cards what taking them so
 * scores, for a figure what it would capture if the round ended now, nothing for a card.
 *
 * @param unknown face-down cards among the captured that are not counted in the points
 */
public record Hint(CardcassonneMove move, int points, int unknown) {

    /** The hints for a viewer: their own moves in their own turn, and none that rests on anybody else's secrets. */
    static List<Hint> of(CardcassonneState state, int viewer, List<CardcassonneMove> legal) {
        if (state.over() || viewer != state.toMove()) {
            return List.of();
        }
        boolean handTold = state.seat(viewer).hand().told();
        List<Hint> hints = new ArrayList<>();
        for (CardcassonneMove move : legal) {
            boolean namesUntold = (move instanceof LayCard && !handTold)
                    || (move instanceof LayFaceDown down && down.card().isPresent() != handTold)
                    || move instanceof TurnUp;
            if (!namesUntold) {
                hints.add(hint(state, move));
            }
        }
        return hints;
    }

    private static Hint hint(CardcassonneState state, CardcassonneMove move) {
        if (move instanceof PlaceFigure figure) {
            Capture capture = state.row(figure.spot().row()).captureAtEnd(figure.player());
            Forecast forecast = Forecast.of(state, capture, figure.player());
            return new Hint(move, forecast.points(), forecast.unknown());
        }
        if (move instanceof TakeCards take) {
            Optional<Capture> capture = Turns.captureOf(state, take.player());
            return new Hint(
                    move,
                    capture.map(c -> Turns.haul(state, c).take(take).points()).orElse(0),
                    0);
        }
        return new Hint(move, 0, 0);
    }
}
