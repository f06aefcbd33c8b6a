package tilewatch.engine.hunters;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Slot;

/** Follows an area from square to square each time it is asked, the slow and plain way, to check the quick one. */
final class PlainCount {

    private final HuntersState state;

    PlainCount(HuntersState state) {
        this.state = state;
    }

    /** Everything a figure of this kind holds from here. */
    Set<Zone> reach(FigureKind kind, Zone from) {
        Set<Zone> seen = new LinkedHashSet<>(List.of(from));
        Deque<Zone> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Zone zone = open.pop();
            for (Zone next : beside(kind, zone)) {
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
        return seen;
    }

    private Set<Zone> beside(FigureKind kind, Zone zone) {
        Set<Zone> beside = new HashSet<>();
        Laid laid = state.country().landscape().grid().at(zone.pos()).orElseThrow();
        for (Slot slot : zone.segment().slots()) {
            Slot lying = slot.turned(laid.turn());
            state.country()
                    .landscape()
                    .grid()
                    .at(zone.pos().beside(lying.side()))
                    .ifPresent(other -> beside.add(other.zone(other.tile().segmentAt(other.turn(), lying.facing()))));
        }
        if (kind == FigureKind.HUT) {
            for (Zone other : laid.zones()) {
                boolean runsIntoIt =
                        other.segment().links("lake").contains(zone.segment().index());
                boolean itRunsInto =
                        zone.segment().links("lake").contains(other.segment().index());
                if (runsIntoIt || itRunsInto) {
                    beside.add(other);
                }
            }
        }
        return beside;
    }

    /** No side of any of these zones looks at an empty square. */
    boolean finished(Set<Zone> zones) {
        return zones.stream().allMatch(zone -> {
            Laid laid = state.country().landscape().grid().at(zone.pos()).orElseThrow();
            return zone.segment().slots().stream()
                    .map(slot -> slot.turned(laid.turn()).side())
                    .allMatch(side ->
                            state.country().landscape().grid().has(zone.pos().beside(side)));
        });
    }
}
