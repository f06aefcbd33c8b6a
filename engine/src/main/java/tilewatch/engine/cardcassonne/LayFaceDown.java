package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/**
 * A card laid face down, the first of a player's round.
 *
 * @param card what it is, if its owner told; the camera cannot know
 */
public record LayFaceDown(int player, Spot spot, Optional<Card> card) implements CardcassonneMove {

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        if (state.phase() == Phase.TAKING) {
            return Breach.nonsense(Breach.roundOver(state));
        }
        Seat seat = state.seat(player);
        boolean opening = state.phase() == Phase.OPENING;
        if (!opening && seat.hand().size() == 0) {
            return Breach.nonsense(Breach.handEmpty(state, player));
        }
        Row row = state.row(spot.row());
        List<Violation> broken = Laying.broken(state, player, spot);
        Pos cell = Laying.cell(row, spot);
        if (opening) {
            broken.add(Breach.openingFaceUp(cell));
        } else if (seat.laidFirst()) {
            broken.add(Breach.laterFaceUp(cell));
        }
        card.ifPresent(
                told -> broken.addAll(Laying.unlikely(state, player, told, state.knownTo(player), "a kind", cell)));
        CardcassonneState lying = state.with(row.with(spot.place(), new RowPiece.FaceDown(player, card, false)));
        Hand left = card.map(seat.hand()::without).orElseGet(seat.hand()::withoutUnknown);
        CardcassonneState after =
                opening ? Laying.fromDeck(lying) : Turns.passOn(lying.with(player, seat.afterLaying(left)), player);
        return Turns.verdict(state, broken, after);
    }

    @Override
    public String text() {
        return "down " + card.map(told -> told.code() + " ").orElse("") + spot;
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return Optional.of(viewer == player ? this : new LayFaceDown(player, spot, Optional.empty()));
    }
}
