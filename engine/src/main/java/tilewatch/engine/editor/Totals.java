package tilewatch.engine.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/**
 * How much of everything a box holds, all copies counted: {@code tiles}, {@code start}, {@code monastery},
 * {@code city shields} … A rulebook gives some of these numbers even where nobody has published the tiles.
 */
public record Totals(Map<String, Integer> counts) {
    public Totals {
        counts = Map.copyOf(counts);
    }

    /** The totals of a set, for the things that can be counted on the table: inner parts and marks with a number. */
    public static Totals of(TileSet set) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Tile tile : set.tiles()) {
            if (!tile.half()) {
                counts.merge("tiles", tile.count(), Integer::sum);
            }
            if (tile.start()) {
                counts.merge("start", 1, Integer::sum);
            }
            for (Segment segment : tile.segments()) {
                String terrain = segment.terrain().name();
                if (segment.slots().isEmpty()) {
                    counts.merge(terrain, tile.count(), Integer::sum);
                }
                segment.numbers()
                        .forEach((mark, n) -> counts.merge(terrain + " " + mark, n * tile.count(), Integer::sum));
            }
        }
        return new Totals(counts);
    }

    /** What there is more of than a box may hold; things these limits do not name are not limited. */
    List<String> beyond(Totals limits) {
        List<String> beyond = new ArrayList<>();
        new TreeMap<>(counts).forEach((thing, n) -> {
            Integer most = limits.counts.get(thing);
            if (most != null && n > most) {
                beyond.add(thing + ": " + n + ", but the box has " + most);
            }
        });
        return beyond;
    }
}
