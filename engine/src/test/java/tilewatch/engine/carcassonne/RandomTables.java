package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Map;
import tilewatch.engine.Setup;

/** Tables for random games: every option on some of them, two to five players. */
final class RandomTables {

    static final Map<String, String> EVERYTHING =
            Map.of("river", "river-17-anniversary", "abbot", "on", "anniversary", "on", "tiles", "base-72-gardens");

    private static final List<Map<String, String>> TABLES = List.of(
            Map.of(),
            Map.of("fields", "off", "two-tile-city", "2"),
            Map.of("tiles", "base-72-gardens", "abbot", "on"),
            Map.of("river", "river-12-2001"),
            Map.of("river", "river-12-2014", "abbot", "on", "tiles", "base-72-gardens", "start-tile-stays", "on"),
            Map.of("river", "river-12-2021"),
            Map.of("river", "river-17-anniversary"),
            Map.of("anniversary", "on"),
            EVERYTHING);

    private RandomTables() {}

    static CarcassonneState start(int seed) {
        return start(seed, TABLES.get(seed % TABLES.size()));
    }

    static CarcassonneState start(int seed, Map<String, String> options) {
        List<String> players = List.of("Ann", "Bob", "Cy", "Di", "Ed").subList(0, 2 + seed % 4);
        return new Carcassonne().start(new Setup("carcassonne", players, options));
    }
}
