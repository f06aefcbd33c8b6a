package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** A card laid face up: from the deck by the first dealer, later from a hand. */
public record LayCard(int player, Card card, Spot spot) implements CardcassonneMove {

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        if (state.phase() == Phase.TAKING) {
            return Breach.nonsense(Breach.roundOver(state));
        }
        Hand hand = state.seat(player).hand();
        boolean opening = state.phase() == Phase.OPENING;
        if (!opening && hand.size() == 0) {
            return Breach.nonsense(Breach.handEmpty(state, player));
        }
        Row row = state.row(spot.row());
        List<Violation> broken = Laying.broken(state, player, spot);
        Pos cell = Laying.cell(row, spot);
        if (!opening && !state.seat(player).laidFirst()) {
            broken.add(Breach.firstFaceDown(card, cell));
        }
        if (!card.fits(spot.row())) {
            broken.add(Breach.colour(card, spot.row(), cell));
        }
        broken.addAll(Laying.unlikely(state, player, card, state.known(), card.code(), cell));
        CardcassonneState lying = state.with(row.with(spot.place(), new RowPiece.FaceUp(card)));
        CardcassonneState after = opening
                ? Laying.fromDeck(lying)
                : Turns.passOn(lying.with(player, state.seat(player).afterLaying(hand.without(card))), player);
        return Turns.verdict(state, broken, after);
    }

    @Override
    public String text() {
        return "lay " + card.code() + " " + spot;
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return Optional.of(this);
    }
}
