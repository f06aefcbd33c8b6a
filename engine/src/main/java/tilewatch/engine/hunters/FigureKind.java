package tilewatch.engine.hunters;

import java.util.List;
import java.util.Locale;
import tilewatch.engine.NotationException;

/** What a player has in hand. A pawn is a gatherer, fisherman or hunter by the ground it is put on. */
public enum FigureKind {
    PAWN,
    HUT;

    static final List<FigureKind> ALL = List.of(values());

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Throws {@link NotationException} if no figure is called so. */
    public static FigureKind named(String word) {
        for (FigureKind kind : ALL) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new NotationException(word, "pawn or hut");
    }
}
