package tilewatch.server.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.server.SharedFolder;

/** Our tile files say the same as the collected facts about each print. */
class TileFactsTest {

    @ParameterizedTest
    @ValueSource(strings = {"base-72-classic", "base-72-gardens", "river-12-2001", "river-12-2014", "river-12-2021"})
    void every_tile_is_as_the_facts_say(String id) throws IOException {
        JsonNode facts = facts(id);
        TileSet set = CarcassonneTiles.set(id);
        assertThat(set.tiles()).hasSameSizeAs(facts.get("tiles"));
        for (JsonNode fact : facts.get("tiles")) {
            compare(set.tile(fact.get("id").asText()).orElseThrow(), fact);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"river-17-anniversary", "anniversary-15"})
    void what_is_known_of_a_set_that_we_completed_is_as_the_facts_say(String id) throws IOException {
        JsonNode facts = facts(id + "-PARTIAL");
        TileSet set = CarcassonneTiles.set(id);
        assertThat(set.certainty()).isEqualTo(TileSet.Certainty.STAND_IN);
        assertThat(set.pieces()).isEqualTo(facts.get("totals").get("tiles").asInt());
        for (JsonNode fact : facts.get("tiles")) {
            Tile tile = set.tile(fact.get("id").asText()).orElseThrow();
            compare(tile, fact);
            JsonNode bonus = fact.path("bonus");
            assertThat(tile.mark("bonus"))
                    .isEqualTo(
                            bonus.isMissingNode()
                                    ? ""
                                    : bonus.get("symbol").asText() + ":"
                                            + bonus.get("pointsTo").asText());
        }
    }

    private static JsonNode facts(String file) throws IOException {
        return new ObjectMapper().readTree(Files.readString(SharedFolder.get("tiles/" + file + ".json")));
    }

    private static void compare(Tile tile, JsonNode fact) {
        assertThat(tile.count())
                .as("copies of %s", tile)
                .isEqualTo(fact.get("count").asInt());
        for (Side side : Side.values()) {
            assertThat(tile.edge(Turn.UP, side).name())
                    .as("%s side of %s", side, tile)
                    .isEqualTo(fact.get("edges").get(side.name()).asText());
        }
        for (JsonNode wanted : fact.get("segments")) {
            Segment segment = tile.segment(wanted.get("id").asText()).orElseThrow();
            assertThat(slots(segment)).as("%s of %s", segment, tile).isEqualTo(slots(wanted));
        }
    }

    private static Set<String> slots(Segment segment) {
        return segment.slots().stream().map(Slot::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> slots(JsonNode segment) {
        Set<String> slots = new TreeSet<>();
        segment.withArray("slots").forEach(slot -> slots.add(slot.asText()));
        return slots;
    }
}
