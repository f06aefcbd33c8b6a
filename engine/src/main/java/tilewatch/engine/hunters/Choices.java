package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/** What a player may do: which tile can come, where it may lie, and which figures may be moved then. */
public final class Choices {

    private Choices() {}

    /** The kinds that can be drawn next: of the bonus stack if a forest has just earned a tile, else of the land. */
    public static List<Tile> drawable(HuntersState state) {
        return HuntersTiles.stack(state.pile(), state.bonusDue());
    }

    /** Every spot where this tile may be laid now. */
    public static List<Spot> spots(HuntersState state, Tile tile) {
        return state.country().landscape().spots(tile);
    }

    /** Empty squares that no tile left can ever fill. */
    public static List<Pos> deadSquares(HuntersState state) {
        List<Tile> left = new ArrayList<>(HuntersTiles.stack(state.pile(), false));
        left.addAll(HuntersTiles.stack(state.pile(), true));
        return state.country().landscape().deadSquares(left);
    }

    /** Where the player may take a pawn back from with this tile; not doing so is always allowed. */
    public static List<Pos> takeBacks(HuntersState state, HuntersMove move) {
        return new Claims(state, move.player())
                .takeBacks(move.tile()).stream().map(pawn -> pawn.zone().pos()).toList();
    }

    /** Every figure the player may put on the tile once it lies there and the move's pawn, if any, is taken back. */
    public static List<Put> puts(HuntersState state, HuntersMove move) {
        HuntersState then = move.back()
                .flatMap(pos -> state.pawnAt(move.player(), pos))
                .map(state::takenBack)
                .orElse(state);
        return new Claims(then, move.player()).on(move.tile(), new Spot(move.pos(), move.turn()));
    }

    /** Every legal move with this tile. */
    public static List<HuntersMove> moves(HuntersState state, Tile tile) {
        return moves(state, List.of(), tile, spots(state, tile));
    }

    private static List<HuntersMove> moves(HuntersState state, List<Tile> aside, Tile tile, List<Spot> spots) {
        List<HuntersMove> moves = new ArrayList<>(spots.size() * 4);
        Claims claims = new Claims(state, state.toMove());
        for (Spot spot : spots) {
            HuntersMove bare = HuntersMove.of(state.toMove(), tile, spot).after(aside);
            addWithFigures(moves, bare, claims.on(tile, spot));
        }
        for (Figure pawn : claims.takeBacks(tile)) {
            Claims then = new Claims(state.takenBack(pawn), state.toMove());
            for (Spot spot : spots) {
                HuntersMove bare = HuntersMove.of(state.toMove(), tile, spot).after(aside);
                addWithFigures(moves, bare.takingBack(pawn.zone().pos()), then.on(tile, spot));
            }
        }
        return moves;
    }

    private static void addWithFigures(List<HuntersMove> moves, HuntersMove move, List<Put> puts) {
        moves.add(move);
        for (Put put : puts) {
            moves.add(move.with(put));
        }
    }

    /** Draws until a tile fits; those that do not are put aside. */
    static List<HuntersMove> afterDraw(HuntersState state, RandomGenerator random) {
        Pile pile = state.pile();
        List<Tile> aside = new ArrayList<>(0);
        for (List<Tile> stack = drawable(state); !stack.isEmpty(); stack = HuntersTiles.stack(pile, state.bonusDue())) {
            Tile drawn = pile.draw(stack, random);
            List<Spot> spots = spots(state, drawn);
            if (!spots.isEmpty()) {
                return moves(state, aside, drawn, spots);
            }
            aside.add(drawn);
            pile = pile.without(drawn);
        }
        return List.of();
    }
}
