package tilewatch.server.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServerBenchTest {
    @Test
    void a_short_run_delivers_every_event_to_every_phone_in_order() throws Exception {
        ServerBench.Result result = new ServerBench(8, 3, 1).run();

        assertThat(result.events()).isEqualTo(8);
        assertThat(result.deliveries()).isEqualTo(8 * 3);
        assertThat(result.lost()).isZero();
        assertThat(result.p50()).isLessThan(1000);
    }
}
