package tilewatch.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What lies on which square. Immutable: laying gives a new grid. Kept as one array over the bounding box, with a rim
 * of one empty square all round, because rules ask for neighbours all the time and boards stay compact; a copy of a
 * few hundred references is cheaper than any tree.
 */
public final class Grid<T> {

    private static final Grid<?> EMPTY = new Grid<>(new Object[9], -1, -1, 3, 3, 0);

    private final @Nullable Object[] cells;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final int size;

    private Grid(@Nullable Object[] cells, int left, int top, int width, int height, int size) {
        this.cells = cells;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.size = size;
    }

    @SuppressWarnings("unchecked") // an empty grid holds no T
    public static <T> Grid<T> empty() {
        return (Grid<T>) EMPTY;
    }

    public int size() {
        return size;
    }

    public Optional<T> at(Pos pos) {
        return Optional.ofNullable(get(pos.x(), pos.y()));
    }

    public boolean has(Pos pos) {
        return get(pos.x(), pos.y()) != null;
    }

    /** What lies there, or null: the quick question of inner loops. */
    @SuppressWarnings("unchecked") // only T is ever stored
    public @Nullable T get(int x, int y) {
        int column = x - left;
        int row = y - top;
        return column < 0 || row < 0 || column >= width || row >= height ? null : (T) cells[row * width + column];
    }

    public Grid<T> with(Pos pos, T thing) {
        Grid<T> roomy = reaching(pos);
        @Nullable Object[] copy = roomy.cells == cells ? cells.clone() : roomy.cells;
        int index = (pos.y() - roomy.top) * roomy.width + pos.x() - roomy.left;
        int grown = copy[index] == null ? size + 1 : size;
        copy[index] = thing;
        return new Grid<>(copy, roomy.left, roomy.top, roomy.width, roomy.height, grown);
    }

    /** This grid if the square lies inside the rim, else a copy whose box is large enough. */
    private Grid<T> reaching(Pos pos) {
        int newLeft = size == 0 ? pos.x() - 1 : Math.min(left, pos.x() - 1);
        int newTop = size == 0 ? pos.y() - 1 : Math.min(top, pos.y() - 1);
        int newRight = size == 0 ? pos.x() + 2 : Math.max(left + width, pos.x() + 2);
        int newBottom = size == 0 ? pos.y() + 2 : Math.max(top + height, pos.y() + 2);
        int newWidth = newRight - newLeft;
        int newHeight = newBottom - newTop;
        if (newLeft == left && newTop == top && newWidth == width && newHeight == height) {
            return this;
        }
        @Nullable Object[] larger = new Object[newWidth * newHeight];
        if (size > 0) {
            for (int row = 0; row < height; row++) {
                int to = (row + top - newTop) * newWidth + left - newLeft;
                System.arraycopy(cells, row * width, larger, to, width);
            }
        }
        return new Grid<>(larger, newLeft, newTop, newWidth, newHeight, size);
    }

    /** Visits what lies on the table, row by row from north-west. */
    @SuppressWarnings("unchecked") // only T is ever stored
    public void forEach(BiConsumer<Pos, ? super T> visitor) {
        for (int i = 0; i < cells.length; i++) {
            Object thing = cells[i];
            if (thing != null) {
                visitor.accept(new Pos(left + i % width, top + i / width), (T) thing);
            }
        }
    }

    public List<T> all() {
        List<T> things = new ArrayList<>(size);
        forEach((pos, thing) -> things.add(thing));
        return things;
    }

    /** Something to do with a square of the rim: empty, and beside something by a side. */
    @FunctionalInterface
    public interface FrontierVisitor {
        void visit(int x, int y);
    }

    /** Visits every empty square that touches a laid one by a side, row by row. */
    public void frontier(FrontierVisitor visitor) {
        for (int row = 0; row < height; row++) {
            int base = row * width;
            for (int column = 0; column < width; column++) {
                int i = base + column;
                if (cells[i] == null
                        && ((column > 0 && cells[i - 1] != null)
                                || (column + 1 < width && cells[i + 1] != null)
                                || (row > 0 && cells[i - width] != null)
                                || (row + 1 < height && cells[i + width] != null))) {
                    visitor.visit(left + column, top + row);
                }
            }
        }
    }

    public List<Pos> frontier() {
        List<Pos> squares = new ArrayList<>();
        frontier((x, y) -> squares.add(new Pos(x, y)));
        return squares;
    }

    /** How many of the eight squares round this one, and this one itself, hold something. */
    public int crowd(Pos pos) {
        int crowd = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (get(pos.x() + dx, pos.y() + dy) != null) {
                    crowd++;
                }
            }
        }
        return crowd;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid<?> grid
                && left == grid.left
                && top == grid.top
                && width == grid.width
                && Arrays.equals(cells, grid.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells) * 31 + left * 7 + top;
    }
}
