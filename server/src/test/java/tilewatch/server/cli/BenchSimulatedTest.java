package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchSimulatedTest {
    private final CommandRun command = new CommandRun();

    @ParameterizedTest
    @CsvSource({
        "--difficulty, 0.5;1.5, 1.5",
        "--difficulty, hopeless, hopeless",
        "--players, 6, --players 6",
        "--seeds, 0, --seeds 0",
        "--turns, -1, --turns -1",
        "--art, /no/such/folder, /no/such/folder"
    })
    void a_wrong_argument_is_named(String option, String value, String offender) {
        assertThat(command.run("bench", "simulated", option, value.replace(';', ',')))
                .isEqualTo(2);
        assertThat(command.errors()).contains(offender);
    }
}
