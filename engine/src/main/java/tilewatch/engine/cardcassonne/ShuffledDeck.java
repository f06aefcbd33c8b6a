package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A deck shuffled by a seed, for games without real cards: it deals the opening and the hands as ordinary moves. Which
 * cards are next follows from the state alone, so undo and replay need nothing more than the seed.
 */
public final class ShuffledDeck {

    private final List<Card> cards;

    public ShuffledDeck(long seed) {
        cards = new ArrayList<>(CardSet.BOX.cards().cards());
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = cards.size() - 1; i > 0; i--) {
            Card swapped = cards.set(random.nextInt(i + 1), cards.get(i));
            cards.set(i, swapped);
        }
    }

    /** The next card to be laid out or hand to be dealt; empty when it is a player's turn to do something. */
    public Optional<CardcassonneMove> deals(CardcassonneState state) {
        Round round = state.round();
        if (state.phase() == Phase.OPENING) {
            Card card = cards.get(cards.size() - round.deck());
            return Optional.of(new LayCard(round.dealer(), card, Spot.endOf(row(state, card))));
        }
        int size = Round.handSize(state.seats().size());
        for (int player = 0; player < state.seats().size() && state.phase() == Phase.LAYING; player++) {
            Hand hand = state.seat(player).hand();
            if (hand.size() == size && !hand.told()) {
                int from = cards.size() - round.deck() - size * (state.seats().size() - player);
                return Optional.of(new EnterHand(player, Pile.of(cards.subList(from, from + size))));
            }
        }
        return Optional.empty();
    }

    /** A dealer may lay a joker anywhere; this one puts it in the shortest row. */
    private static Colour row(CardcassonneState state, Card card) {
        return card.colour().orElseGet(() -> {
            Colour shortest = Colour.YELLOW;
            for (Colour colour : Colour.values()) {
                shortest = state.row(colour).length() < state.row(shortest).length() ? colour : shortest;
            }
            return shortest;
        });
    }
}
