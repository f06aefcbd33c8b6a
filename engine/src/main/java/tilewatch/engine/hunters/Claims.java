package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/** Which figure may be put where: judged on the table after the tile was laid, before anything finished is scored. */
final class Claims {

    private final HuntersState state;
    private final int player;
    private final List<Area> occupied;
    private final List<Area> settled;

    /** What this player may put on a tile laid next. */
    Claims(HuntersState state, int player) {
        this.state = state;
        this.player = player;
        this.occupied = state.held(FigureKind.PAWN);
        this.settled = state.held(FigureKind.HUT);
    }

    /**
     * Every figure that may be put on the tile if it lies there. A hut by a lake is listed on the lake alone: on a river
     * that runs into it the hut would hold the same system.
     */
    List<Put> on(Tile tile, Spot spot) {
        List<Put> puts = new ArrayList<>();
        if (state.inHand(player, FigureKind.PAWN) > 0) {
            boolean[] taken = state.country().landscape().wouldJoin(occupied, tile, spot);
            addFree(puts, FigureKind.PAWN, tile, spot.pos(), taken);
        }
        if (state.inHand(player, FigureKind.HUT) > 0) {
            addFree(puts, FigureKind.HUT, tile, spot.pos(), state.country().wouldSettle(settled, tile, spot));
        }
        return puts;
    }

    private static void addFree(List<Put> puts, FigureKind kind, Tile tile, Pos pos, boolean[] taken) {
        for (Segment segment : tile.segments()) {
            boolean listed = kind == FigureKind.PAWN || segment.links("lake").isEmpty();
            if (listed && !taken[segment.index()] && suits(kind, segment)) {
                puts.add(new Put(kind, pos, segment.id()));
            }
        }
    }

    /** The pawns this player could take back with the tile; none unless it has the shaman. */
    List<Figure> takeBacks(Tile tile) {
        return shaman(tile)
                ? state.figures().stream()
                        .filter(f -> f.player() == player && f.kind() == FigureKind.PAWN)
                        .toList()
                : List.of();
    }

    private static boolean shaman(Tile tile) {
        for (Segment segment : tile.segments()) {
            if (Power.SHAMAN.on(segment)) {
                return true;
            }
        }
        return false;
    }

    private static boolean suits(FigureKind kind, Segment segment) {
        return kind == FigureKind.HUT ? segment.is("river") || segment.is("lake") : !segment.is("lake");
    }

    /** Everything wrong with putting this figure there; {@code zone} is the segment meant. */
    static List<Violation> check(HuntersState state, int player, Put put, Pos justLaid, Zone zone) {
        List<Violation> violations = new ArrayList<>(0);
        FigureKind kind = put.kind();
        String terrain = zone.segment().terrain().name();
        if (!put.pos().equals(justLaid)) {
            violations.add(HuntersRule.FIGURE_ON_NEW_TILE.broken(
                    List.of(put.pos(), justLaid),
                    Map.of("figure", kind.word()),
                    "the " + kind.word() + " stands at (" + put.pos() + "), not on the tile just laid at (" + justLaid
                            + ")"));
        }
        if (state.inHand(player, kind) <= 0) {
            violations.add(HuntersRule.FIGURE_IN_SUPPLY.broken(
                    List.of(put.pos()),
                    Map.of("figure", kind.word()),
                    "no " + kind.word() + " is left in the supply of "
                            + state.setup().players().get(player)));
        }
        if (!suits(kind, zone.segment())) {
            violations.add(HuntersRule.FIGURE_SUITS.broken(
                    List.of(put.pos()),
                    Map.of("figure", kind.word(), "feature", terrain),
                    "a " + kind.word() + " cannot stand on a " + terrain));
            return violations;
        }
        state.figuresOn(kind, state.country().heldBy(kind, zone)).stream()
                .findFirst()
                .ifPresent(other -> violations.add(taken(state, put, kind == FigureKind.HUT ? "" : terrain, other)));
        return violations;
    }

    private static Violation taken(HuntersState state, Put put, String terrain, Figure other) {
        String owner = state.setup().players().get(other.player());
        Pos where = other.zone().pos();
        HuntersRule rule = terrain.isEmpty() ? HuntersRule.SYSTEM_FREE : HuntersRule.AREA_FREE;
        return rule.broken(
                List.of(put.pos(), where),
                Map.of(
                        "figure",
                        put.kind().word(),
                        "feature",
                        terrain.isEmpty() ? "river-system" : terrain,
                        "owner",
                        owner),
                "this " + (terrain.isEmpty() ? "river system" : terrain) + " already has a "
                        + put.kind().word() + " of " + owner + " at (" + where + ")");
    }

    /** What is wrong with taking a pawn back from there after laying this tile. */
    static List<Violation> checkBack(HuntersState state, int player, Pos from, Laid laid) {
        List<Violation> violations = new ArrayList<>(0);
        if (!shaman(laid.tile())) {
            violations.add(HuntersRule.SHAMAN_ONLY.broken(
                    List.of(from, laid.pos()),
                    Map.of(),
                    "a pawn was taken back from (" + from + ") but the tile at (" + laid.pos() + ") has no shaman"));
        }
        if (state.pawnAt(player, from).isEmpty()) {
            String name = state.setup().players().get(player);
            violations.add(HuntersRule.OWN_PAWN.broken(
                    List.of(from), Map.of("player", name), name + " has no pawn at (" + from + ") to take back"));
        }
        return violations;
    }
}
