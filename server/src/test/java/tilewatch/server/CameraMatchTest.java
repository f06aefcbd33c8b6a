package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.live.PhotographedGame;

/**
 * Forty photographs of a real game: from the folder through recogniser, live loop and store to a phone's WebSocket, and
 * nobody who answers a question.
 */
class CameraMatchTest {
    /** Trained once for all modules: it takes a minute. */
    private static final Path MODELS =
            Path.of(System.getProperty("tilewatch.root", ".."), "recognizer", "target", "models");

    private static final int MOST_MESSAGES = 2_000;

    @Test
    void photographs_become_turns_and_scores_on_a_phone(@TempDir Path home) throws Exception {
        Path folder = SharedFolder.get("photos/webcam-game");
        Path gallery = SharedFolder.get("photos/tile-scans");
        PhotographedGame truth = PhotographedGame.read(folder);
        try (TilewatchServer server = TilewatchServer.start(new Settings(
                "127.0.0.1", 0, home.resolve("tilewatch.db") + "", List.of(), true, 10_000, 10_000, MODELS))) {
            server.tables().add("Kitchen");
            Visitor host = Visitor.stranger(server.address());
            host.command("kitchen", """
                    {"type":"start","game":"carcassonne","players":["Red","Yellow"],"colours":["red","yellow"]}""");
            String camera = "{\"source\":\"folder:" + folder.resolve("frames") + "\",\"gallery\":\"" + gallery + "\"}";
            try (Visitor.Line phone = host.dial("/api/tables/kitchen/live")) {
                assertThat(host.send(host.request("/api/tables/kitchen/camera")
                                        .PUT(HttpRequest.BodyPublishers.ofString(camera)))
                                .statusCode())
                        .isEqualTo(204);
                Set<String> reminded = new HashSet<>();
                JsonNode state = last(phone, truth.turns().size(), reminded);

                assertThat(turns(state)).isEqualTo(truth.turns());
                assertThat(scores(state)).isEqualTo(truth.scores());
                assertThat(state.at("/match/players/0/score").asInt()).isEqualTo(38);
                assertThat(state.at("/match/players/1/score").asInt()).isEqualTo(32);
                assertThat(reminded).contains("figure-still-stands 0 1,0");
            }
        }
    }

    /** Listens until all turns are there; every event must have come in its order. */
    private static JsonNode last(Visitor.Line phone, int turns, Set<String> reminded) {
        long seq = -1;
        for (int i = 0; i < MOST_MESSAGES; i++) {
            JsonNode message = phone.nextWithin(180);
            for (JsonNode event : message.path("events")) {
                assertThat(event.path("seq").asLong())
                        .isEqualTo(seq < 0 ? event.path("seq").asLong() : seq + 1);
                seq = event.path("seq").asLong();
            }
            JsonNode state = message.path("state");
            for (JsonNode it : state.at("/camera/reminders")) {
                reminded.add(it.path("kind").asText() + " " + it.path("player").asInt() + " "
                        + it.at("/cells/0/x").asInt() + ","
                        + it.at("/cells/0/y").asInt());
            }
            if (state.at("/match/turns").size() == turns) {
                return state;
            }
        }
        throw new AssertionError("the turns never came");
    }

    private static List<String> turns(JsonNode state) {
        List<String> turns = new ArrayList<>();
        for (JsonNode turn : state.at("/match/turns")) {
            turns.add(turn.path("player").asInt() + " "
                    + PhotographedGame.withFeature(turn.path("move").asText()));
        }
        return turns;
    }

    private static Set<String> scores(JsonNode state) {
        Set<String> scores = new TreeSet<>();
        for (JsonNode line : state.at("/match/lines")) {
            List<String> cells = new ArrayList<>();
            line.path("cells")
                    .forEach(cell -> cells.add(
                            cell.path("x").asInt() + "," + cell.path("y").asInt()));
            scores.add(PhotographedGame.score(
                    line.path("player").asInt(),
                    line.path("feature").asText(),
                    line.path("points").asInt(),
                    cells));
        }
        return scores;
    }
}
