package tilewatch.server.phones;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import tilewatch.server.access.Caller;
import tilewatch.server.table.Entry;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableState;
import tilewatch.server.view.Views;
import tilewatch.server.wire.Json;

/** One WebSocket. At most one message is on its way to it; when that has arrived the newest state follows. */
final class Phone {
    /** A phone that takes longer for one message has gone. */
    private static final long STALLED_MILLIS = 20_000;

    private static final int MOST_ANSWERS = 50;

    private final Session session;
    private final Table table;
    private final Caller caller;
    private final SnapshotTexts snapshots;
    private final Queue<String> answers = new ArrayDeque<>();
    private long sentSeq;
    private long sentTick = -1;
    private boolean sending;
    private long sendingSince;

    /** What a state message holds before the state itself, which is made once for all. */
    private record Tail(String type, long after, List<Entry> events) {}

    Phone(Session session, Table table, Caller caller, SnapshotTexts snapshots, long knownSeq) {
        this.session = session;
        this.table = table;
        this.caller = caller;
        this.snapshots = snapshots;
        this.sentSeq = knownSeq;
    }

    Caller caller() {
        return caller;
    }

    /** Sends the newest state, unless a message is under way; then it follows that one. */
    void wake() {
        pump(null);
    }

    /** Sends an answer to something this phone asked, before any state. */
    void answer(Object message) {
        pump(Json.text(message));
    }

    private void pump(@Nullable String answer) {
        String message;
        synchronized (this) {
            if (answer != null && answers.size() < MOST_ANSWERS) {
                answers.add(answer);
            }
            if (sending) {
                if (System.currentTimeMillis() - sendingSince > STALLED_MILLIS) {
                    session.disconnect();
                }
                return;
            }
            message = next();
            if (message == null) {
                return;
            }
            sending = true;
            sendingSince = System.currentTimeMillis();
        }
        session.sendText(message, Callback.from(this::sent, failure -> session.disconnect()));
    }

    private void sent() {
        synchronized (this) {
            sending = false;
        }
        pump(null);
    }

    private @Nullable String next() {
        String answer = answers.poll();
        if (answer != null) {
            return answer;
        }
        TableState state = table.state();
        if (state.tick() == sentTick) {
            return null;
        }
        long known = sentSeq < 0 || sentSeq > state.seq() ? state.seq() : sentSeq;
        List<Entry> events =
                state.recent().stream().filter(entry -> entry.seq() > known).toList();
        long after = events.isEmpty() ? state.seq() : events.get(0).seq() - 1;
        String tail = Json.text(new Tail("state", after, Views.entries(state, events, caller.player())));
        sentTick = state.tick();
        sentSeq = state.seq();
        return tail.substring(0, tail.length() - 1) + ",\"state\":" + snapshots.of(state, caller.player()) + "}";
    }

    void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }
}
