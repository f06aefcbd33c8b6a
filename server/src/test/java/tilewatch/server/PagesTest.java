package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages as files: what they load is there, and comes from here. */
class PagesTest {
    private static final List<String> PAGES = List.of("index.html", "host.html", "screen.html");
    private static final Path WEB = Path.of(System.getProperty("tilewatch.root", ".."), "web/src/main/resources/web");
    private static final Pattern ELSEWHERE = Pattern.compile("https?://(?!www\\.w3\\.org/2000/svg)[^\"'\\s]*");

    private static TilewatchServer server;
    private static Visitor visitor;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = TilewatchServer.start(Settings.of("127.0.0.1", 0, folder.resolve("tilewatch.db") + ""));
        visitor = Visitor.stranger(server.address());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void all_pages_share_one_import_map_that_leads_to_files_we_serve() {
        for (String page : PAGES) {
            assertThat(Pages.importMap(page)).as(page).isEqualTo(Pages.importMap("index.html"));
        }
        JsonNode imports = Visitor.json(Pages.importMap("index.html")).path("imports");
        assertThat(imports).hasSize(6);
        for (JsonNode path : imports) {
            String file = path.asText().endsWith("/") ? path.asText() + "package.json" : path.asText();
            assertThat(visitor.get(file).statusCode()).as(file).isEqualTo(200);
        }
    }

    @Test
    void scripts_are_ours_alone() {
        String policy =
                visitor.get("/").headers().firstValue("Content-Security-Policy").orElseThrow();

        assertThat(policy).contains("script-src 'self' 'sha256-").contains("default-src 'self'");
        assertThat(policy.replaceAll("style-src[^;]*", "")).doesNotContain("unsafe");
    }

    @Test
    void no_file_names_another_server() throws IOException {
        try (Stream<Path> files = Files.walk(WEB)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(ELSEWHERE.matcher(Files.readString(file)).results().map(it -> it.group()))
                        .as(file.toString())
                        .isEmpty();
            }
        }
    }

    @Test
    void a_picture_is_small_may_be_kept_and_is_not_sent_twice() {
        String path = "/art/base-72-classic/K.jpg?side=160&v=" + Version.current();
        var first = visitor.get(path);

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
        assertThat(first.headers().firstValue("Content-Type")).hasValue("image/jpeg");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(visitor.send(visitor.request(path).header("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(304);
    }

    @Test
    void what_there_is_no_picture_of_is_named() {
        assertThat(visitor.get("/art/no-such-set").body()).contains("no-such-set");
        assertThat(visitor.get("/art/base-72-classic/Z.jpg").body()).contains("'Z'");
        assertThat(visitor.get("/art/base-72-classic/K.jpg?side=9999").body()).contains("9999");
        assertThat(visitor.get("/art/base-72-classic/K.jpg?side=9999").statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_set_tells_where_figures_stand() {
        JsonNode tile =
                Visitor.json(visitor.get("/art/base-72-classic")).path("tiles").get(3);

        assertThat(tile.path("name").asText()).isEqualTo("D");
        assertThat(tile.path("sides")).extracting(JsonNode::asText).containsExactly("city", "road", "field", "road");
        JsonNode city = tile.path("segments").get(0);
        assertThat(city.path("feature").asText()).isEqualTo("city");
        assertThat(city.path("y").asDouble()).isLessThan(0.5);
    }

    @Test
    void every_print_of_carcassonne_has_its_pictures() {
        for (String set : List.of("base-72-gardens", "river-17-anniversary", "anniversary-15")) {
            JsonNode tiles = Visitor.json(visitor.get("/art/" + set)).path("tiles");
            assertThat(tiles).isNotEmpty();
            assertThat(visitor.get("/art/" + set + "/"
                                    + tiles.get(0).path("name").asText() + ".jpg?side=96")
                            .statusCode())
                    .as(set)
                    .isEqualTo(200);
        }
    }

    @Test
    void an_earlier_board_can_be_asked_for() {
        visitor.post("/api/tables", "{\"name\":\"Kitchen\"}");
        visitor.command("kitchen", "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Bob\"]}");
        visitor.command("kitchen", "{\"type\":\"play\",\"move\":\"Ev 0,-1 meeple c1\"}");

        assertThat(Visitor.json(visitor.get("/api/tables/kitchen/replay/0")).path("tiles"))
                .hasSize(1);
        assertThat(Visitor.json(visitor.get("/api/tables/kitchen/replay/1")).path("tiles"))
                .hasSize(2);
        assertThat(visitor.get("/api/tables/kitchen/replay/2").statusCode()).isEqualTo(404);
        assertThat(visitor.get("/api/tables/kitchen/replay/x").statusCode()).isEqualTo(400);
    }
}
