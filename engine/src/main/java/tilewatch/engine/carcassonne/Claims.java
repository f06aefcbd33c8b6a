package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/** Which figures the player whose turn it is may put where, and which abbot may be taken back: the lists of all. */
final class Claims {

    private Claims() {}

    /** Adds every figure that may stand on the tile to be laid; {@code taken} says which segments are not free. */
    static void addLegal(CarcassonneState state, Tile tile, Pos pos, boolean[] taken, List<Deed> deeds) {
        for (FigureKind kind : FigureKind.ALL) {
            if (state.inHand(state.toMove(), kind) > 0) {
                for (Segment segment : tile.segments()) {
                    if (!taken[segment.index()] && suits(state.rules(), kind, segment)) {
                        deeds.add(new Deed.Put(kind, pos, segment.id()));
                    }
                }
            }
        }
    }

    /** Adds the abbots the player whose turn it is could take back. */
    static void addTakeBacks(CarcassonneState state, List<Deed> deeds) {
        for (Figure figure : state.figures()) {
            if (figure.player() == state.toMove() && figure.kind() == FigureKind.ABBOT) {
                deeds.add(new Deed.TakeBack(figure.zone().pos()));
            }
        }
    }

    /**
     * What activated symbols allow beyond the ordinary figures. Where on an area a figure stands makes no difference,
     * so each area is listed once: beside the meeple already there, or on any of its tiles.
     */
    static List<Deed> bySymbols(CarcassonneState state, Tile tile, Spot spot, List<Symbol> symbols) {
        Set<Bonus> bonuses = EnumSet.noneOf(Bonus.class);
        symbols.forEach(symbol -> bonuses.add(symbol.bonus()));
        List<Deed> deeds = new ArrayList<>();
        Landscape after = state.landscape().lay(tile, spot.pos(), spot.turn());
        if (bonuses.contains(Bonus.REINFORCE)) {
            addReinforcements(state, after, deeds);
        }
        if (bonuses.contains(Bonus.ANYWHERE)) {
            addAnywhere(state, after, spot.pos(), deeds);
        }
        return deeds;
    }

    private static void addReinforcements(CarcassonneState state, Landscape after, List<Deed> deeds) {
        if (state.inHand(state.toMove(), FigureKind.MEEPLE) > 0) {
            for (Figure figure : state.figures()) {
                Zone zone = figure.zone();
                if (ofPlayer(figure, state.toMove())
                        && meeplesOn(state, after, zone) == 1
                        && suits(state.rules(), FigureKind.MEEPLE, zone.segment())) {
                    deeds.add(new Deed.Put(
                            FigureKind.MEEPLE, zone.pos(), zone.segment().id()));
                }
            }
        }
    }

    private static boolean ofPlayer(Figure figure, int player) {
        return figure.player() == player && figure.kind() == FigureKind.MEEPLE;
    }

    private static int meeplesOn(CarcassonneState state, Landscape after, Zone zone) {
        Area area = after.areaOf(zone);
        int meeples = 0;
        for (Figure figure : state.figures()) {
            if (ofPlayer(figure, state.toMove()) && after.areaOf(figure.zone()) == area) {
                meeples++;
            }
        }
        return meeples;
    }

    /** Areas that reach the tile just laid are left out: they are open to every figure anyway. */
    private static void addAnywhere(CarcassonneState state, Landscape after, Pos justLaid, List<Deed> deeds) {
        List<Area> occupied = state.figures().stream()
                .map(figure -> after.areaOf(figure.zone()))
                .toList();
        for (Area area : after.areas().areas()) {
            Zone zone = area.first();
            if (!occupied.contains(area)
                    && unfinished(after, zone)
                    && area.zones().stream().noneMatch(z -> z.pos().equals(justLaid))) {
                for (FigureKind kind : FigureKind.ALL) {
                    if (state.inHand(state.toMove(), kind) > 0 && suits(state.rules(), kind, zone.segment())) {
                        deeds.add(new Deed.Put(kind, zone.pos(), zone.segment().id()));
                    }
                }
            }
        }
    }

    /** Fields are unfinished until the final scoring, monasteries and gardens until they are surrounded. */
    static boolean unfinished(Landscape landscape, Zone zone) {
        if (Scoring.secluded(zone)) {
            return landscape.grid().crowd(zone.pos()) < Scoring.SURROUNDED;
        }
        return zone.segment().is("field") || !landscape.areaOf(zone).finished();
    }

    static boolean suits(HouseRules rules, FigureKind kind, Segment segment) {
        return switch (segment.terrain().name()) {
            case "city", "road" -> kind == FigureKind.MEEPLE;
            case "field" -> kind == FigureKind.MEEPLE && rules.fields();
            case "monastery" -> true;
            case "garden" -> kind == FigureKind.ABBOT;
            default -> false;
        };
    }
}
