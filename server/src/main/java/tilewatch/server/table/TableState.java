package tilewatch.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.GameState;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.shelf.Showing;
import tilewatch.server.store.StoredTable;

/**
 * A table at one moment. Immutable; every change makes a new one.
 *
 * @param seq number of the newest entry of the log
 * @param tick counts every change this process has seen, logged or not
 * @param recent the newest entries, oldest first
 * @param now what is not logged
 */
public record TableState(
        StoredTable table, long seq, long tick, Optional<TableMatch<?, ?>> match, List<Entry> recent, Now now) {
    /** Enough for a phone that missed a moment; one that missed more asks for the rest. */
    private static final int RECENT = 64;

    /**
     * What is true for the moment and forgotten after a crash.
     *
     * @param drawn name of the piece somebody holds; empty if nobody said
     * @param dismissed differences of which people have said that the log is right
     */
    public record Now(Sight sight, String drawn, Set<String> dismissed) {
        static final Now BLANK = new Now(Sight.NO_CAMERA, "", Set.of());

        public Now {
            dismissed = Set.copyOf(dismissed);
        }

        Now withDrawn(String piece) {
            return new Now(sight, piece, dismissed);
        }

        public Now with(Sight other) {
            return new Now(other, drawn, dismissed);
        }

        Now dismissing(String difference) {
            Set<String> more = new HashSet<>(dismissed);
            more.add(difference);
            List<Sight.Difference> left = sight.differences().stream()
                    .filter(it -> !it.id().equals(difference))
                    .toList();
            return new Now(new Sight(sight.watching(), sight.choices(), left, sight.reminders()), drawn, more);
        }
    }

    static TableState empty(StoredTable table) {
        return new TableState(table, 0, 0, Optional.empty(), List.of(), Now.BLANK);
    }

    public TableMatch<?, ?> current() {
        return match.orElseThrow(() -> new Refusal("no match has been started at this table"));
    }

    /** The current match if turns may be played in it. */
    TableMatch<?, ?> playing() {
        TableMatch<?, ?> match = current();
        return switch (match.status()) {
            case PLAYING -> match;
            case PAUSED -> throw new Refusal("the match is paused; resume it first");
            case FINISHED -> throw new Refusal("the match is finished; resume it to change anything");
            case ABANDONED -> throw new Refusal("the match was abandoned; start another");
        };
    }

    TableState after(Entry entry) {
        TableMatch<?, ?> next = entry.what() instanceof Happening.Started started
                ? start(Shelf.game(started.game()), entry.match(), started)
                : current().after(entry);
        boolean turnPlayed = entry.what() instanceof Happening.Played || entry.what() instanceof Happening.Overruled;
        List<Entry> newest = new ArrayList<>(recent.subList(Math.max(0, recent.size() - RECENT + 1), recent.size()));
        newest.add(entry);
        return new TableState(
                table, entry.seq(), tick + 1, Optional.of(next), newest, turnPlayed ? now.withDrawn("") : now);
    }

    private static <S extends GameState, M> TableMatch<S, M> start(
            Showing<S, M> showing, int number, Happening.Started started) {
        return TableMatch.start(showing.game(), number, started);
    }

    TableState with(Now other) {
        return new TableState(table, seq, tick + 1, match, recent, other);
    }

    TableState with(StoredTable other) {
        return new TableState(other, seq, tick + 1, match, recent, now);
    }
}
