package tilewatch.server.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.server.table.Refusal;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;

/** The cameras of the tables this process owns: each runs as long as its table has that set-up. */
public final class Cameras implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Cameras.class);
    private static final int LOOK_MILLIS = 500;

    private final Tables tables;
    private final Path models;
    private final Map<String, Camera> running = new HashMap<>();
    private final ScheduledExecutorService keeper = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "cameras");
        thread.setDaemon(true);
        return thread;
    });
    private final ScheduledFuture<?> looking;

    /** @param models where to keep what was learnt from galleries */
    public Cameras(Tables tables, Path models) {
        this.tables = tables;
        this.models = models;
        this.looking = keeper.scheduleWithFixedDelay(this::look, 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private synchronized void look() {
        for (Table table : tables.all()) {
            try {
                Optional<CameraSetup> wanted =
                        table.owned() ? CameraSetup.parse(table.state().table().camera()) : Optional.empty();
                Camera camera = running.get(table.id());
                if (camera != null && !Optional.of(camera.setup()).equals(wanted)) {
                    running.remove(table.id());
                    camera.close();
                    camera = null;
                }
                if (camera == null && wanted.isPresent()) {
                    running.put(table.id(), new Camera(table, wanted.get(), models));
                }
            } catch (RuntimeException e) {
                LOG.error("Cannot look after the camera of table {}: {}", table.id(), e.getMessage());
            }
        }
    }

    /** Takes a picture that a phone sends for a table. */
    public void push(String table, byte[] picture) throws IOException {
        Camera camera;
        synchronized (this) {
            camera = running.get(table);
        }
        if (camera == null) {
            throw new Refusal("this table has no camera set up for phones");
        }
        camera.push(picture);
    }

    /** What a table's camera sees and makes of it, as a JPEG. */
    public Optional<byte[]> picture(String table) {
        Camera camera;
        synchronized (this) {
            camera = running.get(table);
        }
        return camera == null ? Optional.empty() : camera.picture();
    }

    @Override
    public void close() {
        looking.cancel(false);
        keeper.shutdown();
        synchronized (this) {
            running.values().forEach(Camera::close);
            running.clear();
        }
    }
}
