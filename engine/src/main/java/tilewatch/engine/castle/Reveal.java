package tilewatch.engine.castle;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/**
 * Says what a token taken from the wall shows. It lies face up before its player; until somebody says what it is,
 * nothing is made up.
 *
 * @param space the lower score space of the corner it was taken from
 */
public record Reveal(int player, int space, Token token) implements CastleMove {

    @Override
    public Verdict<CastleState> judge(CastleState state) {
        Optional<Held> held = state.seat(player).tokens().stream()
                .filter(h -> h.corner().first() == space)
                .findFirst();
        if (held.isEmpty() || held.get().token().isPresent()) {
            return Verdict.Illegal.nonsense(List.of(Broken.nothingToReveal(state, player, space)));
        }
        CastleState next = state.with(player, state.seat(player).told(held.get().corner(), token));
        List<Violation> broken =
                state.seen(token) < Token.COPIES ? List.of() : List.of(Broken.thirdToken(state, token));
        return Verdict.of(broken, FinalScoring.begun(next), List.of());
    }

    @Override
    public String print(CastleState state) {
        return "reveal " + space + " token " + token.number();
    }
}
