package tilewatch.engine.area;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import tilewatch.engine.board.Pos;

/** Zones that hang together, and the slots where they may still grow. Compared by identity within one partition. */
public final class Area {

    private final Zone[] zones;
    private final int open;

    Area(Zone[] zones, int open) {
        this.zones = zones;
        this.open = open;
    }

    public List<Zone> zones() {
        return Arrays.asList(zones);
    }

    /** Any zone stands for the area. */
    public Zone first() {
        return zones[0];
    }

    public int open() {
        return open;
    }

    /** Nothing can be added any more. */
    public boolean finished() {
        return open == 0;
    }

    /** How many tiles it lies on; a tile that holds two of its zones counts once. */
    public int tileCount() {
        long low = 0;
        long high = 0;
        int beyond = 0;
        for (int i = 0; i < zones.length; i++) {
            int tile = zones[i].tile();
            if (tile < 64) {
                low |= 1L << tile;
            } else if (tile < 128) {
                high |= 1L << (tile - 64);
            } else if (!seenBefore(i)) {
                beyond++;
            }
        }
        return Long.bitCount(low) + Long.bitCount(high) + beyond;
    }

    private boolean seenBefore(int i) {
        for (int j = 0; j < i; j++) {
            if (zones[j].tile() == zones[i].tile()) {
                return true;
            }
        }
        return false;
    }

    /** Sum of a numbered mark over all zones: shields, mushrooms, fish. */
    public int sum(String mark) {
        int sum = 0;
        for (Zone zone : zones) {
            sum += zone.segment().number(mark);
        }
        return sum;
    }

    /** The squares it covers, each once, row by row. */
    public List<Pos> cells() {
        Collection<Pos> cells = new TreeSet<>();
        for (Zone zone : zones) {
            cells.add(zone.pos());
        }
        return new ArrayList<>(cells);
    }

    boolean sameAs(Area other) {
        return open == other.open && Arrays.equals(zones, other.zones);
    }

    Area with(Area other, int joined) {
        Zone[] all = Arrays.copyOf(zones, zones.length + other.zones.length);
        System.arraycopy(other.zones, 0, all, zones.length, other.zones.length);
        return new Area(all, open + other.open - 2 * joined);
    }

    Area closed(int joined) {
        return new Area(zones, open - 2 * joined);
    }
}
