package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;

/**
 * A match of Master of the Forest as far as it is known.
 *
 * @param clans each player's secret clans; empty until their owner has entered them or the end has shown them
 */
public record ForestState(Setup setup, int toMove, Forest forest, Stock stock, List<List<Clan>> clans)
        implements GameState {

    public ForestState {
        clans = clans.stream().map(List::copyOf).toList();
    }

    static ForestState start(Setup setup, Deck deck) {
        List<List<Clan>> unknown =
                setup.players().stream().map(name -> List.<Clan>of()).toList();
        return new ForestState(setup, 0, Forest.startingWith(deck.start()), Stock.of(deck.cards()), unknown);
    }

    public int players() {
        return setup.players().size();
    }

    String name(int player) {
        return setup.players().get(player);
    }

    /** Clan cards and towers of each player: one, but two in a game of two. */
    public int share() {
        return players() == 2 ? 2 : 1;
    }

    public boolean expert() {
        return setup.on(MasterOfTheForest.EXPERT);
    }

    public int towersInHand(int player) {
        return share() - forest.towersOf(player).size();
    }

    /** Nothing is scored before the harvest; see {@link MasterOfTheForest#finalScoring}. */
    @Override
    public List<ScoreLine> lines() {
        return List.of();
    }

    @Override
    public boolean over() {
        return stock.toTake() == 0 || stock.left().isEmpty();
    }

    ForestState with(Forest other) {
        return new ForestState(setup, toMove, other, stock, clans);
    }

    ForestState with(Stock other) {
        return new ForestState(setup, toMove, forest, other, clans);
    }

    ForestState withToMove(int player) {
        return new ForestState(setup, player, forest, stock, clans);
    }

    ForestState afterTurnOf(int player, Forest grown, Card taken) {
        return new ForestState(setup, (player + 1) % players(), grown, stock.without(taken), clans);
    }

    ForestState seeing(List<Card> row) {
        return with(stock.seeing(row));
    }

    ForestState knowing(int player, List<Clan> secret) {
        List<List<Clan>> known = new ArrayList<>(clans);
        known.set(player, secret);
        return new ForestState(setup, toMove, forest, stock, known);
    }
}
