package tilewatch.recognizer.art.cards;

import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import tilewatch.engine.cardcassonne.Card;
import tilewatch.engine.cardcassonne.Colour;
import tilewatch.recognizer.art.Brush;
import tilewatch.recognizer.art.Canvas;
import tilewatch.recognizer.art.Drawings;
import tilewatch.recognizer.art.Numerals;

/** Our own pictures of the cards, upright; two opposite corners show what a fanned card must. */
public final class CardArt {
    /** Small bridge size, as most card games of the kind. Nine fill a sheet. */
    public static final double WIDTH_MM = 56;

    public static final double HEIGHT_MM = 87;

    private static final double HEIGHT = HEIGHT_MM / WIDTH_MM;
    private static final Drawings DRAWINGS = Drawings.of("cards");
    private static final Color INK = new Color(0x2a2420);

    /** Spaces of one of the four parts of the track. */
    private static final int SPACES = 25;

    private CardArt() {}

    public static BufferedImage draw(Card card, int width) {
        return Canvas.paint(width, height(width), card.code().hashCode(), brush -> {
            if (card.colour().isPresent()) {
                coloured(brush, card, Suit.of(card.colour().get()));
            } else {
                joker(brush, card);
            }
        });
    }

    private static int height(int width) {
        return (int) Math.round(width * HEIGHT);
    }

    private static void coloured(Brush brush, Card card, Suit suit) {
        suit.ground(brush, HEIGHT);
        switch (card.kind()) {
            case INHABITANT -> people(brush, card.value());
            case LIVESTOCK -> {
                meadow(brush, suit);
                thing(brush, suit.animal(), .5, HEIGHT * .5, .66);
            }
            default -> {
                brush.disc(.5, HEIGHT * .5, .34, suit.tint(50));
                thing(brush, suit.building(), .5, HEIGHT * .5, .7);
            }
        }
        corners(brush, () -> {
            suit.sign(brush, new Point2D.Double(.2, .21), .13);
            if (card.value() > 0) {
                Numerals.write(brush, card.value(), new Point2D.Double(.2, .37), .12, INK);
            } else {
                String small = card.kind() == Card.Kind.LIVESTOCK ? "hoof" : "roof";
                DRAWINGS.drawing(small).paint(brush, new Point2D.Double(.2, .36), .13, false);
            }
        });
    }

    /** Paints the upper left corner, and the lower right one upside down. */
    private static void corners(Brush brush, Runnable corner) {
        corner.run();
        brush.around(new Point2D.Double(1, HEIGHT), Math.PI, corner);
    }

    private static void people(Brush brush, int count) {
        double[][] places = {{.5, 0}, {.37, -.14, .63, .14}, {.5, -.25, .35, .16, .65, .16}};
        double[] place = places[count - 1];
        for (int i = 0; i < place.length; i += 2) {
            String who = count == 1 ? "peasant" : count == 2 ? "burgher" : "knight";
            thing(brush, who, place[i], HEIGHT * .5 + place[i + 1], count == 1 ? .56 : .42);
        }
    }

    private static void meadow(Brush brush, Suit suit) {
        brush.rect(.105, HEIGHT * .58, .79, HEIGHT * .42 - .105, suit.tint(70));
        Area ground = new Area(new Rectangle2D.Double(.13, HEIGHT * .6, .74, HEIGHT * .3));
        for (Point2D at : brush.scatter(ground, .06, 200)) {
            brush.line(at.getX(), at.getY(), at.getX() + .012, at.getY() - .03, .008, suit.tint(200));
        }
    }

    /** Grey and striped, with a star: a joker fits every row. */
    private static void joker(Brush brush, Card card) {
        brush.rect(0, 0, 1, HEIGHT, new Color(0x4a4654));
        for (double s = -HEIGHT; s < 1; s += .12) {
            brush.line(s, HEIGHT, s + HEIGHT, 0, .03, new Color(0x8c869a));
        }
        brush.rect(.095, .095, .81, HEIGHT - .19, new Color(0x2a2632));
        brush.rect(.105, .105, .79, HEIGHT - .21, new Color(0xf2ede2));
        thing(brush, card.code(), .5, HEIGHT * .5, .74);
        corners(brush, () -> DRAWINGS.drawing("star").paint(brush, new Point2D.Double(.2, .21), .15, false));
    }

    private static void thing(Brush brush, String name, double x, double y, double size) {
        DRAWINGS.drawing(name).paint(brush, new Point2D.Double(x, y), size, false);
    }

    public static BufferedImage back(int width) {
        return Canvas.paint(width, height(width), 5, brush -> {
            brush.rect(0, 0, 1, HEIGHT, new Color(0xe9dfc4));
            brush.rect(.05, .05, .9, HEIGHT - .1, new Color(0x6b2f3a));
            for (double y = .13; y < HEIGHT - .08; y += .104) {
                for (double x = .13; x < .9; x += .123) {
                    brush.scaled(
                            x,
                            y,
                            .045,
                            () -> brush.fill(Brush.polygon(0, -1, .8, 0, 0, 1, -.8, 0), new Color(0x9c5a62)));
                }
            }
            brush.disc(.5, HEIGHT / 2, .22, new Color(0xe9dfc4));
            thing(brush, "star", .5, HEIGHT / 2, .34);
        });
    }

    /** One of the four parts of the scoring track, as large as a card; its row of cards lies to the right of it. */
    public static BufferedImage track(Colour colour, int width) {
        Suit suit = Suit.of(colour);
        return Canvas.paint(width, height(width), colour.ordinal(), brush -> {
            suit.ground(brush, HEIGHT);
            suit.sign(brush, new Point2D.Double(.5, .2), .13);
            double w = .79 / 5;
            double h = (HEIGHT - .5) / 5;
            for (int i = 0; i < SPACES; i++) {
                int row = i / 5;
                int column = row % 2 == 0 ? i % 5 : 4 - i % 5;
                double x = .105 + column * w;
                double y = .3 + row * h;
                brush.rect(x + .008, y + .008, w - .016, h - .016, i % 2 == 0 ? suit.ink() : Color.WHITE);
                brush.rect(x + .02, y + .02, w - .04, h - .04, new Color(0xfdfaf0));
                Numerals.write(
                        brush, colour.ordinal() * SPACES + i, new Point2D.Double(x + w / 2, y + h / 2), .065, INK);
            }
        });
    }

    /** The back of a part of the track: it only ever lies face up. */
    public static BufferedImage trackBack(int width) {
        return Canvas.paint(width, height(width), 6, brush -> brush.rect(0, 0, 1, HEIGHT, new Color(0xe9dfc4)));
    }
}
