package tilewatch.recognizer.lattice;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.opencv.core.Mat;

/** Grows a grid from a few cells to all tiles that touch them, re-testing and refitting as it goes. */
final class Grower {
    /** A new cell needs this confidence, an old one that: measured on labelled boards. */
    static final double TAKE = 1.25;

    static final double KEEP = 1.0;

    private static final int ROUNDS = 16;
    private static final int MOST_CELLS = 220;

    private final Mat image;
    private final LatticeFit fit;
    private final CellEye eye;

    Grower(Mat image, LatticeFit fit, CellEye eye) {
        this.image = image;
        this.fit = fit;
        this.eye = eye;
    }

    Optional<Lattice> grow(Homography start, Collection<Cell> cells) {
        Map<Cell, Sighting> tiles = keep(look(start, cells, Optional.empty(), Map.of()), KEEP);
        if (tiles.isEmpty()) {
            return Optional.empty();
        }
        Homography lattice = fit.refit(tiles.values(), tiles.keySet(), .06).orElse(start);
        Optional<ColourCast> cast = tiles.size() >= 3 ? Optional.of(new ColourCast(tiles.values())) : Optional.empty();
        Map<Cell, Integer> tried = new HashMap<>();
        for (int round = 0; round < ROUNDS && tiles.size() <= MOST_CELLS; round++) {
            Map<Cell, Sighting> more = keep(look(lattice, frontier(tiles, tried), cast, tiles), TAKE);
            if (more.isEmpty()) {
                break;
            }
            more.putAll(tiles);
            Optional<Homography> next = fit.refit(more.values(), more.keySet(), .06);
            if (next.isEmpty()) {
                break;
            }
            tiles = more;
            lattice = next.get();
            cast = Optional.of(new ColourCast(tiles.values()));
            if (tiles.size() < 12 || round % 3 == 2) {
                tiles = keep(look(lattice, tiles.keySet(), cast, tiles), KEEP);
                if (tiles.isEmpty()) {
                    return Optional.empty();
                }
                lattice = fit.refit(tiles.values(), tiles.keySet(), .06).orElse(lattice);
            }
        }
        return polish(lattice, tiles);
    }

    private Optional<Lattice> polish(Homography start, Map<Cell, Sighting> grown) {
        Homography lattice = start;
        Map<Cell, Sighting> tiles = grown;
        for (int round = 0; round < 2; round++) {
            Map<Cell, Sighting> again =
                    keep(look(lattice, tiles.keySet(), Optional.of(new ColourCast(tiles.values())), tiles), KEEP);
            if (again.isEmpty()) {
                return Optional.empty();
            }
            Optional<Homography> next = fit.refit(again.values(), again.keySet(), .05);
            if (next.isEmpty()) {
                break;
            }
            tiles = again;
            lattice = next.get();
        }
        return Optional.of(new Lattice(lattice, tiles, new ColourCast(tiles.values())));
    }

    /** Looks at cells on the grid as bent by the tiles known so far. */
    Map<Cell, Sighting> look(
            Homography lattice, Collection<Cell> cells, Optional<ColourCast> cast, Map<Cell, Sighting> tiles) {
        double area = medianArea(lattice, tiles.keySet());
        Map<Cell, Sighting> seen = new HashMap<>();
        for (Cell cell : cells) {
            Homography local = Bend.at(lattice, tiles, cell);
            if (fit.usable(local, cell, area)) {
                Sighting sighting = eye.look(image, local, cell, OptionalInt.empty());
                seen.put(
                        cell,
                        cast.map(c -> sighting.withConfidence(sighting.confidence - c.penalty(sighting)))
                                .orElse(sighting));
            }
        }
        return seen;
    }

    static double medianArea(Homography lattice, Collection<Cell> cells) {
        Homography toImage = lattice.inverse();
        double[] areas = cells.stream()
                .mapToDouble(c -> LatticeFit.area(toImage.corners(c)))
                .sorted()
                .toArray();
        return areas.length == 0 ? 0 : areas[areas.length / 2];
    }

    static Map<Cell, Sighting> keep(Map<Cell, Sighting> seen, double least) {
        Map<Cell, Sighting> kept = new HashMap<>(seen);
        kept.values().removeIf(s -> s.confidence <= least);
        return kept;
    }

    /** Neighbours worth a look: not looked at before, or with more neighbours now than then. */
    private static Set<Cell> frontier(Map<Cell, Sighting> tiles, Map<Cell, Integer> tried) {
        Set<Cell> frontier = new LinkedHashSet<>();
        for (Cell cell : around(tiles.keySet())) {
            int known =
                    (int) cell.neighbours().stream().filter(tiles::containsKey).count()
                            + (tiles.size() >= 4 ? 1 : 0)
                            + (tiles.size() >= 8 ? 1 : 0);
            if (tried.getOrDefault(cell, -1) < known) {
                tried.put(cell, known);
                frontier.add(cell);
            }
        }
        return frontier;
    }

    /** Empty cells beside the given ones. */
    static Set<Cell> around(Set<Cell> cells) {
        Set<Cell> ring = new LinkedHashSet<>();
        for (Cell cell : cells) {
            ring.addAll(cell.neighbours());
        }
        ring.removeAll(cells);
        return ring;
    }
}
