package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/**
 * Land before there were towns: lakes the rivers run into, and forests. Where the tile file parts two meadows that
 * nothing on the rim parts, a forest reaches out to the water or into a corner, as far as it must.
 */
final class Wilderness {
    private static final double LAKE_RADIUS = .18;
    private static final double ONE_OF_TWO_LAKES = .14;

    /** Room for the rivers between a lake and the rim. */
    private static final double LAKE_FROM_RIM = .33;

    private static final double REACH_WIDTH = .17;
    private static final double BEND = .7;
    private static final double CORNER_WIDTH = .1;

    /** Open ground between two forests that share a corner, so that one sees they are two. */
    private static final double APART = .09;

    private final Tile tile;
    private final Map<Segment, Area> shapes;

    Wilderness(Tile tile, Map<Segment, Area> shapes) {
        this.tile = tile;
        this.shapes = shapes;
    }

    /** Puts the lakes where there is most room, once the forests stand and before the rivers run. */
    void lakes() {
        List<Segment> lakes = all("lake");
        for (Segment lake : lakes) {
            Point2D middle = amongItsRivers(lake);
            if (lakes.size() == 1) {
                Area near = Flat.circle(middle, .5);
                near.intersect(open());
                middle = Spots.within(near);
            }
            double x = Math.max(LAKE_FROM_RIM, Math.min(1 - LAKE_FROM_RIM, middle.getX()));
            double y = Math.max(LAKE_FROM_RIM, Math.min(1 - LAKE_FROM_RIM, middle.getY()));
            double radius = lakes.size() == 1 ? LAKE_RADIUS : ONE_OF_TWO_LAKES;
            shapes.put(lake, Flat.circle(new Point2D.Double(x, y), radius));
        }
        all("forest").forEach(forest -> lakes.forEach(lake -> shape(forest).subtract(shape(lake))));
    }

    private Point2D amongItsRivers(Segment lake) {
        List<Point2D> sides = tile.segments().stream()
                .filter(river -> river.links("lake").contains(lake.index()))
                .flatMap(river -> river.slots().stream())
                .map(Outline::middle)
                .toList();
        double x = sides.stream().mapToDouble(Point2D::getX).average().orElse(.5);
        double y = sides.stream().mapToDouble(Point2D::getY).average().orElse(.5);
        return new Point2D.Double(x, y);
    }

    /** Parts the forests from each other and lets them part the meadows. */
    void growForests() {
        for (int corner = 0; corner < Slot.COUNT; corner += 3) {
            Segment before = ownerAt(corner + Slot.COUNT - 1);
            Segment after = ownerAt(corner);
            Area path = strip(Outline.rim(corner), new Point2D.Double(.5, .5), APART);
            if (!before.equals(after) && before.is("forest") && after.is("forest")) {
                shape(before).subtract(path);
                shape(after).subtract(path);
            }
        }
        List<Point2D> corners = new ArrayList<>();
        for (int corner = 0; corner < Slot.COUNT; corner += 3) {
            Segment before = ownerAt(corner + Slot.COUNT - 1);
            Segment after = ownerAt(corner);
            if (!before.equals(after) && before.is("meadow") && after.is("meadow")) {
                corners.add(Outline.rim(corner));
            }
        }
        corners.forEach(corner -> reach(corner, BEND, CORNER_WIDTH));
        all("lake").forEach(this::reachWater);
        all("river").forEach(this::reachWater);
        fillPockets();
    }

    private void reachWater(Segment water) {
        for (Segment forest : all("forest")) {
            if (mixed(shapes) > 0) {
                Point2D from = Spots.within(shape(forest));
                reach(Spots.nearest(shape(water), from), 0, REACH_WIDTH);
            }
        }
    }

    /**
     * The nearest forest that can grows to the place, if that parts meadows and cuts none in two.
     *
     * @param bend how much of the way to the middle of the tile the last stretch begins: a corner is reached along the
     *     diagonal, or the forest would take ground at the rim that is not its own
     */
    private void reach(Point2D place, double bend, double width) {
        Point2D via = new Point2D.Double(
                place.getX() + bend * (.5 - place.getX()), place.getY() + bend * (.5 - place.getY()));
        List<Segment> forests = all("forest").stream()
                .sorted(Comparator.comparingDouble(
                        f -> Spots.nearest(shape(f), place).distance(place)))
                .toList();
        for (Segment forest : forests) {
            Point2D root = Spots.nearest(shape(forest), via);
            Area grown = clump(inwards(forest, root), via, width);
            grown.add(clump(via, place, width));
            shapes.forEach((other, shape) -> {
                if (!other.equals(forest)) {
                    grown.subtract(shape);
                }
            });
            grown.add(shape(forest));
            Map<Segment, Area> then = new LinkedHashMap<>(shapes);
            then.put(forest, grown);
            if (mixed(then) < mixed(shapes) && cut(then) <= cut(shapes)) {
                shapes.put(forest, grown);
                return;
            }
        }
    }

    /** Somewhat behind the edge of the forest, so that what grows out of it has no gap at its root. */
    private Point2D inwards(Segment forest, Point2D edge) {
        Point2D heart = Spots.within(shape(forest));
        return new Point2D.Double(.6 * edge.getX() + .4 * heart.getX(), .6 * edge.getY() + .4 * heart.getY());
    }

    /** How many meadows lie together with another one on the same piece of open ground. */
    private int mixed(Map<Segment, Area> shapes) {
        return Flat.pieces(open(shapes)).stream()
                .mapToInt(piece -> (int) Math.max(
                        0,
                        all("meadow").stream()
                                        .filter(m -> ShapeBuilder.touches(piece, m))
                                        .count()
                                - 1))
                .sum();
    }

    /** How many pieces of open ground there are beyond one for each meadow. */
    private int cut(Map<Segment, Area> shapes) {
        List<Area> pieces = Flat.pieces(open(shapes));
        return all("meadow").stream()
                .mapToInt(m -> (int) pieces.stream()
                                .filter(p -> ShapeBuilder.touches(p, m))
                                .count()
                        - 1)
                .sum();
    }

    /** Ground shut in between forest and water, which no meadow reaches, is forest. */
    private void fillPockets() {
        for (Area piece : Flat.pieces(open())) {
            if (all("meadow").stream().noneMatch(m -> ShapeBuilder.touches(piece, m))) {
                Point2D middle = Spots.within(piece);
                all("forest").stream()
                        .min(Comparator.comparingDouble(
                                f -> Spots.nearest(shape(f), middle).distance(middle)))
                        .ifPresent(forest -> shape(forest).add(piece));
            }
        }
    }

    private Area open() {
        return open(shapes);
    }

    private static Area open(Map<Segment, Area> shapes) {
        Area open = new Area(Outline.SQUARE);
        shapes.values().forEach(open::subtract);
        return open;
    }

    private static Area strip(Point2D from, Point2D to, double width) {
        BasicStroke pen = new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        Area strip = Flat.area(pen.createStrokedShape(new Line2D.Double(from, to)));
        strip.intersect(new Area(Outline.SQUARE));
        return strip;
    }

    /** Crowns in a row, the larger the nearer to the root. */
    private static Area clump(Point2D root, Point2D tip, double width) {
        Area clump = strip(root, tip, width * .75);
        int crowns = 1 + (int) Math.ceil(root.distance(tip) / (width * .45));
        for (int i = 0; i <= crowns; i++) {
            double t = (double) i / crowns;
            Point2D at = new Point2D.Double(
                    root.getX() + t * (tip.getX() - root.getX()), root.getY() + t * (tip.getY() - root.getY()));
            double swell = 1 + .5 * (1 - t) * (1 - t) + (i % 2 == 0 ? .1 : -.1);
            clump.add(Flat.circle(at, width / 2 * swell));
        }
        clump.intersect(new Area(Outline.SQUARE));
        return clump;
    }

    private Segment ownerAt(int slot) {
        return tile.segmentAt(Turn.UP, Slot.values()[slot % Slot.COUNT]);
    }

    private Area shape(Segment segment) {
        return shapes.computeIfAbsent(segment, s -> new Area());
    }

    private List<Segment> all(String terrain) {
        return tile.segments().stream().filter(s -> s.is(terrain)).toList();
    }
}
