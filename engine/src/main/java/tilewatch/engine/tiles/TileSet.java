package tilewatch.engine.tiles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The tiles of one printed edition.
 *
 * @param id stable name, e.g. {@code base-72-classic}
 * @param prefix name before the colon where several sets are on one table, e.g. {@code river:A}; empty for a base set
 * @param certainty how sure we are of the tiles
 */
public record TileSet(
        String id, String prefix, String title, Certainty certainty, String source, int pieces, List<Tile> tiles) {

    /** How sure we are that the tiles are those in the box. A stand-in is our own, right only in the known counts. */
    public enum Certainty {
        CERTAIN,
        LIKELY,
        UNCONFIRMED,
        STAND_IN;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public TileSet {
        tiles = List.copyOf(tiles);
    }

    public Optional<Tile> tile(String name) {
        return tiles.stream().filter(t -> t.name().equals(name)).findFirst();
    }

    public Optional<Tile> startTile() {
        return tiles.stream().filter(Tile::start).findFirst();
    }

    /** The east square of a tile that is two squares wide. */
    public Optional<Tile> otherHalf(Tile tile) {
        int next = tiles.indexOf(tile) + 1;
        return next < tiles.size() && tiles.get(next).half() ? Optional.of(tiles.get(next)) : Optional.empty();
    }
}
