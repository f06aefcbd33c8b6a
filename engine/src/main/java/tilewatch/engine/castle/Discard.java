package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** A drawn tile that fits nowhere is thrown away; the same player draws another. */
public record Discard(int player, String tile) implements CastleMove {

    @Override
    public Verdict<CastleState> judge(CastleState state) {
        Optional<Piece> piece = state.box().tile(tile);
        if (state.allLaid() || piece.isEmpty() || !state.left().containsKey(tile)) {
            return Verdict.Illegal.nonsense(List.of(
                    state.allLaid()
                            ? Broken.gameOver()
                            : piece.isEmpty() ? Broken.unknownTile(tile) : Broken.noTileLeft(tile)));
        }
        List<Violation> broken = new ArrayList<>(Broken.turn(state, player));
        LegalMoves.firstPlace(state, piece.get()).ifPresent(pos -> broken.add(Broken.fits(tile, pos)));
        CastleState next = state.discarding(tile).turnOf(player);
        return Verdict.of(broken, FinalScoring.begun(next), List.of());
    }

    @Override
    public String print(CastleState state) {
        return "discard " + tile;
    }
}
