package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/**
 * A face-down card is turned for everybody to see, as it is captured.
 *
 * @param player whoever turned it
 * @param place how many cards lie between it and the track
 */
public record TurnUp(int player, Colour row, int place, Card card) implements CardcassonneMove {

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        Row lying = state.row(row);
        Optional<RowPiece.FaceDown> found = lying.faceDown(place).filter(down -> !down.turned());
        if (found.isEmpty()) {
            return Breach.nonsense(Breach.noFaceDown(row, place));
        }
        RowPiece.FaceDown down = found.get();
        Pos cell = new Pos(place, row.ordinal());
        List<Violation> broken = new ArrayList<>();
        if (state.phase() != Phase.TAKING || !lying.captured(place)) {
            broken.add(Breach.notCaptured(row, cell));
        }
        if (down.card().filter(told -> told != card).isPresent()) {
            broken.add(Breach.turnedDiffers(state, down.owner(), cell));
        }
        Seat owner = state.seat(down.owner());
        CardcassonneState turned = state.with(lying.withCard(place, down.turnedUp(card)))
                .with(down.owner(), owner.holding(owner.hand().afterTurning(card)));
        if (turned.known().count(card) > CardSet.BOX.cards().count(card)) {
            broken.add(Breach.boxCount(card.code(), List.of(cell)));
        }
        return Turns.verdict(state, broken, state.phase() == Phase.TAKING ? Turns.takeOn(turned) : turned);
    }

    @Override
    public String text() {
        return "turn " + new Spot(row, OptionalInt.of(place)) + " " + card.code();
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return Optional.of(this);
    }
}
