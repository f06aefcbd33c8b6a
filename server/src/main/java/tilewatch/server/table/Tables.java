package tilewatch.server.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.server.store.Store;
import tilewatch.server.store.StoreException;
import tilewatch.server.store.StoredTable;

/** All tables of the store. This process owns those that no other process does, and takes over from one that died. */
public final class Tables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    /** A dead owner is replaced within this time, once the database has noticed. */
    private static final int LOOK_MILLIS = 500;

    private final Store store;
    private final Clock clock;
    private final Map<String, Table> byId = new ConcurrentHashMap<>();
    private final ScheduledExecutorService keeper = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "tables");
        thread.setDaemon(true);
        return thread;
    });
    private final AutoCloseable listening;
    private final ScheduledFuture<?> looking;

    public Tables(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
        lookAround();
        this.listening = store.listen(this::changed);
        this.looking = keeper.scheduleWithFixedDelay(this::lookAround, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    public Collection<Table> all() {
        List<Table> sorted = new ArrayList<>(byId.values());
        sorted.sort((a, b) ->
                Long.compare(a.state().table().created(), b.state().table().created()));
        return sorted;
    }

    public Optional<Table> table(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Sets up a new table. Its id is made of the name where letters allow, and is never changed. */
    public synchronized Table add(String name) {
        String wanted =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String base = wanted.isEmpty() ? "table" : wanted.substring(0, Math.min(wanted.length(), 30));
        String id = base;
        for (int i = 2; byId.containsKey(id); i++) {
            id = base + "-" + i;
        }
        StoredTable stored = new StoredTable(id, name, "{}", clock.millis());
        store.addTable(stored);
        return lookAt(stored);
    }

    /** Gives a table another name or camera. */
    public void change(StoredTable table) {
        store.changeTable(table);
        table(table.id()).ifPresent(it -> it.rename(table));
    }

    private void changed(String table) {
        if (table.isEmpty() || !byId.containsKey(table)) {
            lookAround();
            byId.values().forEach(Table::changedElsewhere);
        } else {
            table(table).ifPresent(Table::changedElsewhere);
        }
    }

    private synchronized void lookAround() {
        try {
            store.tables().forEach(this::lookAtSafely);
        } catch (StoreException e) {
            LOG.error("Cannot look after the tables: {}", e.getMessage());
        }
    }

    /** A table whose log cannot be read must not take the others with it. */
    private void lookAtSafely(StoredTable stored) {
        try {
            lookAt(stored);
        } catch (RuntimeException e) {
            LOG.error("Cannot look after table {}: {}", stored.id(), e.getMessage());
        }
    }

    private Table lookAt(StoredTable stored) {
        Table table = byId.computeIfAbsent(stored.id(), id -> new Table(store, stored, clock));
        table.own(store.ownership().take(stored.id()));
        if (!table.state().table().equals(stored)) {
            table.rename(stored);
        }
        return table;
    }

    @Override
    public void close() {
        looking.cancel(false);
        keeper.shutdown();
        try {
            listening.close();
        } catch (Exception e) {
            LOG.warn("Cannot stop listening: {}", e.getMessage());
        }
        byId.values().forEach(Table::close);
    }
}
