package tilewatch.recognizer.art.castle;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.castle.Corner;
import tilewatch.engine.castle.Piece;
import tilewatch.engine.castle.Token;
import tilewatch.recognizer.art.Brush;
import tilewatch.recognizer.art.Canvas;
import tilewatch.recognizer.art.Numerals;

/** Our own pictures of the castle's tiles, of the squares of its wall, and of the wall tokens. */
public final class CastleArt {
    /** As large as a tower in an inner bend of the wall. */
    public static final double TOKEN_MM = 18;

    private static final Color INK = new Color(0x2a2420);
    private static final Color PLATE = new Color(0xf6efdc);

    /** How deep a start space is, and a score space. */
    private static final double START_DEPTH = .36;

    private static final double SPACE_DEPTH = .28;

    private CastleArt() {}

    public static BufferedImage tile(Piece piece, int side) {
        return Canvas.paint(side, side, piece.name().hashCode(), brush -> new PartPainter(brush)
                .paint(piece.parts(), PartShapes.of(piece)));
    }

    public static BufferedImage tileBack(int side) {
        return Canvas.paint(side, side, 3, brush -> {
            stones(brush, 0x5c5148, 0x776a5e);
            brush.disc(.5, .5, .3, PLATE);
            PartPainter.icon(brush, "keep", .5, .5, .42);
        });
    }

    /** A square of the wall: stone, the score spaces along the castle's side, its corner tower or its start space. */
    public static BufferedImage wall(WallSquare square, int side) {
        Pos pos = square.pos();
        return Canvas.paint(side, side, 31L * pos.x() + pos.y(), brush -> {
            stones(brush, 0x8d8272, 0xb9ae9a);
            double from = square.start().isPresent() ? START_DEPTH : .04;
            double length = square.concave() ? .62 : 1;
            square.start().ifPresent(start -> start(brush, start.piece(), start.faces()));
            square.spaces().forEach((faces, numbers) -> spaces(brush, square, faces, numbers, from, length));
            square.tower().ifPresent(tower -> tower(brush, square, tower));
        });
    }

    public static BufferedImage wallBack(int side) {
        return Canvas.paint(side, side, 4, brush -> stones(brush, 0x8d8272, 0xb9ae9a));
    }

    private static void stones(Brush brush, int mortar, int stone) {
        brush.rect(0, 0, 1, 1, new Color(mortar));
        for (int row = 0; row < 10; row++) {
            for (double x = row % 2 * -.1; x < 1; x += .2) {
                brush.rect(x + .008, row * .1 + .008, .184, .084, brush.near(stone));
            }
        }
    }

    /** The start space's own picture, as deep as can be without the score spaces. */
    private static void start(Brush brush, Piece piece, Side faces) {
        double depth = START_DEPTH - .03;
        Rectangle2D strip =
                switch (faces) {
                    case N -> new Rectangle2D.Double(0, 0, 1, depth);
                    case E -> new Rectangle2D.Double(1 - depth, 0, depth, 1);
                    case S -> new Rectangle2D.Double(0, 1 - depth, 1, depth);
                    case W -> new Rectangle2D.Double(0, 0, depth, 1);
                };
        brush.inside(strip, () -> new PartPainter(brush).land(piece.parts(), PartShapes.of(piece)));
        brush.line(strip, .02, INK);
        if (piece.parts().stream().anyMatch(part -> part.markets() > 0)) {
            PartPainter.icon(brush, "stall", strip.getCenterX(), strip.getCenterY(), depth * .8);
        }
    }

    private static void spaces(
            Brush brush, WallSquare square, Side faces, List<Integer> numbers, double from, double length) {
        // In an inner bend the spaces keep away from the tower: towards the start or the end of the edge.
        boolean late =
                square.concave() && square.spaces().containsKey(faces == Side.N || faces == Side.S ? Side.W : Side.N);
        double first = late ? 1 - length : 0;
        double each = length / numbers.size();
        for (int i = 0; i < numbers.size(); i++) {
            double along = first + i * each;
            double near = faces == Side.N || faces == Side.W ? from : 1 - from - SPACE_DEPTH;
            boolean across = faces == Side.N || faces == Side.S;
            double x = across ? along : near;
            double y = across ? near : along;
            double w = across ? each : SPACE_DEPTH;
            double h = across ? SPACE_DEPTH : each;
            int number = numbers.get(i);
            boolean fifth = number % 5 == 0;
            brush.rect(x + .012, y + .012, w - .024, h - .024, INK);
            brush.rect(x + .025, y + .025, w - .05, h - .05, fifth ? new Color(0xe0b86a) : PLATE);
            Numerals.write(brush, number, new Point2D.Double(x + w / 2, y + h / 2), .13, INK);
        }
    }

    private static void tower(Brush brush, WallSquare square, Corner tower) {
        Point2D at = new Point2D.Double(.5, .5);
        double radius = .42;
        if (square.concave()) {
            // By the bend: the corner of the square that lies between its two castle sides.
            boolean east = square.spaces().containsKey(Side.E);
            boolean south = square.spaces().containsKey(Side.S);
            at = new Point2D.Double(east ? .8 : .2, south ? .8 : .2);
            radius = .195;
        }
        brush.disc(at.getX() + .012, at.getY() + .014, radius, new Color(20, 15, 10, 120));
        brush.disc(at.getX(), at.getY(), radius, INK);
        brush.disc(at.getX(), at.getY(), radius * .94, new Color(0x9a4a3c));
        brush.disc(at.getX(), at.getY(), radius * .72, PLATE);
        double apart = radius * .36;
        double height = Math.max(.11, radius * .36);
        Numerals.write(brush, tower.first(), new Point2D.Double(at.getX(), at.getY() - apart), height, INK);
        brush.line(at.getX() - radius * .5, at.getY(), at.getX() + radius * .5, at.getY(), .012, INK);
        Numerals.write(brush, tower.second(), new Point2D.Double(at.getX(), at.getY() + apart), height, INK);
    }

    /** The face of a token: its number, and a sign of what it does. */
    public static BufferedImage token(Token token, int side) {
        return Canvas.paint(side, side, token.number(), brush -> {
            brush.rect(0, 0, 1, 1, token.atTheEnd() ? new Color(0x35506e) : new Color(0x7a3b34));
            brush.disc(.5, .5, .46, PLATE);
            Numerals.write(brush, token.number(), new Point2D.Double(.27, .5), .36, INK);
            brush.line(.19, .74, .35, .74, .03, INK);
            String sign = token.feature().map(PartPainter::iconOf).orElse(plain(token));
            PartPainter.icon(brush, sign, .63, token.feature().isPresent() ? .44 : .5, .42);
            if (token.feature().isPresent()) {
                PartPainter.icon(brush, token.atTheEnd() ? "hourglass" : "twice", .63, .77, .2);
            }
        });
    }

    private static String plain(Token token) {
        return switch (token) {
            case ANOTHER_TURN -> "turn";
            case LARGER_KEEP -> "keep";
            default -> "coins";
        };
    }

    public static BufferedImage tokenBack(int side) {
        return Canvas.paint(side, side, 7, brush -> {
            brush.rect(0, 0, 1, 1, new Color(0x4a4038));
            brush.disc(.5, .5, .46, new Color(0x8d8272));
            PartPainter.icon(brush, "tower", .5, .5, .56);
        });
    }
}
