package tilewatch.recognizer.source;

import java.time.Duration;
import tilewatch.recognizer.NoCamera;

/** Waits before another try: a little at first, twice as long after every failure, never longer than a limit. */
final class BackOff {
    private final Duration first;
    private final Duration most;
    private Duration pause;
    private long notBefore = System.nanoTime();

    BackOff(Duration first, Duration most) {
        this.first = first;
        this.most = most;
        this.pause = first;
    }

    void failed() {
        notBefore = System.nanoTime() + pause.toNanos();
        Duration twice = pause.multipliedBy(2);
        pause = twice.compareTo(most) > 0 ? most : twice;
    }

    void succeeded() {
        pause = first;
    }

    /** Sleeps until another try is due. */
    void await() throws NoCamera {
        try {
            long left = notBefore - System.nanoTime();
            if (left > 0) {
                Thread.sleep(left / 1_000_000 + 1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoCamera("interrupted while waiting for a camera", e);
        }
    }
}
