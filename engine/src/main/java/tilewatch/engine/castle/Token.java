package tilewatch.engine.castle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The nine kinds of wall tokens, two of each in the box. "Wall tokens" on the last page of the rulebook lists them. */
public enum Token {
    ANOTHER_TURN(1, null),
    DOUBLE_TOWER(2, Feature.TOWER),
    DOUBLE_HOUSE(3, Feature.HOUSE),
    UNFINISHED_STREET(4, Feature.STREET),
    UNFINISHED_TOWER(5, Feature.TOWER),
    UNFINISHED_HOUSE(6, Feature.HOUSE),
    RICH_MARKETS(7, Feature.COURTYARD),
    LARGER_KEEP(8, null),
    FIVE_POINTS(9, null);

    /** Copies of each kind in the box. */
    public static final int COPIES = 2;

    private static final Token[] ALL = values();

    static final int IN_THE_BOX = ALL.length * COPIES;

    private final int number;
    private final @Nullable Feature feature;

    Token(int number, @Nullable Feature feature) {
        this.number = number;
        this.feature = feature;
    }

    /** The number the rulebook lists it under. */
    public int number() {
        return number;
    }

    /** What it is played on; the player needs the majority there. */
    public Optional<Feature> feature() {
        return Optional.ofNullable(feature);
    }

    /** Used in the final scoring rather than in a turn. */
    public boolean atTheEnd() {
        return number >= 4;
    }

    /** Used in the final scoring on an area the player chooses; 8 and 9 leave nothing to choose. */
    public boolean aimedAtTheEnd() {
        return atTheEnd() && feature != null;
    }

    /** The token that doubles a finished area of this kind. */
    static Optional<Token> doubling(Feature feature) {
        return feature == Feature.TOWER
                ? Optional.of(DOUBLE_TOWER)
                : feature == Feature.HOUSE ? Optional.of(DOUBLE_HOUSE) : Optional.empty();
    }

    static Optional<Token> numbered(int number) {
        return number >= 1 && number <= ALL.length ? Optional.of(ALL[number - 1]) : Optional.empty();
    }
}
