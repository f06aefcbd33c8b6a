package tilewatch.engine.castle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the game is played with: the tiles, how many of each, and the wall. */
public final class Box {

    private final String certainty;
    private final Wall wall;
    private final Map<String, Piece> tiles = new LinkedHashMap<>();
    private final Map<String, Integer> counts;

    Box(String certainty, Wall wall, List<Piece> tiles, Map<String, Integer> counts) {
        this.certainty = certainty;
        this.wall = wall;
        tiles.forEach(tile -> this.tiles.put(tile.name(), tile));
        this.counts = Map.copyOf(counts);
    }

    /** How sure we are of the tiles: certain, likely, unconfirmed or stand-in. */
    public String certainty() {
        return certainty;
    }

    public Wall wall() {
        return wall;
    }

    /** Every kind of tile, in the order of the file. */
    public List<Piece> tiles() {
        return List.copyOf(tiles.values());
    }

    public Optional<Piece> tile(String name) {
        return Optional.ofNullable(tiles.get(name));
    }

    /** Copies of each tile by name. */
    public Map<String, Integer> counts() {
        return counts;
    }
}
