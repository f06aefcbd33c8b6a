package tilewatch.engine.games;

import java.util.List;
import java.util.random.RandomGenerator;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;

/** Plays legal moves picked by chance: for benchmarks, for properties over many games, and for tables that demonstrate. */
public final class RandomPlay {

    private RandomPlay() {}

    /** Told of every turn: the table before it, all moves it allowed and the one picked. */
    @FunctionalInterface
    public interface Watcher<S, M> {
        void turn(S before, List<M> moves, M picked);
    }

    /** Plays to the end and gives the last state. */
    public static <S extends GameState, M> S play(
            Game<S, M> game, S start, RandomGenerator random, Watcher<S, M> watcher) {
        S state = start;
        for (List<M> moves = game.movesAfterDraw(state, random);
                !moves.isEmpty();
                moves = game.movesAfterDraw(state, random)) {
            M picked = moves.get(random.nextInt(moves.size()));
            watcher.turn(state, moves, picked);
            state = game.judge(state, picked).next().orElseThrow();
        }
        return state;
    }

    /** A whole match with its log. */
    public static <S extends GameState, M> Match<S, M> match(Game<S, M> game, S start, RandomGenerator random) {
        Match<S, M> match = Match.from(game, start);
        for (List<M> moves = game.movesAfterDraw(start, random);
                !moves.isEmpty();
                moves = game.movesAfterDraw(match.state(), random)) {
            match = match.play(moves.get(random.nextInt(moves.size()))).orElseThrow();
        }
        return match;
    }
}
