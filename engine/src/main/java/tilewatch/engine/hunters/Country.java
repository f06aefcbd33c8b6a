package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Partition;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/**
 * The land as laid: forests, rivers and meadows, and beside them the river systems, in which lakes join what they end
 * for a fisherman. Both partitions number the same zones.
 *
 * @param systems rivers and lakes that hang together; zones of other kinds stay alone in it
 */
public record Country(Landscape landscape, Partition systems) {

    static final Country EMPTY = new Country(Landscape.EMPTY, Partition.EMPTY);

    Country lay(Tile tile, Pos pos, Turn turn) {
        Landscape next = landscape.lay(tile, pos, turn);
        Laid laid = next.grid().at(pos).orElseThrow();
        Partition.Builder joined = systems.plus(laid.zones().toArray(new Zone[0]));
        for (Zone zone : laid.zones()) {
            for (int lake : zone.segment().links("lake")) {
                joined.join(zone.id(), zone.sibling(lake), 0);
            }
        }
        for (Side side : Side.values()) {
            Optional<Laid> other = next.grid().at(pos.beside(side));
            if (other.isPresent()) {
                Zone here = middle(laid, side);
                Zone there = middle(other.get(), side.opposite());
                if (here.segment().is("river") && there.segment().is("river")) {
                    joined.join(here.id(), there.id(), 1);
                }
            }
        }
        return new Country(next, joined.build());
    }

    boolean fitsSomewhere(List<Tile> tiles) {
        for (Tile tile : tiles) {
            if (!landscape.spots(tile).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static Zone middle(Laid laid, Side side) {
        return laid.zone(laid.tile().segmentAt(laid.turn(), Slot.middle(side)));
    }

    /**
     * For each segment of a tile that would lie here: whether it would join one of these river systems, be it by way of
     * a lake on the tile or of a system that meets the tile twice. Tells where huts may go without laying the tile.
     */
    boolean[] wouldSettle(Collection<Area> some, Tile tile, Spot spot) {
        boolean[] joins = new boolean[tile.segments().size()];
        Set<Area> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        reached.addAll(some);
        boolean spreading = !some.isEmpty();
        while (spreading) {
            spreading = false;
            for (Segment river : tile.segments()) {
                if (river.is("river") && !joins[river.index()]) {
                    List<Area> met = met(river, tile, spot);
                    if (joinsLake(joins, river) || met.stream().anyMatch(reached::contains)) {
                        joins[river.index()] = true;
                        river.links("lake").forEach(lake -> joins[lake] = true);
                        reached.addAll(met);
                        spreading = true;
                    }
                }
            }
        }
        return joins;
    }

    private static boolean joinsLake(boolean[] joins, Segment river) {
        for (int lake : river.links("lake")) {
            if (joins[lake]) {
                return true;
            }
        }
        return false;
    }

    /** The river systems this river of a tile that would lie here runs on into. */
    private List<Area> met(Segment river, Tile tile, Spot spot) {
        List<Area> met = new ArrayList<>(2);
        for (Side side : Side.values()) {
            if (tile.indexAt(spot.turn(), Slot.middle(side)) == river.index()) {
                landscape.grid().at(spot.pos().beside(side)).ifPresent(other -> {
                    Zone there = middle(other, side.opposite());
                    if (there.segment().is("river")) {
                        met.add(systems.areaOf(there));
                    }
                });
            }
        }
        return met;
    }

    public Area areaOf(Zone zone) {
        return landscape.areaOf(zone);
    }

    public Area systemOf(Zone zone) {
        return systems.areaOf(zone);
    }

    Optional<Zone> zone(Pos pos, String segment) {
        return landscape.grid().at(pos).flatMap(laid -> laid.tile()
                .segment(segment)
                .map(laid::zone));
    }

    /** A lake by the number of its zone; in the landscape it is always alone. */
    Zone lake(int zoneId) {
        return landscape.areas().areaOf(zoneId).first();
    }

    /** What a figure of this kind holds from this zone: a hut its river system, a pawn its forest, river or meadow. */
    Area heldBy(FigureKind kind, Zone zone) {
        return kind == FigureKind.HUT ? systems.areaOf(zone) : landscape.areaOf(zone);
    }
}
