package tilewatch.recognizer.art.castle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.castle.Corner;
import tilewatch.engine.castle.StartSpace;
import tilewatch.engine.castle.Wall;

/**
 * A square of the wall, as large as a tile.
 *
 * @param spaces for each side that faces the castle its score spaces, left to right as seen unturned from above
 *     (downwards for a side that runs north to south)
 * @param tower the corner tower on it
 * @param concave whether the tower stands in an inner bend, with the castle on two sides
 */
public record WallSquare(
        Pos pos, Map<Side, List<Integer>> spaces, Optional<Corner> tower, boolean concave, Optional<StartSpace> start) {

    public WallSquare {
        spaces = Map.copyOf(spaces);
    }

    /** All squares of a wall, row by row. The score spaces between two corners are spread evenly. */
    public static List<WallSquare> of(Wall wall) {
        Map<Pos, Map<Side, List<Integer>>> spaces = new TreeMap<>();
        Map<Pos, Corner> towers = new TreeMap<>();
        List<Pos> concave = new ArrayList<>();
        List<Corner> corners = wall.corners();
        for (int i = 0; i < corners.size(); i++) {
            Corner corner = corners.get(i);
            Pos tower = towerSquare(wall, corner.at());
            towers.put(tower, corner);
            if (inside(wall, corner.at()) > 1) {
                concave.add(tower);
            }
            along(wall, corner, corners.get((i + 1) % corners.size()), spaces);
            spaces.computeIfAbsent(tower, p -> new EnumMap<>(Side.class));
        }
        List<WallSquare> squares = new ArrayList<>();
        spaces.forEach((pos, numbers) -> squares.add(new WallSquare(
                pos,
                numbers,
                Optional.ofNullable(towers.get(pos)),
                concave.contains(pos),
                wall.starts().stream().filter(s -> s.pos().equals(pos)).findFirst())));
        return squares;
    }

    /** Walks from a corner to the next and shares the spaces between them out to the cells passed. */
    private static void along(Wall wall, Corner from, Corner next, Map<Pos, Map<Side, List<Integer>>> spaces) {
        Pos to = next.at();
        int dx = Integer.signum(to.x() - from.at().x());
        int dy = Integer.signum(to.y() - from.at().y());
        int steps =
                Math.abs(to.x() - from.at().x()) + Math.abs(to.y() - from.at().y());
        int count = Math.floorMod(next.first() - from.second() - 1, Wall.SPACES);
        for (int k = 0; k < steps; k++) {
            int x = from.at().x() + k * dx;
            int y = from.at().y() + k * dy;
            // The two squares on either side of this stretch of the outline.
            Pos a = dx != 0 ? new Pos(Math.min(x, x + dx), y - 1) : new Pos(x - 1, Math.min(y, y + dy));
            Pos b = dx != 0 ? new Pos(a.x(), y) : new Pos(x, a.y());
            Pos outside = wall.inside(a) ? b : a;
            Side faces = dx != 0 ? (outside.equals(a) ? Side.S : Side.N) : outside.equals(a) ? Side.E : Side.W;
            List<Integer> here = new ArrayList<>();
            for (int j = count * k / steps; j < count * (k + 1) / steps; j++) {
                here.add(dx + dy > 0 ? here.size() : 0, from.second() + 1 + j);
            }
            spaces.computeIfAbsent(outside, p -> new EnumMap<>(Side.class)).put(faces, here);
        }
    }

    private static List<Pos> around(Pos point) {
        return List.of(
                new Pos(point.x() - 1, point.y() - 1),
                new Pos(point.x(), point.y() - 1),
                new Pos(point.x(), point.y()),
                new Pos(point.x() - 1, point.y()));
    }

    private static long inside(Wall wall, Pos point) {
        return around(point).stream().filter(wall::inside).count();
    }

    /** Opposite to the only cell at an outer corner; the only square that is no cell at an inner one. */
    private static Pos towerSquare(Wall wall, Pos point) {
        List<Pos> around = around(point);
        for (int i = 0; i < around.size(); i++) {
            boolean outer = inside(wall, point) == 1;
            if (outer == wall.inside(around.get(i))) {
                return around.get(outer ? (i + 2) % around.size() : i);
            }
        }
        throw new AssertionError(point);
    }
}
