package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.board.Turn;

/** Every turn the player to move may take. */
final class LegalTurns {

    private static final Turn[] TURNS = Turn.values();

    private LegalTurns() {}

    static List<ForestMove.Lay> lays(ForestState state) {
        List<ForestMove.Lay> lays = new ArrayList<>();
        if (!state.over()) {
            boolean expert = state.expert();
            boolean tower = state.towersInHand(state.toMove()) > 0;
            List<Spot> spots = Spot.all(state.forest());
            for (Card card : state.stock().takeable()) {
                for (Spot spot : spots) {
                    for (Turn turn : TURNS) {
                        if (spot.takes(card, turn, expert)) {
                            add(state.toMove(), new Placement(card, spot.at(), turn), tower, lays);
                        }
                    }
                }
            }
        }
        return lays;
    }

    /** The card alone, and with a tower on each of its clearings if the player has one left. */
    private static void add(int player, Placement card, boolean tower, List<ForestMove.Lay> lays) {
        lays.add(new ForestMove.Lay(player, card, Optional.empty()));
        if (tower) {
            for (Corner corner : Corner.ALL) {
                if (card.cell(corner) instanceof Cell.Clearing) {
                    lays.add(new ForestMove.Lay(player, card, Optional.of(card.pos(corner))));
                }
            }
        }
    }

    static List<ForestMove.SetAside> setAsides(ForestState state, List<ForestMove.Lay> lays) {
        // Nearly always some card of the row can be laid; only a row unseen or stuck needs the longer question.
        if (state.over() || (state.stock().rowKnown() && !lays.isEmpty())) {
            return List.of();
        }
        Stuck stuck = new Stuck(state);
        return state.stock().takeable().stream()
                .filter(card -> stuck.objection(card).isEmpty())
                .map(card -> new ForestMove.SetAside(state.toMove(), card))
                .toList();
    }
}
