package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Mismatch;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/** Whose turn it is, which tile may come and how it may lie: what can be wrong with a turn before any figure. */
final class Laying {

    static final String PASSAGE = "Base game, laying a tile";

    private Laying() {}

    static void checkOrder(CarcassonneState state, CarcassonneMove move, List<Violation> violations) {
        if (move.player() != state.toMove()) {
            String expected = state.setup().players().get(state.toMove());
            String player = state.setup().players().get(move.player());
            violations.add(violation(
                    "turn-order",
                    move.pos(),
                    Map.of("expected", expected, "player", player),
                    "it is the " + (state.extraTurn() ? "extra turn of " : "turn of ") + expected + ", not of "
                            + player,
                    state.extraTurn() ? "Anniversary, 3. scoring" : "Base game, course of play"));
        }
        if (state.pile().left(move.tile()) == 0) {
            violations.add(violation(
                    "tile-left",
                    move.pos(),
                    Map.of("tile", move.tile().name()),
                    "all " + move.tile().count() + " tiles " + move.tile() + " are laid already",
                    "Base game, contents"));
        }
    }

    /** A tile may be put aside only if it fits nowhere. */
    static Pile checkAside(CarcassonneState state, CarcassonneMove move, List<Violation> violations) {
        Pile pile = state.pile();
        for (Tile tile : move.aside()) {
            List<Spot> spots = Carcassonne.spots(state, tile);
            if (!spots.isEmpty()) {
                violations.add(violation(
                        "aside-fits-nowhere",
                        spots.get(0).pos(),
                        Map.of("tile", tile.name()),
                        "tile " + tile + " was put aside but fits, for example at (" + spots.get(0) + ")",
                        PASSAGE));
            }
            pile = pile.without(tile);
        }
        return pile;
    }

    static void checkPlacement(CarcassonneState state, Pile pile, CarcassonneMove move, List<Violation> violations) {
        Landscape landscape = state.landscape();
        if (!landscape.touches(move.pos())) {
            violations.add(violation(
                    "touches-side",
                    move.pos(),
                    Map.of(),
                    "the tile at (" + move.pos() + ") touches no other tile by a side",
                    PASSAGE));
        }
        for (Mismatch clash : landscape.mismatches(move.tile(), move.pos(), move.turn())) {
            String here = clash.here().name();
            String there = clash.there().name();
            violations.add(new Violation(
                    "edges-match",
                    List.of(move.pos(), clash.neighbour()),
                    Map.of("side", clash.side().name(), "here", here, "there", there),
                    here + " meets " + there + " on the " + clash.side().word() + " side, next to the tile at ("
                            + clash.neighbour() + ")",
                    PASSAGE));
        }
        if (state.rules().withRiver()) {
            violations.addAll(River.check(landscape, pile, move.tile(), move.pos(), move.turn()));
        }
    }

    static Violation violation(String rule, Pos at, Map<String, String> details, String text, String passage) {
        return new Violation(rule, List.of(at), details, text, passage);
    }
}
