package tilewatch.server.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.engine.GameState;
import tilewatch.engine.board.Pos;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.Command;
import tilewatch.server.table.Order;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Status;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.TableState;
import tilewatch.server.table.Watching;

/**
 * Watches one table: takes views one after the other and makes turns, questions, differences and reminders of them. A
 * decision counts only if nothing else happened to the log since the state it was made of.
 */
public final class LiveTable {
    /**
     * How patient to be, in calm views.
     *
     * @param commit views in a row that must show a new turn before it is taken
     * @param differ views in a row that must show a disagreement before people are bothered with it
     */
    public record Settings(int commit, int differ) {
        /** For a film: a few views a second, so a turn is taken within a second of the hand's leaving. */
        public static final Settings VIDEO = new Settings(2, 6);
        /** For pictures taken now and then, of which each has settled by itself. */
        public static final Settings STILLS = new Settings(1, 2);
    }

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final String CAMERA = "camera";
    private static final int MOST_TURNS = 10;

    private final Table table;
    private final Settings settings;
    private final Steady steady = new Steady();
    private final Arrivals arrivals = new Arrivals();
    private final Set<Pos> doubtful = new HashSet<>();
    private final Set<String> said = new HashSet<>();
    private List<Sight.Reminder> reminding = List.of();
    private Sight shown = Sight.NO_CAMERA;
    private int match;

    public LiveTable(Table table, Settings settings) {
        this.table = table;
        this.settings = settings;
    }

    /** Takes the next view. Returns when whatever it led to is in the log. */
    public synchronized void see(Seen seen) {
        TableState state = table.state();
        Optional<TableMatch<?, ?>> playing = state.match().filter(it -> it.status() == Status.PLAYING);
        if (seen.watching() != Watching.WATCHING || playing.isEmpty()) {
            // Whatever was so before the hand came must be seen anew after it has gone.
            steady.nextView();
            Sight before = state.now().sight();
            show(new Sight(seen.watching(), List.of(), before.differences(), reminding));
            return;
        }
        if (playing.get().number() != match) {
            match = playing.get().number();
            said.clear();
            doubtful.clear();
            reminding = List.of();
        }
        // One view may hold several turns, if people were quick or an earlier one took long to read.
        int taken = 0;
        while (taken < MOST_TURNS && step(seen, taken == 0)) {
            taken++;
        }
        if (taken > 0 && (shown.watching() == Watching.WATCHING || shown.watching() == Watching.SETTLING)) {
            LOG.debug("Table {}: {} turns taken from the camera", table.id(), taken);
            show(new Sight(Watching.COMMITTED, List.of(), List.of(), reminding));
        }
        steady.nextView();
    }

    /** Does the next thing this view asks for; true if that changed the log and there may be more. */
    private boolean step(Seen seen, boolean first) {
        TableState state = table.state();
        TableMatch<?, ?> playing = state.current();
        return pieces(playing.state())
                .map(pieces -> compare(state, playing, seen, pieces, first))
                .orElse(false);
    }

    /** What is known of the pieces of a game; a game without an answer is played by hand. */
    static Optional<Pieces> pieces(GameState state) {
        return state instanceof CarcassonneState carcassonne
                ? Optional.of(new CarcassonnePieces(carcassonne))
                : Optional.empty();
    }

    private <S extends GameState, M> boolean compare(
            TableState state, TableMatch<S, M> playing, Seen seen, Pieces pieces, boolean first) {
        @SuppressWarnings("unchecked") // the shelf has one showing for each game, and the match was started from it
        Showing<S, M> showing = (Showing<S, M>) Shelf.game(playing.game().id());
        Comparison found = Comparison.of(showing.board(playing.state(), -1), seen, pieces);
        if (first) {
            arrivals.nextView(
                    found.strange(),
                    found.figuresAdded().stream().filter(found::onNewTile).toList());
        }
        Turns turns = new Turns(playing, pieces, found, LoggedTurns.of(playing, pieces), arrivals.figures());
        Differences differences = new Differences(turns, steady, settings.differ());
        remind(differences.reminders());
        if (playing.pending().isPresent()) {
            return decidePending(state, turns, seen);
        }
        Optional<Sight.Difference> moved = turns.moved();
        if (moved.isPresent()) {
            differ(state, moved.get());
            return false;
        }
        if (!found.arrived().isEmpty()) {
            return decideTurn(state, turns, found.arrived());
        }
        Optional<Command> late = differences.lateFigure().or(() -> differences.resolved(doubtful));
        if (late.isPresent()) {
            return steady.count("late " + late.get()) >= settings.commit() && order(state, List.of(late.get()));
        }
        List<Sight.Difference> shown = differences.all().stream()
                .filter(it -> !state.now().dismissed().contains(it.id()))
                .toList();
        show(new Sight(shown.isEmpty() ? Watching.WATCHING : Watching.CONFLICT, List.of(), shown, reminding));
        return false;
    }

    /** An illegal turn waits for the table's word; taking the tile off, or laying another, is such a word. */
    private boolean decidePending(TableState state, Turns turns, Seen seen) {
        boolean lies = turns.logged().pending().map(it -> turns.lies(seen, it)).orElse(true);
        if (lies) {
            show(new Sight(Watching.CONFLICT, List.of(), List.of(), reminding));
            return false;
        }
        if (steady.count("pending gone") < settings.commit()) {
            return false;
        }
        List<Turns.Candidate> candidates = turns.candidates(turns.found().added());
        boolean elsewhere = candidates.size() == 1 && candidates.get(0).sure();
        return order(state, elsewhere ? candidates.get(0).commands() : List.of(new Command.TakeBack()));
    }

    /**
     * Takes the tile that came first if it is read for sure, and asks about it if it cannot be. If people have gone on
     * meanwhile without an answer, its likeliest reading is taken and stays in doubt until it is read for sure.
     */
    private boolean decideTurn(TableState state, Turns turns, List<SeenTile> arrived) {
        List<SeenTile> together = arrivals.oldest(arrived);
        List<Turns.Candidate> candidates = turns.candidates(together);
        if (candidates.isEmpty()) {
            differ(state, Turns.tooMany(together));
            return false;
        }
        Turns.Candidate best = candidates.get(0);
        boolean steadily = steady.count("turn " + best.label() + best.sure()) >= settings.commit();
        boolean overdue = arrivals.age(together.get(0)) > settings.differ();
        if (steadily && candidates.size() == 1 && best.sure()) {
            return order(state, best.commands());
        }
        if (steadily && overdue && together.size() == 1 && arrived.size() > 1) {
            doubtful.add(together.get(0).pos());
            return order(state, best.commands());
        }
        boolean settling = !steadily || (together.get(0).trust() == Trust.LIKELY && !overdue);
        show(new Sight(settling ? Watching.SETTLING : Watching.PROPOSED, choices(candidates), List.of(), reminding));
        return false;
    }

    /** Shows a difference that has lasted, alone: until it is settled, what else differs may follow from it. */
    private void differ(TableState state, Sight.Difference difference) {
        boolean shown = steady.count(difference.id()) >= settings.differ()
                && !state.now().dismissed().contains(difference.id());
        show(new Sight(
                shown ? Watching.CONFLICT : Watching.SETTLING,
                List.of(),
                shown ? List.of(difference) : List.of(),
                reminding));
    }

    private static List<Sight.Choice> choices(List<Turns.Candidate> candidates) {
        return candidates.stream()
                .map(it -> new Sight.Choice(it.label(), it.probability(), it.commands()))
                .toList();
    }

    /** Each is said once; those said already stay on show as long as they are true. */
    private void remind(List<Sight.Reminder> due) {
        List<Sight.Reminder> shown = new ArrayList<>();
        for (Sight.Reminder reminder : due) {
            if (said.add(reminder.id()) || reminding.contains(reminder)) {
                shown.add(reminder);
            }
        }
        reminding = List.copyOf(shown);
    }

    /** True if all was carried out and nothing waits for the table's word. */
    private boolean order(TableState state, List<Command> commands) {
        long seq = state.seq();
        for (Command command : commands) {
            var reply = table.submit(new Order(UUID.randomUUID().toString(), CAMERA, command, seq))
                    .join();
            boolean pending = table.state().match().flatMap(TableMatch::pending).isPresent();
            if (!reply.ok() || pending) {
                show(new Sight(pending ? Watching.CONFLICT : Watching.SETTLING, List.of(), List.of(), reminding));
                return false;
            }
            seq = reply.seq();
        }
        return true;
    }

    private void show(Sight sight) {
        shown = sight;
        table.now(now -> now.with(sight));
    }
}
