package tilewatch.recognizer.art.forest;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import tilewatch.engine.forest.Card;
import tilewatch.engine.forest.Cell;
import tilewatch.engine.forest.Clan;
import tilewatch.recognizer.art.Brush;
import tilewatch.recognizer.art.Canvas;

/** Our own pictures of the forest cards and the clan cards, upright as printed. */
public final class ForestArt {
    private static final Color NIGHT = new Color(0x23402b);

    private ForestArt() {}

    public static BufferedImage card(Card card, int side) {
        return Canvas.paint(side, side, card.id().hashCode(), brush -> {
            // Cells are kept clockwise from north-west.
            double[][] corners = {{0, 0}, {.5, 0}, {.5, .5}, {0, .5}};
            for (int i = 0; i < corners.length; i++) {
                Cell cell = card.cells().get(i);
                brush.scaled(corners[i][0], corners[i][1], .5, () -> new CellPainter(brush).paint(cell));
            }
        });
    }

    /** One cell by itself: what a covered card still shows. */
    public static BufferedImage cell(Cell cell, int side) {
        return Canvas.paint(side, side, cell.code().hashCode(), brush -> new CellPainter(brush).paint(cell));
    }

    /** The secret card that tells its owner's clan: one large animal on the clan's ground. */
    public static BufferedImage clan(Clan clan, int side) {
        return Canvas.paint(side, side, clan.word().hashCode(), brush -> {
            brush.rect(0, 0, 1, 1, new Color(0xe9dfc4));
            brush.scaled(.08, .08, .84, () -> new CellPainter(brush).paint(new Cell.Animals(clan, 1)));
        });
    }

    /** Forest cards share a back of leaves, clan cards one with a tower, so that neither gives anything away. */
    public static BufferedImage back(boolean clan, int side) {
        return Canvas.paint(side, side, clan ? 2 : 1, brush -> {
            brush.rect(0, 0, 1, 1, clan ? new Color(0x5a3b57) : NIGHT);
            for (Point2D at : brush.scatter(new Area(new Rectangle2D.Double(0, 0, 1, 1)), .08, 1500)) {
                var leaf = Brush.polygon(-.035, 0, 0, -.018, .035, 0, 0, .018);
                brush.around(at, brush.between(0, 2 * Math.PI), () -> brush.fill(leaf, new Color(255, 255, 255, 34)));
            }
            brush.disc(.5, .5, .23, new Color(0xe9dfc4));
            brush.disc(.5, .5, .205, clan ? new Color(0x5a3b57) : NIGHT);
            if (clan) {
                brush.rect(.44, .4, .12, .24, new Color(0xe0b030));
                brush.fill(Brush.polygon(.41, .41, .5, .32, .59, .41), new Color(0xe9dfc4));
            } else {
                brush.tree(new Point2D.Double(.5, .49), .13, 0x6ea04a);
            }
        });
    }
}
