package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/**
 * The River: its tiles come first, the lake last, each continues the river, and the river may not turn twice running
 * to the same side. By the publisher's answer only an immediate U-turn is meant: after a straight piece the river may
 * turn to that side again.
 */
final class River {

    private static final String PASSAGE = "River, course of play";

    private River() {}

    static boolean shownOn(Tile tile) {
        for (Segment segment : tile.segments()) {
            if (segment.is("river")) {
                return true;
            }
        }
        return false;
    }

    static List<Tile> tilesLeft(Pile pile) {
        return pile.kindsLeft().stream().filter(River::shownOn).toList();
    }

    /** The kinds that may be drawn now: the river before everything else, its last tile after the others. */
    static List<Tile> drawable(Pile pile) {
        List<Tile> river = tilesLeft(pile);
        if (river.isEmpty()) {
            return pile.kindsLeft();
        }
        List<Tile> beforeLast = river.stream().filter(t -> !t.last()).toList();
        return beforeLast.isEmpty() ? river : beforeLast;
    }

    static List<Violation> check(Landscape landscape, Pile pile, Tile tile, Pos pos, Turn turn) {
        List<Violation> violations = new ArrayList<>(0);
        List<Tile> drawable = drawable(pile);
        if (!shownOn(tile)) {
            if (!tilesLeft(pile).isEmpty()) {
                violations.add(order("river-first", pos, tile, drawable));
            }
            return violations;
        }
        if (tile.last() && drawable.stream().noneMatch(Tile::last)) {
            violations.add(order("lake-last", pos, tile, drawable));
        }
        Optional<Laid> before = upstream(landscape, tile, pos, turn);
        if (before.isEmpty()) {
            violations.add(new Violation(
                    "river-continues",
                    List.of(pos),
                    Map.of("tile", tile.name()),
                    "the river tile " + tile + " at (" + pos + ") does not continue the river",
                    PASSAGE));
        } else if (turnsBack(before.get(), tile, pos, turn)) {
            violations.add(new Violation(
                    "river-turns-back",
                    List.of(pos, before.get().pos()),
                    Map.of("tile", tile.name(), "before", before.get().tile().name()),
                    "the river turns twice running to the same side, at ("
                            + before.get().pos() + ") and at (" + pos + ")",
                    PASSAGE));
        }
        return violations;
    }

    /** Whether a river tile whose sides match may lie there. */
    static boolean allows(Landscape landscape, Tile tile, Spot spot) {
        Optional<Laid> before = upstream(landscape, tile, spot.pos(), spot.turn());
        return before.isPresent() && !turnsBack(before.get(), tile, spot.pos(), spot.turn());
    }

    private static Violation order(String rule, Pos pos, Tile tile, List<Tile> drawable) {
        return new Violation(
                rule,
                List.of(pos),
                Map.of("tile", tile.name()),
                "tile " + tile + " was laid while the river still has " + drawable,
                PASSAGE);
    }

    /** The river tile already lying that this one would continue. */
    private static Optional<Laid> upstream(Landscape landscape, Tile tile, Pos pos, Turn turn) {
        for (Side side : Side.values()) {
            if (tile.edge(turn, side).name().equals("river")) {
                Laid other = landscape.grid().get(pos.x() + side.dx(), pos.y() + side.dy());
                if (other != null
                        && other.tile()
                                .edge(other.turn(), side.opposite())
                                .name()
                                .equals("river")) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean turnsBack(Laid before, Tile tile, Pos pos, Turn turn) {
        Side flow = sideTowards(before.pos(), pos);
        int earlier = bend(before.tile(), before.turn(), flow.opposite(), flow, true);
        int now = bend(tile, turn, flow.opposite(), flow, false);
        return earlier != 0 && earlier == now;
    }

    /** -1, 0 or 1: how the river bends on a tile it enters or leaves flowing in this direction. */
    private static int bend(Tile tile, Turn turn, Side entry, Side flow, boolean leaving) {
        for (Side side : Side.values()) {
            boolean riverSide = tile.edge(turn, side).name().equals("river");
            if (riverSide && side != (leaving ? flow : entry)) {
                int quarter = leaving
                        ? (flow.ordinal() - side.opposite().ordinal()) & 3
                        : (side.ordinal() - flow.ordinal()) & 3;
                return quarter == 1 ? 1 : quarter == 3 ? -1 : 0;
            }
        }
        return 0;
    }

    private static Side sideTowards(Pos from, Pos to) {
        for (Side side : Side.values()) {
            if (from.beside(side).equals(to)) {
                return side;
            }
        }
        throw new IllegalStateException(from + " is not beside " + to);
    }
}
