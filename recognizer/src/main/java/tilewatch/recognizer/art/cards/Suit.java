package tilewatch.recognizer.art.cards;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import tilewatch.engine.cardcassonne.Colour;
import tilewatch.recognizer.art.Brush;

/** How a colour looks: its hue, the sign in the corners, the pattern along the border, its animal and its building. */
enum Suit {
    YELLOW(Colour.YELLOW, 0xe8b92e, 0xfaf0c8, "goose", "chapel") {
        @Override
        Path2D sign() {
            return Brush.polygon(
                    -.3, -1, .3, -1, .3, -.3, 1, -.3, 1, .3, .3, .3, .3, 1, -.3, 1, -.3, .3, -1, .3, -1, -.3, -.3, -.3);
        }
    },
    RED(Colour.RED, 0xc23b2e, 0xf7dcd2, "pig", "inn") {
        @Override
        Path2D sign() {
            return Brush.polygon(0, -1, 1, .9, -1, .9);
        }
    },
    GREEN(Colour.GREEN, 0x3f8f3f, 0xdff0d0, "sheep", "mill") {
        @Override
        Path2D sign() {
            return Brush.polygon(0, -1, .8, -.1, .35, .9, -.35, .9, -.8, -.1);
        }
    },
    BLUE(Colour.BLUE, 0x2f62b0, 0xd8e4f6, "cow", "tower") {
        @Override
        Path2D sign() {
            return Brush.polygon(
                    -.8, 1, -.8, -.9, -.4, -.9, -.4, -.5, -.2, -.5, -.2, -.9, .2, -.9, .2, -.5, .4, -.5, .4, -.9, .8,
                    -.9, .8, 1);
        }
    };

    private final Colour colour;
    private final Color ink;
    private final Color paper;
    private final String animal;
    private final String building;

    Suit(Colour colour, int ink, int paper, String animal, String building) {
        this.colour = colour;
        this.ink = new Color(ink);
        this.paper = new Color(paper);
        this.animal = animal;
        this.building = building;
    }

    static Suit of(Colour colour) {
        for (Suit suit : values()) {
            if (suit.colour == colour) {
                return suit;
            }
        }
        throw new AssertionError(colour);
    }

    /** Within -1 to 1: a cross, a triangle, a leaf, a tower. */
    abstract Path2D sign();

    Color ink() {
        return ink;
    }

    /** A veil of the ink, from 0 to 255. */
    Color tint(int strength) {
        return new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), strength);
    }

    String animal() {
        return animal;
    }

    String building() {
        return building;
    }

    /** A card's ground: border in the ink, with a row of marks along it, and the paper inside. */
    void ground(Brush brush, double height) {
        brush.rect(0, 0, 1, height, ink);
        Color light = new Color(255, 255, 255, 170);
        for (double y = .05; y < height; y += .1) {
            for (double x : new double[] {.05, .95}) {
                mark(brush, x, y, light);
            }
        }
        for (double x = .15; x < .9; x += .1) {
            mark(brush, x, .05, light);
            mark(brush, x, height - .05, light);
        }
        brush.rect(.095, .095, .81, height - .19, Brush.shade(ink, .5));
        brush.rect(.105, .105, .79, height - .21, paper);
        brush.scaled(.5, height / 2, .37, () -> brush.fill(sign(), tint(80)));
    }

    private void mark(Brush brush, double x, double y, Color light) {
        brush.scaled(x, y, .032, () -> brush.fill(sign(), light));
    }

    /** The sign, large and dark-edged. */
    void sign(Brush brush, Point2D at, double size) {
        brush.scaled(at.getX(), at.getY(), size / 2, () -> {
            brush.fill(sign(), ink);
            brush.line(sign(), .16, Brush.shade(ink, .4));
        });
    }
}
