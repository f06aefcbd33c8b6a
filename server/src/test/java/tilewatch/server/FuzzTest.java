package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.store.Backup;
import tilewatch.server.store.Store;
import tilewatch.server.store.StoreException;

/**
 * Random and mutated input on every door: nothing may fail inside, nothing may change. The corpus is kept in
 * {@code corpus/}, one input a line; what once went wrong is added there.
 */
class FuzzTest {
    private static TilewatchServer server;
    private static Visitor host;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("tilewatch.db") + "",
                List.of(),
                true,
                1_000_000,
                1_000_000,
                Settings.MODELS));
        server.tables().add("Kitchen");
        host = Visitor.stranger(server.address());
        host.command("kitchen", "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Bob\"]}");
        host.command("kitchen", "{\"type\":\"status\",\"status\":\"abandoned\"}");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void bodies_of_requests() throws Exception {
        long before = seq();
        for (String input : Mutations.corpus("bodies.txt", 1)) {
            for (String path :
                    List.of("/api/tables/kitchen/commands", "/api/join", "/api/scorer", "/api/invitations")) {
                assertThat(host.post(path, input).statusCode())
                        .as("%s of %s", input, path)
                        .isLessThan(500);
            }
            HttpResponse<String> camera = host.send(
                    host.request("/api/tables/kitchen/camera").PUT(HttpRequest.BodyPublishers.ofString(input)));
            assertThat(camera.statusCode()).as(input).isBetween(400, 499);
            assertThat(host.post("/api/tables/kitchen/pictures", input).statusCode())
                    .as(input)
                    .isBetween(400, 499);
        }
        assertThat(seq()).isEqualTo(before);
    }

    @Test
    void messages_on_the_live_line() throws Exception {
        long before = seq();
        try (Visitor.Line phone = host.dial("/api/tables/kitchen/live")) {
            phone.next();
            for (String input : Mutations.corpus("messages.txt", 2)) {
                phone.say(input);
                assertThat(phone.next().path("type").asText()).as(input).isIn("error", "reply", "events", "pong");
            }
        }
        assertThat(seq()).isEqualTo(before);
    }

    /** In a match that goes on: whatever is said, a move is played, announced or refused, and the table lives. */
    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "hunters-and-gatherers", "castle", "cardcassonne", "master-of-the-forest"})
    void moves_in_every_command(String game) throws Exception {
        String table = server.tables().add("Fuzz " + game).id();
        host.command(table, "{\"type\":\"start\",\"game\":\"" + game + "\",\"players\":[\"Ann\",\"Bob\"]}");
        for (String input : Mutations.corpus(game.equals("carcassonne") ? "moves.txt" : "moves-" + game + ".txt", 3)) {
            String move = tilewatch.server.wire.Json.text(input);
            for (String command : List.of(
                    "{\"type\":\"play\",\"move\":" + move + "}",
                    "{\"type\":\"correct\",\"turn\":0,\"move\":" + move + "}",
                    "{\"type\":\"insert\",\"turn\":0,\"player\":1,\"move\":" + move + "}",
                    "{\"type\":\"draw\",\"piece\":" + move + "}")) {
                String error = host.command(table, command).path("error").asText();
                assertThat(error).as(command).doesNotContain("fault");
            }
            assertThat(host.get("/api/tables/" + table).statusCode()).as(input).isEqualTo(200);
        }
        assertThat(host.get("/api/tables/" + table + "/matches/1/report.html").statusCode())
                .isEqualTo(200);
    }

    /** Pictures from a phone: whatever they are, they are taken or refused, and the next good one is taken. */
    @Test
    void pictures() throws Exception {
        String table = server.tables().add("Pictures").id();
        assertThat(host.put("/api/tables/" + table + "/camera", "{\"source\":\"phone\"}")
                        .statusCode())
                .isEqualTo(204);
        byte[] good = picture("jpg", 64, 48);
        long deadline = System.nanoTime() + java.util.concurrent.TimeUnit.SECONDS.toNanos(20);
        while (push(table, good) != 204 && System.nanoTime() < deadline) {
            Thread.sleep(50); // the camera starts a moment later
        }
        for (byte[] input : Mutations.ofBytes(
                List.of(good, picture("png", 33, 7), picture("gif", 9, 9), bomb(good), new byte[0], new byte[1]), 6)) {
            assertThat(push(table, input)).as(HexFormat.of().formatHex(input)).isIn(204, 400);
        }
        assertThat(push(table, bomb(good))).isEqualTo(400);
        assertThat(push(table, good)).isEqualTo(204);
        assertThat(server.tables().table(table).orElseThrow().state().seq()).isZero();
    }

    private static int push(String table, byte[] picture) {
        return host.send(host.request("/api/tables/" + table + "/pictures")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(picture)))
                .statusCode();
    }

    private static byte[] picture(String format, int width, int height) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, out);
        return out.toByteArray();
    }

    /** The same JPEG, which says of itself that it has 65,500 times 65,500 pixels. */
    private static byte[] bomb(byte[] jpeg) {
        byte[] larger = jpeg.clone();
        for (int i = 0; i + 9 < larger.length; i++) {
            if ((larger[i] & 0xff) == 0xff && (larger[i + 1] & 0xff) == 0xc0) {
                larger[i + 5] = (byte) 0xff;
                larger[i + 6] = (byte) 0xdc;
                larger[i + 7] = (byte) 0xff;
                larger[i + 8] = (byte) 0xdc;
                return larger;
            }
        }
        throw new AssertionError("no frame header");
    }

    @Test
    void paths_and_queries() throws Exception {
        for (String input : Mutations.corpus("paths.txt", 4)) {
            String escaped = java.net.URLEncoder.encode(input, StandardCharsets.UTF_8);
            for (String path : List.of(
                    "/api/tables/" + escaped,
                    "/api/tables/kitchen/hints?piece=" + escaped,
                    "/api/tables/kitchen/events?after=" + escaped,
                    "/api/tables/kitchen/matches/" + escaped + "/report.html")) {
                assertThat(host.get(path).statusCode()).as(path).isLessThan(500);
            }
        }
    }

    @Test
    void backups(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("fuzz.backup");
        try (Store store = Store.open(folder.resolve("empty.db").toString())) {
            for (String input : Mutations.corpus("backups.txt", 5)) {
                try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
                    out.write(input.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8));
                }
                try {
                    Backup.restore(store, file);
                } catch (StoreException refused) {
                    assertThat(refused.getMessage()).as(input).isNotBlank();
                }
                assertThat(store.tables()).as(input).isEmpty();
            }
        }
    }

    private static long seq() {
        return server.tables().table("kitchen").orElseThrow().state().seq();
    }
}
