package tilewatch.server.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.LongStream;

/** A phone that notes for each event how long ago it was committed, and whether any is missing or out of order. */
final class BenchPhone implements WebSocket.Listener {
    private static final JsonFactory JSON = new JsonFactory();

    private final boolean reads;
    private final StringBuilder part = new StringBuilder();
    private final List<Long> delays = new ArrayList<>();
    private long last = -1;
    private long disorder;

    private BenchPhone(boolean reads) {
        this.reads = reads;
    }

    /** One that does not read shakes hands and then never asks for anything. */
    static BenchPhone dial(HttpClient client, URI line, boolean reads) {
        BenchPhone phone = new BenchPhone(reads);
        client.newWebSocketBuilder().buildAsync(line, phone).join();
        return phone;
    }

    @Override
    public void onOpen(WebSocket socket) {
        if (reads) {
            socket.request(1);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean whole) {
        part.append(data);
        if (whole) {
            note(part.toString(), System.currentTimeMillis());
            part.setLength(0);
        }
        socket.request(1);
        return CompletableFuture.completedStage(null);
    }

    /** Events stand before the state in a message, so the state need not be read. */
    private synchronized void note(String message, long now) {
        try (JsonParser parser = JSON.createParser(message)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.FIELD_NAME && parser.currentName().equals("state")) {
                    return;
                }
                if (token == JsonToken.FIELD_NAME && parser.currentName().equals("seq")) {
                    long seq = parser.nextLongValue(-1);
                    disorder += last >= 0 && seq != last + 1 ? 1 : 0;
                    last = seq;
                }
                if (token == JsonToken.FIELD_NAME && parser.currentName().equals("at")) {
                    delays.add(now - parser.nextLongValue(0));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized void reset() {
        delays.clear();
    }

    synchronized LongStream delays() {
        return delays.stream().mapToLong(Long::longValue);
    }

    synchronized long disorder() {
        return disorder;
    }
}
