package tilewatch.recognizer.identify;

import java.util.List;
import java.util.Map;

/**
 * The classes a cell is read as: every tile in four turns, numbered {@code 4 * tile + turns}. Turns are clockwise
 * quarter turns of the gallery picture.
 *
 * @param tiles the tiles' names
 * @param periods after how many quarter turns a tile is the same again by the rules (1, 2 or 4); 4 where absent
 */
public record TileClasses(List<String> tiles, Map<String, Integer> periods) {
    public TileClasses {
        tiles = List.copyOf(tiles);
        periods = Map.copyOf(periods);
    }

    public int count() {
        return 4 * tiles.size();
    }

    public String tile(int index) {
        return tiles.get(index / 4);
    }

    public int turns(int index) {
        return index % 4;
    }

    /** The first of all classes that mean the same by the rules. */
    public int canonical(int index) {
        int period = periods.getOrDefault(tile(index), 4);
        return index - index % 4 + index % 4 % period;
    }

    /** The class of the same tile turned {@code quarters} further clockwise. */
    public static int turned(int index, int quarters) {
        return index - index % 4 + Math.floorMod(index % 4 + quarters, 4);
    }
}
