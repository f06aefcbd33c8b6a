package tilewatch.recognizer.source;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;

/** Single JPEGs that somebody hands in, as a phone's browser does; the newest wins. */
public final class PushedPictures implements FrameSource {
    private final Decoder decoder;
    private final Duration patience;
    private byte @Nullable [] newest;
    private int count;
    private boolean closed;

    /** @param patience how long {@link #next} waits for a picture before it says that there is no camera */
    public PushedPictures(Decoder decoder, Duration patience) {
        this.decoder = decoder;
        this.patience = patience;
    }

    /**
     * Takes a picture in.
     *
     * @throws IOException if it is too large, broken or no picture; nothing is decoded to find that out
     */
    public void push(byte[] picture) throws IOException {
        decoder.check("pushed picture", picture);
        synchronized (this) {
            newest = picture.clone();
            notifyAll();
        }
    }

    @Override
    public Optional<Frame> next() throws IOException {
        byte[] picture;
        String name;
        synchronized (this) {
            waitForOne();
            if (closed) {
                return Optional.empty();
            }
            if (newest == null) {
                throw new NoCamera("no picture was pushed for " + patience.toMillis() + " ms");
            }
            picture = newest;
            newest = null;
            name = Integer.toString(count++);
        }
        return Optional.of(decoder.decode(name, "pushed picture " + name, picture));
    }

    private synchronized void waitForOne() throws NoCamera {
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (newest == null && !closed) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return;
                }
                wait(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoCamera("interrupted while waiting for a picture", e);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        newest = null;
        notifyAll();
    }
}
