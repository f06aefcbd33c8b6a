package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/**
 * Four squares at the border of the forest where a card could lie: some hold forest, some do not, and neither a bear
 * nor a tower forbids it. Hints try every card in every turn on every spot, so what would be covered is looked up once.
 */
final class Spot {

    private final Pos at;
    private final List<Corner> covered;
    private final List<Cell> under;

    private Spot(Pos at, List<Corner> covered, List<Cell> under) {
        this.at = at;
        this.covered = covered;
        this.under = under;
    }

    /** Where the north-west cell of the card would lie. */
    Pos at() {
        return at;
    }

    boolean takes(Card card, Turn turn, boolean expert) {
        for (int i = 0; i < covered.size(); i++) {
            Cell over = card.cell(covered.get(i), turn);
            if (!over.mayCover(under.get(i)) || (expert && Covering.sameClan(over, under.get(i)))) {
                return false;
            }
        }
        return true;
    }

    boolean takes(Card card, boolean expert) {
        for (Turn turn : Turn.values()) {
            if (takes(card, turn, expert)) {
                return true;
            }
        }
        return false;
    }

    /** Every spot of the forest. Of four squares, some on and some off the forest, an empty one touches it by a side. */
    static List<Spot> all(Forest forest) {
        List<Spot> spots = new ArrayList<>();
        Set<Pos> tried = new HashSet<>();
        forest.cells().frontier((x, y) -> {
            for (Corner corner : Corner.ALL) {
                Pos at = new Pos(x - corner.dx(), y - corner.dy());
                Spot spot = tried.add(at) ? spot(forest, at) : null;
                if (spot != null) {
                    spots.add(spot);
                }
            }
        });
        return spots;
    }

    private static @Nullable Spot spot(Forest forest, Pos at) {
        List<Corner> covered = new ArrayList<>(Corner.ALL.size());
        List<Cell> under = new ArrayList<>(Corner.ALL.size());
        for (Corner corner : Corner.ALL) {
            int x = at.x() + corner.dx();
            int y = at.y() + corner.dy();
            Cell cell = forest.cells().get(x, y);
            if (cell instanceof Cell.Bear || forest.towerOn(x, y)) {
                return null;
            }
            if (cell != null) {
                covered.add(corner);
                under.add(cell);
            }
        }
        return covered.isEmpty() ? null : new Spot(at, covered, under);
    }
}
