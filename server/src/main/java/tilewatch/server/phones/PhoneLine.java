package tilewatch.server.phones;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tilewatch.server.access.Caller;
import tilewatch.server.table.Command;
import tilewatch.server.table.Entry;
import tilewatch.server.table.Order;
import tilewatch.server.table.Reply;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;
import tilewatch.server.view.Views;
import tilewatch.server.wire.Json;

/** The WebSocket of a table: states and events out, orders in. */
public final class PhoneLine {
    private static final int POLICY_VIOLATION = 1008;
    private static final Duration IDLE = Duration.ofSeconds(60);

    private final Tables tables;
    private final SnapshotTexts snapshots;
    private final Map<String, Line> bySession = new ConcurrentHashMap<>();

    private record Line(Phone phone, Table table, Table.Watch watch) {}

    public PhoneLine(Tables tables, SnapshotTexts snapshots) {
        this.tables = tables;
        this.snapshots = snapshots;
    }

    /** What a phone may say. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Message.Ordered.class, name = "order"),
        @JsonSubTypes.Type(value = Message.Resend.class, name = "resend"),
        @JsonSubTypes.Type(value = Message.Ping.class, name = "ping")
    })
    sealed interface Message {
        /** A command; the same id twice is carried out once. */
        record Ordered(@Nullable String id, @Nullable Command command) implements Message {}

        /** The events after this number, please: one got lost. */
        record Resend(long after) implements Message {}

        record Ping() implements Message {}
    }

    private record Answer(String type, Reply reply) {}

    private record Events(String type, long after, List<Entry> events) {}

    private record Said(String type, @Nullable String error) {}

    public void open(WsConfig ws, java.util.function.Function<WsContext, Caller> caller) {
        ws.onConnect(ctx -> connect(ctx, caller.apply(ctx)));
        ws.onMessage(this::hear);
        ws.onClose(ctx -> close(ctx.sessionId()));
        ws.onError(ctx -> close(ctx.sessionId()));
    }

    private void connect(WsConnectContext ctx, Caller caller) {
        Optional<Table> table = tables.table(ctx.pathParam("table"));
        if (table.isEmpty() || !caller.mayActAt(ctx.pathParam("table"))) {
            ctx.closeSession(POLICY_VIOLATION, "no such table for you");
            return;
        }
        ctx.session.setIdleTimeout(IDLE);
        ctx.enableAutomaticPings();
        Phone phone = new Phone(ctx.session, table.get(), caller, snapshots, known(ctx.queryParam("after")));
        bySession.put(ctx.sessionId(), new Line(phone, table.get(), table.get().watch(phone::wake)));
        phone.wake();
    }

    /** The number of the last event the phone has; nonsense counts as none. */
    private static long known(@Nullable String after) {
        return after != null && after.matches("\\d{1,18}") ? Long.parseLong(after) : -1;
    }

    private void hear(WsMessageContext ctx) {
        Line line = bySession.get(ctx.sessionId());
        if (line == null) {
            return;
        }
        try {
            Message message = Json.MAPPER.readValue(ctx.message(), Message.class);
            if (message instanceof Message.Ordered ordered) {
                order(line, ordered);
            } else if (message instanceof Message.Resend resend) {
                List<Entry> events = line.table.entriesAfter(resend.after());
                line.phone.answer(new Events(
                        "events",
                        resend.after(),
                        Views.entries(
                                line.table.state(), events, line.phone.caller().player())));
            } else if (message instanceof Message.Ping) {
                line.phone.answer(new Said("pong", null));
            } else {
                line.phone.answer(new Said("error", "not a message: null"));
            }
        } catch (JsonProcessingException e) {
            line.phone.answer(new Said("error", "not a message: " + e.getOriginalMessage()));
        }
    }

    private static void order(Line line, Message.Ordered ordered) {
        Command command = ordered.command();
        String id = ordered.id();
        if (command == null || id == null || id.isBlank() || id.length() > 100) {
            line.phone.answer(new Said("error", "an order needs an id of 1 to 100 characters and a command"));
            return;
        }
        Optional<String> objection = command.objection(line.phone.caller(), line.table.state());
        if (objection.isPresent()) {
            long seq = line.table.state().seq();
            line.phone.answer(new Answer("reply", new Reply(id, false, seq, objection.get())));
        } else {
            line.table
                    .submit(new Order(id, line.phone.caller().name(), command))
                    .thenAccept(reply -> line.phone.answer(new Answer("reply", reply)))
                    .exceptionally(fault -> {
                        line.phone.answer(new Said("error", "a fault in the program"));
                        return null;
                    });
        }
    }

    private void close(String session) {
        Line line = bySession.remove(session);
        if (line != null) {
            line.watch.close();
        }
    }

    /** Hangs up on a device that may not be here any more. */
    public void hangUp(String device) {
        bySession.values().stream()
                .filter(line -> line.phone.caller().device().equals(device))
                .forEach(line -> line.phone.close(POLICY_VIOLATION, "this device was removed"));
    }
}
