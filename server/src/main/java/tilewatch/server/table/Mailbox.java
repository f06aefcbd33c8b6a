package tilewatch.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Clock;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tilewatch.server.store.Store;
import tilewatch.server.wire.Json;

/** Takes orders to the process that owns a table, through the database. A dead owner's letters wait for the next one. */
final class Mailbox {
    private static final int PATIENCE_SECONDS = 10;

    private final Store store;
    private final String table;
    private final Clock clock;
    private final Map<String, CompletableFuture<Reply>> awaited = new ConcurrentHashMap<>();

    Mailbox(Store store, String table, Clock clock) {
        this.store = store;
        this.table = table;
        this.clock = clock;
    }

    /** Posts the order and completes the reply when it comes, or with a refusal when nobody answers in time. */
    void send(Order order, CompletableFuture<Reply> reply) {
        String letter = UUID.randomUUID().toString();
        awaited.put(letter, reply);
        reply.completeOnTimeout(
                Reply.refused(order, 0, "the process that owns this table does not answer; try again"),
                PATIENCE_SECONDS,
                TimeUnit.SECONDS);
        store.post(new Store.Letter(letter, table, clock.millis(), Json.text(order)));
    }

    /** Carries out what waits for the owner, but not what its sender has given up on. */
    void open(Function<Order, Reply> carryOut) {
        long fresh = clock.millis() - PATIENCE_SECONDS * 1000L;
        for (Store.Letter letter : store.unanswered(table)) {
            if (letter.sent() < fresh) {
                store.withdraw(letter.id());
            } else {
                store.answer(letter, Json.text(carryOut.apply(read(letter.body(), Order.class))));
            }
        }
    }

    /** Looks for replies to what was sent from here. */
    void collect() {
        awaited.forEach((letter, reply) -> {
            if (reply.isDone()) {
                awaited.remove(letter);
                store.withdraw(letter);
            } else {
                store.collect(letter).ifPresent(text -> {
                    awaited.remove(letter);
                    reply.complete(read(text, Reply.class));
                });
            }
        });
    }

    private static <T> T read(String text, Class<T> type) {
        try {
            return Json.MAPPER.readValue(text, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a letter that is not ours: " + e.getOriginalMessage(), e);
        }
    }
}
