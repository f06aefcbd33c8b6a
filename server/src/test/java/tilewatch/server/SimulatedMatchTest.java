package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Recording;
import tilewatch.recognizer.simulate.SimulatedCamera;
import tilewatch.server.wire.Json;

/**
 * A whole match under the simulated camera: frames on disk, recogniser, live loop, store, and a phone that answers what it
 * is asked.
 */
class SimulatedMatchTest {
    private static final Path MODELS =
            Path.of(System.getProperty("tilewatch.root", ".."), "recognizer", "target", "models");

    private static final List<String> PLAYERS = List.of("red", "yellow");

    /** The test that follows counts these: nothing else is asked of people. */
    private int questions;

    @Test
    void a_simulated_match_ends_with_the_right_scores_on_a_phone(@TempDir Path home) throws IOException {
        Recording recording = Recording.of(
                new Setup("carcassonne", PLAYERS, Map.of("tiles", "base-72-classic")),
                Artwork.own(),
                Difficulty.EASY,
                Long.getLong("tilewatch.simulated.seed", 1));
        Path frames = Files.createDirectories(home.resolve("frames"));
        try (SimulatedCamera camera = recording.camera()) {
            int frame = 0;
            for (Optional<byte[]> jpeg = camera.nextJpeg(); jpeg.isPresent(); jpeg = camera.nextJpeg()) {
                Files.write(frames.resolve(SimulatedCamera.name(frame++)), jpeg.get());
            }
        }
        try (TilewatchServer server = TilewatchServer.start(new Settings(
                "127.0.0.1", 0, home.resolve("tilewatch.db") + "", List.of(), true, 10_000, 10_000, MODELS))) {
            server.tables().add("Kitchen");
            Visitor host = Visitor.stranger(server.address());
            host.command(
                    "kitchen",
                    "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":" + Json.text(PLAYERS) + ",\"colours\":"
                            + Json.text(PLAYERS) + "}");
            try (Visitor.Line phone = host.dial("/api/tables/kitchen/live")) {
                assertThat(host.put("/api/tables/kitchen/camera", "{\"source\":\"folder:" + frames + "\"}")
                                .statusCode())
                        .isEqualTo(204);
                JsonNode state = watch(phone, host, recording.match());

                assertThat(turns(state))
                        .as("%s %s", state.path("camera"), state.at("/match/pending"))
                        .isEqualTo(truth(recording.match()));
                assertThat(scores(state)).isEqualTo(scores(recording.match()));
                assertThat(questions)
                        .isLessThanOrEqualTo(recording.match().turns().size() / 10);
            }
        }
    }

    /** Until the camera has shown everything it has; answers as somebody would who was there. */
    private JsonNode watch(Visitor.Line phone, Visitor host, Match<CarcassonneState, CarcassonneMove> truth) {
        JsonNode state = phone.nextWithin(180).path("state");
        JsonNode last = state;
        boolean seen = false;
        while (!seen || !state.at("/camera/watching").asText().equals("no_camera")) {
            JsonNode message = phone.nextWithin(180);
            state = message.path("type").asText().equals("state") ? message.path("state") : state;
            last = state.at("/camera/watching").asText().equals("no_camera") ? last : state;
            seen |= !state.at("/camera/watching").asText().equals("no_camera");
            if (state.at("/camera/watching").asText().equals("proposed")) {
                answer(host, state, truth(truth));
            }
        }
        return last;
    }

    private void answer(Visitor host, JsonNode state, List<String> truth) {
        int turn = state.at("/match/turns").size();
        for (JsonNode choice : state.at("/camera/choices")) {
            JsonNode play = choice.at("/commands/0");
            if (turn < truth.size()
                    && truth.get(turn)
                            .equals(play.path("player").asInt() + " "
                                    + play.path("move").asText())) {
                questions++;
                choice.path("commands").forEach(it -> host.command("kitchen", it.toString()));
                return;
            }
        }
    }

    private static List<String> truth(Match<CarcassonneState, CarcassonneMove> match) {
        List<String> turns = new ArrayList<>();
        for (int i = 0; i < match.turns().size(); i++) {
            CarcassonneMove move = match.turns().get(i).move();
            turns.add(move.player() + " " + match.game().notation().print(match.stateBefore(i), move));
        }
        return turns;
    }

    private static List<String> turns(JsonNode state) {
        List<String> turns = new ArrayList<>();
        state.at("/match/turns")
                .forEach(it -> turns.add(
                        it.path("player").asInt() + " " + it.path("move").asText()));
        return turns;
    }

    private static List<Integer> scores(JsonNode state) {
        List<Integer> scores = new ArrayList<>();
        state.at("/match/players").forEach(it -> scores.add(it.path("projected").asInt()));
        return scores;
    }

    private static List<Integer> scores(Match<CarcassonneState, CarcassonneMove> match) {
        List<ScoreLine> ending = new Carcassonne().finalScoring(match.state());
        return List.of(
                match.state().score(0) + ScoreLine.total(ending, 0),
                match.state().score(1) + ScoreLine.total(ending, 1));
    }
}
