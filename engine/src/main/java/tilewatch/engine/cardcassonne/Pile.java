package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Cards whose order does not matter, counted by kind: a hand, a chest, what was discarded, the whole box. Immutable. */
public final class Pile {

    public static final Pile EMPTY = new Pile(new byte[Card.values().length], 0);

    private static final Card[] KINDS = Card.values();

    private final byte[] counts;
    private final int size;

    private Pile(byte[] counts, int size) {
        this.counts = counts;
        this.size = size;
    }

    public static Pile of(Collection<Card> cards) {
        byte[] counts = new byte[KINDS.length];
        cards.forEach(card -> counts[card.ordinal()]++);
        return new Pile(counts, cards.size());
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int count(Card card) {
        return counts[card.ordinal()];
    }

    public boolean contains(Card card) {
        return count(card) > 0;
    }

    public boolean containsAll(Pile other) {
        return kinds().size() >= other.kinds().size()
                && other.kinds().stream().allMatch(card -> count(card) >= other.count(card));
    }

    public Pile plus(Card card) {
        return plus(card, 1);
    }

    Pile plus(Card card, int more) {
        byte[] next = counts.clone();
        next[card.ordinal()] += (byte) more;
        return new Pile(next, size + more);
    }

    public Pile plus(Pile other) {
        byte[] next = counts.clone();
        for (int i = 0; i < next.length; i++) {
            next[i] += other.counts[i];
        }
        return new Pile(next, size + other.size);
    }

    /** Without one card of this kind, which has to be in the pile. */
    public Pile minus(Card card) {
        if (!contains(card)) {
            throw new IllegalArgumentException("no " + card.code() + " in " + this);
        }
        return plus(card, -1);
    }

    /** The kinds in this pile, each once. */
    public List<Card> kinds() {
        List<Card> kinds = new ArrayList<>();
        for (Card card : KINDS) {
            if (contains(card)) {
                kinds.add(card);
            }
        }
        return kinds;
    }

    /** Every card, sorted. */
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>(size);
        for (Card card : KINDS) {
            cards.addAll(Collections.nCopies(count(card), card));
        }
        return cards;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && Arrays.equals(counts, pile.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** The codes of its cards, as they are typed. */
    @Override
    public String toString() {
        return cards().stream().map(Card::code).collect(Collectors.joining(" "));
    }
}
