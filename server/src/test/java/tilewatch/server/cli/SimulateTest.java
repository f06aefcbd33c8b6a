package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateTest {
    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    @Test
    void a_match_is_written_with_its_truth() throws IOException {
        assertThat(run("--game", "carcassonne", "--seed", "7", "--turns", "2", "--difficulty", "easy"))
                .isZero();

        assertThat(folder.resolve("frames/000.jpg")).isNotEmptyFile();
        for (String table : List.of("frames", "tiles", "corners", "turns", "figures", "figures-per-frame", "scoring")) {
            assertThat(folder.resolve("truth/" + table + ".csv")).as(table).isNotEmptyFile();
        }
        assertThat(Files.readAllLines(folder.resolve("truth/turns.csv"))).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({
        "--game, chess, 'chess'",
        "--difficulty, absurd, 'absurd'",
        "--set, moon, 'moon'",
        "--players, 9, 9",
        "--turns, -3, -3",
        "--seed, one, 'one'",
        "--art, /no/such/folder, /no/such/folder"
    })
    void a_wrong_argument_is_named(String option, String value, String offender) {
        List<String> line = new ArrayList<>(List.of("--game", "carcassonne", "--seed", "1"));
        int at = line.indexOf(option);
        if (at >= 0) {
            line.set(at + 1, value);
        } else {
            line.addAll(List.of(option, value));
        }

        assertThat(run(line.toArray(new String[0]))).isEqualTo(2);
        assertThat(command.errors()).contains(offender);
    }

    @Test
    void a_folder_that_cannot_be_made_is_named() throws IOException {
        Files.writeString(folder.resolve("frames"), "in the way");

        assertThat(run("--game", "carcassonne", "--seed", "1", "--turns", "0")).isEqualTo(2);
        assertThat(command.errors()).contains(folder.resolve("frames").toString());
    }

    private int run(String... args) {
        List<String> line = new ArrayList<>(List.of("simulate"));
        line.addAll(List.of(args));
        line.addAll(List.of(
                "--frames", folder.resolve("frames").toString(),
                "--truth", folder.resolve("truth").toString()));
        return command.run(line.toArray(new String[0]));
    }
}
