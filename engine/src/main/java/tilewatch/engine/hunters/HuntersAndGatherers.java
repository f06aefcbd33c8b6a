package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/** Hunters & Gatherers: the rulebook of 2002, and the print of 2020 as an edition of it. */
public final class HuntersAndGatherers implements Game<HuntersState, HuntersMove> {

    @Override
    public String id() {
        return "hunters-and-gatherers";
    }

    @Override
    public List<Option> options() {
        return HouseRules.OPTIONS;
    }

    @Override
    public HuntersState start(Setup chosen) {
        Setup setup = chosen.completed(HouseRules.OPTIONS);
        HouseRules rules = HouseRules.of(setup);
        Tile first = rules.startTile();
        List<Integer> supply = new ArrayList<>();
        for (int i = 0; i < setup.players().size(); i++) {
            for (FigureKind kind : FigureKind.ALL) {
                supply.add(rules.edition().inBox(kind));
            }
        }
        return new HuntersState(
                setup,
                rules,
                Country.EMPTY.lay(first, new Pos(0, 0), Turn.UP),
                Pile.of(rules.kinds()).without(first),
                List.of(),
                supply,
                Set.of(),
                List.of(),
                0,
                false);
    }

    @Override
    public Verdict<HuntersState> judge(HuntersState state, HuntersMove move) {
        Laying laying = new Laying(state, move);
        List<Violation> violations = laying.check();
        if (state.country().landscape().grid().has(move.pos())) {
            violations.add(HuntersRule.SQUARE_EMPTY.broken(
                    List.of(move.pos()), Map.of(), "a tile already lies at (" + move.pos() + ")"));
            return Verdict.Illegal.nonsense(violations);
        }
        TurnInProgress turn = new TurnInProgress(state, move);
        turn.usePowers();
        if (move.back().isPresent()) {
            Pos from = move.back().get();
            violations.addAll(Claims.checkBack(state, move.player(), from, turn.laid()));
            state.pawnAt(move.player(), from).ifPresent(turn::takeBack);
        }
        if (move.put().isPresent()) {
            Put put = move.put().get();
            Optional<Zone> zone = turn.table().country().zone(put.pos(), put.segment());
            if (zone.isEmpty()) {
                violations.add(HuntersRule.FIGURE_ON_TILE.broken(
                        List.of(put.pos()),
                        Map.of("segment", put.segment()),
                        "there is no segment " + put.segment() + " at (" + put.pos() + ") to put a figure on"));
                return Verdict.Illegal.nonsense(violations);
            }
            violations.addAll(Claims.check(turn.table(), move.player(), put, move.pos(), zone.get()));
            turn.put(put.kind(), zone.get());
        }
        turn.scoreFinished();
        return Verdict.of(violations, turn.finish(laying.left()), turn.scored());
    }

    @Override
    public List<HuntersMove> legalMoves(HuntersState state) {
        List<HuntersMove> moves = new ArrayList<>();
        Choices.drawable(state).forEach(tile -> moves.addAll(Choices.moves(state, tile)));
        return moves;
    }

    @Override
    public List<HuntersMove> movesAfterDraw(HuntersState state, RandomGenerator random) {
        return Choices.afterDraw(state, random);
    }

    /** Every legal move with this tile and what it would score, best for the player first. */
    public List<Hint> hints(HuntersState state, Tile tile) {
        List<Hint> hints = new ArrayList<>();
        for (HuntersMove move : Choices.moves(state, tile)) {
            hints.add(new Hint(move, judge(state, move).scored()));
        }
        hints.sort(Comparator.comparingInt(Hint::points).reversed());
        return hints;
    }

    @Override
    public List<ScoreLine> finalScoring(HuntersState state) {
        return FinalScoring.of(state);
    }

    @Override
    public MoveNotation<HuntersState, HuntersMove> notation() {
        return new HuntersNotation();
    }
}
