package tilewatch.engine.hunters;

import java.util.Locale;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Zone;
import tilewatch.engine.tiles.Segment;

/** What a bonus tile can do beside being land. Fire is in both editions, the shrine in the first, the rest in the second. */
enum Power {
    /** Drives all tigers out of its meadow. */
    FIRE,
    /** A hunter on it has the meadow alone. */
    SHRINE,
    /** Whoever lays it may take an own pawn back from anywhere. */
    SHAMAN,
    /** Scores the lakes of its river system at once, for whoever lays it. */
    LOGBOAT,
    /** Scores the animals round it at once, for whoever lays it; they count no more afterwards. */
    HUNTING_TRAP,
    /** Animals round it count a second time at the end. */
    PIT_TRAP,
    /** Lakes of its river system count at the end, for whoever has most huts there. */
    RAFT;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    String word() {
        return word;
    }

    boolean on(Segment segment) {
        return segment.word("power").equals(word);
    }

    boolean on(Zone zone) {
        return on(zone.segment());
    }

    boolean in(Area area) {
        for (Zone zone : area.zones()) {
            if (on(zone)) {
                return true;
            }
        }
        return false;
    }
}
