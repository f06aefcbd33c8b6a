package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;
import tilewatch.server.secure.Https;
import tilewatch.server.secure.OwnAuthority;

/** HTTPS beside HTTP, with an authority of our own or a given certificate. */
class SecureDoorTest {
    private static final List<String> NAMES = List.of("localhost", "127.0.0.1");

    /** One for all tests: making keys takes seconds. */
    @TempDir
    private static Path authorityFolder;

    @TempDir
    private Path folder;

    private TilewatchServer start(Https https) {
        return TilewatchServer.start(new Settings(
                        "127.0.0.1",
                        0,
                        folder.resolve("tilewatch.db").toString(),
                        List.of(),
                        false,
                        10_000,
                        10_000,
                        Settings.MODELS)
                .with(https));
    }

    @Test
    void a_phone_that_trusts_the_authority_joins_and_listens_over_the_secure_door() throws Exception {
        try (TilewatchServer server = start(new OwnAuthority(authorityFolder).issue(0, NAMES))) {
            server.tables().add("Kitchen");
            Visitor phone = Visitor.stranger(server.address());
            String address = server.secureAddresses().get(0);
            assertThat(address).startsWith("https://127.0.0.1:");
            assertThat(phone.get("/trust").body())
                    .contains(address, "/trust/authority.crt", "Android", "Телефон как камера");
            HttpClient trusting = trusting(phone.get("/trust/authority.crt").body());

            String token = server.devices().invite(Role.SPECTATOR, "kitchen", -1);
            HttpResponse<String> joined = trusting.send(
                    HttpRequest.newBuilder(URI.create(address + "api/join"))
                            .header("Origin", address.substring(0, address.length() - 1))
                            .POST(HttpRequest.BodyPublishers.ofString(
                                    "{\"token\":\"" + token + "\",\"name\":\"phone\"}"))
                            .build(),
                    BodyHandlers.ofString());
            assertThat(joined.statusCode()).isEqualTo(201);
            String cookie = joined.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie).contains("Secure", "HttpOnly", "SameSite=Strict");
            assertThat(firstMessage(trusting, address, cookie)).contains("\"type\":\"state\"");
        }
    }

    @Test
    void a_browser_that_does_not_trust_it_refuses() throws Exception {
        try (TilewatchServer server = start(new OwnAuthority(authorityFolder).issue(0, NAMES))) {
            HttpRequest health = HttpRequest.newBuilder(
                            URI.create(server.secureAddresses().get(0) + "health"))
                    .build();
            assertThatThrownBy(() -> HttpClient.newHttpClient().send(health, BodyHandlers.ofString()))
                    .isInstanceOf(SSLHandshakeException.class);
        }
    }

    @Test
    void the_authority_stays_and_its_certificate_is_renewed_for_a_new_address_alone() throws Exception {
        OwnAuthority authority = new OwnAuthority(authorityFolder);
        Https first = authority.issue(0, NAMES);
        byte[] root = Files.readAllBytes(first.authority().orElseThrow());
        byte[] keys = Files.readAllBytes(first.keys());

        authority.issue(0, NAMES);
        assertThat(Files.readAllBytes(first.keys())).isEqualTo(keys);
        authority.issue(0, List.of("localhost", "127.0.0.1", "192.168.7.20"));
        assertThat(Files.readAllBytes(first.keys())).isNotEqualTo(keys);
        assertThat(Files.readAllBytes(first.authority().orElseThrow())).isEqualTo(root);
    }

    @Test
    void a_given_certificate_is_used_and_there_is_nothing_to_trust() throws Exception {
        Https made = new OwnAuthority(authorityFolder).issue(0, NAMES);
        try (TilewatchServer server = start(Https.given(0, made.keys(), made.password()))) {
            HttpClient trusting = trusting(Files.readString(made.authority().orElseThrow()));
            URI health = URI.create(server.secureAddresses().get(0) + "health");
            assertThat(trusting.send(HttpRequest.newBuilder(health).build(), BodyHandlers.ofString())
                            .body())
                    .contains("\"ok\"");
            assertThat(Visitor.stranger(server.address()).get("/trust").statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void invitations_for_cameras_lead_to_the_secure_door_and_others_do_not() throws Exception {
        try (TilewatchServer server = start(new OwnAuthority(authorityFolder).issue(0, NAMES))) {
            Visitor host = Visitor.as(Role.HOST, server, "");
            assertThat(Visitor.json(host.post("/api/invitations", "{\"role\":\"camera\"}"))
                            .at("/doors/0/address")
                            .asText())
                    .startsWith("https://");
            assertThat(Visitor.json(host.post("/api/invitations", "{\"role\":\"player\"}"))
                            .at("/doors/0/address")
                            .asText())
                    .startsWith("http://");
        }
    }

    private static HttpClient trusting(String pem) throws Exception {
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        trusted.setCertificateEntry(
                "tilewatch",
                CertificateFactory.getInstance("X.509")
                        .generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.UTF_8))));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    private static String firstMessage(HttpClient client, String address, String cookie) throws Exception {
        LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        StringBuilder part = new StringBuilder();
        WebSocket socket = client.newWebSocketBuilder()
                .header("Cookie", cookie.substring(0, cookie.indexOf(';')))
                .buildAsync(
                        URI.create(address.replaceFirst("https", "wss") + "api/tables/kitchen/live"),
                        new WebSocket.Listener() {
                            @Override
                            public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                                part.append(data);
                                if (last) {
                                    heard.add(part.toString());
                                }
                                from.request(1);
                                return java.util.concurrent.CompletableFuture.completedStage(null);
                            }
                        })
                .get(10, TimeUnit.SECONDS);
        String message = heard.poll(10, TimeUnit.SECONDS);
        socket.abort();
        return message == null ? "" : message;
    }
}
