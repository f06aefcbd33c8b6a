package tilewatch.engine.cardcassonne;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A kind of card; how many of each are in the box is in {@code tilesets/cardcassonne.cards}. */
public enum Card {
    YELLOW_1(Kind.INHABITANT, Colour.YELLOW, 1),
    YELLOW_2(Kind.INHABITANT, Colour.YELLOW, 2),
    YELLOW_3(Kind.INHABITANT, Colour.YELLOW, 3),
    YELLOW_LIVESTOCK(Kind.LIVESTOCK, Colour.YELLOW, 0),
    YELLOW_BUILDING(Kind.BUILDING, Colour.YELLOW, 0),
    RED_1(Kind.INHABITANT, Colour.RED, 1),
    RED_2(Kind.INHABITANT, Colour.RED, 2),
    RED_3(Kind.INHABITANT, Colour.RED, 3),
    RED_LIVESTOCK(Kind.LIVESTOCK, Colour.RED, 0),
    RED_BUILDING(Kind.BUILDING, Colour.RED, 0),
    GREEN_1(Kind.INHABITANT, Colour.GREEN, 1),
    GREEN_2(Kind.INHABITANT, Colour.GREEN, 2),
    GREEN_3(Kind.INHABITANT, Colour.GREEN, 3),
    GREEN_LIVESTOCK(Kind.LIVESTOCK, Colour.GREEN, 0),
    GREEN_BUILDING(Kind.BUILDING, Colour.GREEN, 0),
    BLUE_1(Kind.INHABITANT, Colour.BLUE, 1),
    BLUE_2(Kind.INHABITANT, Colour.BLUE, 2),
    BLUE_3(Kind.INHABITANT, Colour.BLUE, 3),
    BLUE_LIVESTOCK(Kind.LIVESTOCK, Colour.BLUE, 0),
    BLUE_BUILDING(Kind.BUILDING, Colour.BLUE, 0),
    BARN(Kind.BARN, null, 0),
    SQUARE(Kind.SQUARE, null, 0),
    DRAGON(Kind.DRAGON, null, 0),
    FAIRY(Kind.FAIRY, null, 0);

    /** The four last are jokers: they have no colour and lie in any row. */
    public enum Kind {
        INHABITANT,
        LIVESTOCK,
        BUILDING,
        BARN,
        SQUARE,
        DRAGON,
        FAIRY
    }

    private final Kind kind;

    private final @Nullable Colour colour;

    private final int value;

    Card(Kind kind, @Nullable Colour colour, int value) {
        this.kind = kind;
        this.colour = colour;
        this.value = value;
    }

    public Kind kind() {
        return kind;
    }

    /** Empty for a joker. */
    public Optional<Colour> colour() {
        return Optional.ofNullable(colour);
    }

    /** One to three for an inhabitant, otherwise zero. */
    public int value() {
        return value;
    }

    public boolean fits(Colour row) {
        return colour == null || colour == row;
    }

    /** How it is written: {@code blue-2}, {@code red-livestock}, {@code barn}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Card> coded(String code) {
        for (Card card : values()) {
            if (card.code().equals(code)) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    static Card livestock(Colour colour) {
        return switch (colour) {
            case YELLOW -> YELLOW_LIVESTOCK;
            case RED -> RED_LIVESTOCK;
            case GREEN -> GREEN_LIVESTOCK;
            case BLUE -> BLUE_LIVESTOCK;
        };
    }
}
