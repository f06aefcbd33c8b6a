package tilewatch.engine.castle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Slot;

/**
 * The areas of a table found anew by walking from spot to spot: slow, and written without a look at the areas that are
 * kept while tiles are laid.
 */
final class PlainAreas {

    /** What a walk found. */
    record Plain(Feature feature, Set<Pos> cells, int spots, int open, int markets, boolean fountain) {}

    private final Table table;
    private final Set<Spot> seen = new HashSet<>();

    private PlainAreas(Table table) {
        this.table = table;
    }

    static List<Plain> walked(Table table) {
        PlainAreas walk = new PlainAreas(table);
        List<Plain> found = new ArrayList<>();
        table.board().forEach((pos, laid) -> {
            for (int part = 0; part < laid.piece().parts().size(); part++) {
                Spot spot = new Spot(pos, part);
                if (walk.seen.add(spot)) {
                    found.add(walk.from(spot));
                }
            }
        });
        return found;
    }

    static Plain kept(Area area) {
        return new Plain(
                area.feature(),
                new TreeSet<>(area.cells()),
                area.spots().size(),
                area.open(),
                area.markets(),
                area.fountain());
    }

    private Plain from(Spot first) {
        Feature feature = part(first).feature();
        Set<Pos> cells = new TreeSet<>();
        int spots = 0;
        int open = 0;
        int markets = 0;
        boolean fountain = false;
        Deque<Spot> next = new ArrayDeque<>(List.of(first));
        while (!next.isEmpty()) {
            Spot spot = next.removeFirst();
            Laid laid = table.board().at(spot.pos()).orElseThrow();
            cells.add(spot.pos());
            spots++;
            markets += part(spot).markets();
            fountain |= part(spot).fountain();
            for (Slot printed : part(spot).slots()) {
                Slot slot = printed.turned(laid.turn());
                Pos beside = spot.pos().beside(slot.side());
                if (table.board().has(beside)) {
                    int there = table.board().at(beside).orElseThrow().partAt(slot.facing());
                    Spot other = new Spot(beside, there);
                    if (there != Piece.STONE && part(other).feature() == feature && seen.add(other)) {
                        next.add(other);
                    }
                } else if (table.wall().inside(beside)) {
                    open++;
                }
            }
        }
        return new Plain(feature, cells, spots, open, markets, fountain);
    }

    private Part part(Spot spot) {
        return table.board().at(spot.pos()).orElseThrow().part(spot.part());
    }
}
