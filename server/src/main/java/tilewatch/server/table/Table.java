package tilewatch.server.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.engine.NotationException;
import tilewatch.engine.SetupException;
import tilewatch.server.store.Store;
import tilewatch.server.store.StoreException;
import tilewatch.server.store.StoredEvent;
import tilewatch.server.store.StoredTable;

/**
 * A table and the one thread that changes it. Anybody may look at {@link #state}; who wants to be told of changes
 * registers a watcher, which is called on the table's thread and must return at once.
 */
public final class Table implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);
    private static final int PAGE = 1_000;

    private final Store store;
    private final Clock clock;
    private final Mailbox mailbox;
    private final ExecutorService thread;
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
    private volatile TableState state;
    private volatile boolean owned;

    Table(Store store, StoredTable table, Clock clock) {
        this.store = store;
        this.clock = clock;
        this.mailbox = new Mailbox(store, table.id(), clock);
        this.thread = Executors.newSingleThreadExecutor(work -> {
            Thread own = new Thread(work, "table-" + table.id());
            own.setDaemon(true);
            return own;
        });
        this.state = load(table);
    }

    public String id() {
        return state.table().id();
    }

    public TableState state() {
        return state;
    }

    /** Whether this process may write to the table. */
    public boolean owned() {
        return owned;
    }

    /** Calls the watcher after each change until the returned handle is closed. */
    public Watch watch(Runnable watcher) {
        watchers.add(watcher);
        return () -> watchers.remove(watcher);
    }

    /** Ends a watch. */
    @FunctionalInterface
    public interface Watch extends AutoCloseable {
        @Override
        void close();
    }

    /** Carries the order out, here or in the process that owns the table. */
    public CompletableFuture<Reply> submit(Order order) {
        CompletableFuture<Reply> reply = new CompletableFuture<>();
        thread.execute(() -> {
            if (owned) {
                reply.complete(carryOut(order));
            } else {
                guard(() -> mailbox.send(order, reply));
            }
        });
        return reply;
    }

    /** Changes what is not logged. */
    public void now(UnaryOperator<TableState.Now> change) {
        thread.execute(() -> {
            TableState.Now next = change.apply(state.now());
            if (!next.equals(state.now())) {
                become(state.with(next));
            }
        });
    }

    /** The entries after the given number, at most a page of them. */
    public List<Entry> entriesAfter(long seq) {
        return store.eventsAfter(id(), seq, PAGE).stream().map(Entry::of).toList();
    }

    /** A match of this table, folded from its log; empty if there is none of that number. */
    public Optional<TableMatch<?, ?>> match(int number) {
        TableState folded = TableState.empty(state.table());
        for (StoredEvent event : store.eventsOfMatch(id(), number)) {
            folded = folded.after(Entry.of(event));
        }
        return folded.match();
    }

    /** Another process appended something, or something may have been missed. */
    void changedElsewhere() {
        thread.execute(() -> guard(() -> {
            if (owned) {
                mailbox.open(this::carryOut);
            } else {
                catchUp();
            }
            mailbox.collect();
        }));
    }

    void rename(StoredTable table) {
        thread.execute(() -> become(state.with(table)));
    }

    /** From now on this process writes, or it does not any more. The log is read anew first. */
    void own(boolean ours) {
        if (owned != ours) {
            thread.execute(() -> guard(() -> {
                catchUp();
                owned = ours;
                if (ours) {
                    mailbox.open(this::carryOut);
                    mailbox.collect();
                }
            }));
        }
    }

    private Reply carryOut(Order order) {
        try {
            Optional<StoredEvent> before = store.eventOfCommand(id(), order.id());
            if (before.isPresent()) {
                return Reply.done(order, before.get().seq());
            }
            if (order.ifSeq() >= 0 && order.ifSeq() != state.seq()) {
                return Reply.refused(order, state.seq(), "something else happened meanwhile");
            }
            List<Happening> happenings = order.command().decide(state);
            if (order.command() instanceof Command.Draw draw) {
                become(state.with(state.now().withDrawn(draw.piece() == null ? "" : draw.piece())));
            } else if (order.command() instanceof Command.Dismiss dismiss) {
                become(state.with(state.now().dismissing(dismiss.difference())));
            } else {
                append(order, happenings);
            }
            return Reply.done(order, state.seq());
        } catch (Refusal | NotationException | SetupException | IllegalArgumentException e) {
            return Reply.refused(order, state.seq(), String.valueOf(e.getMessage()));
        } catch (StoreException e) {
            LOG.error("Table {}: {}", id(), e.getMessage());
            // Whether it was written is not known; the log is.
            guard(this::catchUp);
            return Reply.refused(order, state.seq(), "the database did not take it; try again");
        } catch (RuntimeException e) {
            LOG.error("Table {}: {} failed and changed nothing", id(), order.command(), e);
            return Reply.refused(order, state.seq(), "a fault in the program; nothing was changed");
        }
    }

    /** Folded first, so that what cannot be folded is never stored; stored next; told last. */
    private void append(Order order, List<Happening> happenings) {
        TableState next = state;
        List<StoredEvent> events = new ArrayList<>();
        for (Happening happening : happenings) {
            int match =
                    next.match().map(TableMatch::number).orElse(0) + (happening instanceof Happening.Started ? 1 : 0);
            Entry entry = new Entry(next.seq() + 1, match, clock.millis(), order.by(), happening);
            next = next.after(entry);
            events.add(new StoredEvent(
                    id(), entry.seq(), match, entry.at(), entry.body(), events.isEmpty() ? order.id() : null));
        }
        store.append(events);
        become(next);
    }

    private void become(TableState next) {
        state = next;
        watchers.forEach(Runnable::run);
    }

    private TableState load(StoredTable table) {
        TableState loaded = TableState.empty(table);
        Optional<StoredEvent> last = store.lastEvent(table.id());
        if (last.isPresent()) {
            for (StoredEvent event : store.eventsOfMatch(table.id(), last.get().match())) {
                loaded = loaded.after(Entry.of(event));
            }
        }
        return loaded;
    }

    private void catchUp() {
        List<StoredEvent> missed = store.eventsAfter(id(), state.seq(), PAGE);
        for (StoredEvent event : missed) {
            become(state.after(Entry.of(event)));
        }
        if (missed.size() == PAGE) {
            catchUp();
        }
    }

    private void guard(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            LOG.error("Table {}: {}", id(), e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(5, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
