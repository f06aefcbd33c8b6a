package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A turn and what it would bring its player.
 *
 * @param points by how much the player's projected harvest grows; below zero where own animals get covered
 */
public record Hint(ForestMove.Lay move, int points) {

    /** For the player to move, leading these clans. What comes out betrays the clans: show it to their owner only. */
    static List<Hint> all(ForestState state, List<ForestMove.Lay> moves, List<Clan> clans) {
        int player = state.toMove();
        int now = ScorePad.of(state.forest(), player, clans).total();
        List<Hint> hints = new ArrayList<>(moves.size());
        for (ForestMove.Lay move : moves) {
            Forest grown = state.forest().with(move.card());
            if (move.tower().isPresent()) {
                grown = grown.with(new Tower(player, move.tower().get()));
            }
            hints.add(new Hint(move, ScorePad.of(grown, player, clans).total() - now));
        }
        hints.sort(Comparator.comparingInt(Hint::points).reversed());
        return hints;
    }
}
