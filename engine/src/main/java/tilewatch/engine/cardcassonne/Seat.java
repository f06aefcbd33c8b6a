package tilewatch.engine.cardcassonne;

/**
 * What belongs to one player.
 *
 * @param laidFirst whether this round's first card, the face-down one, has been laid
 * @param figurePlaced whether the big figure has been placed this round
 */
public record Seat(Hand hand, boolean laidFirst, boolean figurePlaced, Herds herds, Chest chest) {

    static final Seat EMPTY = new Seat(Hand.NONE, false, false, Herds.NONE, Chest.EMPTY);

    /** The same player at the beginning of a round. */
    Seat dealt(int cards) {
        return new Seat(Hand.dealt(cards), false, false, herds, chest);
    }

    Seat holding(Hand held) {
        return new Seat(held, laidFirst, figurePlaced, herds, chest);
    }

    /** After laying a card, which leaves this hand. */
    Seat afterLaying(Hand left) {
        return new Seat(left, true, figurePlaced, herds, chest);
    }

    Seat withFigurePlaced() {
        return new Seat(hand, laidFirst, true, herds, chest);
    }

    Seat after(Takings takings) {
        return new Seat(hand, laidFirst, figurePlaced, takings.herds(), chest.plus(takings.toChest()));
    }

    Seat with(Herds collected) {
        return new Seat(hand, laidFirst, figurePlaced, collected, chest);
    }

    Seat with(Chest hoard) {
        return new Seat(hand, laidFirst, figurePlaced, herds, hoard);
    }

    /** Whether there is still a turn to take this round. */
    boolean busy() {
        return hand.size() > 0 || !figurePlaced;
    }
}
