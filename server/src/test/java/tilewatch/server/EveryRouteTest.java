package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;

/** Tries every door there is: with the wrong role, from a wrong origin, under a wrong name, with too much luggage. */
class EveryRouteTest {
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));
    private static final Map<Role, Visitor> VISITORS = new EnumMap<>(Role.class);
    private static TilewatchServer server;

    @BeforeAll
    static void start(@TempDir Path folder) {
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
        for (Role role : Role.values()) {
            VISITORS.put(role, Visitor.as(role, server, role == Role.HOST ? "" : "kitchen"));
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void every_route_names_who_may_use_it() {
        assertThat(server.routes())
                .hasSizeGreaterThan(20)
                .allSatisfy(route -> assertThat(route.roles()).as(route.path()).hasSize(1));
    }

    @TestFactory
    Stream<DynamicTest> every_route_refuses_the_wrong_role() {
        return tests((route, least) -> {
            for (Role role : Role.values()) {
                int status = knock(route, VISITORS.get(role), "");
                if (role.mayActAs(least)) {
                    assertThat(status).as(role + " on " + route).isNotIn(401, 403);
                } else {
                    assertThat(status).as(role + " on " + route).isEqualTo(role == Role.ANYONE ? 401 : 403);
                }
            }
        });
    }

    /** Reading is harmless: a page elsewhere cannot see the answer. Changing and listening are not. */
    @TestFactory
    Stream<DynamicTest> every_unsafe_route_refuses_a_wrong_origin() {
        return tests((route, least) -> {
            if (!route.method().equals("GET")) {
                assertThat(knock(route, VISITORS.get(Role.HOST), "Origin: http://evil.example\r\n"))
                        .isEqualTo(403);
                assertThat(knock(route, VISITORS.get(Role.HOST), "Origin: null\r\n"))
                        .isEqualTo(403);
                assertThat(knock(route, VISITORS.get(Role.HOST), "Sec-Fetch-Site: cross-site\r\n"))
                        .isEqualTo(403);
                String own = "Origin: http://127.0.0.1:" + server.address().getPort() + "\r\n";
                assertThat(knock(route, VISITORS.get(Role.HOST), own)).isNotIn(401, 403);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> every_route_refuses_a_wrong_host() {
        return tests((route, least) -> {
            assertThat(knock(route, VISITORS.get(Role.HOST), "Host: rebound.example\r\n"))
                    .isEqualTo(421);
            assertThat(knock(
                            route,
                            VISITORS.get(Role.HOST),
                            "Host: localhost:" + server.address().getPort() + "\r\n"))
                    .isNotEqualTo(421);
        });
    }

    @TestFactory
    Stream<DynamicTest> every_route_refuses_an_oversized_body() {
        return tests((route, least) -> assertThat(knock(
                        route,
                        VISITORS.get(Role.HOST),
                        "Content-Length: " + (Settings.largest(route.path()) + 1) + "\r\n"))
                .isEqualTo(413));
    }

    @Test
    void a_body_that_hides_its_size_is_refused_as_well() {
        HttpRequest.BodyPublisher endless = HttpRequest.BodyPublishers.ofInputStream(
                () -> new java.io.ByteArrayInputStream(" ".repeat(100_000).getBytes(StandardCharsets.US_ASCII)));
        Visitor host = host();
        assertThat(host.send(host.request("/api/tables").POST(endless)).statusCode())
                .isEqualTo(413);
    }

    @Test
    void the_description_lists_every_route_and_no_other() throws IOException {
        Set<String> registered = new TreeSet<>();
        server.routes()
                .forEach(route -> registered.add((route.method().equals("WS") ? "GET" : route.method()) + " "
                        + route.path() + " " + role(route).word()));

        assertThat(described(
                        VISITORS.get(Role.ANYONE) == null
                                ? ""
                                : host().get("/openapi.yaml").body()))
                .isEqualTo(registered);
        String guide = Files.readString(ROOT.resolve("docs/api.md"));
        for (TilewatchServer.RouteLine route : server.routes()) {
            String name = route.path().replaceAll("report\\.\\w+", "report.html");
            assertThat(guide).contains(route.method() + " " + name);
        }
    }

    private static Set<String> described(String yaml) {
        Set<String> found = new TreeSet<>();
        Pattern line = Pattern.compile("^ {2}(/\\S+):$|^ {4}(get|post|put|delete):$|^ {6}x-least-role: (\\w+)$");
        String path = "";
        String method = "";
        for (String text : yaml.lines().toList()) {
            var match = line.matcher(text);
            if (match.matches()) {
                path = match.group(1) == null ? path : match.group(1);
                method = match.group(2) == null ? method : match.group(2);
                if (match.group(3) != null) {
                    found.add(method.toUpperCase(Locale.ROOT) + " " + path + " " + match.group(3));
                }
            }
        }
        return found;
    }

    @FunctionalInterface
    private interface Check {
        void of(TilewatchServer.RouteLine route, Role least) throws IOException;
    }

    private static Stream<DynamicTest> tests(Check check) {
        List<DynamicTest> tests = new ArrayList<>();
        server.routes()
                .forEach(route -> tests.add(
                        dynamicTest(route.method() + " " + route.path(), () -> check.of(route, role(route)))));
        return tests.stream();
    }

    private static Role role(TilewatchServer.RouteLine route) {
        return (Role) route.roles().iterator().next();
    }

    private static Visitor host() {
        Visitor host = VISITORS.get(Role.HOST);
        if (host == null) {
            throw new AssertionError("no host");
        }
        return host;
    }

    /** Asks by hand, because a proper client would not lie about its Host and its length; returns the status. */
    private static int knock(
            TilewatchServer.RouteLine route, @org.jspecify.annotations.Nullable Visitor visitor, String header)
            throws IOException {
        if (visitor == null) {
            throw new AssertionError("nobody there");
        }
        String path = route.path()
                .replace("{table}", "kitchen")
                .replace("{match}", "1")
                .replace("{device}", "none")
                .replace("{turns}", "0")
                .replace("{set}", "base-72-classic")
                .replace("{tile}", "K");
        StringBuilder request = new StringBuilder(
                (route.method().equals("WS") ? "GET" : route.method()) + " " + path + " HTTP/1.1\r\n");
        if (!header.startsWith("Host")) {
            request.append("Host: 127.0.0.1:")
                    .append(server.address().getPort())
                    .append("\r\n");
        }
        visitor.request("/").build().headers().firstValue("Cookie").ifPresent(cookie -> request.append("Cookie: ")
                .append(cookie)
                .append("\r\n"));
        if (route.method().equals("WS")) {
            for (String line : List.of(
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")) {
                request.append(line).append("\r\n");
            }
        } else if (!header.startsWith("Content-Length")) {
            request.append("Content-Length: 0\r\nConnection: close\r\nAccept: text/event-stream\r\n");
        }
        request.append(header).append("\r\n");
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return Integer.parseInt(firstLine(socket.getInputStream()).split(" ", -1)[1]);
        }
    }

    private static String firstLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }
}
