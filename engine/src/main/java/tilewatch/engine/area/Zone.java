package tilewatch.engine.area;

import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Segment;

/**
 * A segment of a tile that lies on the table.
 *
 * @param id number of the zone, counted over all tiles in the order they were laid
 * @param tile number of its tile in the order laid
 */
public record Zone(int id, int tile, Pos pos, Segment segment) {

    /** Id of another segment's zone on the same tile. */
    public int sibling(int segmentIndex) {
        return id - segment.index() + segmentIndex;
    }
}
