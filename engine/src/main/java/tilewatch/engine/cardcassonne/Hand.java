package tilewatch.engine.cardcassonne;

/**
 * The cards a player still holds.
 *
 * @param size how many; that is always known
 * @param known what they are if their owner told, otherwise empty. One more than {@code size} means that one of these
 *     lies face down in a row and its owner has not said which
 */
public record Hand(int size, Pile known) {

    static final Hand NONE = new Hand(0, Pile.EMPTY);

    static Hand dealt(int size) {
        return new Hand(size, Pile.EMPTY);
    }

    public boolean told() {
        return !known.isEmpty();
    }

    boolean mayHold(Card card) {
        return !told() || known.contains(card);
    }

    /** After this card was laid; one that was not told shows that the hand was told wrongly, so it is unknown again. */
    Hand without(Card card) {
        return new Hand(size - 1, known.contains(card) ? known.minus(card) : Pile.EMPTY);
    }

    /** After a card nobody told was laid face down. */
    Hand withoutUnknown() {
        return new Hand(size - 1, known.size() == size ? known : Pile.EMPTY);
    }

    /** After this player's face-down card turned out to be this one. */
    Hand afterTurning(Card card) {
        return known.size() > size ? new Hand(size, known.contains(card) ? known.minus(card) : Pile.EMPTY) : this;
    }
}
