package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** A player tells the engine, and nobody else, which cards they hold. Nobody has to; it may be told again. */
public record EnterHand(int player, Pile cards) implements CardcassonneMove {

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        if (state.phase() == Phase.OPENING) {
            return Breach.nonsense(Breach.openingFirst(state));
        }
        if (state.phase() == Phase.TAKING) {
            return Breach.nonsense(Breach.roundOver(state));
        }
        Seat seat = state.seat(player);
        if (cards.size() != seat.hand().size()) {
            return Breach.nonsense(Breach.handSize(state, player, cards.size()));
        }
        CardcassonneState told = state.with(player, seat.holding(new Hand(cards.size(), cards)));
        Pile known = told.knownTo(player);
        List<Violation> broken = cards.kinds().stream()
                .filter(card -> known.count(card) > CardSet.BOX.cards().count(card))
                .map(card -> Breach.boxCount("a kind", List.of()))
                .toList();
        return Turns.verdict(state, broken, told);
    }

    @Override
    public String text() {
        return ("hand " + cards).strip();
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return viewer == player ? Optional.of(this) : Optional.empty();
    }
}
