package tilewatch.recognizer;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A mailbox with one slot: the newest frame wins, and the one it displaces is closed. */
public final class LatestFrame implements AutoCloseable {
    private @Nullable Frame slot;
    private boolean closed;

    /** Puts {@code frame} in, which this mailbox owns from now on. */
    public synchronized void put(Frame frame) {
        if (slot != null) {
            slot.close();
            slot = null;
        }
        if (closed) {
            frame.close();
        } else {
            slot = frame;
        }
        notifyAll();
    }

    /** Takes the newest frame, waiting for one at most {@code patience}; the caller closes it. */
    public synchronized Optional<Frame> take(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (slot == null && !closed) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return Optional.empty();
            }
            wait(left);
        }
        Optional<Frame> taken = Optional.ofNullable(slot);
        slot = null;
        return taken;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (slot != null) {
            slot.close();
            slot = null;
        }
        notifyAll();
    }
}
