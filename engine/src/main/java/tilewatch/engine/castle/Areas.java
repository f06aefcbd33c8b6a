package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;

/**
 * Every part on the table and the area it belongs to. Immutable: laying a tile gives a new table. One flat array,
 * because a tile changes few areas and copying references is cheaper than any map. In this game a tile also finishes
 * areas it does not join: a house ends where a tower lies against it.
 */
final class Areas {

    private static final Slot[] SLOTS = Slot.values();
    private static final Side[] SIDES = Side.values();

    private final Wall wall;
    private final @Nullable Area[] byPart;

    private Areas(Wall wall, @Nullable Area[] byPart) {
        this.wall = wall;
        this.byPart = byPart;
    }

    static Areas none(Wall wall) {
        return new Areas(wall, new Area[wall.squares() * Slot.COUNT]);
    }

    Area at(Spot spot) {
        return at(spot.pos(), spot.part());
    }

    Area at(Pos pos, int part) {
        return Objects.requireNonNull(byPart[index(pos, part)], "nothing lies there");
    }

    /** Every area once: at the first of its spots. */
    List<Area> all() {
        List<Area> all = new ArrayList<>();
        for (int i = 0; i < byPart.length; i++) {
            Area area = byPart[i];
            if (area != null && index(area.spots().get(0)) == i) {
                all.add(area);
            }
        }
        return all;
    }

    /** With a piece more on the table; {@code board} is the table without it. */
    Areas laid(Grid<Laid> board, Pos pos, Laid laid) {
        Areas next = new Areas(wall, byPart.clone());
        List<Part> parts = laid.piece().parts();
        int[] open = new int[parts.size()];
        for (Slot slot : SLOTS) {
            int part = laid.partAt(slot);
            if (part != Piece.STONE && opensAt(board, pos.beside(slot.side()))) {
                open[part]++;
            }
        }
        for (int part = 0; part < parts.size(); part++) {
            Spot spot = new Spot(pos, part);
            next.byPart[index(spot)] = Area.of(parts.get(part), spot, open[part]);
        }
        for (Side side : SIDES) {
            Pos beside = pos.beside(side);
            Laid neighbour = board.get(beside.x(), beside.y());
            if (neighbour != null) {
                next.meet(pos, laid, beside, neighbour, side);
            }
        }
        return next;
    }

    private boolean opensAt(Grid<Laid> board, Pos beside) {
        return wall.inside(beside) && !board.has(beside);
    }

    /** A side of a new piece against one that lies there. Thirds that meet the same way are closed together. */
    private void meet(Pos pos, Laid laid, Pos beside, Laid neighbour, Side side) {
        int third = 3 * side.ordinal();
        int end = third + 3;
        while (third < end) {
            int mine = laid.partAt(SLOTS[third]);
            int other = neighbour.partAt(SLOTS[third].facing());
            int thirds = 1;
            while (third + thirds < end
                    && laid.partAt(SLOTS[third + thirds]) == mine
                    && neighbour.partAt(SLOTS[third + thirds].facing()) == other) {
                thirds++;
            }
            third += thirds;
            if (mine != Piece.STONE && other != Piece.STONE) {
                close(at(pos, mine), at(beside, other), thirds);
            }
        }
    }

    private void close(Area here, Area there, int thirds) {
        boolean joins = here.feature() == there.feature() && !here.is(there);
        put(joins ? there.opened(-thirds).join(here) : there.opened(-thirds));
    }

    Areas withFigure(Figure figure) {
        Areas next = new Areas(wall, byPart.clone());
        next.put(at(figure.spot()).withFigure(figure));
        return next;
    }

    Areas withoutFigures(List<Area> areas) {
        Areas next = new Areas(wall, byPart.clone());
        areas.forEach(area -> next.put(area.withoutFigures()));
        return next;
    }

    private void put(Area area) {
        for (Spot spot : area.spots()) {
            byPart[index(spot)] = area;
        }
    }

    private int index(Spot spot) {
        return index(spot.pos(), spot.part());
    }

    private int index(Pos pos, int part) {
        return wall.index(pos) * Slot.COUNT + part;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Areas areas && Arrays.equals(byPart, areas.byPart);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(byPart);
    }
}
