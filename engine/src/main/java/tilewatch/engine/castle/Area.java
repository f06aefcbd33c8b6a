package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tilewatch.engine.board.Pos;

/**
 * A street, tower, house or courtyard across all the squares it lies on.
 *
 * @param spots every part of it
 * @param open thirds of tile sides that still look at an empty cell; finished means none
 */
public record Area(Feature feature, List<Spot> spots, int open, int markets, boolean fountain, List<Figure> figures) {

    static Area of(Part part, Spot spot, int open) {
        return new Area(part.feature(), List.of(spot), open, part.markets(), part.fountain(), List.of());
    }

    /** Both are the same area of one table: no spot belongs to two. */
    boolean is(Area other) {
        return spots.get(0).equals(other.spots.get(0));
    }

    public boolean finished() {
        return open == 0 && feature.canBeFinished();
    }

    /** Squares and start spaces it lies on, each once: "tiles are counted, not the parts on them". */
    public List<Pos> cells() {
        return spots.stream().map(Spot::pos).distinct().sorted().toList();
    }

    public boolean occupied() {
        return !figures.isEmpty();
    }

    /** Who has more figures on it; nobody if both have as many. */
    public OptionalInt owner() {
        int lead = 0;
        for (Figure figure : figures) {
            lead += figure.player() == 0 ? 1 : -1;
        }
        return lead == 0 ? OptionalInt.empty() : OptionalInt.of(lead > 0 ? 0 : 1);
    }

    boolean ownedBy(int player) {
        OptionalInt owner = owner();
        return owner.isPresent() && owner.getAsInt() == player;
    }

    Area opened(int thirds) {
        return new Area(feature, spots, open + thirds, markets, fountain, figures);
    }

    Area withFigure(Figure figure) {
        return new Area(feature, spots, open, markets, fountain, joined(figures, List.of(figure)));
    }

    Area withoutFigures() {
        return new Area(feature, spots, open, markets, fountain, List.of());
    }

    Area join(Area other) {
        return new Area(
                feature,
                joined(spots, other.spots),
                open + other.open,
                markets + other.markets,
                fountain || other.fountain,
                joined(figures, other.figures));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        if (first.isEmpty()) {
            return second;
        }
        if (second.isEmpty()) {
            return first;
        }
        List<T> all = new ArrayList<>(first.size() + second.size());
        all.addAll(first);
        all.addAll(second);
        return all;
    }
}
