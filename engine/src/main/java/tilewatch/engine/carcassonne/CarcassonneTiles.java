package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Terrain.Mark;
import tilewatch.engine.tiles.Terrain.Shape;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSetReader;
import tilewatch.engine.tiles.Vocabulary;

/** The tile sets of Carcassonne and the words their files use. */
public final class CarcassonneTiles {

    public static final Vocabulary VOCABULARY = new Vocabulary(
            List.of(
                    new Terrain("city", 'c', Shape.AREA, Map.of("shields", Mark.NUMBER)),
                    new Terrain("road", 'r', Shape.LINE, Map.of("ends", Mark.WORD, "over", Mark.SEGMENTS)),
                    new Terrain("field", 'f', Shape.AREA, Map.of("touches", Mark.SEGMENTS)),
                    new Terrain("river", 'w', Shape.LINE, Map.of("ends", Mark.WORD)),
                    new Terrain("monastery", 'm', Shape.INNER, Map.of()),
                    new Terrain("garden", 'g', Shape.INNER, Map.of("in", Mark.SEGMENTS))),
            Map.of(Anniversary.MARK, Mark.WORD),
            Map.of(Anniversary.MARK, Anniversary.MARK_VALUES));

    public static final List<String> BASE_SETS = List.of("base-72-classic", "base-72-gardens");
    public static final List<String> RIVER_SETS =
            List.of("river-12-2001", "river-12-2014", "river-12-2021", "river-17-anniversary");
    public static final String ANNIVERSARY_SET = "anniversary-15";

    private static final Map<String, TileSet> READ = new ConcurrentHashMap<>();

    private CarcassonneTiles() {}

    public static TileSet set(String id) {
        return READ.computeIfAbsent(id, i -> TileSetReader.resource(i, VOCABULARY));
    }
}
