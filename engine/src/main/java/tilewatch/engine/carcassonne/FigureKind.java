package tilewatch.engine.carcassonne;

import java.util.Locale;

/** The figures a player has: seven meeples, and with that expansion one abbot. */
public enum FigureKind {
    MEEPLE,
    ABBOT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
