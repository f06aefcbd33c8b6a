package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;

/** A game at random, as at a table: the row is seen now and then, clans are entered sooner or later, one at the end. */
final class RandomGame {

    private RandomGame() {}

    /** Plays one game; the observer gets the match after every move. */
    static Match<ForestState, ForestMove> play(
            long seed, BiConsumer<SplittableRandom, Match<ForestState, ForestMove>> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> players = List.of("Ann", "Bob", "Cid", "Dan").subList(0, 2 + random.nextInt(3));
        Setup setup = new Setup(Table.GAME.id(), players, Map.of("expert", random.nextBoolean() ? "on" : "off"));
        Match<ForestState, ForestMove> match = Match.start(Table.GAME, setup);
        List<Clan> dealt = shuffled(List.of(Clan.values()), random);
        List<Card> pile = shuffled(match.state().stock().left(), random);
        int watchfulness = random.nextInt(4);
        int forgetful = random.nextInt(players.size());
        while (!match.state().over()) {
            ForestState state = match.state();
            List<Card> row = pile.subList(0, Math.min(4, pile.size()));
            if (!state.stock().rowKnown() && random.nextInt(4) <= watchfulness) {
                match = match.play(new ForestMove.Row(row)).orElseThrow();
                observer.accept(random, match);
            }
            int player = random.nextInt(players.size());
            if (player != forgetful && state.clans().get(player).isEmpty()) {
                match = match.play(clans(player, dealt, state)).orElseThrow();
                observer.accept(random, match);
            }
            // The players see the row even where the match does not.
            List<ForestMove> legal = Table.GAME.legalMoves(match.state().seeing(row));
            ForestMove move = legal.get(random.nextInt(legal.size()));
            pile.remove(cardOf(move));
            match = match.play(move).orElseThrow();
            observer.accept(random, match);
        }
        match = match.play(clans(forgetful, dealt, match.state())).orElseThrow();
        observer.accept(random, match);
        return match;
    }

    static <T> List<T> shuffled(List<T> things, SplittableRandom random) {
        List<T> shuffled = new ArrayList<>(things);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return shuffled;
    }

    static ForestMove clans(int player, List<Clan> dealt, ForestState state) {
        int share = state.share();
        return new ForestMove.Clans(player, dealt.subList(player * share, (player + 1) * share));
    }

    static Card cardOf(ForestMove move) {
        return move instanceof ForestMove.Lay lay ? lay.card().card() : ((ForestMove.SetAside) move).card();
    }
}
