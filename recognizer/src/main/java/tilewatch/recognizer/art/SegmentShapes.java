package tilewatch.recognizer.art;

import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/**
 * Where each segment of a tile lies, as written and unturned: u grows to the right and v downwards, both from 0 to 1.
 * What is built (a city) and what flows (roads, rivers) is drawn from the slots it owns; the open ground gets the rest,
 * piece by piece. The art is painted from these shapes, so a figure's foot point tells what it claims.
 */
public final class SegmentShapes {

    /** Room a standing figure takes, its lean included. */
    private static final double FIGURE_RADIUS = .2;

    private final Tile tile;
    private final Map<Segment, Area> shapes;
    private final Map<Segment, Course> courses;
    private final Map<Segment, Outline> outlines;
    private final Map<Segment, Point2D> spots = new HashMap<>();

    private SegmentShapes(Tile tile, Map<Segment, Area> shapes, ShapeBuilder builder) {
        this.tile = tile;
        this.shapes = shapes;
        this.courses = builder.courses();
        this.outlines = builder.outlines();
        tile.segments().forEach(segment -> spots.put(segment, Spots.within(visible(segment))));
    }

    /** The shapes of a tile; the same tile always has the same. */
    public static SegmentShapes of(Tile tile) {
        ShapeBuilder builder = new ShapeBuilder(tile, new SplittableRandom(seed(tile)));
        return new SegmentShapes(tile, builder.build(), builder);
    }

    /** Changes with the print as well as with the name: the River and the base game both have a tile A. */
    static long seed(Tile tile) {
        return 31L * tile.set().hashCode() + tile.name().hashCode();
    }

    public Tile tile() {
        return tile;
    }

    /** The segment at a place of the tile, the uppermost where a road crosses a river; empty off the tile. */
    public Optional<Segment> at(double u, double v) {
        for (String terrain : List.of("monastery", "garden", "road", "lake", "river")) {
            Optional<Segment> found = at(u, v, terrain);
            if (found.isPresent()) {
                return found;
            }
        }
        return tile.segments().stream().filter(s -> shape(s).contains(u, v)).findFirst();
    }

    /** The segment at a place of the tile lying turned. */
    public Optional<Segment> at(Turn turn, double u, double v) {
        double x = u - .5;
        double y = v - .5;
        for (int i = 0; i < turn.quarters(); i++) {
            double before = x;
            x = y;
            y = -before;
        }
        return at(x + .5, y + .5);
    }

    private Optional<Segment> at(double u, double v, String terrain) {
        return tile.segments().stream()
                .filter(s -> s.is(terrain) && shape(s).contains(u, v))
                .findFirst();
    }

    /** All of a segment, with what others cover of it. */
    public Area shape(Segment segment) {
        return new Area(shapes.getOrDefault(segment, new Area()));
    }

    /** A place well inside the part of a segment that nothing covers: where one puts a figure. */
    public Point2D spot(Segment segment) {
        Point2D spot = spots.getOrDefault(segment, new Point2D.Double(.5, .5));
        return new Point2D.Double(spot.getX(), spot.getY());
    }

    /** Where a shield goes, so that a figure put on the spot does not hide it. */
    Point2D besideTheSpot(Segment segment) {
        return besideTheSpot(segment, visible(segment), 0);
    }

    /** The same within what room is left; over the spot if nowhere else there is as much room as asked for. */
    Point2D besideTheSpot(Segment segment, Area room, double atLeast) {
        Area free = new Area(room);
        free.subtract(Flat.circle(spot(segment), FIGURE_RADIUS));
        Point2D beside = Spots.within(free);
        return atLeast == 0 || Spots.room(free, beside) >= atLeast ? beside : Spots.within(room);
    }

    Optional<Course> course(Segment segment) {
        return Optional.ofNullable(courses.get(segment));
    }

    Optional<Outline> outline(Segment segment) {
        return Optional.ofNullable(outlines.get(segment));
    }

    /** What nothing covers of a segment. */
    Area visible(Segment segment) {
        Area area = shape(segment);
        boolean above = false;
        for (Segment other : inPaintingOrder()) {
            if (above) {
                area.subtract(shape(other));
            }
            above |= other.equals(segment);
        }
        return area;
    }

    /** Ground first, then rivers, roads, cities and what stands inside. */
    List<Segment> inPaintingOrder() {
        List<String> order =
                List.of("field", "meadow", "forest", "river", "lake", "road", "city", "monastery", "garden");
        return tile.segments().stream()
                .sorted((a, b) -> Integer.compare(
                        order.indexOf(a.terrain().name()),
                        order.indexOf(b.terrain().name())))
                .toList();
    }
}
