package tilewatch.engine.cardcassonne;

import java.util.Locale;

/** A colour of cards, from the topmost row beside the track to the bottom one. It has nothing to do with the players'. */
public enum Colour {
    YELLOW("monastery"),
    RED("road"),
    GREEN("field"),
    BLUE("city");

    private final String row;

    Colour(String row) {
        this.row = row;
    }

    /** What the row of this colour is called. */
    public String row() {
        return row;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
