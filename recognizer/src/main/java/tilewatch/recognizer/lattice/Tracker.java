package tilewatch.recognizer.lattice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.gate.Change;
import tilewatch.recognizer.identify.TileBook;

/**
 * Follows the grid from frame to frame: first where the known tiles' templates went, after a bump by the board's
 * features, and only then from scratch, laid back onto the old grid by the tiles known.
 */
public final class Tracker implements AutoCloseable {
    /** Below this many tiles a wrong first grid is still likely, so every changed frame is searched afresh as well. */
    private static final int OPENING = 4;

    /** A larger share of the frame changes only when the camera moves or the light is switched. */
    private static final double MOST_CHANGED = .4;

    /** A known tile below this confidence is covered or gone, unless it is plainly still the same. */
    private static final double GONE = .6;

    /** How well a tile's picture fits at least where nothing else speaks for it, and where its reading does. */
    private static final double FITS = .5;

    private static final double FITS_READING = .3;

    /** Tiles that lie this much elsewhere than before (in tiles) say that the table or the camera moved. */
    private static final double SHIFTED = .06;

    private final TileBook book;
    private final CellEye eye;
    private final Palette palette = new Palette();
    private final BoardMotion motion = new BoardMotion();
    private final Occupancy occupancy;
    private final LatticeFinder finder;
    private Optional<Board> last = Optional.empty();

    public Tracker(TileBook book) {
        this.book = book;
        this.eye = new CellEye(book);
        this.occupancy = new Occupancy(eye, palette);
        this.finder = new LatticeFinder(book, eye);
    }

    private record Step(Homography lattice, Board.How how) {}

    /** The board in {@code image}, given the classes settled on so far; empty when there is none to be found. */
    public Optional<Board> follow(Mat image, Map<Cell, Integer> known) {
        return follow(image, known, Change.everything(), Set.of());
    }

    /**
     * The same when only a part of the frame changed since the last time: the grid stays and so do the sightings of
     * all cells that neither changed nor are still {@code open}.
     */
    public Optional<Board> follow(Mat image, Map<Cell, Integer> known, Change change, Set<Cell> open) {
        LatticeFit fit = new LatticeFit(image.size());
        Grower grower = new Grower(image, fit, eye);
        boolean partly = last.isPresent() && known.size() >= OPENING && change.share() < MOST_CHANGED;
        Optional<Board> board = partly ? update(image, known, change, open, grower) : Optional.empty();
        if (board.isEmpty()) {
            board = last.isEmpty() || known.isEmpty()
                    ? start(image, grower)
                    : step(image, new TreeMap<>(known), fit).map(step -> read(image, step, known, fit, grower));
        }
        board.ifPresent(b -> {
            last = Optional.of(b);
            motion.remember(image, b.lattice(), b.tiles().keySet());
        });
        return board;
    }

    /** Looks again where something changed; empty when tiles there have shifted, so that the grid must be refitted. */
    private Optional<Board> update(Mat image, Map<Cell, Integer> known, Change change, Set<Cell> open, Grower grower) {
        Board before = last.orElseThrow();
        Homography toImage = before.lattice().inverse();
        Predicate<Cell> again = cell -> open.contains(cell) || change.touches(toImage.corners(cell));
        Map<Cell, Sighting> tiles = new HashMap<>(before.tiles());
        for (Map.Entry<Cell, Sighting> old : before.tiles().entrySet()) {
            Cell cell = old.getKey();
            Integer index = known.get(cell);
            if (index == null || old.getValue().weak || !again.test(cell)) {
                continue;
            }
            Sighting now = eye.look(image, old.getValue().lattice, cell, OptionalInt.of(index));
            boolean same = now.template == old.getValue().template && now.zncc > FITS;
            if (same && Math.hypot(now.dx - old.getValue().dx, now.dy - old.getValue().dy) > SHIFTED) {
                return Optional.empty();
            }
            still(now, index, before.cast()).ifPresentOrElse(tile -> tiles.put(cell, tile), () -> tiles.remove(cell));
        }
        tiles.values().removeIf(Sighting::weak);
        Lattice lattice = new Lattice(before.lattice(), tiles, before.cast());
        Lattice all = occupancy.complete(image, lattice, grower, again);
        return Optional.of(new Board(before.lattice(), all.tiles(), before.cast(), Board.How.TRACKED));
    }

    /**
     * A known tile with its confidence in this light; empty when it is covered or gone. A figure on a tile that lies far
     * off leaves little confidence, but a hand would leave no fit.
     */
    private static Optional<Sighting> still(Sighting tile, int known, ColourCast cast) {
        double least = tile.best() == known ? FITS_READING : FITS;
        boolean same = tile.template == known && tile.zncc > least;
        double confidence = tile.confidence - cast.penalty(tile);
        return confidence > GONE
                ? Optional.of(tile)
                : same ? Optional.of(tile.withConfidence(confidence)) : Optional.empty();
    }

    private Optional<Board> start(Mat image, Grower grower) {
        return find(image).map(found -> {
            Homography upright = Anchor.upright(found);
            Lattice turned = again(found, upright, grower);
            Lattice all = occupancy.complete(image, turned, grower);
            return new Board(all.homography(), all.tiles(), all.cast(), Board.How.FOUND);
        });
    }

    private Optional<Lattice> find(Mat image) {
        try (MatArena arena = new MatArena()) {
            return finder.find(image, arena);
        }
    }

    /** Looks at a found lattice once more after moving its grid by whole turns and cells. */
    private static Lattice again(Lattice found, Homography move, Grower grower) {
        Homography lattice = move.after(found.homography());
        Set<Cell> cells = new HashSet<>();
        found.tiles().keySet().forEach(c -> cells.add(Anchor.moved(move, c)));
        Map<Cell, Sighting> tiles =
                Grower.keep(grower.look(lattice, cells, Optional.of(found.cast()), Map.of()), Grower.KEEP);
        return new Lattice(lattice, tiles, tiles.isEmpty() ? found.cast() : new ColourCast(tiles.values()));
    }

    private Optional<Step> step(Mat image, Map<Cell, Integer> known, LatticeFit fit) {
        Homography before = last.orElseThrow().lattice();
        Optional<Homography> direct = quickFit(image, before, known, fit, 2);
        if (direct.isPresent()) {
            return direct.map(h -> new Step(h, Board.How.TRACKED));
        }
        occupancy.forget();
        Optional<Homography> moved =
                motion.since(image).flatMap(m -> quickFit(image, before.after(m.inverse()), known, fit, 3));
        if (moved.isPresent()) {
            return moved.map(h -> new Step(h, Board.How.MOVED));
        }
        return find(image)
                .flatMap(found ->
                        Anchor.of(found, before, known, book.classes()).map(move -> move.after(found.homography())))
                .flatMap(h -> quickFit(image, h, known, fit, 2))
                .map(h -> new Step(h, Board.How.FOUND_AGAIN));
    }

    /** Refits the grid on the known tiles' templates alone. */
    private Optional<Homography> quickFit(
            Mat image, Homography start, Map<Cell, Integer> known, LatticeFit fit, int rounds) {
        Homography lattice = start;
        for (int round = 0; round < rounds; round++) {
            Map<Cell, Sighting> held = new TreeMap<>();
            int seen = 0;
            for (Map.Entry<Cell, Integer> tile : known.entrySet()) {
                if (fit.usable(lattice, tile.getKey(), 0)) {
                    seen++;
                    Sighting s = eye.glance(image, lattice, tile.getKey(), tile.getValue());
                    if (s.zncc > .5 && Math.hypot(s.dx, s.dy) < .16) {
                        held.put(tile.getKey(), s);
                    }
                }
            }
            if (held.isEmpty() || held.size() < .45 * seen) {
                return Optional.empty();
            }
            Optional<Homography> next = fit.refit(held.values(), held.keySet(), .05);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            lattice = next.get();
        }
        return Optional.of(lattice);
    }

    private Board read(Mat image, Step step, Map<Cell, Integer> known, LatticeFit fit, Grower grower) {
        Map<Cell, Sighting> seen = new HashMap<>();
        known.forEach((cell, index) -> {
            if (fit.usable(step.lattice, cell, 0)) {
                seen.put(cell, eye.look(image, step.lattice, cell, OptionalInt.of(index)));
            }
        });
        Map<Cell, Sighting> sure = Grower.keep(seen, Grower.KEEP);
        ColourCast cast = new ColourCast((sure.isEmpty() ? seen : sure).values());
        Map<Cell, Sighting> still = new HashMap<>();
        seen.forEach(
                (cell, tile) -> still(tile, known.getOrDefault(cell, -1), cast).ifPresent(t -> still.put(cell, t)));
        Lattice lattice = new Lattice(step.lattice, still, cast);
        Lattice all = occupancy.complete(image, lattice, grower);
        if (known.size() < OPENING && step.how != Board.How.FOUND_AGAIN) {
            all = opening(image, all, known, grower);
        }
        Map<Cell, Sighting> firm = new HashMap<>(all.tiles());
        firm.values().removeIf(Sighting::weak);
        Homography refined = fit.refit(firm.values(), firm.keySet(), .05).orElse(all.homography());
        return new Board(refined, all.tiles(), all.cast(), step.how);
    }

    /** The opening: a grid found afresh replaces the tracked one when it explains the frame at least as well. */
    private Lattice opening(Mat image, Lattice tracked, Map<Cell, Integer> known, Grower grower) {
        Optional<Lattice> fresh = find(image);
        Optional<Homography> move = fresh.flatMap(f -> Anchor.of(f, tracked.homography(), known, book.classes()));
        if (fresh.isEmpty() || move.isEmpty()) {
            return tracked;
        }
        Lattice moved = again(fresh.get(), move.get(), grower);
        boolean better = moved.tiles().size() >= tracked.tiles().size() && moved.score() >= .9 * tracked.score();
        return better ? occupancy.complete(image, moved, grower) : tracked;
    }

    @Override
    public void close() {
        motion.close();
        palette.close();
        eye.close();
    }
}
