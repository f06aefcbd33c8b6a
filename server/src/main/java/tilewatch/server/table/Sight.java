package tilewatch.server.table;

import java.util.List;
import tilewatch.engine.board.Pos;

/**
 * What the camera makes of the table at the moment; not logged.
 *
 * @param choices what the newest turn may be, likeliest first: somebody should tap one
 * @param differences where table and log disagree
 * @param reminders what people may have overlooked, each said once to the player it concerns
 */
public record Sight(Watching watching, List<Choice> choices, List<Difference> differences, List<Reminder> reminders) {
    public static final Sight NO_CAMERA = new Sight(Watching.NO_CAMERA, List.of(), List.of(), List.of());

    /** The camera gets to know its tiles; it reads nothing yet. */
    public static final Sight LEARNING = new Sight(Watching.LEARNING, List.of(), List.of(), List.of());

    public Sight {
        choices = List.copyOf(choices);
        differences = List.copyOf(differences);
        reminders = List.copyOf(reminders);
    }

    /** One answer to the camera's question; carrying out the commands in their order accepts it. */
    public record Choice(String label, double probability, List<Command> commands) {
        public Choice {
            commands = List.copyOf(commands);
        }
    }

    /**
     * Table and log disagree.
     *
     * @param id the same as long as it is the same difference
     * @param kind {@code tile-moved, tile-removed, tile-changed, tiles-added, figure-added, figure-removed}
     * @param tableIsRight commands that make the log agree; empty if only people can tell. To say that the log is right,
     *     send {@code dismiss} with the id
     */
    public record Difference(String id, String kind, String text, List<Pos> cells, List<Command> tableIsRight) {
        public Difference {
            cells = List.copyOf(cells);
            tableIsRight = List.copyOf(tableIsRight);
        }
    }

    /**
     * Something overlooked.
     *
     * @param player whose phone should say it, -1 for everybody's
     * @param kind {@code figure-still-stands, figure-beside, turn-skipped, tile-unclear}
     */
    public record Reminder(String id, int player, String kind, String text, List<Pos> cells) {
        public Reminder {
            cells = List.copyOf(cells);
        }
    }
}
