package tilewatch.engine.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** How many tiles of each kind are still to come. The table draws blind, so counts are all anybody knows. */
public final class Pile {

    private final List<Tile> kinds;
    private final int[] left;

    private Pile(List<Tile> kinds, int[] left) {
        this.kinds = kinds;
        this.left = left;
    }

    public static Pile of(List<Tile> kinds) {
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
        return kindsLeft(tile -> true);
    }

    /** The kinds of one stack, where there are several. */
    public List<Tile> kindsLeft(Predicate<Tile> stack) {
        List<Tile> some = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            if (left[i] > 0 && stack.test(kinds.get(i))) {
                some.add(kinds.get(i));
            }
        }
        return some;
    }

    /** A tile of one of these kinds, drawn blind; at least one copy of them must be left. */
    public Tile draw(List<Tile> from, RandomGenerator random) {
        int ticket = random.nextInt(left(from));
        for (Tile kind : from) {
            ticket -= left(kind);
            if (ticket < 0) {
                return kind;
            }
        }
        throw new IllegalStateException("drew past the end of the pile");
    }

    /** Copies left of all these kinds together. */
    public int left(List<Tile> some) {
        int copies = 0;
        for (Tile kind : some) {
            copies += left(kind);
        }
        return copies;
    }

    /** One copy fewer. A copy too many on the table (let lie) leaves the count at zero. */
    public Pile without(Tile tile) {
        return left(tile) == 0 ? this : changed(tile, -1);
    }

    public Pile plus(Tile tile) {
        return changed(tile, 1);
    }

    private Pile changed(Tile tile, int by) {
        int[] counts = left.clone();
        counts[kinds.indexOf(tile)] += by;
        return new Pile(kinds, counts);
    }

    /** Without any copy of these kinds. */
    public Pile withoutAll(List<Tile> gone) {
        int[] counts = left.clone();
        for (Tile tile : gone) {
            counts[kinds.indexOf(tile)] = 0;
        }
        return new Pile(kinds, counts);
    }

    public Optional<Tile> named(String set, String name) {
        return kinds.stream()
                .filter(t -> t.set().equals(set) && t.name().equals(name))
                .findFirst();
    }

    public Optional<Tile> named(String name) {
        return kinds.stream().filter(t -> t.name().equals(name)).findFirst();
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
