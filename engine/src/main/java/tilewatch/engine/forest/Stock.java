package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards not yet in the forest: the open row and the pile. Which of them lie open is known only as far as the row
 * was seen, or once no more are left than fit into it.
 *
 * @param left every card neither laid nor set aside
 * @param seen the cards known to lie in the open row, as many as were seen
 * @param toTake how many cards are still to be taken; fewer than {@code left} only after a misread card
 */
public record Stock(List<Card> left, List<Card> seen, int toTake) {

    static final int ROW = 4;

    public Stock {
        left = List.copyOf(left);
        seen = List.copyOf(seen);
    }

    static Stock of(List<Card> cards) {
        return new Stock(cards, List.of(), cards.size()).withLastRowSeen();
    }

    /** How many cards must lie open now. */
    public int rowSize() {
        return Math.min(ROW, toTake);
    }

    public boolean rowKnown() {
        return seen.size() >= rowSize();
    }

    /** The cards the player at turn may take: the row if it is known, else whatever is left. */
    public List<Card> takeable() {
        return rowKnown() ? seen : left;
    }

    Stock without(Card card) {
        List<Card> fewer = new ArrayList<>(left);
        fewer.remove(card);
        List<Card> open = new ArrayList<>(seen);
        // A card from outside a known row means that the row was misread or changed unseen: we no longer know it.
        if (!open.remove(card) && rowKnown()) {
            open.clear();
        }
        return new Stock(fewer, open, toTake - 1).withLastRowSeen();
    }

    Stock seeing(List<Card> row) {
        List<Card> open = row.stream().distinct().filter(left::contains).toList();
        return new Stock(left, open, toTake).withLastRowSeen();
    }

    /** With the pile empty, all that is left lies open. */
    private Stock withLastRowSeen() {
        if (left.size() > rowSize() || seen.size() >= left.size()) {
            return this;
        }
        List<Card> open = new ArrayList<>(seen);
        left.stream().filter(card -> !seen.contains(card)).forEach(open::add);
        return new Stock(left, open, toTake);
    }
}
