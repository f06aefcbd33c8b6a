package tilewatch.recognizer.art;

import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tilewatch.engine.board.Slot;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Tile;

/** Finds room for the segments of a tile: walls and forests first, then water, monasteries, roads, the open ground, gardens. */
final class ShapeBuilder {

    /** Terrain that fills what everything else leaves. */
    private static final Set<String> GROUND = Set.of("field", "meadow");

    private static final Map<String, Double> WIDTHS = Map.of("road", .105, "river", .17);
    private static final double INNER_RADIUS = .17;
    private static final double GARDEN_RADIUS = .105;
    private static final double POND_RADIUS = .15;
    private static final double POND_FROM_SIDE = .34;

    private final Tile tile;
    private final SplittableRandom random;

    /** In order, as are the others: cutting shapes in another order would draw another picture. */
    private final Map<Segment, Area> shapes = new LinkedHashMap<>();

    private final Map<Segment, Course> courses = new LinkedHashMap<>();
    private final Map<Segment, Outline> outlines = new LinkedHashMap<>();

    ShapeBuilder(Tile tile, SplittableRandom random) {
        this.tile = tile;
        this.random = random;
    }

    Map<Segment, Area> build() {
        Wilderness wilderness = new Wilderness(tile, shapes);
        wall();
        wilderness.lakes();
        flow("river");
        wilderness.growForests();
        settle("monastery", INNER_RADIUS);
        flow("road");
        spread();
        settle("garden", GARDEN_RADIUS);
        return shapes;
    }

    Map<Segment, Course> courses() {
        return courses;
    }

    Map<Segment, Outline> outlines() {
        return outlines;
    }

    private List<Segment> all(String terrain) {
        return tile.segments().stream().filter(s -> s.is(terrain)).toList();
    }

    private void wall() {
        for (Segment segment : tile.segments()) {
            boolean area = segment.terrain().shape() == Terrain.Shape.AREA;
            if (area && !GROUND.contains(segment.terrain().name())) {
                Outline outline = new Outline(segment.slots());
                outlines.put(segment, outline);
                shapes.put(segment, Flat.area(outline.shape()));
            }
        }
    }

    private void flow(String terrain) {
        for (Segment segment : all(terrain)) {
            double width = WIDTHS.getOrDefault(terrain, .1);
            List<Point2D> sides =
                    segment.slots().stream().sorted().map(Outline::middle).toList();
            Course course = sides.size() == 2
                    ? Course.between(sides.get(0), sides.get(1), width, random)
                    : Course.ending(sides.get(0), end(segment, sides.get(0)), width);
            Area body = Flat.area(course.body());
            if (terrain.equals("river") && !segment.word("ends").isEmpty()) {
                body.add(Flat.circle(course.end(), pondRadius(segment)));
            }
            outlines.keySet().forEach(built -> part(built, body));
            courses.put(segment, course);
            shapes.put(segment, body);
        }
    }

    /** Water cuts into a forest; a city's wall stops water and road alike. */
    private void part(Segment built, Area line) {
        if (built.is("forest")) {
            shapes.getOrDefault(built, new Area()).subtract(line);
        } else {
            line.subtract(shapes.getOrDefault(built, new Area()));
        }
    }

    static double pondRadius(Segment river) {
        return river.word("ends").equals("lake") ? POND_RADIUS : POND_RADIUS * .6;
    }

    private Point2D end(Segment line, Point2D side) {
        for (int lake : line.links("lake")) {
            var bounds =
                    shapes.getOrDefault(tile.segments().get(lake), new Area()).getBounds2D();
            return new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
        }
        String ends = line.word("ends");
        Optional<Segment> target = all(ends).stream().findFirst();
        if (target.isPresent() && shapes.containsKey(target.get())) {
            return Spots.within(shapes.get(target.get()));
        }
        if (!line.is("river")) {
            return new Point2D.Double(.5, .5);
        }
        List<Segment> roads = all("road");
        if (roads.isEmpty()) {
            double x = side.getX() + 2 * POND_FROM_SIDE * (.5 - side.getX());
            double y = side.getY() + 2 * POND_FROM_SIDE * (.5 - side.getY());
            return new Point2D.Double(x, y);
        }
        // A spring beside a road: the two together part the fields, so it rises at the bend of the road.
        double x = .5;
        double y = .5;
        int n = 1;
        for (Slot slot : EnumSet.copyOf(roads.get(0).slots())) {
            x += Outline.middle(slot).getX();
            y += Outline.middle(slot).getY();
            n++;
        }
        return new Point2D.Double(x / n, y / n);
    }

    /** Something inside the tile goes where most room is. */
    private void settle(String terrain, double radius) {
        for (Segment segment : all(terrain)) {
            Area room = new Area(Outline.SQUARE);
            shapes.forEach((other, shape) -> {
                if (!GROUND.contains(other.terrain().name())) {
                    room.subtract(shape);
                }
            });
            shapes.put(segment, Flat.circle(Spots.within(room), radius));
        }
    }

    private void spread() {
        Area rest = new Area(Outline.SQUARE);
        shapes.forEach((segment, shape) -> {
            if (!segment.is("monastery")) {
                rest.subtract(shape);
            }
        });
        for (Area piece : Flat.pieces(rest)) {
            for (Segment segment : tile.segments()) {
                if (GROUND.contains(segment.terrain().name()) && touches(piece, segment)) {
                    shapes.computeIfAbsent(segment, s -> new Area()).add(piece);
                }
            }
        }
    }

    static boolean touches(Area piece, Segment segment) {
        return segment.slots().stream().map(Outline::middle).anyMatch(p -> {
            double u = p.getX() + .02 * (.5 - p.getX());
            double v = p.getY() + .02 * (.5 - p.getY());
            return piece.contains(u, v);
        });
    }
}
