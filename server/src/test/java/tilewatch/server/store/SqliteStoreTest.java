package tilewatch.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SqliteStoreTest extends StoreContract {
    private int places;

    @Override
    String newPlace() {
        return folder.resolve("tables" + places++ + ".db").toString();
    }

    @Test
    void a_commit_is_on_disk() {
        try (Store store = Store.open(newPlace())) {
            assertThat(pragma(store, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(store, "synchronous")).isEqualTo("2"); // FULL
        }
    }

    @Test
    void a_second_process_is_told_that_the_file_is_in_use() {
        String place = newPlace();
        try (Store first = Store.open(place)) {
            assertThat(first.ownership().take("kitchen")).isTrue();
            assertThatThrownBy(() -> Store.open(place))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining(place)
                    .hasMessageContaining("in use");
        }
    }

    @Test
    void a_file_that_is_no_database_is_named_and_kept() throws Exception {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Tilewatch, this is not a database at all.");

        assertThatThrownBy(() -> Store.open(file.toString()))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(file.toString());
        assertThat(file).hasContent("Dear Tilewatch, this is not a database at all.");
    }

    private static String pragma(Store store, String name) {
        return store.database().transaction(c -> Sql.query(c, row -> row.getString(1), "PRAGMA " + name)
                .get(0));
    }
}
