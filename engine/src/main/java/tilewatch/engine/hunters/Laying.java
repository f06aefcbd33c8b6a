package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Mismatch;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/** Everything that can be wrong with the tile of a move: whose turn, which stack, where it lies. */
final class Laying {

    private final HuntersState state;
    private final HuntersMove move;
    private final List<Violation> violations = new ArrayList<>(0);
    private Pile pile;

    Laying(HuntersState state, HuntersMove move) {
        this.state = state;
        this.move = move;
        this.pile = state.pile();
    }

    /** Checks everything but the square itself. */
    List<Violation> check() {
        checkPlayer();
        checkStack();
        move.aside().forEach(this::checkAside);
        if (pile.left(move.tile()) == 0) {
            noneLeft(move.tile());
        }
        checkPlace();
        return violations;
    }

    /** What is left to draw once this tile and those put aside are gone. */
    Pile left() {
        Pile left = state.pile();
        for (Tile tile : move.aside()) {
            left = left.without(tile);
        }
        return left.without(move.tile());
    }

    private void checkPlayer() {
        if (move.player() != state.toMove()) {
            String expected = name(state.toMove());
            String player = name(move.player());
            broken(
                    HuntersRule.TURN_ORDER,
                    Map.of("expected", expected, "player", player),
                    "it is the turn of " + expected + ", not of " + player);
        }
    }

    private void checkStack() {
        boolean bonus = HuntersTiles.bonus(move.tile());
        if (state.bonusDue() && !bonus) {
            broken(
                    HuntersRule.BONUS_FIRST,
                    Map.of("expected", name(state.toMove()), "tile", move.tile().name()),
                    name(state.toMove()) + " has earned a bonus tile, which comes before land tile " + move.tile());
        } else if (!state.bonusDue() && bonus) {
            broken(
                    HuntersRule.BONUS_EARNED,
                    Map.of("player", name(move.player()), "tile", move.tile().name()),
                    name(move.player()) + " has not earned bonus tile " + move.tile());
        }
    }

    private void checkAside(Tile tile) {
        if (HuntersTiles.bonus(tile) != HuntersTiles.bonus(move.tile())) {
            broken(
                    HuntersRule.ASIDE_SAME_STACK,
                    Map.of("tile", move.tile().name(), "aside", tile.name()),
                    "tile " + move.tile() + " cannot replace tile " + tile + ", which is of the other stack");
        }
        List<Spot> spots = state.country().landscape().spots(tile);
        if (!spots.isEmpty()) {
            Spot spot = spots.get(0);
            violations.add(HuntersRule.ASIDE_FITS_NOWHERE.broken(
                    List.of(spot.pos()),
                    Map.of("tile", tile.name()),
                    "tile " + tile + " was put aside but fits, for example at (" + spot + ")"));
        }
        if (pile.left(tile) == 0) {
            noneLeft(tile);
        }
        pile = pile.without(tile);
    }

    private void noneLeft(Tile tile) {
        broken(
                HuntersRule.TILE_LEFT,
                Map.of("tile", tile.name()),
                tile.count() == 1
                        ? "the only tile " + tile + " is gone already"
                        : "all " + tile.count() + " tiles " + tile + " are gone already");
    }

    private void checkPlace() {
        Landscape landscape = state.country().landscape();
        if (!landscape.touches(move.pos())) {
            broken(
                    HuntersRule.TOUCHES_SIDE,
                    Map.of(),
                    "the tile at (" + move.pos() + ") touches no other tile by a side");
        }
        for (Mismatch clash : landscape.mismatches(move.tile(), move.pos(), move.turn())) {
            String here = clash.here().name();
            String there = clash.there().name();
            violations.add(HuntersRule.EDGES_MATCH.broken(
                    List.of(move.pos(), clash.neighbour()),
                    Map.of("side", clash.side().name(), "here", here, "there", there),
                    here + " meets " + there + " on the " + clash.side().word() + " side, next to the tile at ("
                            + clash.neighbour() + ")"));
        }
    }

    private void broken(HuntersRule rule, Map<String, String> details, String text) {
        violations.add(rule.broken(List.of(move.pos()), details, text));
    }

    private String name(int player) {
        return state.setup().players().get(player);
    }
}
