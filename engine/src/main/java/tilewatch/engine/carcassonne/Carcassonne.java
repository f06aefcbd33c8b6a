package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/** Carcassonne with fields, River, Abbot and anniversary tiles: that edition's rulebook on the base game's rules. */
public final class Carcassonne implements Game<CarcassonneState, CarcassonneMove> {

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
        rules.anniversary().forEach(set -> kinds.addAll(set.tiles()));
        Landscape landscape = opening(rules.opening());
        Pile pile = Pile.of(kinds);
        for (Laid laid : landscape.grid().all()) {
            pile = pile.without(laid.tile());
        }
        if (rules.withRiver() && !rules.startTileStays()) {
            pile = pile.without(rules.base().startTile().orElseThrow());
        }
        List<Integer> supply = new ArrayList<>();
        for (int i = 0; i < setup.players().size(); i++) {
            supply.add(HouseRules.MEEPLES);
            supply.add(rules.abbot() ? 1 : 0);
        }
        return new CarcassonneState(setup, rules, landscape, pile, List.of(), supply, List.of(), 0, false);
    }

    /** The first tile, with its other half if it is a double-size one. */
    private static Landscape opening(TileSet set) {
        Tile first = set.startTile().orElseThrow();
        Landscape landscape = Landscape.EMPTY.lay(first, new Pos(0, 0), Turn.UP);
        return set.otherHalf(first)
                .map(half -> landscape.lay(half, new Pos(1, 0), Turn.UP))
                .orElse(landscape);
    }

    @Override
    public Verdict<CarcassonneState> judge(CarcassonneState state, CarcassonneMove move) {
        List<Violation> violations = new ArrayList<>(0);
        Laying.checkOrder(state, move, violations);
        Pile pile = Laying.checkAside(state, move, violations);
        if (state.landscape().grid().has(move.pos())) {
            violations.add(Laying.violation(
                    "square-empty",
                    move.pos(),
                    Map.of(),
                    "a tile already lies at (" + move.pos() + ")",
                    Laying.PASSAGE));
            return Verdict.Illegal.nonsense(violations);
        }
        Laying.checkPlacement(state, pile, move, violations);
        Landscape landscape = state.landscape().lay(move.tile(), move.pos(), move.turn());
        TurnInProgress turn = new TurnInProgress(state, landscape, move.player());
        if (state.rules().withAnniversary()
                && Anniversary.pointsAtNothing(landscape, move.tile(), move.pos(), move.turn())) {
            turn.scoreEmptyPlace(move.pos());
        }
        Activation activation = Activation.of(state, move, violations);
        if (move.deed() instanceof Deed.Put put) {
            Optional<Zone> zone = zone(landscape, put);
            if (zone.isEmpty()) {
                violations.add(Laying.violation(
                        "figure-on-tile",
                        put.pos(),
                        Map.of("segment", put.segment()),
                        "there is no segment " + put.segment() + " at (" + put.pos() + ") to put a figure on",
                        Laying.PASSAGE));
                return Verdict.Illegal.nonsense(violations);
            }
            Claim claim = new Claim(turn.state(), move.player(), put, zone.get());
            violations.addAll(activation.check(claim, move.pos()));
            turn.put(put.kind(), zone.get());
        } else if (move.deed() instanceof Deed.TakeBack back && !turn.takeBack(back.pos())) {
            violations.add(Laying.violation(
                    "own-abbot",
                    back.pos(),
                    Map.of(),
                    "the player has no abbot at (" + back.pos() + ") to take back",
                    "Abbot, 3. scoring"));
        }
        turn.scoreFinished(move.pos());
        boolean again = activation.again(state, move.player());
        return Verdict.of(violations, turn.finish(pile.without(move.tile()), again), turn.scored());
    }

    private static Optional<Zone> zone(Landscape landscape, Deed.Put put) {
        return landscape.grid().at(put.pos()).flatMap(laid -> laid.tile()
                .segment(put.segment())
                .map(laid::zone));
    }

    /** Every spot where this tile may be laid now. */
    public static List<Spot> spots(CarcassonneState state, Tile tile) {
        List<Spot> spots = state.landscape().spots(tile);
        if (state.rules().withRiver() && River.shownOn(tile)) {
            spots.removeIf(spot -> !River.allows(state.landscape(), tile, spot));
        }
        return spots;
    }

    /**
     * Every figure, be it by a symbol, and every abbot to take back, once the tile lies there; doing nothing is always
     * allowed.
     */
    public static List<Deed> deeds(CarcassonneState state, Tile tile, Spot spot) {
        List<Deed> deeds = ordinaryDeeds(state, state.occupied(), tile, spot);
        List<Symbol> symbols = symbols(state, tile, spot);
        if (!symbols.isEmpty()) {
            deeds.addAll(Claims.bySymbols(state, tile, spot, symbols));
        }
        return deeds;
    }

    /** The bonus symbols that the tile activates there; the player makes use of one of them at most. */
    public static List<Symbol> symbols(CarcassonneState state, Tile tile, Spot spot) {
        return Activation.symbols(state, tile, spot);
    }

    private static List<Deed> ordinaryDeeds(CarcassonneState state, List<Area> occupied, Tile tile, Spot spot) {
        List<Deed> deeds = new ArrayList<>();
        deeds.add(Deed.NOTHING);
        boolean[] taken = state.landscape().wouldJoin(occupied, tile, spot);
        Claims.addLegal(state, tile, spot.pos(), taken, deeds);
        Claims.addTakeBacks(state, deeds);
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
        return moves(state, List.of(), tile, spots(state, tile));
    }

    private static List<CarcassonneMove> moves(CarcassonneState state, List<Tile> aside, Tile tile, List<Spot> spots) {
        List<CarcassonneMove> moves = new ArrayList<>(spots.size() * 4);
        List<Area> occupied = state.occupied();
        for (Spot spot : spots) {
            var bare = new CarcassonneMove(state.toMove(), aside, tile, spot.pos(), spot.turn(), Deed.NOTHING);
            List<Deed> deeds = ordinaryDeeds(state, occupied, tile, spot);
            deeds.forEach(deed -> moves.add(bare.with(deed)));
            List<Symbol> symbols = symbols(state, tile, spot);
            if (!symbols.isEmpty()) {
                Claims.bySymbols(state, tile, spot, symbols).forEach(deed -> moves.add(bare.with(deed)));
                Activation.insteadOfTurn(state, symbols)
                        .ifPresent(symbol ->
                                deeds.forEach(deed -> moves.add(bare.with(deed).activating(symbol.pos()))));
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

    /** Draws until a tile fits; those that do not are put aside. */
    @Override
    public List<CarcassonneMove> movesAfterDraw(CarcassonneState state, RandomGenerator random) {
        Pile pile = state.pile();
        List<Tile> aside = new ArrayList<>(0);
        while (pile.size() > 0) {
            Tile drawn = pile.draw(state.rules().withRiver() ? River.drawable(pile) : pile.kindsLeft(), random);
            List<Spot> spots = spots(state, drawn);
            if (!spots.isEmpty()) {
                return moves(state, aside, drawn, spots);
            }
            aside.add(drawn);
            pile = pile.without(drawn);
        }
        return List.of();
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
