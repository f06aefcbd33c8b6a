package tilewatch.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every package of the program has a {@code package-info.java}: one paragraph that says what it is. */
class PackagesAreExplainedTest {
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));

    @Test
    void every_package_has_its_paragraph() throws IOException {
        for (String module : List.of("engine", "calibration", "recognizer", "server")) {
            assertThat(unexplained(ROOT.resolve(module).resolve("src/main/java")))
                    .as("packages of %s without package-info.java", module)
                    .isEmpty();
        }
    }

    @Test
    void a_package_without_one_is_found(@TempDir Path sources) throws IOException {
        Path bare = Files.createDirectories(sources.resolve("tilewatch/bare"));
        Files.createFile(bare.resolve("Tile.java"));

        assertThat(unexplained(sources)).containsExactly(bare);
    }

    private static List<Path> unexplained(Path sources) throws IOException {
        if (!Files.isDirectory(sources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                    .toList();
        }
    }
}
