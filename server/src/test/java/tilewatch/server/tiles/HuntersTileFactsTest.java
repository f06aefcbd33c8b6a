package tilewatch.server.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.server.SharedFolder;

/** Our files of Hunters & Gatherers say the same as the collected facts, down to each animal and fish. */
class HuntersTileFactsTest {

    @ParameterizedTest
    @CsvSource({
        "hunters-gatherers-2002, hunters-gatherers-2002-HYPOTHESIS",
        "hunters-gatherers-2020, hunters-gatherers-2020"
    })
    void every_tile_is_as_the_facts_say(String id, String file) throws IOException {
        JsonNode facts = new ObjectMapper().readTree(Files.readString(SharedFolder.get("tiles/" + file + ".json")));
        TileSet set = HuntersTiles.set(id);
        assertThat(set.tiles()).hasSameSizeAs(facts.get("tiles"));
        for (JsonNode fact : facts.get("tiles")) {
            Tile tile = set.tile(fact.get("id").asText()).orElseThrow();
            assertThat(tile.count()).isEqualTo(fact.get("count").asInt());
            assertThat(tile.start()).as("%s", tile).isEqualTo(fact.has("start"));
            assertThat(HuntersTiles.bonus(tile))
                    .as("%s", tile)
                    .isNotEqualTo(fact.get("kind").asText().equals("land"));
            assertThat(tile.segments()).hasSameSizeAs(fact.get("segments"));
            for (JsonNode wanted : fact.get("segments")) {
                Segment segment = tile.segment(wanted.get("id").asText()).orElseThrow();
                assertThat(told(tile, segment)).as("%s of %s", segment, tile).isEqualTo(told(wanted));
            }
        }
    }

    private static Map<String, Object> told(Tile tile, Segment segment) {
        Map<String, Object> told = new TreeMap<>(segment.numbers());
        Set<String> slots = new TreeSet<>();
        segment.slots().forEach(slot -> slots.add(slot.name()));
        told.put("slots", slots);
        told.put("power", segment.word("power").replace("fire", "wild_fire").replace('-', '_'));
        told.put("spring", segment.word("ends").equals("spring"));
        told.put(
                "lake",
                segment.links("lake").stream()
                        .map(lake -> tile.segments().get(lake).id())
                        .toList()
                        .toString());
        return told;
    }

    private static Map<String, Object> told(JsonNode segment) {
        Map<String, Object> told = new TreeMap<>();
        Set<String> slots = new TreeSet<>();
        segment.withArray("slots").forEach(slot -> slots.add(slot.asText()));
        told.put("slots", slots);
        told.put("power", segment.path("power").asText(""));
        told.put("spring", segment.path("innerEnd").asText("").equals("spring"));
        told.put("lake", segment.has("lake") ? "[" + segment.get("lake").asText() + "]" : "[]");
        segment.path("animals")
                .properties()
                .forEach(animal -> told.put(animal.getKey(), animal.getValue().asInt()));
        if (segment.has("fish")) {
            told.put("fish", segment.get("fish").asInt());
        }
        for (String mark : Set.of("nugget", "menhir", "mushrooms")) {
            if (segment.path(mark).asBoolean(false)) {
                told.put(mark, 1);
            }
        }
        return told;
    }
}
