package tilewatch.server.live;

import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Pos;
import tilewatch.server.table.Watching;

/**
 * One view of the table in the match's own squares and turns.
 *
 * @param watching what the camera is doing; only a calm view ({@code WATCHING}) is compared with the log
 */
public record Seen(Watching watching, Map<Pos, SeenTile> tiles, List<SeenFigure> figures) {
    public Seen {
        tiles = Map.copyOf(tiles);
        figures = List.copyOf(figures);
    }

    /** How much a reading can be trusted. */
    public enum Trust {
        /** Sure and agreed over several frames. */
        SURE,
        /** Likely, and more frames may make it sure. */
        LIKELY,
        /** More frames will not help: somebody must say. */
        ASK,
        /** Something lies there that nothing is like. */
        UNKNOWN
    }

    /**
     * A tile.
     *
     * @param readings what it may be, likeliest first; never empty
     */
    public record SeenTile(Pos pos, List<Reading> readings, Trust trust) {
        public SeenTile {
            readings = List.copyOf(readings);
        }

        Reading best() {
            return readings.get(0);
        }
    }

    /** @param turn clockwise quarter turns */
    public record Reading(String tile, int turn, double probability) {}

    /**
     * A figure.
     *
     * @param u where its foot is on the tile as it lies, 0 west to 1 east
     * @param v 0 north to 1 south
     * @param player whose it is
     * @param feature what it seems to stand on; empty if unsure
     */
    public record SeenFigure(Pos pos, double u, double v, int player, String feature, double probability) {}
}
