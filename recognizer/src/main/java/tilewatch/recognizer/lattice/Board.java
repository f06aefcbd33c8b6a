package tilewatch.recognizer.lattice;

import java.util.Map;
import org.opencv.core.Size;

/**
 * The grid of one frame as the tracker left it.
 *
 * @param lattice image pixels to grid units
 * @param tiles what was seen in the occupied cells
 * @param cast how the light changes colours
 * @param how how the grid was got
 */
public record Board(Homography lattice, Map<Cell, Sighting> tiles, ColourCast cast, How how) {
    public Board {
        tiles = Map.copyOf(tiles);
    }

    /** Whether {@code cell} is wholly in a frame of this size. */
    public boolean inView(Cell cell, Size frame) {
        return new LatticeFit(frame).usable(lattice, cell, 0);
    }

    /** How the grid was got, from the cheapest to the dearest. */
    public enum How {
        TRACKED,
        MOVED,
        FOUND_AGAIN,
        FOUND
    }
}
