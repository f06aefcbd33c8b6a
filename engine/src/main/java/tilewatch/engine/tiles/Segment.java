package tilewatch.engine.tiles;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewatch.engine.board.Slot;

/**
 * A part of a tile that hangs together.
 *
 * @param id name within the tile, e.g. {@code c1}
 * @param index place among the tile's segments
 * @param slots the thirds of the rim it owns; none for something inside the tile
 * @param numbers marks with a number: {@code shields}, {@code fish}
 * @param words marks with a word: {@code ends=village}
 * @param links marks that name other segments of the tile, as indexes: {@code touches}, {@code lake}
 */
public record Segment(
        String id,
        int index,
        Terrain terrain,
        Set<Slot> slots,
        Map<String, Integer> numbers,
        Map<String, String> words,
        Map<String, List<Integer>> links) {

    public Segment {
        slots = slots.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(slots));
        numbers = Map.copyOf(numbers);
        words = Map.copyOf(words);
        links = Map.copyOf(links);
    }

    public boolean is(String terrainName) {
        return terrain.name().equals(terrainName);
    }

    public int number(String mark) {
        return numbers.getOrDefault(mark, 0);
    }

    public List<Integer> links(String mark) {
        return links.getOrDefault(mark, List.of());
    }

    public String word(String mark) {
        return words.getOrDefault(mark, "");
    }

    @Override
    public String toString() {
        return id;
    }
}
