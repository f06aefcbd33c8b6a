package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.board.Pos;

/** What is scored after the last tile: the larger keep, the courtyards, and the tokens 4 to 9. */
final class FinalScoring {

    private static final int KEEP_GROWS = 2;
    private static final int FIVE = 5;

    private FinalScoring() {}

    /** As it would be now; until a player has chosen, the best use of his tokens is taken for granted. */
    static List<ScoreLine> projected(CastleState state) {
        List<Claim> claims = new ArrayList<>(state.ending().claims());
        for (int player = 0; player < 2; player++) {
            if (!state.ending().done().contains(player)) {
                claims.addAll(best(state, player));
            }
        }
        List<ScoreLine> lines = new ArrayList<>();
        keep(state).ifPresent(lines::add);
        lines.addAll(courtyards(state.table(), claims));
        for (Claim claim : claims) {
            if (claim.token() != Token.RICH_MARKETS) {
                Area area = state.table().area(claim.area());
                lines.add(Worth.unfinished(state.wall(), claim.player(), area));
            }
        }
        for (int player = 0; player < 2; player++) {
            int fives = state.seat(player).holds(Token.FIVE_POINTS);
            if (fives > 0) {
                lines.add(new ScoreLine(player, "token 9", List.of(new Term(fives, "tokens", FIVE)), List.of()));
            }
        }
        return lines;
    }

    private static List<ScoreLine> courtyards(Table table, List<Claim> claims) {
        List<ScoreLine> lines = new ArrayList<>();
        for (Area area : table.allAreas()) {
            OptionalInt owner = area.owner();
            if (area.markets() > 0 && owner.isPresent()) {
                boolean rich = claims.stream().anyMatch(claim -> aims(table, claim, area));
                lines.add(Worth.courtyard(owner.getAsInt(), area, rich));
            }
        }
        return lines;
    }

    /** The larger keep brings a point for every cell of the largest empty space; equal keeps bring nothing. */
    private static Optional<ScoreLine> keep(CastleState state) {
        int lead = keepSize(state.seat(0)) - keepSize(state.seat(1));
        List<Pos> empty = state.table().largestEmptySpace();
        return lead == 0 || empty.isEmpty()
                ? Optional.empty()
                : Optional.of(new ScoreLine(
                        lead > 0 ? 0 : 1, "keep", List.of(new Term(empty.size(), "empty cells", 1)), empty));
    }

    /** Of the house a keep stands on; without one a token 8 has nothing to enlarge. */
    private static int keepSize(Seat seat) {
        return seat.keep()
                .map(keep -> keep.size() + KEEP_GROWS * seat.holds(Token.LARGER_KEEP))
                .orElse(0);
    }

    private static boolean aims(Table table, Claim claim, Area area) {
        return table.area(claim.area()).is(area);
    }

    /** A token has been used on this area before; each may be used on one area, and an area is scored once. */
    static boolean claimed(CastleState state, Area area) {
        return state.ending().claims().stream().anyMatch(claim -> aims(state.table(), claim, area));
    }

    /** Every use of a token the rules allow the player in the final scoring. */
    static List<UseToken> usable(CastleState state, int player) {
        List<UseToken> uses = new ArrayList<>();
        for (Token token : Token.values()) {
            if (token.aimedAtTheEnd() && state.seat(player).holds(token) > 0) {
                for (Area area : state.table().allAreas()) {
                    if (area.feature() == token.feature().orElseThrow()
                            && !area.finished()
                            && area.ownedBy(player)
                            && !claimed(state, area)) {
                        uses.add(new UseToken(player, token, area.spots().get(0)));
                    }
                }
            }
        }
        return uses;
    }

    /** The tokens a player still holds, each where it brings most. */
    private static List<Claim> best(CastleState state, int player) {
        List<UseToken> usable = usable(state, player);
        List<Claim> best = new ArrayList<>();
        for (Token token : Token.values()) {
            usable.stream()
                    .filter(use -> use.token() == token)
                    .sorted(Comparator.comparingInt((UseToken use) -> -gain(state, use)))
                    .limit(state.seat(player).holds(token))
                    .forEach(use -> best.add(new Claim(player, token, use.area())));
        }
        return best;
    }

    private static int gain(CastleState state, UseToken use) {
        Area area = state.table().area(use.area());
        return use.token() == Token.RICH_MARKETS
                ? area.markets()
                : Worth.unfinished(state.wall(), use.player(), area).points();
    }

    /** The player who still has something to choose, asked from this one on. */
    static OptionalInt nextToChoose(CastleState state, int from) {
        for (int player : new int[] {from, 1 - from}) {
            boolean untold = !state.seat(player).unknown().isEmpty();
            if (!state.ending().done().contains(player)
                    && (untold || !usable(state, player).isEmpty())) {
                return OptionalInt.of(player);
            }
        }
        return OptionalInt.empty();
    }

    /** The same state; once the last tile is laid it is the turn of whoever still has tokens to use. */
    static CastleState begun(CastleState state) {
        return state.allLaid()
                ? state.turnOf(nextToChoose(state, state.toMove()).orElse(state.toMove()))
                : state;
    }
}
