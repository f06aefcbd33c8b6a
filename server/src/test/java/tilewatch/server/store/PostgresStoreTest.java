package tilewatch.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreContract {

    @Override
    String newPlace() {
        return PostgresServer.get().newDatabase();
    }

    @Test
    void a_table_has_one_owner_until_that_one_goes() throws Exception {
        String place = newPlace();
        try (Store second = Store.open(place)) {
            try (Store first = Store.open(place)) {
                assertThat(first.ownership().take("kitchen")).isTrue();
                assertThat(first.ownership().take("kitchen")).isTrue();
                assertThat(second.ownership().take("kitchen")).isFalse();
                assertThat(second.ownership().take("hall")).isTrue();
                second.ownership().release("hall");
                assertThat(first.ownership().take("hall")).isTrue();
            }
            // The server ends a session a moment after its client has gone.
            boolean taken = false;
            for (int i = 0; i < 100 && !taken; i++) {
                Thread.sleep(50);
                taken = second.ownership().take("kitchen");
            }
            assertThat(taken).isTrue();
        }
    }

    @Test
    void an_append_is_heard_by_the_others() throws Exception {
        String place = newPlace();
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Store first = Store.open(place);
                Store second = Store.open(place);
                AutoCloseable listening = second.listen(heard::add)) {
            assertThat(listening).isNotNull();
            assertThat(heard.poll(5, TimeUnit.SECONDS)).isEmpty();
            first.addTable(new StoredTable("kitchen", "Kitchen", "{}", 1));
            assertThat(heard.poll(5, TimeUnit.SECONDS)).isEqualTo("kitchen");
            first.append(List.of(new StoredEvent("kitchen", 1, 1, 1, "{}", null)));
            assertThat(heard.poll(5, TimeUnit.SECONDS)).isEqualTo("kitchen");
        }
    }

    @Test
    void a_lost_connection_is_opened_anew() {
        try (Store store = Store.open(newPlace())) {
            store.addTable(new StoredTable("kitchen", "Kitchen", "{}", 1));
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> store.database()
                            .transaction(c -> Sql.query(
                                    c, row -> row.getBoolean(1), "SELECT pg_terminate_backend(pg_backend_pid())"))))
                    .isInstanceOf(StoreException.class);

            assertThat(store.tables()).hasSize(1);
        }
    }
}
