package tilewatch.engine.cardcassonne;

import java.util.Optional;

/** What lies or stands in a row, in order from the track: cards, and big figures behind the cards they capture. */
public sealed interface RowPiece {

    /** The card if it is known; empty for a figure. */
    Optional<Card> card();

    /** The piece as this viewer sees it. */
    RowPiece seenBy(int viewer);

    record FaceUp(Card up) implements RowPiece {

        @Override
        public Optional<Card> card() {
            return Optional.of(up);
        }

        @Override
        public RowPiece seenBy(int viewer) {
            return this;
        }
    }

    /**
     * A card that was laid face down.
     *
     * @param owner who laid it and therefore knows it
     * @param card what it is, if its owner told or it has been turned
     * @param turned whether everybody has seen it by now
     */
    record FaceDown(int owner, Optional<Card> card, boolean turned) implements RowPiece {

        @Override
        public RowPiece seenBy(int viewer) {
            return turned || owner == viewer ? this : new FaceDown(owner, Optional.empty(), false);
        }

        FaceDown turnedUp(Card as) {
            return new FaceDown(owner, Optional.of(as), true);
        }
    }

    record Figure(int player) implements RowPiece {

        @Override
        public Optional<Card> card() {
            return Optional.empty();
        }

        @Override
        public RowPiece seenBy(int viewer) {
            return this;
        }
    }
}
