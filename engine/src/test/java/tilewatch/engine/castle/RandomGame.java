package tilewatch.engine.castle;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;

/** Games at random, a little greedy: of a few legal moves the most appealing, or else tokens would hardly be reached. */
final class RandomGame {

    static final Castle CASTLE = new Castle();
    static final Setup ANY_TURN = new Setup("castle", List.of("Ann", "Bob"), Map.of("double-tokens", "any-turn"));
    static final Setup OWN_TURN = new Setup("castle", List.of("Ann", "Bob"), Map.of());

    private static final int TRIALS = 4;

    private RandomGame() {}

    @FunctionalInterface
    interface Watcher {
        void turn(SplittableRandom random, Match<CastleState, CastleMove> soFar);
    }

    /** Plays a whole game and shows the match after every turn. */
    static Match<CastleState, CastleMove> play(long seed, Watcher watcher) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<CastleState, CastleMove> match = Match.start(CASTLE, seed % 2 == 0 ? OWN_TURN : ANY_TURN);
        for (List<CastleMove> moves = CASTLE.movesAfterDraw(match.state(), random);
                !moves.isEmpty();
                moves = CASTLE.movesAfterDraw(match.state(), random)) {
            match = match.play(pick(match.state(), moves, random)).orElseThrow();
            watcher.turn(random, match);
        }
        return match;
    }

    private static CastleMove pick(CastleState state, List<CastleMove> moves, SplittableRandom random) {
        return IntStream.range(0, TRIALS)
                .mapToObj(trial -> moves.get(random.nextInt(moves.size())))
                .max(Comparator.comparingInt(move -> appeal(state, move)))
                .orElseThrow();
    }

    /** Points first; then rather a figure that can come home than none, and rather none than a merchant. */
    private static int appeal(CastleState state, CastleMove move) {
        int points = ScoreLine.total(CASTLE.judge(state, move).scored(), move.player());
        if (move instanceof Lay lay && lay.figure().isPresent()) {
            Piece piece = state.box().tile(lay.tile()).orElseThrow();
            boolean merchant = piece.parts().get(lay.figure().get()).feature() == Feature.COURTYARD;
            return 3 * points + (merchant ? -1 : 1);
        }
        return 3 * points;
    }
}
