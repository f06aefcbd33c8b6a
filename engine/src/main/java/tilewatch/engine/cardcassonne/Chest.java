package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewatch.engine.ScoreLine;

/**
 * Buildings and squares under a chest. Nobody may look at them during the game, not even their owner; at the end they
 * score in groups of different buildings.
 */
public record Chest(Pile cards) {

    static final Chest EMPTY = new Chest(Pile.EMPTY);

    /** Rules, "Итоговый подсчёт очков": what a group of so many different buildings is worth. */
    private static final int[] GROUP = {0, 0, 5, 15, 30};

    private static final int TYPES = Colour.values().length;

    Chest plus(Pile more) {
        return new Chest(cards.plus(more));
    }

    /** The line these buildings score for a player; empty if there are none. */
    List<ScoreLine> score(int player) {
        if (cards.isEmpty()) {
            return List.of();
        }
        int[] groups = bestGroups();
        List<ScoreLine.Term> terms = new ArrayList<>();
        for (int size = TYPES; size > 0; size--) {
            if (groups[size] > 0) {
                terms.add(new ScoreLine.Term(groups[size], "groups of " + size, GROUP[size]));
            }
        }
        return List.of(new ScoreLine(player, "buildings", terms, List.of()));
    }

    /** How many groups of each size score most, every square standing for whichever building serves best. */
    private int[] bestGroups() {
        int[] buildings = new int[TYPES];
        for (Card card : cards.kinds()) {
            card.colour().ifPresent(colour -> buildings[colour.ordinal()] += cards.count(card));
        }
        return best(buildings, 0, cards.count(Card.SQUARE));
    }

    /** Tries every way to let the squares stand for buildings of this type and the later ones. */
    private static int[] best(int[] buildings, int type, int squares) {
        if (type == TYPES - 1) {
            int[] all = buildings.clone();
            all[type] += squares;
            return groups(all);
        }
        int[] best = best(buildings, type + 1, squares);
        for (int here = 1; here <= squares; here++) {
            int[] more = buildings.clone();
            more[type] += here;
            int[] groups = best(more, type + 1, squares - here);
            if (points(groups) > points(best)) {
                best = groups;
            }
        }
        return best;
    }

    /** A larger group gains more by another building than a smaller one, so the largest possible groups are best. */
    private static int[] groups(int[] buildings) {
        int[] sorted = buildings.clone();
        Arrays.sort(sorted);
        int[] groups = new int[TYPES + 1];
        int used = 0;
        for (int i = 0; i < TYPES; i++) {
            groups[TYPES - i] = sorted[i] - used;
            used = sorted[i];
        }
        return groups;
    }

    private static int points(int[] groups) {
        int points = 0;
        for (int size = 1; size <= TYPES; size++) {
            points += groups[size] * GROUP[size];
        }
        return points;
    }
}
