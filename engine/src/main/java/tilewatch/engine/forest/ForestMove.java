package tilewatch.engine.forest;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.board.Pos;

/**
 * What can happen at the table. {@link Lay} and {@link SetAside} are turns; {@link Row} and {@link Clans} only tell
 * something that was so all along.
 */
public sealed interface ForestMove {

    /** Whether this may be shown to that player (-1: a spectator) while clans are secret. */
    default boolean openTo(int viewer) {
        return true;
    }

    /**
     * A turn: a card, and perhaps a tower.
     *
     * @param tower the square of the tower placed in this turn
     */
    record Lay(int player, Placement card, Optional<Pos> tower) implements ForestMove {}

    /** A turn without a place for any card of the row: one of them goes back into the box. */
    record SetAside(int player, Card card) implements ForestMove {}

    /** What lies in the open row, as the camera or somebody saw it. */
    record Row(List<Card> cards) implements ForestMove {

        public Row {
            cards = List.copyOf(cards);
        }
    }

    /** Which clans a player leads: entered in secret by their owner, or shown to all at the harvest. */
    record Clans(int player, List<Clan> clans) implements ForestMove {

        public Clans {
            clans = clans.stream().sorted().toList();
        }

        @Override
        public boolean openTo(int viewer) {
            return viewer == player;
        }
    }
}
