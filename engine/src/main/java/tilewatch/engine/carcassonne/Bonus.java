package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Locale;

/** What the symbol on an anniversary tile is good for once it is activated. */
public enum Bonus {
    /** Two meeples: add one to an area where exactly one of your own stands. */
    REINFORCE,
    /** Put a figure on any free, unfinished area of any tile. */
    ANYWHERE,
    /** Two tiles: take another turn. */
    AGAIN;

    static final List<Bonus> ALL = List.of(values());

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Used instead of putting a figure in the ordinary way. */
    boolean placesFigure() {
        return this != AGAIN;
    }
}
