package tilewatch.server.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.Setup;
import tilewatch.engine.games.RandomPlay;

/** Plays random games on one thread, every legal move of every turn enumerated, and says how fast and how large. */
public final class EngineBench {

    /**
     * What was measured.
     *
     * @param games played in the timed part
     * @param moves legal moves enumerated in it
     * @param bytesPerState memory each further state of a match keeps alive, sharing what it can with the others
     */
    public record Result(String game, int games, long turns, long moves, double seconds, long bytesPerState) {

        public double gamesPerSecond() {
            return games / seconds;
        }
    }

    private static final int GAMES_KEPT = 200;

    private EngineBench() {}

    public static <S extends GameState, M> Result run(Game<S, M> game, int players, double seconds, long seed) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= players; i++) {
            names.add("Player " + i);
        }
        S start = game.start(new Setup(game.id(), names, Map.of()));
        SplittableRandom random = new SplittableRandom(seed);
        timed(game, start, random, seconds / 2); // lets the compiler warm up
        return timed(game, start, random, seconds);
    }

    private static <S extends GameState, M> Result timed(
            Game<S, M> game, S start, SplittableRandom random, double seconds) {
        long[] counted = new long[2];
        int games = 0;
        long began = System.nanoTime();
        long until = began + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
        while (System.nanoTime() < until) {
            S end = RandomPlay.play(game, start, random, (before, moves, picked) -> {
                counted[0]++;
                counted[1] += moves.size();
            });
            counted[1] += game.finalScoring(end).size();
            games++;
        }
        double took = (System.nanoTime() - began) / (double) TimeUnit.SECONDS.toNanos(1);
        return new Result(game.id(), games, counted[0], counted[1], took, bytesPerState(game, start, random));
    }

    private static <S extends GameState, M> long bytesPerState(Game<S, M> game, S start, SplittableRandom random) {
        List<S> kept = new ArrayList<>();
        long before = used();
        for (int i = 0; i < GAMES_KEPT; i++) {
            RandomPlay.play(game, start, random, (state, moves, picked) -> kept.add(state));
        }
        long after = used();
        return (after - before) / Math.max(1, kept.size());
    }

    @SuppressWarnings("SystemGarbageCollection") // measuring what stays alive needs what does not to be gone
    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
