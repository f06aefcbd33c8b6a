package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreTest {

    private static final String EVENING = """
            match carcassonne
            players Ann, Bob
            Ann: Ev 0,-1 meeple c1
            Bob: B^ 1,0 meeple monastery
            """;

    private final CommandRun command = new CommandRun();

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("evening.game"), text).toString();
    }

    @Test
    void every_turn_has_its_verdict_and_every_point_its_line() throws IOException {
        assertThat(command.run("score", file(EVENING))).isZero();
        assertThat(command.output())
                .contains(
                        "1. Ann: Ev 0,-1 meeple c1  legal",
                        "+ Ann city 4 = 2 tiles x 2 on 0,-1 0,0",
                        "2. Bob: B^ 1,0 meeple m1  ILLEGAL, let lie",
                        "edges-match: field meets road on the west side, next to the tile at (0,0)",
                        "If the game ended now:",
                        "+ Bob monastery 3 = 3 tiles x 1 on 1,0",
                        "Ann 4 (4 + 0)",
                        "Bob 3 (0 + 3)");
    }

    @Test
    void programs_get_the_same_as_json() throws IOException {
        assertThat(command.run("score", "--json", file(EVENING))).isZero();
        JsonNode match = new ObjectMapper().readTree(command.output()).get(0);
        assertThat(match.at("/turns/0/scored/0/points").asInt()).isEqualTo(4);
        assertThat(match.at("/turns/1/violations/0/rule").asText()).isEqualTo("edges-match");
        assertThat(match.at("/totals/1/total").asInt()).isEqualTo(3);
        assertThat(match.at("/options/fields").asText()).isEqualTo("on");
    }

    @Test
    void an_expectation_that_fails_makes_the_command_fail() throws IOException {
        assertThat(command.run("score", file(EVENING + "expect score Ann 5\n"))).isEqualTo(1);
        assertThat(command.output()).contains("line 5: expected score Ann 5, found Ann 4, Bob 0");
    }

    @Test
    void a_malformed_file_is_named_with_line_text_and_expectation() throws IOException {
        assertThat(command.run("score", file(EVENING + "Ann: Q? 1,1\n"))).isEqualTo(2);
        assertThat(command.errors()).contains("evening.game:5: 'Q?': expected a tile followed by one of ^ > v <");
        assertThat(command.run("score", folder.resolve("nothing.game").toString()))
                .isEqualTo(2);
        assertThat(command.errors()).contains("nothing.game: there is no such file");
        Path binary = Files.write(folder.resolve("binary.game"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
        assertThat(command.run("score", binary.toString())).isEqualTo(2);
        assertThat(command.errors()).contains("is not UTF-8 text");
    }

    @Test
    void the_bench_names_a_game_it_does_not_know() {
        assertThat(command.run("bench", "engine", "--game", "chess")).isEqualTo(2);
        assertThat(command.errors()).contains("'chess'", "carcassonne");
        assertThat(command.run("bench", "kettle")).isEqualTo(2);
        assertThat(command.errors()).contains("'kettle'");
    }

    @Test
    void the_bench_plays_games_and_says_how_many() {
        assertThat(command.run("bench", "engine", "--seconds", "0.05")).isZero();
        assertThat(command.output()).containsPattern("carcassonne, 2 players, one thread: \\d+ games/s");
    }
}
