package tilewatch.engine.castle;

import java.util.List;
import tilewatch.engine.Verdict;

/** After the last tile: the player uses no more tokens. */
public record Done(int player) implements CastleMove {

    @Override
    public Verdict<CastleState> judge(CastleState state) {
        if (!state.allLaid()) {
            return Verdict.Illegal.nonsense(List.of(Broken.notYet()));
        }
        if (state.over() || state.ending().done().contains(player)) {
            return Verdict.Illegal.nonsense(List.of(Broken.gameOver()));
        }
        CastleState next = state.with(state.ending().withDone(player));
        return new Verdict.Legal<>(FinalScoring.begun(next), List.of());
    }

    @Override
    public String print(CastleState state) {
        return "done";
    }
}
