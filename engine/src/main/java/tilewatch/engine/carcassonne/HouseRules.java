package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.Option;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.tiles.TileSet;

/** The options of a match, read once from its set-up. */
public record HouseRules(
        TileSet base,
        List<TileSet> river,
        List<TileSet> anniversary,
        boolean startTileStays,
        boolean fields,
        boolean abbot,
        int twoTileCity) {

    static final List<Option> OPTIONS = List.of(
            new Option("tiles", "base-72-classic", CarcassonneTiles.BASE_SETS, "which print of the base game"),
            Option.onOff("fields", true, "the rulebook recommends first games without fields"),
            new Option(
                    "two-tile-city", "4", List.of("4", "2"), "the first rulebooks gave a city of two tiles 2 points"),
            new Option("river", "off", withOff(CarcassonneTiles.RIVER_SETS), "replaces the start tile"),
            Option.onOff("start-tile-stays", false, "with the River: the base game's start tile stays in the pile"),
            Option.onOff("abbot", false, "needs tiles with gardens to be of much use"),
            Option.onOff("anniversary", false, "15 tiles with bonus symbols are mixed in"));

    static final int MEEPLES = 7;

    private static List<String> withOff(List<String> sets) {
        List<String> values = new ArrayList<>(List.of("off"));
        values.addAll(sets);
        return values;
    }

    static HouseRules of(Setup setup) {
        int players = setup.players().size();
        if (players < 1 || players > 5) {
            throw new SetupException(
                    "Carcassonne is for 2 to 5 players, or for one to try things out; not for " + players);
        }
        String river = setup.option("river");
        return new HouseRules(
                CarcassonneTiles.set(setup.option("tiles")),
                river.equals("off") ? List.of() : List.of(CarcassonneTiles.set(river)),
                setup.on("anniversary") ? List.of(CarcassonneTiles.set(CarcassonneTiles.ANNIVERSARY_SET)) : List.of(),
                setup.on("start-tile-stays"),
                setup.on("fields"),
                setup.on("abbot"),
                Integer.parseInt(setup.option("two-tile-city")));
    }

    boolean withRiver() {
        return !river.isEmpty();
    }

    boolean withAnniversary() {
        return !anniversary.isEmpty();
    }

    /** Every set on the table, those whose tiles are written with a prefix first. */
    public List<TileSet> sets() {
        List<TileSet> sets = new ArrayList<>(river);
        sets.addAll(anniversary);
        sets.add(base);
        return sets;
    }

    /** The set whose start tile opens the match. */
    TileSet opening() {
        return withRiver() ? river.get(0) : base;
    }
}
