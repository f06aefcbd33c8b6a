package tilewatch.server.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Status;

/**
 * A table as one viewer may see it; {@code docs/api.md} explains every field.
 *
 * @param seq number of the newest event in it
 * @param tick grows with every change, logged or not, as long as the process runs
 */
public record Snapshot(
        String table,
        String name,
        long seq,
        long tick,
        Sight camera,
        @Nullable MatchView match) {

    /** The current match. Null lists are what the hints mode keeps from the phones. */
    public record MatchView(
            int number,
            String game,
            Map<String, String> options,
            Hints hints,
            Status status,
            boolean over,
            int toMove,
            String due,
            List<PlayerView> players,
            Showing.Board board,
            List<Line> lines,
            List<Turn> turns,
            @Nullable PendingView pending,
            @Nullable List<Line> finalLines,
            @Nullable List<Showing.Left> remaining,
            @Nullable HandView hand,
            List<Showing.Question> questions) {}

    /**
     * @param projected score if the game ended now; null where hints do not tell
     * @param items what else the player has, as far as the viewer may know
     */
    public record PlayerView(
            int index,
            String name,
            String colour,
            int score,
            @Nullable Integer projected,
            Map<String, Integer> supply,
            List<Showing.Item> items) {}

    /**
     * Points with their explanation.
     *
     * @param turn in which they were scored, -1 for the final scoring
     */
    public record Line(
            int turn, int player, String feature, int points, String expression, List<Showing.Square> cells) {}

    /**
     * A turn that stands.
     *
     * @param points scored by the player who made it
     * @param corrected whether it was put right or added afterwards
     * @param skipped it makes no sense any more after a correction and counts for nothing
     */
    public record Turn(
            int turn,
            int player,
            String move,
            boolean legal,
            boolean corrected,
            boolean skipped,
            int points,
            List<Breach> violations) {}

    /** A broken rule. */
    public record Breach(
            String rule, String text, String passage, Map<String, String> details, List<Showing.Square> cells) {}

    /**
     * An illegal turn that lies on the table and waits for {@code allow} or {@code take-back}.
     *
     * @param canLie whether letting it lie makes sense
     */
    public record PendingView(int player, String move, boolean canLie, List<Breach> violations) {}

    /**
     * The piece somebody has drawn and where it may go.
     *
     * @param instead what may be done with it instead
     */
    public record HandView(String piece, List<Showing.Place> places, List<Showing.Choice> instead) {}
}
