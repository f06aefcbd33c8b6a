package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;

/** Coming in from outside, step by step as a phone does. */
class JoiningTest {
    @TempDir
    private Path folder;

    private TilewatchServer server = notRunning();

    @SuppressWarnings("NullAway") // set by each test
    private static TilewatchServer notRunning() {
        return null;
    }

    private void start(boolean loopbackIsHost, int requestsPerSecond, int entrancesPerMinute) {
        server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("tilewatch.db") + "",
                List.of(),
                loopbackIsHost,
                requestsPerSecond,
                entrancesPerMinute,
                Settings.MODELS));
        server.tables().add("Kitchen");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void a_phone_joins_once_with_its_invitation_and_is_known_by_its_cookie() {
        start(false, 1000, 1000);
        JsonNode invitation = Visitor.json(scorer().post("/api/invitations", "{\"table\":\"kitchen\",\"player\":1}"));
        String token = invitation.path("token").asText();
        assertThat(invitation.at("/doors/0/address").asText()).isEqualTo(server.address() + "#join=" + token);
        assertThat(invitation.at("/doors/0/svg").asText()).startsWith("<svg");

        Visitor stranger = Visitor.stranger(server.address());
        HttpResponse<String> joined = stranger.post("/api/join", join(token));
        assertThat(joined.statusCode()).isEqualTo(201);
        String cookie = joined.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Strict", "Path=/");

        JsonNode me = Visitor.json(stranger.with(cookie.split(";", 2)[0]).get("/api/me"));
        assertThat(me.path("role").asText()).isEqualTo("player");
        assertThat(me.path("player").asInt()).isEqualTo(1);
        assertThat(stranger.post("/api/join", join(token)).statusCode()).isEqualTo(403);
    }

    @Test
    void nobody_invites_to_a_higher_role_than_their_own() {
        start(false, 1000, 1000);
        assertThat(scorer().post("/api/invitations", "{\"role\":\"host\"}").statusCode())
                .isEqualTo(403);
        assertThat(scorer().post("/api/invitations", "{\"role\":\"king\"}").body())
                .contains("'king'");
        assertThat(scorer().post("/api/invitations", "{\"table\":\"cellar\"}").body())
                .contains("'cellar'");
    }

    @Test
    void a_pin_makes_a_scorer_and_five_wrong_ones_lock_out() {
        start(false, 1000, 1000);
        Visitor host = Visitor.as(Role.HOST, server, "");
        Visitor player = Visitor.as(Role.PLAYER, server, "kitchen");
        assertThat(player.post("/api/scorer", "{\"pin\":\"123456\"}").body()).contains("not chosen a PIN");
        assertThat(setPin(host, "1234").statusCode()).isEqualTo(400);
        assertThat(setPin(host, "123456").statusCode()).isEqualTo(204);

        assertThat(player.post("/api/scorer", "{\"pin\":\"123456\"}").statusCode())
                .isEqualTo(200);
        assertThat(Visitor.json(player.get("/api/me")).path("role").asText()).isEqualTo("scorer");

        Visitor guesser = Visitor.as(Role.PLAYER, server, "kitchen");
        for (int i = 0; i < 5; i++) {
            assertThat(guesser.post("/api/scorer", "{\"pin\":\"00000" + i + "\"}")
                            .statusCode())
                    .isEqualTo(403);
        }
        assertThat(guesser.post("/api/scorer", "{\"pin\":\"123456\"}").statusCode())
                .isEqualTo(429);
        assertThat(Visitor.json(guesser.get("/api/me")).path("role").asText()).isEqualTo("player");
    }

    @Test
    void whoever_sits_at_the_machine_is_host_but_not_through_a_proxy() {
        start(true, 1000, 1000);
        Visitor laptop = Visitor.stranger(server.address());

        assertThat(Visitor.json(laptop.get("/api/me")).path("role").asText()).isEqualTo("host");
        assertThat(Visitor.json(laptop.with("tilewatch=forged").get("/api/me"))
                        .path("role")
                        .asText())
                .isEqualTo("host");
        assertThat(Visitor.json(laptop.send(laptop.request("/api/me").header("X-Forwarded-For", "10.0.0.9")))
                        .path("role")
                        .asText())
                .isEqualTo("anyone");
    }

    @Test
    void too_many_requests_are_turned_away_whatever_a_header_says() {
        start(true, 5, 3);
        Visitor laptop = Visitor.stranger(server.address());
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            HttpRequest.Builder request = laptop.request("/health").header("X-Forwarded-For", "10.0.0." + i);
            refused += laptop.send(request).statusCode() == 429 ? 1 : 0;
        }
        assertThat(refused).isBetween(20, 45);
    }

    @Test
    void invitations_cannot_be_guessed_at_speed() {
        start(false, 1000, 3);
        Visitor stranger = Visitor.stranger(server.address());
        for (int i = 0; i < 3; i++) {
            assertThat(stranger.post("/api/join", join("guess" + i)).statusCode())
                    .isEqualTo(403);
        }
        assertThat(stranger.post("/api/join", join("guess")).statusCode()).isEqualTo(429);
    }

    @Test
    void a_name_or_body_that_cannot_be_is_refused_with_the_reason() {
        start(false, 1000, 1000);
        Visitor stranger = Visitor.stranger(server.address());
        assertThat(stranger.post("/api/join", "{\"token\":\"x\",\"name\":\"\"}").body())
                .contains("name: expected");
        assertThat(stranger.post("/api/join", "{\"token\":\"x\",\"name\":\"a\\u0007\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(stranger.post("/api/join", "{").statusCode()).isEqualTo(400);
        assertThat(stranger.post("/api/join", "[]").statusCode()).isEqualTo(400);
        assertThat(stranger.post("/api/join", "null").statusCode()).isEqualTo(400);
        assertThat(stranger.post("/api/join", "{\"tokn\":1}").body()).contains("tokn");
    }

    @Test
    void nothing_that_opens_a_door_is_ever_sent_out_again() {
        start(false, 1000, 1000);
        Visitor host = Visitor.as(Role.HOST, server, "");
        setPin(host, "271828");
        String invitation = server.devices().invite(Role.PLAYER, "kitchen", 0);
        var joined = server.devices().join(invitation, "Phone").orElseThrow();
        Visitor player = Visitor.stranger(server.address()).with("tilewatch=" + joined.token());
        StringBuilder sent = new StringBuilder();
        try (Visitor.Line phone = player.dial("/api/tables/kitchen/live")) {
            host.command("kitchen", "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Bob\"]}");
            phone.say("{\"type\":\"resend\",\"after\":0}");
            sent.append(phone.next()).append(phone.next("events"));
        }
        for (TilewatchServer.RouteLine route : server.routes()) {
            if (route.method().equals("GET") && !route.path().endsWith("/stream")) {
                String path = route.path()
                        .replace("{table}", "kitchen")
                        .replace("{match}", "1")
                        .replace("{turns}", "0")
                        .replace("{set}", "base-72-classic")
                        .replace("{tile}", "K");
                sent.append(host.get(path).body()).append(player.get(path).body());
            }
        }
        assertThat(sent.toString())
                .contains("Phone", "carcassonne")
                .doesNotContain(joined.token(), joined.device().tokenHash(), invitation, "271828", "scorer-pin");
    }

    private Visitor scorer() {
        return Visitor.as(Role.SCORER, server, "");
    }

    private static String join(String token) {
        return "{\"token\":\"" + token + "\",\"name\":\"Ann's phone\"}";
    }

    private static HttpResponse<String> setPin(Visitor visitor, String pin) {
        return visitor.send(
                visitor.request("/api/pin").PUT(HttpRequest.BodyPublishers.ofString("{\"pin\":\"" + pin + "\"}")));
    }
}
