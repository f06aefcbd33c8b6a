package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Mismatch;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/** Carcassonne with fields, River and Abbot: the rulebook of the anniversary edition on the base game's rules. */
public final class Carcassonne implements Game<CarcassonneState, CarcassonneMove> {

    private static final String LAYING = "Base game, laying a tile";

    @Override
    public String id() {
        return "carcassonne";
    }

    @Override
    public List<Option> options() {
        return HouseRules.OPTIONS;
    }

    @Override
    public CarcassonneState start(Setup chosen) {
        Setup setup = chosen.completed(HouseRules.OPTIONS);
        HouseRules rules = HouseRules.of(setup);
        List<Tile> kinds = new ArrayList<>();
        rules.river().forEach(set -> kinds.addAll(set.tiles()));
        kinds.addAll(rules.base().tiles());
        Tile first = rules.opening().startTile().orElseThrow();
        Pile pile = Pile.of(kinds).without(first);
        if (rules.withRiver() && !rules.startTileStays()) {
            pile = pile.without(rules.base().startTile().orElseThrow());
        }
        List<Integer> supply = new ArrayList<>();
        for (int i = 0; i < setup.players().size(); i++) {
            supply.add(HouseRules.MEEPLES);
            supply.add(rules.abbot() ? 1 : 0);
        }
        Landscape landscape = Landscape.EMPTY.lay(first, new Pos(0, 0), Turn.UP);
        return new CarcassonneState(setup, rules, landscape, pile, List.of(), supply, List.of(), 0);
    }

    @Override
    public Verdict<CarcassonneState> judge(CarcassonneState state, CarcassonneMove move) {
        List<Violation> violations = new ArrayList<>(0);
        checkOrder(state, move, violations);
        Pile pile = checkAside(state, move, violations);
        if (state.landscape().grid().has(move.pos())) {
            violations.add(violation(
                    "square-empty", move.pos(), Map.of(), "a tile already lies at (" + move.pos() + ")", LAYING));
            return Verdict.Illegal.nonsense(violations);
        }
        checkPlacement(state, pile, move, violations);
        Landscape landscape = state.landscape().lay(move.tile(), move.pos(), move.turn());
        TurnInProgress turn = new TurnInProgress(state, landscape, move.player());
        if (move.deed() instanceof Deed.Put put) {
            Optional<Zone> zone = zone(landscape, put);
            if (zone.isEmpty()) {
                violations.add(violation(
                        "figure-on-tile",
                        put.pos(),
                        Map.of("segment", put.segment()),
                        "there is no segment " + put.segment() + " at (" + put.pos() + ") to put a figure on",
                        LAYING));
                return Verdict.Illegal.nonsense(violations);
            }
            violations.addAll(Claims.check(turn.state(), move.player(), put, move.pos(), zone.get()));
            turn.put(put.kind(), zone.get());
        } else if (move.deed() instanceof Deed.TakeBack back && !turn.takeBack(back.pos())) {
            violations.add(Claims.noAbbotThere(back.pos()));
        }
        turn.scoreFinished(move.pos());
        return Verdict.of(violations, turn.finish(pile.without(move.tile())), turn.scored());
    }

    private static void checkOrder(CarcassonneState state, CarcassonneMove move, List<Violation> violations) {
        if (move.player() != state.toMove()) {
            String expected = state.setup().players().get(state.toMove());
            violations.add(violation(
                    "turn-order",
                    move.pos(),
                    Map.of(
                            "expected",
                            expected,
                            "player",
                            state.setup().players().get(move.player())),
                    "it is the turn of " + expected + ", not of "
                            + state.setup().players().get(move.player()),
                    "Base game, course of play"));
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
    private static Pile checkAside(CarcassonneState state, CarcassonneMove move, List<Violation> violations) {
        Pile pile = state.pile();
        for (Tile tile : move.aside()) {
            List<Spot> spots = spots(state, tile);
            if (!spots.isEmpty()) {
                violations.add(violation(
                        "aside-fits-nowhere",
                        spots.get(0).pos(),
                        Map.of("tile", tile.name()),
                        "tile " + tile + " was put aside but fits, for example at (" + spots.get(0) + ")",
                        LAYING));
            }
            pile = pile.without(tile);
        }
        return pile;
    }

    private static void checkPlacement(
            CarcassonneState state, Pile pile, CarcassonneMove move, List<Violation> violations) {
        Landscape landscape = state.landscape();
        if (!landscape.touches(move.pos())) {
            violations.add(violation(
                    "touches-side",
                    move.pos(),
                    Map.of(),
                    "the tile at (" + move.pos() + ") touches no other tile by a side",
                    LAYING));
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
                    LAYING));
        }
        if (state.rules().withRiver()) {
            violations.addAll(River.check(landscape, pile, move.tile(), move.pos(), move.turn()));
        }
    }

    private static Optional<Zone> zone(Landscape landscape, Deed.Put put) {
        return landscape.grid().at(put.pos()).flatMap(laid -> laid.tile()
                .segment(put.segment())
                .map(laid::zone));
    }

    private static Violation violation(String rule, Pos at, Map<String, String> details, String text, String passage) {
        return new Violation(rule, List.of(at), details, text, passage);
    }

    /** Every spot where this tile may be laid now. */
    public static List<Spot> spots(CarcassonneState state, Tile tile) {
        List<Spot> spots = state.landscape().spots(tile);
        if (state.rules().withRiver()) {
            spots.removeIf(spot -> !River.allows(state.landscape(), tile, spot));
        }
        return spots;
    }

    /** Every figure, and every abbot to take back, once the tile lies there; doing nothing is always allowed. */
    public static List<Deed> deeds(CarcassonneState state, Tile tile, Spot spot) {
        Landscape landscape = state.landscape().lay(tile, spot.pos(), spot.turn());
        TurnInProgress turn = new TurnInProgress(state, landscape, state.toMove());
        Laid laid = landscape.grid().at(spot.pos()).orElseThrow();
        List<Deed> deeds = new ArrayList<>();
        deeds.add(Deed.NOTHING);
        deeds.addAll(Claims.legal(turn.state(), state.toMove(), laid));
        deeds.addAll(Claims.legalTakeBacks(turn.state(), state.toMove()));
        return deeds;
    }

    /** The kinds that can be drawn next: all that are left, or the river's while it lasts. */
    public static List<Tile> drawable(CarcassonneState state) {
        return state.rules().withRiver()
                ? River.drawable(state.pile())
                : state.pile().kindsLeft();
    }

    /** Empty squares that no tile left can ever fill. */
    public static List<Pos> deadSquares(CarcassonneState state) {
        return state.landscape().deadSquares(state.pile().kindsLeft());
    }

    /** Every legal turn with this tile. */
    public static List<CarcassonneMove> moves(CarcassonneState state, Tile tile) {
        List<CarcassonneMove> moves = new ArrayList<>();
        for (Spot spot : spots(state, tile)) {
            for (Deed deed : deeds(state, tile, spot)) {
                moves.add(new CarcassonneMove(state.toMove(), List.of(), tile, spot.pos(), spot.turn(), deed));
            }
        }
        return moves;
    }

    @Override
    public List<CarcassonneMove> legalMoves(CarcassonneState state) {
        List<CarcassonneMove> moves = new ArrayList<>();
        drawable(state).forEach(tile -> moves.addAll(moves(state, tile)));
        return moves;
    }

    /** A legal turn with what it would score at once. */
    public record Hint(CarcassonneMove move, List<ScoreLine> scored) {

        public int points() {
            return ScoreLine.total(scored, move.player());
        }
    }

    /** Every legal turn with this tile and what it would score, best for the player first. */
    public List<Hint> hints(CarcassonneState state, Tile tile) {
        List<Hint> hints = new ArrayList<>();
        for (CarcassonneMove move : moves(state, tile)) {
            hints.add(new Hint(move, judge(state, move).scored()));
        }
        hints.sort(Collections.reverseOrder((a, b) -> Integer.compare(a.points(), b.points())));
        return hints;
    }

    @Override
    public List<ScoreLine> finalScoring(CarcassonneState state) {
        return Scoring.atTheEnd(state);
    }

    @Override
    public MoveNotation<CarcassonneState, CarcassonneMove> notation() {
        return new CarcassonneNotation();
    }
}
