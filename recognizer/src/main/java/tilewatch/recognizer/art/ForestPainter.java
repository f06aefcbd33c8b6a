package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.tiles.Segment;

/** Firs and broad trees, with what is found under them lying on a glade. */
final class ForestPainter implements Painter {
    private static final List<String> FINDS = List.of("nugget", "menhir", "mushrooms");
    private static final int[] BROAD = {0x4f8a34, 0x6b9a38, 0x9aa53e, 0xc0923a, 0xa86a30};
    private static final Area INNER = new Area(new Rectangle2D.Double(.1, .1, .8, .8));
    private static final double GROVE = .13;
    private static final double FIND = .19;

    private final Drawings drawings;

    ForestPainter(Drawings drawings) {
        this.drawings = drawings;
    }

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area forest = shapes.shape(segment);
        brush.fill(forest, new Color(0x24451f));
        trees(brush, forest);
    }

    @Override
    public void inhabit(Brush brush, SegmentShapes shapes, Segment segment) {
        Area room = shapes.visible(segment);
        for (String find : FINDS) {
            if (segment.number(find) > 0) {
                Point2D place = shapes.besideTheSpot(segment, room, FIND / 2);
                brush.disc(place.getX(), place.getY(), FIND * .68, new Color(0x5f7a35));
                brush.disc(place.getX(), place.getY(), FIND * .62, new Color(0x8fa552));
                drawings.drawing(find).paint(brush, place, FIND, false);
            }
        }
    }

    /** Groves of one kind of broad trees among firs: where they stand is each tile's own. */
    private static void trees(Brush brush, Area forest) {
        Area inner = new Area(forest);
        // Bright trees keep off the rim, where they would pass for the neighbour's meadow.
        inner.intersect(INNER);
        Map<Point2D, Integer> groves = new LinkedHashMap<>();
        brush.scatter(inner, .24, 3 + brush.pick(12)).forEach(at -> groves.put(at, BROAD[brush.pick(BROAD.length)]));
        for (Point2D at : brush.scatter(forest, .05, 1800)) {
            Optional<Point2D> grove = groves.keySet().stream()
                    .filter(g -> INNER.contains(at) && g.distance(at) < GROVE)
                    .findFirst();
            if (grove.isPresent()) {
                brush.tree(at, brush.between(.026, .042), groves.getOrDefault(grove.get(), BROAD[0]));
            } else {
                fir(brush, at, brush.between(.032, .048));
            }
        }
    }

    /** A fir from above: three stars, each smaller and lighter than the one below. */
    private static void fir(Brush brush, Point2D at, double radius) {
        brush.disc(at.getX() + radius * .3, at.getY() + radius * .35, radius * .8, new Color(10, 20, 8, 110));
        Color colour = brush.near(0x2c6138);
        double turn = brush.between(0, Math.PI);
        for (int layer = 0; layer < 3; layer++) {
            double r = radius * (1 - .3 * layer);
            double[] star = new double[28];
            for (int i = 0; i < 14; i++) {
                double angle = turn + i * Math.PI / 7 + layer;
                double reach = i % 2 == 0 ? r : r * .6;
                star[2 * i] = at.getX() + reach * Math.cos(angle);
                star[2 * i + 1] = at.getY() + reach * Math.sin(angle);
            }
            brush.fill(Brush.polygon(star), Brush.shade(colour, .72 + .28 * layer));
        }
    }
}
