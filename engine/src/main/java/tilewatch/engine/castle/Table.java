package tilewatch.engine.castle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;

/** The tiles inside the wall, and the start spaces on it, with the areas they form. */
public record Table(Wall wall, Grid<Laid> board, Areas areas) {

    // values() copies its array at every call, which inner loops would notice
    private static final Slot[] SLOTS = Slot.values();
    private static final Side[] SIDES = Side.values();

    static Table empty(Wall wall) {
        Table table = new Table(wall, Grid.empty(), Areas.none(wall));
        for (StartSpace start : wall.starts()) {
            table = table.with(start.pos(), new Laid(start.piece(), Turn.UP));
        }
        return table;
    }

    Table with(Pos pos, Laid laid) {
        return new Table(wall, board.with(pos, laid), areas.laid(board, pos, laid));
    }

    Table withFigure(Figure figure) {
        return new Table(wall, board, areas.withFigure(figure));
    }

    Table withoutFigures(List<Area> finished) {
        return finished.isEmpty() ? this : new Table(wall, board, areas.withoutFigures(finished));
    }

    /** The area a spot belongs to. */
    public Area area(Spot spot) {
        return areas.at(spot);
    }

    public List<Area> allAreas() {
        return areas.all();
    }

    boolean has(Spot spot) {
        Laid laid = board.get(spot.pos().x(), spot.pos().y());
        return laid != null
                && spot.part() >= 0
                && spot.part() < laid.piece().parts().size();
    }

    /** What touches that side of a cell: a tile, or a start space that faces it; the rest of the wall is just wall. */
    @Nullable Laid touching(Pos cell, Side side) {
        Laid beside = board.get(cell.x() + side.dx(), cell.y() + side.dy());
        return beside == null || beside.partAt(Slot.middle(side.opposite())) == Piece.STONE ? null : beside;
    }

    boolean touches(Pos cell) {
        for (Side side : SIDES) {
            if (touching(cell, side) != null) {
                return true;
            }
        }
        return false;
    }

    /** The empty cells a tile may be laid on, whatever it shows. */
    List<Pos> frontier() {
        return wall.cells().stream()
                .filter(cell -> !board.has(cell) && touches(cell))
                .toList();
    }

    /** The sides where a street would run into something that is not a street, or something else into a street. */
    List<Side> brokenStreets(Pos cell, Laid laid) {
        List<Side> broken = new ArrayList<>();
        for (Side side : SIDES) {
            if (breaksStreet(cell, laid, side)) {
                broken.add(side);
            }
        }
        return broken;
    }

    private boolean breaksStreet(Pos cell, Laid laid, Side side) {
        Laid beside = touching(cell, side);
        return beside != null && laid.street(side) != beside.street(side.opposite());
    }

    boolean streetsMeet(Pos cell, Laid laid) {
        for (Side side : SIDES) {
            if (breaksStreet(cell, laid, side)) {
                return false;
            }
        }
        return true;
    }

    static Feature middle(Laid laid, Side side) {
        return laid.part(laid.partAt(Slot.middle(side))).feature();
    }

    /** Finished areas on the tile that was just laid or against it; no other can have been finished by it. */
    List<Area> finishedBy(Pos cell) {
        List<Area> finished = new ArrayList<>();
        Laid laid = board.at(cell).orElseThrow();
        for (Side side : SIDES) {
            Laid beside = touching(cell, side);
            Pos there = cell.beside(side);
            for (int third = 3 * side.ordinal(); third < 3 * side.ordinal() + 3; third++) {
                collect(finished, areas.at(cell, laid.partAt(SLOTS[third])));
                if (beside != null) {
                    collect(finished, areas.at(there, beside.partAt(SLOTS[third].facing())));
                }
            }
        }
        return finished;
    }

    private static void collect(List<Area> finished, Area area) {
        if (area.finished() && finished.stream().noneMatch(area::is)) {
            finished.add(area);
        }
    }

    /** The largest group of empty cells that hang together by their sides: what the larger keep is worth. */
    public List<Pos> largestEmptySpace() {
        Set<Pos> seen = new HashSet<>();
        List<Pos> largest = List.of();
        for (Pos cell : wall.cells()) {
            if (!board.has(cell) && seen.add(cell)) {
                List<Pos> space = emptySpaceFrom(cell, seen);
                if (space.size() > largest.size()) {
                    largest = space;
                }
            }
        }
        return largest;
    }

    private List<Pos> emptySpaceFrom(Pos cell, Set<Pos> seen) {
        List<Pos> space = new ArrayList<>();
        Deque<Pos> next = new ArrayDeque<>(List.of(cell));
        while (!next.isEmpty()) {
            Pos here = next.removeFirst();
            space.add(here);
            for (Side side : SIDES) {
                Pos beside = here.beside(side);
                if (wall.inside(beside) && !board.has(beside) && seen.add(beside)) {
                    next.add(beside);
                }
            }
        }
        space.sort(null);
        return space;
    }
}
