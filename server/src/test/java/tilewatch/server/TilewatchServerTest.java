package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TilewatchServerTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static TilewatchServer server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = TilewatchServer.start(Settings.of("127.0.0.1", 0, folder.resolve("tilewatch.db") + ""));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void health_says_ok_and_which_version() throws Exception {
        HttpResponse<String> answer = get("health");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(new ObjectMapper().readValue(answer.body(), Health.class))
                .isEqualTo(new Health("ok", Version.current()));
    }

    @Test
    void the_first_page_and_what_it_needs_are_served() throws Exception {
        assertThat(get("").body()).contains("<title>Tilewatch</title>");
        for (String part : new String[] {"/components/phone.js", "/styles/tilewatch.css", "/tile.svg"}) {
            assertThat(get(part).statusCode()).as(part).isEqualTo(200);
            assertThat(get("").body()).contains('"' + part + '"');
        }
    }

    @Test
    void an_unknown_path_is_not_found() throws Exception {
        assertThat(get("no/such/page").statusCode()).isEqualTo(404);
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(server.address().resolve(path)).build(), BodyHandlers.ofString());
    }
}
