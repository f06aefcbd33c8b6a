package tilewatch.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import tilewatch.engine.GameState;
import tilewatch.engine.MoveNotation;
import tilewatch.server.Settings;
import tilewatch.server.TilewatchServer;
import tilewatch.server.Visitor;
import tilewatch.server.access.Role;
import tilewatch.server.table.TableMatch;

/** A server with a table and phones round it. Closing it fails if any page complained on its console. */
final class Table implements AutoCloseable {
    private static final Path PICTURES =
            Path.of(System.getProperty("tilewatch.root", ".."), "server/target/screenshots");
    /** What was learnt serves the tests of all modules. */
    private static final Path MODELS = Path.of(System.getProperty("tilewatch.root", ".."), "recognizer/target/models");

    /** Every picture in sight has come. */
    private static final String DRAWN =
            "[...document.images].every(it => it.complete || it.getBoundingClientRect().top > innerHeight)"
                    + " && !document.querySelector('tw-board .blank')";

    private static final int MOST_WAITS = 100;

    static final String START =
            "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Борис\"],\"colours\":[\"red\",\"blue\"]}";

    private final String database;
    private final boolean loopbackIsHost;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final Browser browser = Chromium.orSkip();
    private String expected = "ERR_CONNECTION|ERR_FAILED|ERR_INCOMPLETE|WebSocket connection";
    private TilewatchServer server;

    private Table(Path folder, boolean loopbackIsHost) {
        this.database = folder.resolve("tilewatch.db").toString();
        this.loopbackIsHost = loopbackIsHost;
        server = serve(0);
    }

    /** A table in the kitchen that nobody may touch without an invitation. */
    static Table kitchen(Path folder) {
        Table table = new Table(folder, false);
        table.server.tables().add("Kitchen");
        return table;
    }

    /** No table yet, and whoever sits at this machine is host. */
    static Table nothingYet(Path folder) {
        return new Table(folder, true);
    }

    private TilewatchServer serve(int port) {
        return TilewatchServer.start(
                new Settings("127.0.0.1", port, database, List.of(), loopbackIsHost, 10_000, 10_000, MODELS));
    }

    /** What a phone looks like to the pages. */
    record Look(int width, int height, String language, ColorScheme scheme) {
        static final Look PHONE = new Look(360, 740, "en", ColorScheme.LIGHT);

        Look in(String other) {
            return new Look(width, height, other, scheme);
        }

        Look dark() {
            return new Look(width, height, language, ColorScheme.DARK);
        }
    }

    /** A phone that has never been here. */
    Page stranger(Look look) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(look.width(), look.height())
                .setLocale(look.language())
                .setColorScheme(look.scheme())
                .setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(Chromium.PATIENCE);
        context.addInitScript(axe());
        contexts.add(context);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().matches(".*(" + expected + ").*")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        return page;
    }

    /** Browsers log every answer that is a refusal; where a test asks for one, it is no complaint. */
    void expectAnswer(int status) {
        expected += "|status of " + status;
    }

    /** A phone that joined by its code. */
    Page phone(Role role, String name, Look look) {
        Page page = stranger(look);
        page.navigate(invitation(role));
        page.locator("input[name=name]").fill(name);
        page.locator("button[type=submit]").click();
        page.locator("tw-play").waitFor();
        return page;
    }

    Page phone(String name) {
        return phone(Role.PLAYER, name, Look.PHONE);
    }

    String invitation(Role role) {
        return address() + "#join=" + server.devices().invite(role, "kitchen", -1);
    }

    String address() {
        return server.address().toString();
    }

    /** Lets phones be the table's camera, with pictures of some tiles in this folder. */
    void watchedByPhones(Path gallery) {
        String setup = "{\"source\":\"phone\",\"gallery\":\"" + gallery + "\"}";
        Visitor host = Visitor.as(Role.HOST, server, "");
        assertThat(host.put("/api/tables/kitchen/camera", setup).statusCode()).isEqualTo(204);
    }

    /** The scorer, who needs no browser. */
    Visitor scorer() {
        return Visitor.as(Role.SCORER, server, "kitchen");
    }

    void order(String command) {
        JsonNode reply = scorer().command("kitchen", command);
        assertThat(reply.path("ok").asBoolean()).as("%s: %s", command, reply).isTrue();
    }

    void play(String... moves) {
        for (String move : moves) {
            order("{\"type\":\"play\",\"move\":\"" + move + "\"}");
        }
    }

    /** Plays some legal turn, not on a screen. */
    void playAny(SplittableRandom dice) {
        List<String> left = new ArrayList<>();
        for (JsonNode kind : match().path("remaining")) {
            if (kind.path("left").asInt() > 0) {
                left.add(kind.path("tile").asText());
            }
        }
        while (true) {
            String piece = left.get(dice.nextInt(left.size()));
            JsonNode places = Visitor.json(scorer().get("/api/tables/kitchen/hints?piece=" + piece));
            if (!places.isEmpty()) {
                JsonNode choices = places.get(dice.nextInt(places.size())).path("choices");
                play(choices.get(dice.nextInt(choices.size())).path("move").asText());
                return;
            }
        }
    }

    /** Plays turns of any game by chance, not on a screen. */
    void playAnything(SplittableRandom dice, int turns) {
        for (int i = 0; i < turns; i++) {
            anything(server.tables().table("kitchen").orElseThrow().state().current(), dice)
                    .ifPresent(this::order);
        }
    }

    private static <S extends GameState, M> Optional<String> anything(TableMatch<S, M> match, SplittableRandom dice) {
        List<M> moves = match.game().movesAfterDraw(match.state(), dice);
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        M move = moves.get(dice.nextInt(moves.size()));
        MoveNotation<S, M> notation = match.game().notation();
        return Optional.of("{\"type\":\"play\",\"player\":" + notation.player(match.state(), move) + ",\"move\":\""
                + notation.print(match.state(), move) + "\"}");
    }

    JsonNode match() {
        return Visitor.json(scorer().get("/api/tables/kitchen")).path("match");
    }

    /** As when the machine is switched off and on: same address, same database. */
    void stopServer() {
        server.close();
    }

    void startServerAgain(int port) {
        server = serve(port);
    }

    int port() {
        return server.address().getPort();
    }

    /** Writes a picture and lets axe look for what shuts people out. */
    static void look(Page page, String name) {
        for (int i = 0; i < MOST_WAITS && !(boolean) page.evaluate(DRAWN); i++) {
            page.waitForTimeout(100);
        }
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
        Object found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
                + ".filter(it => ['serious', 'critical'].includes(it.impact))"
                + ".map(it => it.id + ': ' + it.nodes.map(node => node.html).join(' | ').slice(0, 400))");
        assertThat((List<?>) found).as("axe on " + name).isEmpty();
    }

    private static String axe() {
        try (InputStream in =
                Table.class.getResourceAsStream("/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
            if (in == null) {
                throw new IllegalStateException("axe-core is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        contexts.forEach(BrowserContext::close);
        server.close();
        assertThat(complaints).as("what pages said on their consoles").isEmpty();
    }
}
