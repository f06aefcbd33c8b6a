package tilewatch.engine.area;

import java.util.List;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/**
 * A tile on the table, with the zones its segments have become.
 *
 * @param firstZone id of the first of them; the others follow
 */
public record Laid(Tile tile, Pos pos, Turn turn, int firstZone, List<Zone> zones) {

    public Laid {
        zones = List.copyOf(zones);
    }

    public Zone zone(Segment segment) {
        return zones.get(segment.index());
    }
}
