package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;

/** What is handed to whoever helps: enough to play the match again, and nothing that should stay at the table. */
class SupportTest {
    @Test
    void a_bundle_has_every_tables_log_and_no_secret(@TempDir Path folder) throws IOException, InterruptedException {
        try (TilewatchServer server = TilewatchServer.start(new Settings(
                "127.0.0.1", 0, folder.resolve("t.db") + "", List.of(), true, 10_000, 10_000, Settings.MODELS))) {
            server.tables().add("Kitchen");
            Visitor scorer = Visitor.as(Role.SCORER, server, "kitchen");
            scorer.command(
                    "kitchen",
                    "{\"type\":\"start\",\"game\":\"master-of-the-forest\",\"players\":[\"Ann\",\"Boris\"]}");
            scorer.command("kitchen", "{\"type\":\"play\",\"player\":0,\"move\":\"clan toad fox\"}");

            Map<String, String> files = new HashMap<>();
            byte[] bundle = HttpClient.newHttpClient()
                    .send(
                            Visitor.stranger(server.address())
                                    .request("/api/support.zip")
                                    .build(),
                            BodyHandlers.ofByteArray())
                    .body();
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bundle))) {
                for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
                    files.put(file.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
                }
            }

            assertThat(files)
                    .containsOnlyKeys(
                            "about.json",
                            "tables/kitchen/table.json",
                            "tables/kitchen/state.json",
                            "tables/kitchen/events.json");
            assertThat(files.get("tables/kitchen/events.json"))
                    .contains("master-of-the-forest", "\"clan\"")
                    .doesNotContain("clan toad");
        }
    }
}
