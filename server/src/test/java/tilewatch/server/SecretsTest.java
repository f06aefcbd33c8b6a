package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;
import tilewatch.server.wire.Json;

/**
 * The same match is played at two tables with different secrets. Whatever leaves the server for somebody who may not know
 * them must then be the same, letter by letter; for their owner it must not.
 */
class SecretsTest {
    private static final String ONE = "one";
    private static final String OTHER = "two";
    private static TilewatchServer server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("tilewatch.db") + "",
                List.of(),
                false,
                1_000_000,
                1_000_000,
                Settings.MODELS));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A turn as it is played at the two tables. */
    private record Step(int player, String type, String here, String there) {
        static Step open(int player, String move) {
            return new Step(player, "play", move, move);
        }

        static Step secret(int player, String here, String there) {
            return new Step(player, "play", here, there);
        }

        String command(boolean first) {
            String move = Json.text(first ? here : there);
            return switch (type) {
                case "undo" -> "{\"type\":\"undo\"}";
                case "take-back" -> "{\"type\":\"take-back\"}";
                case "play" -> "{\"type\":\"play\",\"player\":" + player + ",\"move\":" + move + "}";
                default ->
                    "{\"type\":\"correct\",\"turn\":" + type + ",\"player\":" + player + ",\"move\":" + move + "}";
            };
        }
    }

    @Test
    void hands_and_face_down_cards_reach_nobody_but_their_owner() throws IOException {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            steps.add(Step.open(
                    0,
                    List.of("lay blue-1 city", "lay red-1 road", "lay green-2 field")
                            .get(i % 3)));
        }
        steps.add(Step.secret(0, "hand barn barn barn barn barn barn", "hand fairy fairy fairy fairy fairy fairy"));
        steps.add(new Step(0, "take-back", "", ""));
        steps.add(Step.secret(
                0, "hand barn blue-3 blue-3 red-2 red-2 green-1", "hand dragon blue-3 blue-3 red-2 red-2 green-1"));
        steps.add(Step.open(1, "down square city"));
        steps.add(Step.secret(0, "down red-2 city", "down blue-3 city"));
        steps.add(new Step(0, "undo", "", ""));
        steps.add(Step.secret(0, "down blue-3 city", "down red-2 city"));
        steps.add(new Step(0, "12", "down barn city", "down dragon city"));
        steps.add(Step.open(1, "figure field"));
        steps.add(Step.open(0, "lay blue-3 city"));
        compare("cardcassonne", steps, List.of("barn", "dragon", "blue-3", "yellow-1"));
    }

    @Test
    void clans_reach_nobody_but_their_owner() throws IOException {
        compare(
                "master-of-the-forest",
                List.of(
                        Step.secret(0, "clan fox toad", "clan lizard rabbit"),
                        Step.secret(0, "clan fox raccoon", "clan lizard toad"),
                        new Step(0, "take-back", "", ""),
                        new Step(0, "0", "clan fox lizard", "clan toad rabbit"),
                        Step.secret(1, "clan raccoon toad", "clan raccoon toad"),
                        Step.open(0, "row 01 02 03 04")),
                List.of("01", "02", "05"));
    }

    @Test
    void a_secret_is_told_on_its_owners_phone_alone() {
        String table = server.tables().add("Attic").id();
        Visitor host = Visitor.as(Role.HOST, server, "");
        start(host, table, "master-of-the-forest");
        String clan = "{\"type\":\"play\",\"player\":0,\"move\":\"clan fox toad\"}";

        var answer = Visitor.seated(server, table, 1)
                .post("/api/tables/" + table + "/commands", "{\"command\":" + clan + "}");
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body()).contains("only the phone of the player");
        try (Visitor.Line line = Visitor.seated(server, table, 1).dial("/api/tables/" + table + "/live")) {
            line.say("{\"type\":\"order\",\"id\":\"1\",\"command\":" + clan + "}");
            assertThat(line.next("reply").at("/reply/ok").asBoolean()).isFalse();
        }
        assertThat(Visitor.seated(server, table, 0)
                        .command(table, clan)
                        .path("ok")
                        .asBoolean())
                .isTrue();
    }

    private static void start(Visitor host, String table, String game) {
        assertThat(host.command(table, "{\"type\":\"start\",\"game\":\"" + game + "\",\"players\":[\"Ann\",\"Bob\"]}")
                        .path("ok")
                        .asBoolean())
                .isTrue();
    }

    private static void compare(String game, List<Step> steps, List<String> pieces) throws IOException {
        Map<String, String> here = played(game, ONE, steps, pieces);
        Map<String, String> there = played(game, OTHER, steps, pieces);
        assertThat(there.keySet()).isEqualTo(here.keySet());
        here.forEach((what, text) -> {
            if (what.startsWith("Ann")) {
                return; // her own secrets, which must differ somewhere
            }
            assertThat(there.get(what)).as(what).isEqualTo(text);
        });
        assertThat(there.get("Ann snapshot")).isNotEqualTo(here.get("Ann snapshot"));
        assertThat(there.get("Ann events")).isNotEqualTo(here.get("Ann events"));
        assertThat(here.get("Bob live")).contains("\"played\"");
    }

    /** Plays it all and keeps everything that was sent to anybody. */
    private static Map<String, String> played(String game, String name, List<Step> steps, List<String> pieces)
            throws IOException {
        String table = server.tables().add(game + " " + name).id();
        Visitor host = Visitor.as(Role.HOST, server, "");
        start(host, table, game);
        Map<String, Visitor> viewers = new TreeMap<>(Map.of(
                "Ann", Visitor.seated(server, table, 0),
                "Bob", Visitor.seated(server, table, 1),
                "nobody", Visitor.as(Role.SPECTATOR, server, table),
                "host", host));
        Map<String, StringBuilder> sent = new TreeMap<>();
        Map<String, Visitor.Line> lines = new TreeMap<>();
        viewers.forEach((who, visitor) -> {
            lines.put(who, visitor.dial("/api/tables/" + table + "/live"));
            sent.put(
                    who + " live",
                    new StringBuilder(lines.get(who).next("state").toString()));
        });
        for (Step step : steps) {
            Visitor phone = Objects.requireNonNull(viewers.get(step.player() == 0 ? "Ann" : "Bob"));
            var reply = phone.command(table, step.command(name.equals(ONE)));
            assertThat(reply.path("ok").asBoolean()).as(step + " " + reply).isTrue();
            lines.forEach((who, line) ->
                    sent.merge(who + " live", new StringBuilder(line.next("state") + "\n"), StringBuilder::append));
        }
        Map<String, String> all = new TreeMap<>();
        sent.forEach((what, text) -> all.put(what, text.toString()));
        lines.values().forEach(Visitor.Line::close);
        int turns = Visitor.json(host.get("/api/tables/" + table))
                .at("/match/turns")
                .size();
        viewers.forEach((who, visitor) -> {
            String at = "/api/tables/" + table;
            all.put(who + " snapshot", visitor.get(at).body());
            all.put(who + " events", visitor.get(at + "/events").body());
            for (int turn = 0; turn <= turns; turn++) {
                all.put(
                        who + " replay " + turn,
                        visitor.get(at + "/replay/" + turn).body());
            }
            for (String kind : List.of("html", "json", "csv")) {
                all.put(
                        who + " " + kind,
                        visitor.get(at + "/matches/1/report." + kind).body());
            }
            for (String piece : pieces) {
                all.put(
                        who + " hints " + piece,
                        visitor.get(at + "/hints?piece=" + piece).body());
            }
            all.put(who + " stream", stream(visitor, at + "/stream"));
        });
        all.replaceAll((what, text) -> text.replace(table, "TABLE")
                .replace(game + " " + name, "NAME")
                .replaceAll("\"at\":\\d+", "AT")
                .replaceAll("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d(:\\d\\d)?|\\d\\d:\\d\\d:\\d\\d", "TIME"));
        return all;
    }

    /** The first event of an overlay. */
    private static String stream(Visitor visitor, String path) {
        try (InputStream in = visitor.open(path)) {
            StringBuilder text = new StringBuilder();
            while (text.indexOf("\n\n") < 0) {
                byte[] part = new byte[64 * 1024];
                int read = in.read(part);
                if (read < 0) {
                    break;
                }
                text.append(new String(part, 0, read, StandardCharsets.UTF_8));
            }
            return text.toString();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
