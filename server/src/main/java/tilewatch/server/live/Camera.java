package tilewatch.server.live;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.calibration.mats.Natives;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.source.Decoder;
import tilewatch.recognizer.source.PushedPictures;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Status;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.TableState;

/** One table's camera at work: a thread that takes frames, reads them and hands the views to the live loop. */
final class Camera implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Camera.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int NO_MATCH_MILLIS = 200;

    /** Pictures are drawn as long as somebody looks at them. */
    private static final Duration WANTED = Duration.ofSeconds(10);

    private final Table table;
    private final CameraSetup setup;
    private final ModelCache models;
    private final PushedPictures pushed = new PushedPictures(Decoder.standard(), PATIENCE);
    private final Thread thread;
    private volatile boolean stopped;
    private volatile long askedAt = System.nanoTime() - WANTED.toNanos();
    private volatile Optional<byte[]> picture = Optional.empty();

    Camera(Table table, CameraSetup setup, Path models) {
        this.table = table;
        this.setup = setup;
        this.models = new ModelCache(models);
        this.thread = new Thread(this::run, "camera-" + table.id());
        thread.setDaemon(true);
        thread.start();
    }

    CameraSetup setup() {
        return setup;
    }

    /** Takes a phone's picture; throws if it is no picture or too large a one. */
    void push(byte[] picture) throws IOException {
        pushed.push(picture);
    }

    /** The newest frame with what was read in it; empty until the first one after somebody asked. */
    Optional<byte[]> picture() {
        askedAt = System.nanoTime();
        return picture;
    }

    private void run() {
        try {
            Natives.load();
            // A box is learnt while people still sit down; the tiles in our own art are known once a match has begun.
            if (!setup.ownArt()) {
                models.of(setup.gallery(CarcassonneTiles.set(CarcassonneTiles.BASE_SETS.get(0))), share -> {});
            }
            while (!stopped) {
                Optional<TableMatch<?, ?>> playing = playing(table.state());
                if (playing.isPresent() && readable(playing.get())) {
                    watch(playing.get());
                } else {
                    Thread.sleep(NO_MATCH_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            LOG.error("The camera of table {} stopped: {}", table.id(), e.getMessage(), e);
        } finally {
            table.now(now -> now.with(Sight.NO_CAMERA));
        }
    }

    /** A match of any other game is entered by hand. */
    private static boolean readable(TableMatch<?, ?> match) {
        return match.state() instanceof CarcassonneState;
    }

    /** The one who can read this game's table. */
    private Onlooker onlooker(TableMatch<?, ?> match) throws IOException, InterruptedException {
        TileSet tiles = CarcassonneTiles.set(match.state().setup().option("tiles"));
        return GridOnlooker.of(table, match, tiles, setup, models);
    }

    /** One match. What has to be learnt first takes a minute, and everybody is told. */
    private void watch(TableMatch<?, ?> match) throws IOException, InterruptedException {
        table.now(now -> now.with(Sight.LEARNING));
        try (Onlooker onlooker = onlooker(match);
                FrameSource source = setup.open(pushed, match)) {
            watch(source, onlooker, match.number());
        }
    }

    private static Optional<TableMatch<?, ?>> playing(TableState state) {
        return state.match().filter(it -> it.status() == Status.PLAYING || it.status() == Status.PAUSED);
    }

    /** Until another match begins, or there is nothing more to see. */
    private void watch(FrameSource source, Onlooker onlooker, int match) {
        Optional<Frame> last = Optional.empty();
        try {
            while (!stopped
                    && playing(table.state()).filter(it -> it.number() == match).isPresent()) {
                Optional<Frame> next;
                try {
                    next = source.next();
                } catch (NoCamera e) {
                    LOG.warn("Table {}: {}", table.id(), e.getMessage());
                    table.now(now -> now.with(Sight.NO_CAMERA));
                    continue;
                } catch (IOException e) {
                    LOG.warn("Table {}: a frame was skipped: {}", table.id(), e.getMessage());
                    continue;
                }
                if (next.isEmpty()) {
                    // The table stays as the last picture shows it, so what is new there gets its second look.
                    last.ifPresent(frame -> see(onlooker, frame));
                    stopped = true;
                } else {
                    last.ifPresent(Frame::close);
                    last = next;
                    see(onlooker, next.get());
                }
            }
        } finally {
            last.ifPresent(Frame::close);
        }
    }

    /** A frame that cannot be read is dropped; the next one comes soon. */
    private void see(Onlooker onlooker, Frame frame) {
        try {
            Optional<byte[]> drawn = onlooker.see(frame, System.nanoTime() - askedAt < WANTED.toNanos());
            if (drawn.isPresent()) {
                picture = drawn;
            }
        } catch (RuntimeException e) {
            LOG.error("Table {}: frame {} was dropped", table.id(), frame.name(), e);
        }
    }

    @Override
    public void close() {
        stopped = true;
        pushed.close();
        thread.interrupt();
        try {
            thread.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
