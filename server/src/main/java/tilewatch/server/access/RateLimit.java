package tilewatch.server.access;

import java.time.Clock;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** A bucket of tokens for each key, refilled steadily. Keys are socket addresses: no header can change them. */
final class RateLimit {
    /** An attacker with many addresses must not fill the memory; the oldest bucket goes first. */
    private static final int MOST_KEYS = 10_000;

    private final Clock clock;
    private final double burst;
    private final double perMilli;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>();

    private record Bucket(double left, long at) {}

    RateLimit(Clock clock, int burst, double perSecond) {
        this.clock = clock;
        this.burst = burst;
        this.perMilli = perSecond / 1000;
    }

    /** Takes one token; false if there is none. */
    synchronized boolean allows(String key) {
        long now = clock.millis();
        Bucket bucket = buckets.remove(key);
        double left = bucket == null ? burst : Math.min(burst, bucket.left + (now - bucket.at) * perMilli);
        boolean allowed = left >= 1;
        buckets.put(key, new Bucket(allowed ? left - 1 : left, now));
        if (buckets.size() > MOST_KEYS) {
            Iterator<String> oldest = buckets.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        return allowed;
    }
}
