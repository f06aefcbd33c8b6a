package tilewatch.recognizer.segments;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Tile;

/**
 * How far a point of a tile (u right, v down, 0 to 1, tile unturned) is from each segment. Printed tiles all follow the
 * same habit: lines run from the middle of a side to the middle of another or to the tile's middle, an area on one side
 * is a cap, on several sides everything but the caps of the others, and what lies inside is a disc.
 */
public final class SegmentMap {
    private static final double LINE = .06;
    private static final double CAP = .27;
    private static final double DISC = .22;

    private final Tile tile;

    public SegmentMap(Tile tile) {
        this.tile = tile;
    }

    /** The nearest segment among those whose terrain is allowed; what stands inside covers the road that ends at it. */
    public Optional<Segment> nearest(double u, double v, Set<String> except) {
        return tile.segments().stream()
                .filter(s -> !except.contains(s.terrain().name()))
                .min(Comparator.<Segment>comparingDouble(s -> distance(s, u, v))
                        .thenComparing(s -> s.terrain().shape() != Terrain.Shape.INNER));
    }

    /** 0 inside the segment, else about how far outside, in tile widths. */
    public double distance(Segment segment, double u, double v) {
        return Math.max(0, outside(segment, u, v));
    }

    /** Distance from the segment's edge, negative inside. */
    private double outside(Segment segment, double u, double v) {
        Terrain.Shape shape = segment.terrain().shape();
        if (shape == Terrain.Shape.LINE) {
            return line(segment, u, v) - LINE;
        }
        if (shape == Terrain.Shape.INNER || segment.slots().isEmpty()) {
            return Math.hypot(u - .5, v - .5) - DISC;
        }
        return wholeSides(segment).isEmpty() || lies(segment) ? rest(segment, u, v) : built(segment, u, v);
    }

    /** Fields and meadows are what the others leave. */
    private static boolean lies(Segment segment) {
        return segment.is("field") || segment.is("meadow");
    }

    private static Set<Side> wholeSides(Segment segment) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (segment.slots().stream().filter(s -> s.side() == side).count() == 3) {
                sides.add(side);
            }
        }
        return sides;
    }

    private double rest(Segment field, double u, double v) {
        double covered = 0;
        for (Segment other : tile.segments()) {
            if (!lies(other)) {
                covered = Math.max(covered, -outside(other, u, v));
            }
        }
        double nearest = field.slots().stream()
                .mapToDouble(s -> Math.hypot(u - at(s)[0], v - at(s)[1]))
                .min()
                .orElse(1);
        double others = tile.segments().stream()
                .filter(o -> lies(o) && o.index() != field.index())
                .flatMap(o -> o.slots().stream())
                .mapToDouble(s -> Math.hypot(u - at(s)[0], v - at(s)[1]))
                .min()
                .orElse(2);
        return covered + Math.max(0, nearest - others);
    }

    /** A city or forest. */
    private static double built(Segment segment, double u, double v) {
        Set<Side> sides = wholeSides(segment);
        if (sides.size() == 1) {
            return capDepth(sides.iterator().next(), u, v);
        }
        List<Side> missing = new ArrayList<>(EnumSet.complementOf(EnumSet.copyOf(sides)));
        if (missing.size() == 2 && missing.get(0).opposite() != missing.get(1)) {
            // Two sides that meet: the half beyond the diagonal belongs to the others.
            double away = missing.stream().mapToDouble(s -> depth(s, u, v)).sum();
            return (.95 - away) / Math.sqrt(2);
        }
        return missing.stream().mapToDouble(s -> -capDepth(s, u, v)).max().orElse(-.5);
    }

    /** Distance from a side. */
    private static double depth(Side side, double u, double v) {
        if (side == Side.N) {
            return v;
        }
        if (side == Side.S) {
            return 1 - v;
        }
        return side == Side.E ? 1 - u : u;
    }

    /** How far beyond the round cap on a side; negative within it. */
    private static double capDepth(Side side, double u, double v) {
        double along = side == Side.N || side == Side.S ? u : v;
        double w = 2 * along - 1;
        return depth(side, u, v) - CAP * (1 - .8 * w * w);
    }

    private static double line(Segment line, double u, double v) {
        List<double[]> ends = line.slots().stream().map(SegmentMap::at).toList();
        double least = 9;
        if (ends.size() == 2 && Math.hypot(ends.get(0)[0] - ends.get(1)[0], ends.get(0)[1] - ends.get(1)[1]) < .9) {
            // A bend is a quarter circle around the corner between its sides.
            double cx = ends.get(0)[0] == .5 ? ends.get(1)[0] : ends.get(0)[0];
            double cy = ends.get(0)[1] == .5 ? ends.get(1)[1] : ends.get(0)[1];
            return Math.abs(Math.hypot(u - cx, v - cy) - .5);
        }
        for (double[] end : ends) {
            least = Math.min(least, toSpan(u, v, end));
        }
        return least;
    }

    /** Distance to the straight line from a point on the rim to the middle. */
    private static double toSpan(double u, double v, double[] end) {
        double dx = .5 - end[0];
        double dy = .5 - end[1];
        double t = ((u - end[0]) * dx + (v - end[1]) * dy) / (dx * dx + dy * dy);
        double s = Math.max(0, Math.min(1, t));
        return Math.hypot(u - end[0] - s * dx, v - end[1] - s * dy);
    }

    /** The middle of a third of the rim. */
    private static double[] at(Slot slot) {
        double third = slot.ordinal() % 3 == 1 ? .5 : (slot.ordinal() % 3 + .5) / 3;
        Side side = slot.side();
        if (side == Side.N) {
            return new double[] {third, 0};
        }
        if (side == Side.E) {
            return new double[] {1, third};
        }
        return side == Side.S ? new double[] {1 - third, 1} : new double[] {0, 1 - third};
    }
}
