package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.access.Role;

/** Phones at a real server on a free port. */
class LiveSocketTest {
    private static final String LIVE = "/api/tables/kitchen/live";
    private static final String START = "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Bob\"]}";

    private TilewatchServer server = notRunning();
    private Visitor scorer = Visitor.stranger(java.net.URI.create("http://127.0.0.1/"));

    @SuppressWarnings("NullAway") // set before each test
    private static TilewatchServer notRunning() {
        return null;
    }

    @BeforeEach
    void start(@TempDir Path folder) {
        server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("tilewatch.db") + "",
                List.of(),
                false,
                10_000,
                10_000,
                Settings.MODELS));
        server.tables().add("Kitchen");
        scorer = Visitor.as(Role.SCORER, server, "kitchen");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void a_phone_gets_a_snapshot_and_then_every_event_in_order() {
        try (Visitor.Line phone = scorer.dial(LIVE)) {
            JsonNode first = phone.next();
            assertThat(first.path("type").asText()).isEqualTo("state");
            assertThat(first.path("events")).isEmpty();
            assertThat(first.at("/state/camera/watching").asText()).isEqualTo("no_camera");

            scorer.command("kitchen", START);
            scorer.command("kitchen", play("B^ 0,1"));
            scorer.command("kitchen", play("V^ 1,0"));

            List<Long> seen = new ArrayList<>();
            JsonNode message = phone.next("state");
            while (true) {
                message.path("events")
                        .forEach(event -> seen.add(event.path("seq").asLong()));
                if (message.at("/state/seq").asLong() == 3) {
                    break;
                }
                message = phone.next("state");
            }
            assertThat(seen).containsExactly(1L, 2L, 3L);
            assertThat(message.at("/state/match/board/tiles")).hasSize(3);
            assertThat(message.at("/events/0/what/kind").asText()).isNotEmpty();
        }
    }

    @Test
    void orders_come_in_over_the_same_socket_and_are_answered() {
        try (Visitor.Line phone = scorer.dial(LIVE)) {
            phone.say("{\"type\":\"order\",\"id\":\"1\",\"command\":" + START + "}");
            assertThat(phone.next("reply").at("/reply/ok").asBoolean()).isTrue();
            phone.say("{\"type\":\"order\",\"id\":\"2\",\"command\":" + play("nonsense") + "}");
            JsonNode refused = phone.next("reply").path("reply");
            assertThat(refused.path("ok").asBoolean()).isFalse();
            assertThat(refused.path("error").asText()).contains("nonsens");
            phone.say("{\"type\":\"ping\"}");
            phone.next("pong");
        }
    }

    @Test
    void an_order_sent_twice_is_carried_out_once() {
        try (Visitor.Line phone = scorer.dial(LIVE)) {
            for (int i = 0; i < 2; i++) {
                phone.say("{\"type\":\"order\",\"id\":\"same\",\"command\":" + START + "}");
                assertThat(phone.next("reply").at("/reply/ok").asBoolean()).isTrue();
            }
            phone.say("{\"type\":\"resend\",\"after\":0}");
            assertThat(phone.next("events").path("events")).hasSize(1);
        }
    }

    @Test
    void a_phone_that_was_away_gets_the_tail_it_missed() {
        scorer.command("kitchen", START);
        for (String move : List.of("B^ 0,1", "V^ 1,0", "Ev 0,-1")) {
            assertThat(scorer.command("kitchen", play(move)).path("ok").asBoolean())
                    .isTrue();
        }
        try (Visitor.Line phone = scorer.dial(LIVE + "?after=2")) {
            JsonNode first = phone.next();
            assertThat(first.path("after").asLong()).isEqualTo(2);
            assertThat(first.path("events")).hasSize(2);
            phone.say("{\"type\":\"resend\",\"after\":1}");
            assertThat(phone.next("events").path("events")).hasSize(3);
        }
        assertThat(Visitor.json(scorer.get("/api/tables/kitchen/events?after=1"))
                        .path("events"))
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "null",
                "[]",
                "{\"type\":\"dance\"}",
                "{\"type\":\"order\"}",
                "{\"type\":\"order\",\"id\":\"\",\"command\":{\"type\":\"undo\"}}",
                "{\"type\":\"order\",\"id\":\"1\",\"command\":{\"type\":\"play\",\"move\":5,\"extra\":1}}",
                "{\"type\":\"resend\",\"after\":\"soon\"}"
            })
    void what_is_no_message_is_answered_with_an_error_and_changes_nothing(String text) {
        try (Visitor.Line phone = scorer.dial(LIVE)) {
            phone.next();
            phone.say(text);
            assertThat(phone.next().path("type").asText()).isEqualTo("error");
            assertThat(server.tables().table("kitchen").orElseThrow().state().seq())
                    .isZero();
        }
    }

    @Test
    void a_message_that_is_too_large_ends_the_connection() {
        try (Visitor.Line phone = scorer.dial(LIVE)) {
            phone.next();
            phone.say("x".repeat(20_000));
            assertThat(phone.closeCode()).isEqualTo(1009);
        }
    }

    @Test
    void a_spectator_sees_and_may_not_touch() {
        try (Visitor.Line phone = Visitor.as(Role.SPECTATOR, server, "kitchen").dial(LIVE)) {
            phone.next();
            phone.say("{\"type\":\"order\",\"id\":\"1\",\"command\":" + START + "}");
            assertThat(phone.next().at("/reply/error").asText()).contains("spectator");
        }
    }

    @Test
    void a_device_of_another_table_is_turned_away() {
        server.tables().add("Hall");
        try (Visitor.Line phone = Visitor.as(Role.PLAYER, server, "hall").dial(LIVE)) {
            assertThat(phone.closeCode()).isEqualTo(1008);
        }
        assertThatThrownBy(() -> Visitor.stranger(server.address()).dial(LIVE))
                .hasMessageContaining("WebSocketHandshakeException");
    }

    @Test
    void a_removed_device_is_hung_up_on_and_stays_out() {
        Visitor player = Visitor.as(Role.PLAYER, server, "kitchen");
        Visitor host = Visitor.as(Role.HOST, server, "");
        try (Visitor.Line phone = player.dial(LIVE)) {
            phone.next();
            JsonNode devices = Visitor.json(host.get("/api/devices"));
            Stream<JsonNode> players = java.util.stream.StreamSupport.stream(devices.spliterator(), false)
                    .filter(it -> it.path("role").asText().equals("player"));
            String id = players.findFirst().orElseThrow().path("id").asText();
            assertThat(host.send(host.request("/api/devices/" + id).DELETE()).statusCode())
                    .isEqualTo(204);
            assertThat(phone.closeCode()).isEqualTo(1008);
        }
        assertThat(player.get("/api/tables/kitchen").statusCode()).isEqualTo(401);
    }

    @Test
    void a_client_that_does_not_read_costs_the_others_nothing() throws Exception {
        scorer.command("kitchen", START);
        try (Socket stalled = stalledPhone();
                Visitor.Line phone = scorer.dial(LIVE)) {
            phone.next();
            long worst = 0;
            for (int i = 0; i < 300; i++) {
                String hints = i % 2 == 0 ? "purist" : "family";
                long before = System.nanoTime();
                scorer.command("kitchen", "{\"type\":\"hints\",\"hints\":\"" + hints + "\"}");
                long seq = i + 2L;
                while (phone.next("state").at("/state/seq").asLong() < seq) {
                    Thread.onSpinWait();
                }
                worst = Math.max(worst, System.nanoTime() - before);
            }
            assertThat(stalled.isConnected()).isTrue();
            assertThat(worst).isLessThan(2_000_000_000L);
        }
    }

    @Test
    void an_overlay_gets_the_newest_state_as_server_sent_events() {
        scorer.command("kitchen", START);
        HttpResponse<Stream<String>> answer = java.net.http.HttpClient.newHttpClient()
                .sendAsync(
                        scorer.request("/api/tables/kitchen/stream")
                                .header("Accept", "text/event-stream")
                                .build(),
                        BodyHandlers.ofLines())
                .join();
        try (Stream<String> lines = answer.body()) {
            assertThat(lines.limit(3)).anyMatch(line -> line.startsWith("data: {\"table\":\"kitchen\""));
        }
    }

    /** Shakes hands and never reads again, with a receive buffer too small for one state. */
    private Socket stalledPhone() throws Exception {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1024);
        socket.connect(new InetSocketAddress(
                InetAddress.getLoopbackAddress(), server.address().getPort()));
        String cookie =
                scorer.request("/").build().headers().firstValue("Cookie").orElseThrow();
        OutputStream out = socket.getOutputStream();
        out.write(("GET " + LIVE + " HTTP/1.1\r\nHost: 127.0.0.1:"
                        + server.address().getPort()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: " + cookie + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.flush();
        return socket;
    }

    private static String play(String move) {
        return "{\"type\":\"play\",\"move\":\"" + move + "\"}";
    }
}
