package tilewatch.engine.hunters;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;
import tilewatch.engine.tiles.Tile;

/** A game at random, with shuffled stacks as at a table. */
final class RandomGame {

    private static final List<String> NAMES = List.of("Ann", "Bob", "Cid", "Dan", "Eve");

    private RandomGame() {}

    /** Plays one game, odd seeds in the edition of 2020; the observer gets the match after every move. */
    static Match<HuntersState, HuntersMove> play(
            long seed, BiConsumer<SplittableRandom, Match<HuntersState, HuntersMove>> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> players = NAMES.subList(0, 2 + random.nextInt(NAMES.size() - 1));
        Setup setup = new Setup(Table.GAME.id(), players, Map.of("edition", seed % 2 == 0 ? "2002" : "2020"));
        Match<HuntersState, HuntersMove> match = Match.start(Table.GAME, setup);
        Deque<Tile> land = shuffled(HuntersTiles.stack(match.state().pile(), false), random);
        Deque<Tile> bonus = shuffled(HuntersTiles.stack(match.state().pile(), true), random);
        while (!match.state().over()) {
            HuntersState state = match.state();
            Deque<Tile> stack = state.bonusDue() ? bonus : land;
            List<Tile> aside = new ArrayList<>();
            List<HuntersMove> moves = Choices.moves(state, stack.peek());
            while (moves.isEmpty()) {
                aside.add(stack.pop());
                moves = Choices.moves(state, stack.peek());
            }
            stack.pop();
            HuntersMove move = moves.get(random.nextInt(moves.size())).after(aside);
            match = match.play(move).orElseThrow();
            observer.accept(random, match);
        }
        return match;
    }

    private static Deque<Tile> shuffled(List<Tile> tiles, SplittableRandom random) {
        List<Tile> shuffled = new ArrayList<>(tiles);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return new ArrayDeque<>(shuffled);
    }
}
