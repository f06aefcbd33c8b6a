package tilewatch.recognizer.lattice;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tilewatch.recognizer.identify.TileClasses;

/** Lays a grid that was found anew onto the old one: quarter turn and shift by which most known tiles agree. */
final class Anchor {
    private Anchor() {}

    private record Shift(int turns, int rows, int cols) {}

    /** A quarter turn clockwise about the origin, {@code turns} times, then a shift by whole cells. */
    static Homography move(int turns, int cols, int rows) {
        Homography quarter = Homography.of(0, -1, 0, 1, 0, 0, 0, 0, 1);
        Homography all = Homography.shift(cols, rows);
        for (int i = 0; i < turns; i++) {
            all = all.after(quarter);
        }
        return all;
    }

    /** Where {@code cell} comes to lie under a {@link #move}. */
    static Cell moved(Homography move, Cell cell) {
        return new Cell((int) Math.floor(move.y(cell.col() + .5, cell.row() + .5)), (int)
                Math.floor(move.x(cell.col() + .5, cell.row() + .5)));
    }

    /** What a vote loses per cell by which the board would have moved, and the most it loses. */
    private static final double PER_CELL = .5;

    private static final double MOST = 2;

    /**
     * Maps the new grid to the old one, in which {@code known} classes lay. Where two ways agree alike, as with two
     * equal tiles head to head, the board moved less rather than more.
     */
    static Optional<Homography> of(Lattice fresh, Homography before, Map<Cell, Integer> known, TileClasses classes) {
        Map<Cell, Sighting> found = fresh.tiles();
        Map<Shift, Double> votes = new HashMap<>();
        for (int turns = 0; turns < 4; turns++) {
            Homography turn = move(turns, 0, 0);
            for (Map.Entry<Cell, Sighting> f : found.entrySet()) {
                Cell cell = moved(turn, f.getKey());
                int as = classes.canonical(TileClasses.turned(f.getValue().best(), turns));
                for (Map.Entry<Cell, Integer> k : known.entrySet()) {
                    if (classes.canonical(k.getValue()) == as) {
                        Shift shift = new Shift(
                                turns, k.getKey().row() - cell.row(), k.getKey().col() - cell.col());
                        votes.merge(shift, f.getValue().confidence, Double::sum);
                    }
                }
            }
        }
        Optional<Homography> best = Optional.empty();
        double most = Double.NEGATIVE_INFINITY;
        for (Map.Entry<Shift, Double> vote : votes.entrySet()) {
            Homography move = move(vote.getKey().turns, vote.getKey().cols, vote.getKey().rows);
            double score =
                    vote.getValue() - Math.min(MOST, PER_CELL * motion(before, move.after(fresh.homography()), known));
            if (score > most) {
                most = score;
                best = Optional.of(move);
            }
        }
        return best;
    }

    /** By how many cells the known tiles would have moved in the image. */
    private static double motion(Homography before, Homography after, Map<Cell, Integer> known) {
        Homography step = after.after(before.inverse());
        double sum = 0;
        for (Cell cell : known.keySet()) {
            double x = cell.col() + .5;
            double y = cell.row() + .5;
            sum += Math.hypot(step.x(x, y) - x, step.y(x, y) - y);
        }
        return sum / known.size();
    }

    /** Turns a fresh grid so that its columns run right in the image, with its surest tile at row 0, column 0. */
    static Homography upright(Lattice lattice) {
        Cell surest = lattice.tiles().entrySet().stream()
                .max(Map.Entry.comparingByValue((a, b) -> Double.compare(a.confidence, b.confidence)))
                .map(Map.Entry::getKey)
                .orElse(new Cell(0, 0));
        double[] q = lattice.homography().inverse().corners(surest);
        int turns = Math.floorMod(Math.round(Math.atan2(q[3] - q[1], q[2] - q[0]) / (Math.PI / 2)), 4);
        Cell at = moved(move(turns, 0, 0), surest);
        return move(turns, -at.col(), -at.row());
    }
}
