package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemonstrationTest {
    @Test
    void a_table_is_set_up_once_and_never_among_others(@TempDir Path home) {
        try (TilewatchServer server = TilewatchServer.start(Settings.of("127.0.0.1", 0, home + "/tilewatch.db"))) {
            assertThat(Demonstration.open(server.tables())).isTrue();
            assertThat(Demonstration.open(server.tables())).isFalse();

            assertThat(server.tables().all()).hasSize(1);
            var state = server.tables().all().iterator().next().state();
            assertThat(state.match()).isPresent();
            assertThat(state.table().camera()).contains("simulated:8,");
        }
    }
}
