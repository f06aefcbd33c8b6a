package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;

/** Games played at random by a seed: with every card told, or as a camera sees them, where nothing hidden is known. */
final class RandomGame {

    private final SplittableRandom random;
    private final ShuffledDeck deck;
    private final Setup setup;

    RandomGame(long seed) {
        random = new SplittableRandom(seed);
        deck = new ShuffledDeck(seed);
        int players = 2 + random.nextInt(4);
        setup = new Setup(
                "cardcassonne",
                List.of("Ann", "Bob", "Cid", "Dee", "Eve").subList(0, players),
                Map.of("dealer", String.valueOf(1 + random.nextInt(players))));
    }

    Setup setup() {
        return setup;
    }

    /** Everything is dealt from a shuffled deck and told. */
    Match<CardcassonneState, CardcassonneMove> told(Consumer<CardcassonneState> eachState) {
        Match<CardcassonneState, CardcassonneMove> match = Match.start(CardTable.GAME, setup);
        while (!match.state().over()) {
            CardcassonneState state = match.state();
            eachState.accept(state);
            CardcassonneMove move = deck.deals(state).orElseGet(() -> any(toldOnly(state)));
            match = match.play(move).orElseThrow();
        }
        eachState.accept(match.state());
        return match;
    }

    /** No hand is told; a face-down card becomes known when it is turned. */
    Match<CardcassonneState, CardcassonneMove> seen() {
        Match<CardcassonneState, CardcassonneMove> match = Match.start(CardTable.GAME, setup);
        while (!match.state().over()) {
            CardcassonneMove move = any(CardTable.GAME.legalMoves(match.state()).stream()
                    .filter(legal ->
                            !(legal instanceof LayFaceDown down && down.card().isPresent()))
                    .toList());
            match = match.play(move).orElseThrow();
        }
        return match;
    }

    private static List<CardcassonneMove> toldOnly(CardcassonneState state) {
        return CardTable.GAME.legalMoves(state).stream()
                .filter(legal ->
                        !(legal instanceof LayFaceDown down && down.card().equals(Optional.empty())))
                .toList();
    }

    private CardcassonneMove any(List<CardcassonneMove> moves) {
        return moves.get(random.nextInt(moves.size()));
    }
}
