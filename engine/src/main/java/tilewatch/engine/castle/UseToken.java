package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** After the last tile: a token 4 to 7 is used on one area. */
public record UseToken(int player, Token token, Spot area) implements CastleMove {

    @Override
    public Verdict<CastleState> judge(CastleState state) {
        List<Violation> nonsense = new ArrayList<>();
        if (!state.allLaid()) {
            nonsense.add(Broken.onlyAtTheEnd(token));
        }
        if (!token.aimedAtTheEnd()) {
            nonsense.add(Broken.neverAimed(token));
        }
        if (state.seat(player).holds(token) == 0) {
            nonsense.add(Broken.notHeld(state, player, token));
        }
        if (!state.table().has(area)) {
            nonsense.add(Broken.noSuchArea(area));
        } else if (token.aimedAtTheEnd()) {
            Area aim = state.table().area(area);
            if (token.feature().orElseThrow() != aim.feature() || aim.finished()) {
                nonsense.add(Broken.wrongAim(token, aim));
            }
        }
        return nonsense.isEmpty() ? judgeClaim(state) : Verdict.Illegal.nonsense(nonsense);
    }

    private Verdict<CastleState> judgeClaim(CastleState state) {
        List<Violation> broken = new ArrayList<>();
        Area aim = state.table().area(area);
        if (!aim.ownedBy(player)) {
            broken.add(Broken.noMajority(state, player, token, aim));
        }
        if (FinalScoring.claimed(state, aim)) {
            broken.add(Broken.claimedBefore(token, aim));
        }
        if (state.ending().done().contains(player)) {
            broken.add(Broken.saidDone(state, player, token));
        }
        Ending ending = state.ending().with(new Claim(player, token, area));
        CastleState next = state.spending(player, token).with(ending);
        return Verdict.of(broken, FinalScoring.begun(next), List.of());
    }

    @Override
    public String print(CastleState state) {
        return "token " + token.number() + " " + CastleNotation.spot(state, area);
    }
}
