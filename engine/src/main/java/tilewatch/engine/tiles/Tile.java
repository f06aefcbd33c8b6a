package tilewatch.engine.tiles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;

/**
 * A kind of tile of one printed edition. What rules ask again and again, which segment owns a slot and what terrain a
 * side shows, is worked out once for all four turns.
 */
public final class Tile {

    private final String set;
    private final String name;
    private final int count;
    private final boolean start;
    private final boolean last;
    private final boolean half;
    private final Map<String, String> marks;
    private final List<Segment> segments;
    private final byte[][] owner = new byte[4][Slot.COUNT];
    private final int[] edges = new int[4];

    Tile(
            String set,
            String name,
            int count,
            Set<String> flags,
            Map<String, String> marks,
            List<Segment> segments,
            Vocabulary vocabulary) {
        this.set = set;
        this.name = name;
        this.count = count;
        this.start = flags.contains("start");
        this.last = flags.contains("last");
        this.half = flags.contains("half");
        this.marks = Map.copyOf(marks);
        this.segments = List.copyOf(segments);
        for (Turn turn : Turn.values()) {
            for (Segment segment : segments) {
                for (Slot slot : segment.slots()) {
                    owner[turn.ordinal()][slot.turned(turn).ordinal()] = (byte) segment.index();
                }
            }
            for (Side side : Side.values()) {
                Segment middle = segmentAt(turn, Slot.middle(side));
                edges[turn.ordinal()] |= vocabulary.code(middle.terrain()) << (8 * side.ordinal());
            }
        }
    }

    /** Id of the set it belongs to. */
    public String set() {
        return set;
    }

    /** Name within the set: base game and River both have a tile A. */
    public String name() {
        return name;
    }

    /** Copies in the box. */
    public int count() {
        return count;
    }

    /** One copy lies on the table before the first turn. */
    public boolean start() {
        return start;
    }

    /** Drawn after everything else of its set. */
    public boolean last() {
        return last;
    }

    /** The east square of a double-size tile; the tile listed before it is the west one. No piece of its own. */
    public boolean half() {
        return half;
    }

    public String mark(String key) {
        return marks.getOrDefault(key, "");
    }

    public List<Segment> segments() {
        return segments;
    }

    public Optional<Segment> segment(String id) {
        return segments.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** The segment that owns a slot of the tile lying turned. */
    public Segment segmentAt(Turn turn, Slot slot) {
        return segments.get(indexAt(turn, slot));
    }

    /** The same segment's index, for inner loops. */
    public int indexAt(Turn turn, Slot slot) {
        return owner[turn.ordinal()][slot.ordinal()];
    }

    public Terrain edge(Turn turn, Side side) {
        return segmentAt(turn, Slot.middle(side)).terrain();
    }

    /** The four sides' terrain in one number, a byte each from north: sides may meet when their bytes are equal. */
    public int edges(Turn turn) {
        return edges[turn.ordinal()];
    }

    /** True if the tile looks the same to the rules after this turn, so that one of the two placements says it all. */
    public boolean sameWhenTurned(Turn turn) {
        return edges[0] == edges[turn.ordinal()];
    }

    @Override
    public String toString() {
        return name;
    }
}
