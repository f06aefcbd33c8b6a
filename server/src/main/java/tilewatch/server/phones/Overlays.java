package tilewatch.server.phones;

import io.javalin.http.sse.SseClient;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.server.table.Table;

/**
 * Server-sent events for overlays and big screens: the newest state, nothing else. Writing to such a stream blocks, so
 * each has a thread of its own and there are only so many.
 */
public final class Overlays implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Overlays.class);
    private static final int MOST = 64;
    private static final int HEARTBEAT_SECONDS = 15;

    private final SnapshotTexts snapshots;
    private final Semaphore places = new Semaphore(MOST);
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "overlay");
        thread.setDaemon(true);
        return thread;
    });

    public Overlays(SnapshotTexts snapshots) {
        this.snapshots = snapshots;
    }

    /** Keeps the client told until it goes; false if there are too many already. */
    public boolean show(SseClient client, Table table, int viewer) {
        if (!places.tryAcquire()) {
            return false;
        }
        client.keepAlive();
        Semaphore changed = new Semaphore(1);
        Table.Watch watch = table.watch(changed::release);
        client.onClose(watch::close);
        threads.execute(() -> {
            try {
                pump(client, table, viewer, changed);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException e) {
                LOG.debug("an overlay went: {}", e.getMessage());
            } finally {
                watch.close();
                client.close();
                places.release();
            }
        });
        return true;
    }

    private void pump(SseClient client, Table table, int viewer, Semaphore changed) throws InterruptedException {
        while (!client.terminated()) {
            if (changed.tryAcquire(HEARTBEAT_SECONDS, TimeUnit.SECONDS)) {
                changed.drainPermits();
                client.sendEvent(
                        "state",
                        snapshots.of(table.state(), viewer),
                        "" + table.state().seq());
            } else {
                client.sendComment("still here");
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
