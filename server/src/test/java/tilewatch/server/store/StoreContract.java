package tilewatch.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What any store does, whatever is behind it. */
abstract class StoreContract {
    private static final StoredTable KITCHEN = new StoredTable("kitchen", "Кухня", "{}", 1);

    @TempDir
    protected Path folder;

    private String place = "";
    private Store store = unopened();

    /** Where a new, empty store can be opened. */
    abstract String newPlace();

    @SuppressWarnings("NullAway") // set before each test
    private static Store unopened() {
        return null;
    }

    @BeforeEach
    void open() {
        place = newPlace();
        store = Store.open(place);
    }

    @AfterEach
    @SuppressWarnings("NullAway") // not opened when the test was skipped
    void close() {
        if (store != null) {
            store.close();
        }
    }

    @Test
    void what_was_written_is_there_after_opening_again() {
        store.addTable(KITCHEN);
        store.append(List.of(event(1, 1, "{\"a\":\"ё\"}", "c1"), event(2, 1, "{}", null)));
        store.putDevice(device("d1", "hash", "player"));
        store.set("pin", "1234");
        store.close();
        store = Store.open(place);

        assertThat(store.tables()).containsExactly(KITCHEN);
        assertThat(store.eventsAfter("kitchen", 0, 10))
                .containsExactly(event(1, 1, "{\"a\":\"ё\"}", "c1"), event(2, 1, "{}", null));
        assertThat(store.devices()).containsExactly(device("d1", "hash", "player"));
        assertThat(store.setting("pin")).hasValue("1234");
        assertThat(store.setting("nothing")).isEmpty();
    }

    @Test
    void a_table_can_be_renamed_and_given_a_camera() {
        store.addTable(KITCHEN);
        store.changeTable(new StoredTable("kitchen", "Kitchen", "{\"source\":\"0\"}", 99));

        assertThat(store.tables()).containsExactly(new StoredTable("kitchen", "Kitchen", "{\"source\":\"0\"}", 1));
    }

    @Test
    void events_are_found_by_number_match_and_command() {
        store.addTable(KITCHEN);
        store.addTable(new StoredTable("hall", "Hall", "{}", 2));
        store.append(List.of(event(1, 1, "a", "c1"), event(2, 1, "b", null), event(3, 2, "c", "c2")));
        store.append(List.of(new StoredEvent("hall", 1, 1, 5, "elsewhere", "c1")));

        assertThat(store.eventsAfter("kitchen", 1, 10))
                .extracting(StoredEvent::body)
                .containsExactly("b", "c");
        assertThat(store.eventsAfter("kitchen", 0, 2))
                .extracting(StoredEvent::body)
                .containsExactly("a", "b");
        assertThat(store.eventsOfMatch("kitchen", 1))
                .extracting(StoredEvent::body)
                .containsExactly("a", "b");
        assertThat(store.lastEvent("kitchen")).map(StoredEvent::seq).hasValue(3L);
        assertThat(store.lastEvent("nowhere")).isEmpty();
        assertThat(store.eventOfCommand("kitchen", "c1")).map(StoredEvent::body).hasValue("a");
        assertThat(store.eventOfCommand("kitchen", "c9")).isEmpty();
    }

    @Test
    void a_number_or_command_that_is_taken_refuses_the_whole_append() {
        store.addTable(KITCHEN);
        store.append(List.of(event(1, 1, "a", "c1")));

        assertThatThrownBy(() -> store.append(List.of(event(2, 1, "b", null), event(1, 1, "x", null))))
                .isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store.append(List.of(event(2, 1, "b", "c1")))).isInstanceOf(StoreException.class);
        assertThat(store.eventsAfter("kitchen", 0, 10))
                .extracting(StoredEvent::body)
                .containsExactly("a");
    }

    @Test
    void an_event_needs_its_table() {
        assertThatThrownBy(() -> store.append(List.of(event(1, 1, "a", null)))).isInstanceOf(StoreException.class);
    }

    @Test
    void devices_are_found_by_token_changed_and_removed() {
        store.putDevice(device("d1", "hash1", "player"));
        store.putDevice(device("d1", "hash1", "scorer"));

        assertThat(store.deviceWithToken("hash1")).map(StoredDevice::role).hasValue("scorer");
        assertThat(store.deviceWithToken("hash2")).isEmpty();
        assertThat(store.removeDevice("d1")).isTrue();
        assertThat(store.removeDevice("d1")).isFalse();
        assertThat(store.devices()).isEmpty();
    }

    @Test
    void an_invitation_serves_once_and_not_too_late() {
        store.addInvitation(new StoredInvitation("fresh", "player", "kitchen", 2, 1000), 0);
        store.addInvitation(new StoredInvitation("stale", "player", "kitchen", -1, 10), 0);

        assertThat(store.redeem("fresh", 1000)).hasValue(new StoredInvitation("fresh", "player", "kitchen", 2, 1000));
        assertThat(store.redeem("fresh", 1000)).isEmpty();
        assertThat(store.redeem("stale", 11)).isEmpty();
        assertThat(store.redeem("unheard", 0)).isEmpty();
    }

    @Test
    void of_many_guests_at_once_one_gets_the_invitation() throws Exception {
        store.addInvitation(new StoredInvitation("door", "player", "kitchen", 0, 1000), 0);
        ExecutorService crowd = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Optional<StoredInvitation>>> guests =
                    java.util.Collections.nCopies(20, () -> store.redeem("door", 5));
            int inside = 0;
            for (Future<Optional<StoredInvitation>> guest : crowd.invokeAll(guests)) {
                inside += guest.get().isPresent() ? 1 : 0;
            }
            assertThat(inside).isOne();
        } finally {
            crowd.shutdown();
        }
    }

    @Test
    void a_letter_is_answered_and_collected_once() {
        Store.Letter letter = new Store.Letter("l1", "kitchen", 1, "play");
        store.post(letter);
        store.post(new Store.Letter("l2", "kitchen", 2, "never mind"));
        store.withdraw("l2");

        assertThat(store.unanswered("kitchen")).containsExactly(letter);
        assertThat(store.collect("l1")).isEmpty();
        store.answer(letter, "done");
        assertThat(store.unanswered("kitchen")).isEmpty();
        assertThat(store.collect("l1")).hasValue("done");
        assertThat(store.collect("l1")).isEmpty();
    }

    @Test
    void a_newer_database_is_refused_and_left_as_it_is() {
        store.addTable(KITCHEN);
        store.database().transaction(c -> Sql.update(c, "UPDATE schema_version SET version = 99"));
        store.close();

        assertThatThrownBy(() -> Store.open(place))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("version 99")
                .hasMessageContaining("newer Tilewatch");
    }

    @Test
    void a_backup_comes_back_whole_without_devices() {
        store.addTable(KITCHEN);
        store.append(List.of(event(1, 1, "{\"a\":\"ё\"}", "c1"), event(2, 1, "{}", null)));
        store.set("pin", "hash");
        store.putDevice(device("d1", "secret-hash", "player"));
        Path file = folder.resolve("tilewatch.backup");

        assertThat(Backup.save(store, file)).isEqualTo(4);

        try (Store other = Store.open(newPlace())) {
            assertThat(Backup.restore(other, file)).isEqualTo(4);
            assertThat(other.tables()).containsExactly(KITCHEN);
            assertThat(other.eventsAfter("kitchen", 0, 10)).isEqualTo(store.eventsAfter("kitchen", 0, 10));
            assertThat(other.setting("pin")).hasValue("hash");
            assertThat(other.devices()).isEmpty();
        }
        assertThatThrownBy(() -> Backup.restore(store, file)).hasMessageContaining("not empty");
    }

    @Test
    void a_spoiled_backup_is_named_and_leaves_nothing_behind() throws Exception {
        Path file = folder.resolve("spoiled.backup");
        try (var out = new java.util.zip.GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("""
                    {"table":"version","row":{"version":1}}
                    {"table":"tables","row":{"id":"a","name":"A","camera":"{}","created":1}}
                    {"table":"chairs","row":{}}
                    """.getBytes(StandardCharsets.UTF_8));
        }

        assertThatThrownBy(() -> Backup.restore(store, file)).hasMessageContaining(file + ":3: 'chairs'");
        assertThat(store.tables()).isEmpty();
    }

    private static StoredEvent event(long seq, int match, String body, @Nullable String command) {
        return new StoredEvent("kitchen", seq, match, 5, body, command);
    }

    private static StoredDevice device(String id, String hash, String role) {
        return new StoredDevice(id, hash, "Phone", role, "kitchen", 1, 10, 20);
    }
}
