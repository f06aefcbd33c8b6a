package tilewatch.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tilewatch.server.access.Role;
import tilewatch.server.wire.Json;

/** Somebody with a browser, or what looks like one: requests with a cookie, and a WebSocket. */
public final class Visitor {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI server;
    private final String cookie;

    private Visitor(URI server, String cookie) {
        this.server = server;
        this.cookie = cookie;
    }

    public static Visitor stranger(URI server) {
        return new Visitor(server, "");
    }

    /** Somebody who was invited and joined. */
    public static Visitor as(Role role, TilewatchServer server, String table) {
        if (role == Role.ANYONE) {
            return stranger(server.address());
        }
        return joined(role, server, table, -1);
    }

    /** The phone of the player in that seat. */
    public static Visitor seated(TilewatchServer server, String table, int player) {
        return joined(Role.PLAYER, server, table, player);
    }

    private static Visitor joined(Role role, TilewatchServer server, String table, int player) {
        String token = server.devices().invite(role, table, player);
        return new Visitor(
                server.address(),
                "tilewatch="
                        + server.devices()
                                .join(token, role.word())
                                .orElseThrow()
                                .token());
    }

    Visitor with(String otherCookie) {
        return new Visitor(server, otherCookie);
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An answer that does not end. */
    InputStream open(String path) throws IOException {
        try {
            return CLIENT.send(request(path).build(), BodyHandlers.ofInputStream())
                    .body();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public HttpResponse<String> get(String path) {
        return send(request(path));
    }

    public HttpResponse<String> post(String path, String body) {
        return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    public HttpResponse<String> put(String path, String body) {
        return send(request(path).PUT(HttpRequest.BodyPublishers.ofString(body)));
    }

    public JsonNode command(String table, String command) {
        return json(post("/api/tables/" + table + "/commands", "{\"command\":" + command + "}"));
    }

    public static JsonNode json(HttpResponse<String> answer) {
        return json(answer.body());
    }

    public static JsonNode json(String text) {
        try {
            return Json.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(text, e);
        }
    }

    public Line dial(String path) {
        Line line = new Line();
        URI uri = URI.create(server.resolve(path).toString().replaceFirst("^http", "ws"));
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
        if (!cookie.isEmpty()) {
            builder.header("Cookie", cookie);
        }
        line.socket = builder.buildAsync(uri, line).join();
        return line;
    }

    /** An open WebSocket and what was heard on it. */
    public static final class Line implements WebSocket.Listener, AutoCloseable {
        private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();
        private final BlockingQueue<Integer> closed = new LinkedBlockingQueue<>();
        private @Nullable WebSocket socket;

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(json(part.toString()));
                part.setLength(0);
            }
            from.request(1);
            return java.util.concurrent.CompletableFuture.completedStage(null);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed.add(code);
            return java.util.concurrent.CompletableFuture.completedStage(null);
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            closed.add(-1);
        }

        /** The next message, which must come soon. */
        public JsonNode next() {
            return nextWithin(10);
        }

        JsonNode nextWithin(int seconds) {
            return poll(heard, seconds);
        }

        /** The next message, if one comes before that moment of {@link System#nanoTime}. */
        public Optional<JsonNode> before(long end) {
            try {
                return Optional.ofNullable(heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        /** The next message of a type; others on the way are skipped. */
        public JsonNode next(String type) {
            JsonNode message = next();
            while (!message.path("type").asText().equals(type)) {
                message = next();
            }
            return message;
        }

        /** The code it was closed with. */
        int closeCode() {
            return poll(closed, 10);
        }

        private static <T> T poll(BlockingQueue<T> queue, int seconds) {
            try {
                T item = queue.poll(seconds, TimeUnit.SECONDS);
                if (item == null) {
                    throw new AssertionError("nothing came within " + seconds + " seconds");
                }
                return item;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        public void say(String text) {
            if (socket == null) {
                throw new IllegalStateException("not open");
            }
            socket.sendText(text, true).join();
        }

        @Override
        public void close() {
            if (socket != null) {
                socket.abort();
            }
        }
    }
}
