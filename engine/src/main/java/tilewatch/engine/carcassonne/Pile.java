package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.tiles.Tile;

/** How many tiles of each kind are still to come. The table draws blind, so counts are all anybody knows. */
public final class Pile {

    private final List<Tile> kinds;
    private final int[] left;

    private Pile(List<Tile> kinds, int[] left) {
        this.kinds = kinds;
        this.left = left;
    }

    static Pile of(List<Tile> kinds) {
        return new Pile(List.copyOf(kinds), kinds.stream().mapToInt(Tile::count).toArray());
    }

    /** Every kind on this table, whether any copy is left or not. */
    public List<Tile> kinds() {
        return kinds;
    }

    public int left(Tile tile) {
        int index = kinds.indexOf(tile);
        return index < 0 ? 0 : left[index];
    }

    public int size() {
        int sum = 0;
        for (int count : left) {
            sum += count;
        }
        return sum;
    }

    public List<Tile> kindsLeft() {
        List<Tile> some = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            if (left[i] > 0) {
                some.add(kinds.get(i));
            }
        }
        return some;
    }

    /** One copy fewer. A copy too many on the table (let lie) leaves the count at zero. */
    Pile without(Tile tile) {
        int index = kinds.indexOf(tile);
        if (index < 0 || left[index] == 0) {
            return this;
        }
        int[] fewer = left.clone();
        fewer[index]--;
        return new Pile(kinds, fewer);
    }

    Optional<Tile> named(String set, String name) {
        return kinds.stream()
                .filter(t -> t.set().equals(set) && t.name().equals(name))
                .findFirst();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && kinds.equals(pile.kinds) && Arrays.equals(left, pile.left);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(left);
    }
}
