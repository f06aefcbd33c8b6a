package tilewatch.engine.hunters;

import java.util.List;
import tilewatch.engine.Option;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/**
 * The options of a match, read once from its set-up.
 *
 * @param bySegments two segments of one tile in the same forest or river count twice
 * @param fireSparesTraps fire also drives the tigers away from a hunting trap laid in its meadow
 */
public record HouseRules(Edition edition, List<TileSet> sets, boolean bySegments, boolean fireSparesTraps) {

    static final List<Option> OPTIONS = List.of(
            new Option(
                    "edition", "2002", Edition.ALL.stream().map(Edition::name).toList(), "the print that is played"),
            new Option(
                    "count",
                    "as-printed",
                    List.of("as-printed", "segments", "tiles"),
                    "a tile with two segments of one forest or river counts twice (2002) or once (2020)"),
            new Option(
                    "fire-and-trap",
                    "always",
                    List.of("always", "at-the-end"),
                    "2020: fire in the meadow keeps tigers off the hunting trap too, or only in the final scoring"));

    static final int MOST_PLAYERS = 5;

    public HouseRules {
        sets = List.copyOf(sets);
    }

    static HouseRules of(Setup setup) {
        int players = setup.players().size();
        if (players < 1 || players > MOST_PLAYERS) {
            throw new SetupException(
                    "Hunters & Gatherers is for 2 to 5 players, or for one to try things out; not for " + players);
        }
        Edition edition = Edition.ALL.stream()
                .filter(e -> e.name().equals(setup.option("edition")))
                .findFirst()
                .orElseThrow();
        String count = setup.option("count");
        return new HouseRules(
                edition,
                edition.sets().stream().map(HuntersTiles::set).toList(),
                count.equals("as-printed") ? edition.bySegments() : count.equals("segments"),
                setup.option("fire-and-trap").equals("always"));
    }

    List<Tile> kinds() {
        return sets.stream().flatMap(set -> set.tiles().stream()).toList();
    }

    Tile startTile() {
        return sets.get(0).startTile().orElseThrow();
    }
}
