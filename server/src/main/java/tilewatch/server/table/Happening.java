package tilewatch.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;

/** One line of a table's log. Moves are kept in the game's notation, so that a person can read the log. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Happening.Started.class, name = "started"),
    @JsonSubTypes.Type(value = Happening.Played.class, name = "played"),
    @JsonSubTypes.Type(value = Happening.Overruled.class, name = "overruled"),
    @JsonSubTypes.Type(value = Happening.Corrected.class, name = "corrected"),
    @JsonSubTypes.Type(value = Happening.Inserted.class, name = "inserted"),
    @JsonSubTypes.Type(value = Happening.Deleted.class, name = "deleted"),
    @JsonSubTypes.Type(value = Happening.Undone.class, name = "undone"),
    @JsonSubTypes.Type(value = Happening.Announced.class, name = "announced"),
    @JsonSubTypes.Type(value = Happening.TakenBack.class, name = "taken-back"),
    @JsonSubTypes.Type(value = Happening.HintsSet.class, name = "hints-set"),
    @JsonSubTypes.Type(value = Happening.StatusSet.class, name = "status-set")
})
public sealed interface Happening {

    /** Makes of a player's move what may be shown of it. */
    @FunctionalInterface
    interface Screen {
        String shown(int player, String move);
    }

    /** The same with its move behind a screen. */
    default Happening behind(Screen screen) {
        return this;
    }

    /**
     * A match began.
     *
     * @param colours of the players' figures, in seating order; fewer if nobody said
     */
    record Started(String game, List<String> players, List<String> colours, Map<String, String> options, Hints hints)
            implements Happening {
        public Started {
            players = List.copyOf(players);
            colours = List.copyOf(colours);
            options = Map.copyOf(options);
        }
    }

    /** A turn that keeps the rules. */
    record Played(int player, String move) implements Happening {
        @Override
        public Happening behind(Screen screen) {
            return new Played(player, screen.shown(player, move));
        }
    }

    /** A turn that breaks a rule and that the table lets lie. */
    record Overruled(int player, String move) implements Happening {
        @Override
        public Happening behind(Screen screen) {
            return new Overruled(player, screen.shown(player, move));
        }
    }

    /** This is what really happened in an earlier turn. */
    record Corrected(int turn, int player, String move) implements Happening {
        @Override
        public Happening behind(Screen screen) {
            return new Corrected(turn, player, screen.shown(player, move));
        }
    }

    /** A turn that nobody had noticed; what came from that number on moves back by one. */
    record Inserted(int turn, int player, String move) implements Happening {
        @Override
        public Happening behind(Screen screen) {
            return new Inserted(turn, player, screen.shown(player, move));
        }
    }

    /** A turn that never happened. */
    record Deleted(int turn) implements Happening {}

    /** The newest turn never happened. */
    record Undone() implements Happening {}

    /** A turn that breaks a rule lies on the table, and the table has yet to say what it does about it. */
    record Announced(int player, String move) implements Happening {
        @Override
        public Happening behind(Screen screen) {
            return new Announced(player, screen.shown(player, move));
        }
    }

    /** The table took the announced turn back. */
    record TakenBack() implements Happening {}

    record HintsSet(Hints hints) implements Happening {}

    /** The match was paused, resumed, finished or abandoned. */
    record StatusSet(Status status) implements Happening {}
}
