package tilewatch.recognizer.lattice;

import java.util.List;

/** A place on the grid; the first tile found is row 0, column 0. */
public record Cell(int row, int col) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(col, other.col);
    }

    /** The four cells beside this one. */
    public List<Cell> neighbours() {
        return List.of(new Cell(row - 1, col), new Cell(row, col + 1), new Cell(row + 1, col), new Cell(row, col - 1));
    }

    int distance(Cell other) {
        return Math.max(Math.abs(row - other.row), Math.abs(col - other.col));
    }
}
