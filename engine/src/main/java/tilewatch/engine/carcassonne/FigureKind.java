package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Locale;
import tilewatch.engine.NotationException;

/** The figures a player has: seven meeples, and with that expansion one abbot. */
public enum FigureKind {
    MEEPLE,
    ABBOT;

    static final List<FigureKind> ALL = List.of(values());

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Throws {@link NotationException} if no figure is called so. */
    public static FigureKind named(String word) {
        for (FigureKind kind : values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new NotationException(word, "meeple or abbot");
    }
}
