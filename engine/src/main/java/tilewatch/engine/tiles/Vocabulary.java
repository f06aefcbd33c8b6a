package tilewatch.engine.tiles;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words a game's tile files may use.
 *
 * @param terrains kinds of segments; their order gives the codes that edges are compared by
 * @param marks what may be noted on a whole tile, beside {@code start}, {@code last} and {@code half}
 * @param choices the values such a mark may have, where only some make sense
 */
public record Vocabulary(List<Terrain> terrains, Map<String, Terrain.Mark> marks, Map<String, List<String>> choices) {

    public Vocabulary {
        terrains = List.copyOf(terrains);
        marks = Map.copyOf(marks);
        choices = Map.copyOf(choices);
    }

    public Vocabulary(List<Terrain> terrains, Map<String, Terrain.Mark> marks) {
        this(terrains, marks, Map.of());
    }

    Optional<Terrain> terrain(String name) {
        return terrains.stream().filter(t -> t.name().equals(name)).findFirst();
    }

    int code(Terrain terrain) {
        return terrains.indexOf(terrain) + 1;
    }
}
