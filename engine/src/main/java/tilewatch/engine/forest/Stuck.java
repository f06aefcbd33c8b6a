package tilewatch.engine.forest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Violation;

/**
 * When no card of the row can be laid. The rulebook does not foresee it; then one of them goes back into the box, so
 * that the game ends. With an unknown row it is enough that so many cards have no place that they could be the row.
 */
final class Stuck {

    private final ForestState state;
    private final List<Spot> spots;

    Stuck(ForestState state) {
        this.state = state;
        this.spots = Spot.all(state.forest());
    }

    /** Why this card cannot be set aside. */
    Optional<Violation> objection(Card card) {
        Stock stock = state.stock();
        List<Card> open = stock.seen();
        Optional<Card> fitting = fits(card)
                ? Optional.of(card)
                : open.stream().filter(this::fits).findFirst();
        if (fitting.isEmpty()
                && stock.left().stream().filter(this::fits).count()
                        > stock.left().size() - stock.rowSize()) {
            fitting = stock.left().stream().filter(this::fits).findFirst();
        }
        return fitting.map(other -> ForestRule.CARD_FITS.broken(
                List.of(),
                Map.of("card", card.id(), "fits", other.id()),
                "card " + card + " is set aside, but card " + other + " can be laid"));
    }

    private boolean fits(Card card) {
        return spots.stream().anyMatch(spot -> spot.takes(card, state.expert()));
    }
}
