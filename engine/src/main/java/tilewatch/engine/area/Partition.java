package tilewatch.engine.area;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Which zones hang together. Immutable: a {@link Builder} makes the next one. Kept as an array from zone to area;
 * joining replaces the entries of the two joined areas and shares all others, which at a hundred tiles is cheaper than
 * a tree and simpler than union-find with undo.
 */
public final class Partition {

    public static final Partition EMPTY = new Partition(new Area[0]);

    private final Area[] areaOf;

    private Partition(Area[] areaOf) {
        this.areaOf = areaOf;
    }

    public int zoneCount() {
        return areaOf.length;
    }

    public Area areaOf(int zoneId) {
        return areaOf[zoneId];
    }

    public Area areaOf(Zone zone) {
        return areaOf[zone.id()];
    }

    /** Every area once, in order of its oldest zone. */
    public Collection<Area> areas() {
        Set<Area> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return Arrays.stream(areaOf).filter(seen::add).toList();
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Partition that) || areaOf.length != that.areaOf.length) {
            return false;
        }
        for (int i = 0; i < areaOf.length; i++) {
            if (!areaOf[i].sameAs(that.areaOf[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Arrays.stream(areaOf).mapToInt(Area::open).sum() * 31 + areaOf.length;
    }

    public Builder plus(Zone[] zones) {
        return new Builder(this, zones);
    }

    /** The next partition in the making: a new tile's zones, then their contacts. Lives for one placement. */
    public static final class Builder {

        private final Area[] areaOf;

        private Builder(Partition before, Zone[] zones) {
            areaOf = Arrays.copyOf(before.areaOf, before.areaOf.length + zones.length);
            for (Zone zone : zones) {
                areaOf[zone.id()] =
                        new Area(new Zone[] {zone}, zone.segment().slots().size());
            }
        }

        /**
         * Two zones meet along some slots of an edge. If they already hang together a ring closes, and only the open
         * slots become fewer.
         */
        public Builder join(int zone, int other, int slots) {
            Area a = areaOf[zone];
            Area b = areaOf[other];
            if (a == b) {
                replace(a.closed(slots));
            } else {
                replace(a.with(b, slots));
            }
            return this;
        }

        private void replace(Area area) {
            for (Zone zone : area.zones()) {
                areaOf[zone.id()] = area;
            }
        }

        public Partition build() {
            return new Partition(areaOf);
        }
    }
}
