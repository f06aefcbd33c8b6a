package tilewatch.recognizer.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.SplittableRandom;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/** Our own picture of a tile, as written and unturned. The same tile gives the same picture everywhere. */
public final class TileArt {

    private static final Drawings WILDLIFE = Drawings.of("hunters");

    private static final Map<String, Painter> PAINTERS = Map.of(
            "field", new FieldPainter(),
            "river", new RiverPainter(WILDLIFE),
            "road", new RoadPainter(),
            "city", new CityPainter(),
            "monastery", InnerPainters::monastery,
            "garden", InnerPainters::garden,
            "meadow", new MeadowPainter(WILDLIFE),
            "forest", new ForestPainter(WILDLIFE),
            "lake", new LakePainter(WILDLIFE));

    private TileArt() {}

    /** The picture of a tile, {@code side} pixels wide and high. */
    public static BufferedImage draw(Tile tile, int side) {
        SegmentShapes shapes = SegmentShapes.of(tile);
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        SplittableRandom random = new SplittableRandom(SegmentShapes.seed(tile));
        Graphics2D g = Canvas.graphics(image);
        for (Segment segment : shapes.inPaintingOrder()) {
            painter(segment).paint(new Brush(g, random.split()), shapes, segment);
        }
        for (Segment segment : shapes.inPaintingOrder()) {
            Brush brush = new Brush(g, new SplittableRandom(SegmentShapes.seed(tile) + segment.index()));
            painter(segment).inhabit(brush, shapes, segment);
        }
        g.dispose();
        Canvas.grain(image, random);
        return image;
    }

    /** The back all tiles of a set share; the start tile's is darker, so that it can be told from the pile. */
    public static BufferedImage back(TileSet set, boolean start, int side) {
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        SplittableRandom random = new SplittableRandom(set.id().hashCode());
        Graphics2D g = Canvas.graphics(image);
        Brush brush = new Brush(g, random);
        Color ground = new Color(set.prefix().isEmpty() ? 0x3d5a73 : 0x2f6f6a);
        brush.rect(0, 0, 1, 1, start ? Brush.shade(ground, .55) : ground);
        for (Point2D at : brush.scatter(new Area(Outline.SQUARE), .06, 2000)) {
            double angle = brush.between(0, Math.PI);
            brush.around(
                    at,
                    angle,
                    () -> brush.fill(Brush.polygon(0, -.03, .03, 0, 0, .03, -.03, 0), new Color(255, 255, 255, 28)));
        }
        brush.around(new Point2D.Double(.5, .5), Math.PI / 4, () -> {
            brush.rect(-.2, -.2, .4, .4, new Color(0xe9dfc4));
            brush.rect(-.17, -.17, .34, .34, start ? Brush.shade(ground, .55) : ground);
            brush.rect(-.09, -.09, .18, .18, new Color(0xe0b030));
        });
        g.dispose();
        return image;
    }

    private static Painter painter(Segment segment) {
        Painter painter = PAINTERS.get(segment.terrain().name());
        if (painter == null) {
            throw new IllegalArgumentException(
                    "nobody paints " + segment.terrain().name());
        }
        return painter;
    }
}
