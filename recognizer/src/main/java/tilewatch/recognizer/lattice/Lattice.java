package tilewatch.recognizer.lattice;

import java.util.Map;

/**
 * A grid in one frame and the tiles seen on it.
 *
 * @param homography image pixels to grid units
 * @param tiles occupied cells
 * @param cast how the light changes colours here
 */
record Lattice(Homography homography, Map<Cell, Sighting> tiles, ColourCast cast) {
    Lattice {
        tiles = Map.copyOf(tiles);
    }

    double score() {
        return tiles.values().stream()
                .mapToDouble(t -> Math.max(0, t.confidence - Grower.KEEP))
                .sum();
    }

    /** Whether a seed's corners fall on whole cells. */
    boolean agrees(Seed seed, double tolerance) {
        double[] e = homography.map(seed.corners);
        double off = 0;
        for (double v : e) {
            off += Math.abs(v - Math.rint(v));
        }
        double side = Math.hypot(e[2] - e[0], e[3] - e[1]);
        return off / e.length < tolerance && side > .8 && side < 1.2;
    }
}
