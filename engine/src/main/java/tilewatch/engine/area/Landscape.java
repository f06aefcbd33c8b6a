package tilewatch.engine.area;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Tile;

/**
 * Tiles laid edge to edge and the areas they form: what all games on an open grid of twelve-slot tiles have in common.
 * Immutable. Sides that do not match are not joined, so a tile that was let lie spoils nothing around it.
 */
public final class Landscape {

    public static final Landscape EMPTY = new Landscape(Grid.empty(), Partition.EMPTY);

    private static final Side[] SIDES = Side.values();
    private static final Turn[] TURNS = Turn.values();
    private static final Slot[] SLOTS = Slot.values();

    private final Grid<Laid> grid;
    private final Partition areas;

    private Landscape(Grid<Laid> grid, Partition areas) {
        this.grid = grid;
        this.areas = areas;
    }

    /** Where and how a tile may lie. */
    public record Spot(Pos pos, Turn turn) {

        @Override
        public String toString() {
            return pos + "" + turn.arrow();
        }
    }

    /** Two sides that meet and show different things. */
    public record Mismatch(Side side, Terrain here, Terrain there, Pos neighbour) {}

    public Grid<Laid> grid() {
        return grid;
    }

    public Partition areas() {
        return areas;
    }

    public Area areaOf(Zone zone) {
        return areas.areaOf(zone);
    }

    public boolean touches(Pos pos) {
        for (Side side : SIDES) {
            if (neighbour(pos.x(), pos.y(), side) != null) {
                return true;
            }
        }
        return false;
    }

    /** The new tile always becomes number {@code grid.size()}, so zones keep their numbers for ever. */
    public Landscape lay(Tile tile, Pos pos, Turn turn) {
        if (grid.has(pos)) {
            throw new IllegalArgumentException(pos + " is taken");
        }
        int count = tile.segments().size();
        Zone[] zones = new Zone[count];
        int firstZone = areas.zoneCount();
        for (int i = 0; i < count; i++) {
            zones[i] = new Zone(firstZone + i, grid.size(), pos, tile.segments().get(i));
        }
        Partition.Builder next = areas.plus(zones);
        int edges = tile.edges(turn);
        for (Side side : SIDES) {
            Laid other = neighbour(pos.x(), pos.y(), side);
            if (other != null && sameEdge(edges, side, other)) {
                joinAlong(next, zones, tile, turn, side, other);
            }
        }
        return new Landscape(grid.with(pos, new Laid(tile, pos, turn, firstZone, List.of(zones))), next.build());
    }

    private static void joinAlong(Partition.Builder next, Zone[] zones, Tile tile, Turn turn, Side side, Laid other) {
        int first = side.ordinal() * 3;
        int joined = 0;
        while (joined < 3) {
            int here = zones[tile.indexAt(turn, SLOTS[first + joined])].id();
            int there = facingZone(other, SLOTS[first + joined]);
            int slots = 1;
            while (joined + slots < 3
                    && zones[tile.indexAt(turn, SLOTS[first + joined + slots])].id() == here
                    && facingZone(other, SLOTS[first + joined + slots]) == there) {
                slots++;
            }
            next.join(here, there, slots);
            joined += slots;
        }
    }

    /**
     * For each segment of a tile that would lie here: whether it would join one of these areas, be it by way of the
     * tile's other segments. Tells where figures may go without laying the tile, which hints ask for every spot.
     */
    public boolean[] wouldJoin(Collection<Area> some, Tile tile, Spot spot) {
        boolean[] joins = new boolean[tile.segments().size()];
        @Nullable Area[] met = new Area[Slot.COUNT];
        boolean any = false;
        for (Side side : SIDES) {
            Laid other = neighbour(spot.pos.x(), spot.pos.y(), side);
            if (other != null && sameEdge(tile.edges(spot.turn), side, other)) {
                int first = side.ordinal() * 3;
                boolean among = false;
                for (int i = first; i < first + 3; i++) {
                    Area area = areas.areaOf(facingZone(other, SLOTS[i]));
                    among = (i > first && area == met[i - 1]) ? among : some.contains(area);
                    met[i] = area;
                    joins[tile.indexAt(spot.turn, SLOTS[i])] |= among;
                    any |= among;
                }
            }
        }
        while (any) {
            any = spread(joins, met, tile, spot.turn);
        }
        return joins;
    }

    /** Segments that meet the same area hang together once the tile lies; true if that changed anything. */
    private static boolean spread(boolean[] joins, @Nullable Area[] met, Tile tile, Turn turn) {
        boolean changed = false;
        for (int i = 0; i < Slot.COUNT; i++) {
            if (met[i] != null && joins[tile.indexAt(turn, SLOTS[i])]) {
                for (int j = 0; j < Slot.COUNT; j++) {
                    int segment = tile.indexAt(turn, SLOTS[j]);
                    if (met[j] == met[i] && !joins[segment]) {
                        joins[segment] = true;
                        changed = true;
                    }
                }
            }
        }
        return changed;
    }

    private static int facingZone(Laid other, Slot slot) {
        return other.firstZone() + other.tile().indexAt(other.turn(), slot.facing());
    }

    private static boolean sameEdge(int edges, Side side, Laid other) {
        int theirs = other.tile().edges(other.turn()) >>> (8 * side.opposite().ordinal());
        return ((edges >>> (8 * side.ordinal()) ^ theirs) & 0xff) == 0;
    }

    private @Nullable Laid neighbour(int x, int y, Side side) {
        return grid.get(x + side.dx(), y + side.dy());
    }

    public boolean fits(Tile tile, Pos pos, Turn turn) {
        return !grid.has(pos) && touches(pos) && mismatches(tile, pos, turn).isEmpty();
    }

    public List<Mismatch> mismatches(Tile tile, Pos pos, Turn turn) {
        List<Mismatch> mismatches = new ArrayList<>(0);
        for (Side side : SIDES) {
            Laid other = neighbour(pos.x(), pos.y(), side);
            if (other != null && !sameEdge(tile.edges(turn), side, other)) {
                Terrain there = other.tile().edge(other.turn(), side.opposite());
                mismatches.add(new Mismatch(side, tile.edge(turn, side), there, other.pos()));
            }
        }
        return mismatches;
    }

    /** Every spot where the sides match, row by row. */
    public List<Spot> spots(Tile tile) {
        List<Spot> spots = new ArrayList<>();
        grid.frontier((x, y) -> {
            long wanted = wanted(x, y);
            int mask = (int) (wanted >>> 32);
            for (Turn turn : TURNS) {
                if (((tile.edges(turn) ^ (int) wanted) & mask) == 0) {
                    spots.add(new Spot(new Pos(x, y), turn));
                }
            }
        });
        return spots;
    }

    /** What the neighbours of a square ask of its four sides (low half), and of which sides (high half). */
    private long wanted(int x, int y) {
        int wanted = 0;
        int mask = 0;
        for (int i = 0; i < 4; i++) {
            Laid other = neighbour(x, y, SIDES[i]);
            if (other != null) {
                int theirs = other.tile().edges(other.turn())
                                >>> (8 * SIDES[i].opposite().ordinal())
                        & 0xff;
                wanted |= theirs << (8 * i);
                mask |= 0xff << (8 * i);
            }
        }
        return (long) mask << 32 | (wanted & 0xffffffffL);
    }

    /** Empty squares beside a tile that none of these kinds can ever fill. */
    public List<Pos> deadSquares(List<Tile> kinds) {
        List<Pos> dead = new ArrayList<>();
        grid.frontier((x, y) -> {
            long wanted = wanted(x, y);
            if (kinds.stream().noneMatch(tile -> fitsAnyTurn(tile, wanted))) {
                dead.add(new Pos(x, y));
            }
        });
        return dead;
    }

    private static boolean fitsAnyTurn(Tile tile, long wanted) {
        for (Turn turn : TURNS) {
            if (((tile.edges(turn) ^ (int) wanted) & (int) (wanted >>> 32)) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Landscape that && grid.equals(that.grid) && areas.equals(that.areas);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, areas);
    }
}
