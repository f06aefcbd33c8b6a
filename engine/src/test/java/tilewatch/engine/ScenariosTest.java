package tilewatch.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilewatch.engine.games.Games;
import tilewatch.engine.notation.MatchFile;
import tilewatch.engine.notation.MatchReader;
import tilewatch.engine.notation.MatchWriter;

/** Plays every scenario file: one rule each, shown on a table people can read. */
class ScenariosTest {

    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

    @TestFactory
    Stream<DynamicNode> every_scenario_ends_as_it_says() throws IOException {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(SCENARIOS.relativize(file).toString(), () -> {
                    String text = Files.readString(file);
                    MatchFile<?, ?> read = MatchReader.read(file.getFileName().toString(), text, Games::named);
                    assertThat(text).as("a scenario must expect something").contains("\nexpect ");
                    assertThat(read.title()).isNotEmpty();
                    assertThat(read.passage()).isNotEmpty();
                    assertThat(read.unmet()).isEmpty();
                }));
    }

    @TestFactory
    Stream<DynamicNode> every_scenario_survives_being_written_and_read_again() throws IOException {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(SCENARIOS.relativize(file).toString(), () -> {
                    Match<?, ?> match = MatchReader.read(file.toString(), Files.readString(file), Games::named)
                            .match();
                    Match<?, ?> again = MatchReader.read("again", MatchWriter.write(match), Games::named)
                            .match();
                    assertThat(again.log()).isEqualTo(match.log());
                    assertThat(MatchWriter.write(again)).isEqualTo(MatchWriter.write(match));
                }));
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> walk = Files.walk(SCENARIOS)) {
            return walk.filter(file -> file.toString().endsWith(".game"))
                    .sorted()
                    .toList();
        }
    }
}
