package tilewatch.engine.castle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tilewatch.engine.board.Pos;

/** The wall round the castle, which is the score track as well. Cells inside count from 0,0 in the north-west. */
public final class Wall {

    /** Score spaces 0 to 99; a marker that has passed them all goes round again, lying flat. */
    public static final int SPACES = 100;

    private final String name;
    private final String certainty;
    private final int width;
    private final int height;
    private final boolean[] inside;
    private final List<Pos> cells;
    private final List<Corner> corners;
    private final List<StartSpace> starts;

    Wall(String name, String certainty, Set<Pos> cells, List<Corner> corners, List<StartSpace> starts) {
        this.name = name;
        this.certainty = certainty;
        this.cells = List.copyOf(new TreeSet<>(cells));
        this.width = cells.stream().mapToInt(Pos::x).max().orElse(0) + 1;
        this.height = cells.stream().mapToInt(Pos::y).max().orElse(0) + 1;
        this.inside = new boolean[squares()];
        this.cells.forEach(cell -> inside[index(cell)] = true);
        this.corners = List.copyOf(corners);
        this.starts = List.copyOf(starts);
    }

    public String name() {
        return name;
    }

    public String certainty() {
        return certainty;
    }

    /** The cells tiles may be laid on, row by row. */
    public List<Pos> cells() {
        return cells;
    }

    /** The corner towers, in the order the score track passes them. */
    public List<Corner> corners() {
        return corners;
    }

    public List<StartSpace> starts() {
        return starts;
    }

    /** Where the marker of a player with that many points stands. */
    public int space(int points) {
        return Math.floorMod(points, SPACES);
    }

    public Optional<Corner> cornerAt(int space) {
        return corners.stream().filter(corner -> corner.holds(space)).findFirst();
    }

    public boolean inside(Pos cell) {
        return near(cell.x(), cell.y()) && inside[index(cell)];
    }

    /** Squares of the box round the castle, the wall's own squares included. */
    int squares() {
        return (width + 2) * (height + 2);
    }

    int index(Pos cell) {
        return (cell.y() + 1) * (width + 2) + cell.x() + 1;
    }

    private boolean near(int x, int y) {
        return x >= -1 && y >= -1 && x <= width && y <= height;
    }

    @Override
    public String toString() {
        return name;
    }
}
