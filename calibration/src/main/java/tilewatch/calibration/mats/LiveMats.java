package tilewatch.calibration.mats;

import java.util.concurrent.atomic.AtomicLong;

/** Counts the matrices that somebody owns and has not released yet, so that a test can demand zero. */
public final class LiveMats {
    private static final AtomicLong LIVE = new AtomicLong();

    private LiveMats() {}

    /** How many owned matrices are alive at this moment in this process. */
    public static long count() {
        return LIVE.get();
    }

    static void born() {
        LIVE.incrementAndGet();
    }

    static void released() {
        LIVE.decrementAndGet();
    }
}
