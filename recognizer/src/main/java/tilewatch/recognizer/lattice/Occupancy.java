package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.opencv.core.Mat;

/**
 * Decides which cells around the known tiles are occupied: by confidence, else by colours. Colours alone count only
 * for cells that were seen empty before; a green candle would otherwise be a tile.
 */
final class Occupancy {
    private static final double SURE = 1.2;

    /** The surest of many looks seems surer than it is, so its picture must fit as well; under a figure it does not. */
    private static final double FITS = .7;

    private static final double TABLE = .3;
    private static final double TILE_COLOURED = 1.0;

    private final CellEye eye;
    private final Palette palette;
    private final Map<Cell, Double> seenEmpty = new HashMap<>();
    private final Set<Cell> weakBefore = new HashSet<>();
    private Map<Cell, Sighting> ringBefore = Map.of();

    Occupancy(CellEye eye, Palette palette) {
        this.eye = eye;
        this.palette = palette;
    }

    /** Forgets which cells were empty: the camera moved. */
    void forget() {
        seenEmpty.clear();
    }

    /** {@code start} with all further tiles around it. */
    Lattice complete(Mat image, Lattice start, Grower grower) {
        return complete(image, start, grower, cell -> true);
    }

    /** The same, looking again only at cells that {@code changed} since the last time. */
    Lattice complete(Mat image, Lattice start, Grower grower, Predicate<Cell> changed) {
        Map<Cell, Sighting> tiles = new HashMap<>(start.tiles());
        Map<Cell, Sighting> ring = new HashMap<>();
        for (int round = 0; round < 6; round++) {
            Set<Cell> next = new HashSet<>(Grower.around(tiles.keySet()));
            next.removeAll(ring.keySet());
            Map<Cell, Sighting> old = new HashMap<>(ringBefore);
            old.keySet().retainAll(next);
            old.keySet().removeIf(changed);
            next.removeAll(old.keySet());
            Map<Cell, Sighting> seen = grower.look(start.homography(), next, Optional.of(start.cast()), tiles);
            seen.putAll(old);
            Map<Cell, Sighting> more = Grower.keep(seen, SURE);
            seen.keySet().removeAll(more.keySet());
            ring.putAll(seen);
            if (more.isEmpty()) {
                more = byColour(image, start.cast(), tiles, ring);
                if (more.isEmpty()) {
                    break;
                }
                ring.keySet().removeAll(more.keySet());
            }
            tiles.putAll(more);
        }
        ringBefore = Map.copyOf(ring);
        weakBefore.clear();
        tiles.forEach((cell, tile) -> {
            if (tile.weak) {
                weakBefore.add(cell);
            }
        });
        return new Lattice(start.homography(), tiles, start.cast());
    }

    private Map<Cell, Sighting> byColour(
            Mat image, ColourCast cast, Map<Cell, Sighting> tiles, Map<Cell, Sighting> ring) {
        List<Cell> empty = ring.entrySet().stream()
                .filter(e -> e.getValue().confidence < TABLE)
                .map(Map.Entry::getKey)
                .toList();
        if (empty.size() < 3) {
            return Map.of();
        }
        List<int[]> tileBins = new ArrayList<>();
        tiles.forEach((cell, tile) -> {
            if (tile.confidence > Grower.KEEP) {
                tileBins.add(palette.bins(image, tile.lattice, cell));
            }
        });
        if (tileBins.isEmpty()) {
            return Map.of();
        }
        float[] tileColours = Palette.histogram(tileBins);
        Map<Cell, int[]> ringBins = new HashMap<>();
        ring.forEach((cell, s) -> ringBins.put(cell, palette.bins(image, s.lattice, cell)));
        Map<Cell, Sighting> add = new HashMap<>();
        ring.forEach((cell, sighting) -> {
            List<int[]> others = empty.stream()
                    .filter(e -> !e.equals(cell))
                    .map(e -> ringBins.getOrDefault(e, new int[0]))
                    .toList();
            double ratio =
                    Palette.ratio(ringBins.getOrDefault(cell, new int[1]), tileColours, Palette.histogram(others));
            boolean emptyBefore = seenEmpty.getOrDefault(cell, 1.) < .2;
            if (ratio > TILE_COLOURED && (weakBefore.contains(cell) || emptyBefore || sighting.confidence > .6)) {
                // It may only lie too far off for a look at the cell's middle.
                Sighting found = eye.search(image, sighting.lattice, cell);
                boolean sure = found.zncc > FITS && found.confidence - cast.penalty(found) > SURE;
                add.put(cell, sure ? found : sighting.asWeak(found.scores));
            } else {
                seenEmpty.put(cell, ratio);
            }
        });
        return add;
    }
}
