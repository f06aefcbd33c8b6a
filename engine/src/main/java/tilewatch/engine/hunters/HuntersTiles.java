package tilewatch.engine.hunters;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Terrain.Mark;
import tilewatch.engine.tiles.Terrain.Shape;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSetReader;
import tilewatch.engine.tiles.Vocabulary;

/** The tile sets of Hunters & Gatherers and the words their files use. */
public final class HuntersTiles {

    public static final Vocabulary VOCABULARY = new Vocabulary(
            List.of(
                    new Terrain(
                            "meadow",
                            'm',
                            Shape.AREA,
                            Map.of(
                                    "deer",
                                    Mark.NUMBER,
                                    "aurochs",
                                    Mark.NUMBER,
                                    "mammoth",
                                    Mark.NUMBER,
                                    "tiger",
                                    Mark.NUMBER,
                                    "power",
                                    Mark.WORD)),
                    new Terrain(
                            "forest",
                            'f',
                            Shape.AREA,
                            Map.of("nugget", Mark.NUMBER, "menhir", Mark.NUMBER, "mushrooms", Mark.NUMBER)),
                    new Terrain(
                            "river",
                            'w',
                            Shape.LINE,
                            Map.of("fish", Mark.NUMBER, "lake", Mark.SEGMENTS, "ends", Mark.WORD)),
                    new Terrain("lake", 'l', Shape.INNER, Map.of("fish", Mark.NUMBER, "power", Mark.WORD))),
            Map.of("bonus", Mark.NUMBER));

    private static final Map<String, TileSet> READ = new ConcurrentHashMap<>();

    private HuntersTiles() {}

    public static TileSet set(String id) {
        return READ.computeIfAbsent(id, i -> TileSetReader.resource(i, VOCABULARY));
    }

    /** The tiles left in the land stacks, or in the bonus stack. */
    static List<Tile> stack(Pile pile, boolean bonus) {
        return pile.kindsLeft(tile -> bonus(tile) == bonus);
    }

    /** True for a tile of the second stack, drawn only when a forest earns it. */
    public static boolean bonus(Tile tile) {
        return !tile.mark("bonus").isEmpty();
    }
}
