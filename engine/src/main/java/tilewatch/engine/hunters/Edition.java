package tilewatch.engine.hunters;

import java.util.List;

/**
 * What the two prints count differently.
 *
 * @param name as an option's value
 * @param sets tile sets in the box, the one with the start tile first
 * @param mushroom points a tile with mushrooms adds to its forest
 * @param bySegments the book counts segments of forests and rivers, not tiles
 */
public record Edition(
        String name,
        List<String> sets,
        int pawns,
        int huts,
        int deer,
        int aurochs,
        int mammoth,
        int mushroom,
        boolean bySegments) {

    static final Edition FIRST = new Edition(
            "2002", List.of("hunters-gatherers-2002", "hunters-gatherers-2002-bonus"), 5, 2, 2, 2, 2, 2, true);
    static final Edition SECOND = new Edition("2020", List.of("hunters-gatherers-2020"), 5, 3, 1, 2, 3, 3, false);

    static final List<Edition> ALL = List.of(FIRST, SECOND);

    public Edition {
        sets = List.copyOf(sets);
    }

    int inBox(FigureKind kind) {
        return kind == FigureKind.PAWN ? pawns : huts;
    }
}
