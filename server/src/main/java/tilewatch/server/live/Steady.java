package tilewatch.server.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Counts in how many calm views in a row something was so. */
final class Steady {
    private final Map<String, Integer> views = new HashMap<>();
    private final Set<String> now = new HashSet<>();

    /** It is so in this view, however often that is said; returns in how many in a row. */
    int count(String what) {
        return now.add(what) ? views.merge(what, 1, (before, one) -> before + one) : views.getOrDefault(what, 1);
    }

    /** Forgets what was not so in the view that ends. */
    void nextView() {
        views.keySet().retainAll(now);
        now.clear();
    }
}
