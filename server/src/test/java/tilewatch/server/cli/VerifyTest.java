package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.SharedFolder;

/** Games that other programs recorded: ours must agree with every turn of them, and notice when it does not. */
class VerifyTest {

    private final CommandRun command = new CommandRun();

    @TempDir
    private Path folder;

    private Path copy;

    @BeforeEach
    void name_the_copy() {
        copy = folder.resolve("copy.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "jcz-tests", "abbot", "river-2001", "river-2014-abbot", "hunters-gatherers-2020"})
    void we_agree_with_every_recorded_game(String games) throws IOException {
        List<String> args = new ArrayList<>(List.of("verify"));
        try (Stream<Path> files = Files.list(SharedFolder.get("games/" + games))) {
            files.filter(file -> file.toString().endsWith(".json")).sorted().forEach(file -> args.add(file.toString()));
        }
        assertThat(command.run(args.toArray(String[]::new)))
                .as(command.output())
                .isZero();
        assertThat(command.output()).contains((args.size() - 1) + " agree, 0 differ");
    }

    @Test
    void a_changed_running_total_is_reported_with_its_turn() throws IOException {
        change(game -> add(list(turn(game, 10), "scores"), 0, 1));
        differs("turn 10 at ", "running totals");
    }

    @Test
    void a_changed_score_is_reported_with_its_turn() throws IOException {
        change(game -> firstScoring(game).put("points", 99));
        differs("turn ", "scored");
    }

    @Test
    void a_missing_placement_is_reported() throws IOException {
        change(game -> list(turn(game, 5), "legalPlacements").remove(0));
        differs("turn 5 at ", "legal placements");
    }

    @Test
    void an_invented_figure_is_reported() throws IOException {
        change(game -> list(turn(game, 5), "legalFigures")
                .addObject()
                .put("kind", "meeple")
                .put("segment", "c9"));
        differs("turn 5 at ", "legal figures");
    }

    @Test
    void a_changed_final_scoring_and_total_are_reported() throws IOException {
        change(game -> {
            ((ObjectNode) list(game, "final").get(0)).put("points", 77);
            add(list(game, "totals"), 1, 5);
        });
        differs("end", "final scoring");
        assertThat(command.output()).contains("totals");
    }

    @Test
    void a_broken_file_is_named_with_its_line() throws IOException {
        Files.writeString(copy, "{\n \"game\": \"carcassonne\",\n oops }");
        assertThat(command.run("verify", copy.toString())).isEqualTo(2);
        assertThat(command.errors()).contains("copy.json:3");
    }

    @Test
    void missing_parts_and_unknown_games_are_named() throws IOException {
        Files.writeString(copy, "{\"game\": \"carcassonne\"}");
        assertThat(command.run("verify", copy.toString())).isEqualTo(2);
        assertThat(command.errors()).contains("'sets' is missing");
        Files.writeString(
                copy,
                "{\"game\":\"chess\",\"sets\":[],\"options\":{},\"players\":[],\"start\":[],\"turns\":[],\"totals\":[]}");
        assertThat(command.run("verify", copy.toString())).isEqualTo(2);
        assertThat(command.errors()).contains("'chess'");
    }

    private void differs(String when, String what) {
        assertThat(command.run("verify", copy.toString())).isEqualTo(1);
        assertThat(command.output()).contains(when, what, "0 agree, 1 differ");
    }

    private void change(Consumer<ObjectNode> by) throws IOException {
        Path original;
        try (Stream<Path> files = Files.list(SharedFolder.get("games/base"))) {
            original = files.sorted().findFirst().orElseThrow();
        }
        ObjectMapper json = new ObjectMapper();
        ObjectNode game = (ObjectNode) json.readTree(Files.readString(original));
        by.accept(game);
        json.writeValue(copy.toFile(), game);
    }

    private static JsonNode turn(JsonNode game, int number) {
        return list(game, "turns").get(number - 1);
    }

    private static ArrayNode list(JsonNode node, String name) {
        return (ArrayNode) node.get(name);
    }

    private static void add(ArrayNode numbers, int index, int more) {
        numbers.set(index, numbers.get(index).asInt() + more);
    }

    private static ObjectNode firstScoring(ObjectNode game) {
        for (var turn : list(game, "turns")) {
            if (!turn.get("scored").isEmpty()) {
                return (ObjectNode) turn.get("scored").get(0);
            }
        }
        throw new AssertionError("nothing is scored in this game");
    }
}
