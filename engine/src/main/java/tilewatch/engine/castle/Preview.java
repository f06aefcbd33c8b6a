package tilewatch.engine.castle;

import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;

/**
 * What laying a piece would join, found without laying it: moves are listed for every place of a tile, and in few of those
 * places anything is scored. The piece's parts and the areas round it are counted as nodes that get joined.
 */
final class Preview {

    private static final Side[] SIDES = Side.values();
    private static final Slot[] SLOTS = Slot.values();

    private final Area[] met = new Area[Slot.COUNT];
    private final int parts;
    private final int[] joined = new int[2 * Slot.COUNT];
    private final int[] open = new int[2 * Slot.COUNT];
    private final boolean[] occupied = new boolean[2 * Slot.COUNT];
    private final boolean scores;
    private int nodes;

    Preview(Table table, Pos pos, Laid laid) {
        parts = laid.piece().parts().size();
        for (int node = 0; node < joined.length; node++) {
            joined[node] = node;
        }
        nodes = parts;
        for (Side side : SIDES) {
            Pos beside = pos.beside(side);
            Laid neighbour = table.board().get(beside.x(), beside.y());
            boolean empty = neighbour == null && table.wall().inside(beside);
            for (int third = 3 * side.ordinal(); third < 3 * side.ordinal() + 3; third++) {
                int part = laid.partAt(SLOTS[third]);
                if (neighbour != null) {
                    int there = neighbour.partAt(SLOTS[third].facing());
                    if (there != Piece.STONE) {
                        meet(part, laid.part(part).feature(), table.areas().at(beside, there));
                    }
                } else if (empty) {
                    open[root(part)]++;
                }
            }
        }
        scores = scores(laid);
    }

    private void meet(int part, Feature feature, Area area) {
        int node = node(area);
        open[root(node)]--;
        if (feature == area.feature()) {
            join(root(part), root(node));
        }
    }

    private int node(Area area) {
        for (int node = parts; node < nodes; node++) {
            if (met[node - parts].is(area)) {
                return node;
            }
        }
        met[nodes - parts] = area;
        open[nodes] = area.open();
        occupied[nodes] = area.occupied();
        return nodes++;
    }

    private void join(int a, int b) {
        if (a != b) {
            joined[b] = a;
            open[a] += open[b];
            occupied[a] |= occupied[b];
        }
    }

    private int root(int node) {
        int root = node;
        while (joined[root] != root) {
            root = joined[root];
        }
        return root;
    }

    private boolean scores(Laid laid) {
        for (int node = 0; node < nodes; node++) {
            Feature feature = node < parts ? laid.part(node).feature() : met[node - parts].feature();
            if (occupied[root(node)] && feature.canBeFinished() && open[root(node)] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an area that has figures already would be finished. */
    boolean scores() {
        return scores;
    }

    /** Whether nothing would be left to build on the area of that part. */
    boolean closes(int part) {
        return open[root(part)] == 0;
    }

    /** Whether that part of the piece would belong to an area with a figure on it. */
    boolean taken(int part) {
        return occupied[root(part)];
    }
}
