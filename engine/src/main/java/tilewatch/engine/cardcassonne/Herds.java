package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The livestock a player has collected, lying open in front of them.
 *
 * @param herds one per colour, in the order of the colours
 * @param loneBarns barns that wait for the first livestock
 */
public record Herds(List<Herd> herds, int loneBarns) {

    static final Herds NONE = new Herds(Collections.nCopies(Colour.values().length, new Herd(0, 0)), 0);

    /** Livestock of one colour and the barns that joined it. */
    public record Herd(int livestock, int barns) {

        public int size() {
            return livestock + barns;
        }
    }

    public Herds {
        herds = List.copyOf(herds);
    }

    public Herd of(Colour colour) {
        return herds.get(colour.ordinal());
    }

    Herds plus(Colour colour, int livestock, int barns) {
        Herd old = of(colour);
        List<Herd> next = new ArrayList<>(herds);
        next.set(colour.ordinal(), new Herd(old.livestock + livestock, old.barns + barns));
        return new Herds(next, loneBarns);
    }

    Herds withLoneBarns(int barns) {
        return new Herds(herds, barns);
    }

    /** The colours a barn can join. */
    List<Colour> present() {
        return Arrays.stream(Colour.values())
                .filter(colour -> of(colour).livestock > 0)
                .toList();
    }

    /** All these cards, as they would go back into the box. */
    Pile cards() {
        Pile cards = Pile.EMPTY.plus(Card.BARN, loneBarns);
        for (Colour colour : Colour.values()) {
            cards = cards.plus(Card.livestock(colour), of(colour).livestock).plus(Card.BARN, of(colour).barns);
        }
        return cards;
    }
}
