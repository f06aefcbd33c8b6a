package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/**
 * Judges what is told without being a turn. While clans are secret, no verdict depends on another player's clan and
 * none names a clan: whoever enters clans on trial learns nothing.
 */
final class Witness {

    private final ForestState state;
    private final List<Violation> broken = new ArrayList<>();

    Witness(ForestState state) {
        this.state = state;
    }

    Verdict<ForestState> row(ForestMove.Row row) {
        int size = row.cards().size();
        if (size != state.stock().rowSize()) {
            broken.add(ForestRule.ROW_OF_FOUR.broken(
                    List.of(),
                    Map.of(
                            "here",
                            Integer.toString(size),
                            "there",
                            Integer.toString(state.stock().rowSize())),
                    size + " cards lie in the open row; there must be "
                            + state.stock().rowSize()));
        }
        List<Card> free = new ArrayList<>(state.stock().left());
        for (Card card : row.cards()) {
            if (!free.remove(card)) {
                broken.add(ForestRule.CARD_ONCE.broken(
                        List.of(),
                        Map.of("card", card.id()),
                        "card " + card + " in the open row is in play already and there is only one"));
            }
        }
        return Verdict.of(broken, state.seeing(row.cards()), List.of());
    }

    Verdict<ForestState> clans(ForestMove.Clans told) {
        int player = told.player();
        if (player < 0 || player >= state.players() || isNoHand(told.clans())) {
            broken.add(ForestRule.CLAN_CARDS.broken(
                    List.of(),
                    Map.of("here", Integer.toString(told.clans().size()), "there", Integer.toString(state.share())),
                    "player " + player + " shows " + told.clans().size() + " clan cards; each of the " + state.players()
                            + " players has " + state.share() + ", all different"));
            return Verdict.Illegal.nonsense(broken);
        }
        List<Clan> before = state.clans().get(player);
        if (!before.isEmpty() && !before.equals(told.clans())) {
            broken.add(ForestRule.CLAN_KEPT.broken(
                    List.of(),
                    Map.of("player", state.name(player)),
                    state.name(player) + " named another clan before"));
        }
        if (state.over()) {
            for (Clan clan : told.clans()) {
                IntStream.range(0, state.players())
                        .filter(other ->
                                other != player && state.clans().get(other).contains(clan))
                        .forEach(other -> broken.add(ForestRule.CLAN_ONCE.broken(
                                List.of(),
                                Map.of("clan", clan.word(), "here", state.name(player), "there", state.name(other)),
                                state.name(player) + " and " + state.name(other) + " both lead the clan "
                                        + clan.word())));
            }
        }
        return Verdict.of(broken, state.knowing(player, told.clans()), List.of());
    }

    private boolean isNoHand(List<Clan> clans) {
        return clans.size() != state.share() || new HashSet<>(clans).size() < clans.size();
    }
}
