package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** What holds for every card that is laid, whichever side is up. */
final class Laying {

    private Laying() {}

    static Pos cell(Row row, Spot spot) {
        return row.inside(spot.place())
                ? new Pos(spot.place().getAsInt(), row.colour().ordinal())
                : row.end();
    }

    static List<Violation> broken(CardcassonneState state, int player, Spot spot) {
        List<Violation> broken = new ArrayList<>();
        Row row = state.row(spot.row());
        if (player != state.toMove()) {
            broken.add(Breach.notYourTurn(state, player, cell(row, spot)));
        }
        if (row.inside(spot.place())) {
            broken.add(Breach.between("card", row, spot));
        }
        return broken;
    }

    /** Whether the box and the hand its owner entered have such a card. */
    static List<Violation> unlikely(
            CardcassonneState state, int player, Card card, Pile known, String named, Pos cell) {
        Hand hand = state.seat(player).hand();
        if (hand.told() && hand.known().contains(card)) {
            return List.of();
        }
        List<Violation> unlikely = new ArrayList<>();
        if (hand.told()) {
            unlikely.add(Breach.notInHand(state, player, cell));
        }
        if (known.count(card) >= CardSet.BOX.cards().count(card)) {
            unlikely.add(Breach.boxCount(named, List.of(cell)));
        }
        return unlikely;
    }

    /** The dealer's ten cards come from the deck; then hands are dealt. */
    static CardcassonneState fromDeck(CardcassonneState state) {
        CardcassonneState next = state.with(state.round().cardDrawn());
        boolean done = next.round().deck() == CardSet.BOX.cards().size() - Round.OPENING_CARDS;
        return done ? Turns.dealt(next) : next;
    }
}
