package tilewatch.recognizer.source;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.LatestFrame;
import tilewatch.recognizer.NoCamera;

/** Reads a source on a thread of its own and keeps its newest frame; knows at any time whether there is a camera. */
public final class CameraWatch implements AutoCloseable {
    private final FrameSource source;
    private final Consumer<String> badFrames;
    private final LatestFrame latest = new LatestFrame();
    private final Thread thread;
    private volatile Optional<String> trouble = Optional.of("no picture yet");
    private volatile boolean ended;

    /**
     * Begins to watch {@code source}, which this watch closes in the end.
     *
     * @param badFrames told about every frame that could not be read
     */
    public CameraWatch(FrameSource source, Consumer<String> badFrames) {
        this.source = source;
        this.badFrames = badFrames;
        this.thread = new Thread(this::pump, "camera watch");
        thread.setDaemon(true);
        thread.start();
    }

    private void pump() {
        try {
            while (!ended) {
                ended = !grab();
            }
        } finally {
            latest.close();
        }
    }

    /** Grabs one frame; false if there will be no more. */
    private boolean grab() {
        try {
            Optional<Frame> frame = source.next();
            trouble = frame.isPresent() ? Optional.empty() : Optional.of("the source has ended");
            frame.ifPresent(latest::put);
            return frame.isPresent();
        } catch (NoCamera e) {
            trouble = Optional.of(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            badFrames.accept(e.getMessage());
        }
        return !Thread.currentThread().isInterrupted();
    }

    /** Why there is no camera at the moment; empty while there is one. */
    public Optional<String> noCamera() {
        return trouble;
    }

    /** Whether the source has ended, as a film does. */
    public boolean ended() {
        return ended;
    }

    /** The newest frame, waiting for one at most {@code patience}; the caller closes it. */
    public Optional<Frame> take(Duration patience) throws InterruptedException {
        return latest.take(patience);
    }

    @Override
    public void close() {
        ended = true;
        source.close();
        thread.interrupt();
        latest.close();
    }
}
