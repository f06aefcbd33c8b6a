package tilewatch.engine.forest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/**
 * Every visible cell of one clan. A cell under a tower counts for nothing: towers belong on clearings, so this matters
 * only where the table let one stand on animals.
 */
record Territory(Clan clan, List<Pos> cells) {

    static Territory of(Clan clan, Forest forest) {
        List<Pos> cells = new ArrayList<>();
        forest.cells().forEach((pos, cell) -> {
            if (cell.shows(clan) && !forest.towerOn(pos.x(), pos.y())) {
                cells.add(pos);
            }
        });
        return new Territory(clan, cells);
    }

    /** The most cells joined by their sides, never by corners; of equally long chains the first from north-west. */
    List<Pos> longestChain() {
        Set<Pos> free = new LinkedHashSet<>(cells);
        List<Pos> longest = List.of();
        for (Pos start : cells) {
            if (free.contains(start)) {
                List<Pos> chain = chainFrom(start, free);
                longest = chain.size() > longest.size() ? chain : longest;
            }
        }
        return longest;
    }

    private static List<Pos> chainFrom(Pos start, Set<Pos> free) {
        List<Pos> chain = new ArrayList<>();
        Deque<Pos> next = new ArrayDeque<>(List.of(start));
        free.remove(start);
        while (!next.isEmpty()) {
            Pos pos = next.remove();
            chain.add(pos);
            for (Side side : Side.values()) {
                Pos beside = pos.beside(side);
                if (free.remove(beside)) {
                    next.add(beside);
                }
            }
        }
        return chain;
    }
}
