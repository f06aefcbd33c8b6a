package tilewatch.server.builds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gradle and Maven build the same program: same modules, same dependencies in the same scopes, same versions. */
class BuildsInStepTest {
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));

    @Test
    void both_builds_agree() {
        assertThat(GradleFiles.read(BuildsInStepTest::text).differencesFrom(MavenFiles.read(BuildsInStepTest::text)))
                .isEmpty();
    }

    @Test
    void what_is_compared_is_really_read() {
        BuildDescription gradle = GradleFiles.read(BuildsInStepTest::text);

        assertThat(gradle.dependencies().keySet())
                .containsExactlyInAnyOrder("engine", "calibration", "recognizer", "web", "server");
        assertThat(gradle.dependencies().get("server"))
                .contains(
                        "compile :engine",
                        "runtime :web",
                        "compile io.javalin:javalin",
                        "test org.junit.jupiter:junit-jupiter",
                        "provided org.jspecify:jspecify");
        assertThat(gradle.versions()).containsEntry("org.openpnp:opencv", "4.9.0-0");
    }

    @Test
    void engine_needs_nothing_at_run_time() {
        assertThat(MavenFiles.read(BuildsInStepTest::text).dependencies().get("engine"))
                .isNotEmpty()
                .allMatch(it -> it.startsWith("test ") || it.startsWith("provided "));
    }

    @ParameterizedTest(name = "{0}: {1} -> {2}")
    @CsvSource(delimiter = '|', textBlock = """
            gradle/libs.versions.toml | opencv:4.9.0-0                    | opencv:4.9.0-1                  | version of org.openpnp:opencv: 4.9.0-1 against 4.9.0-0
            pom.xml                   | <artifactId>picocli</artifactId>  | <artifactId>pico</artifactId>   | version of info.picocli:pico: null against 4.7.7
            pom.xml                   | <module>web</module>              | ''                              | dependencies of web:
            settings.gradle.kts       | "recognizer",                     | "recognizer", "printer",        | dependencies of printer:
            build.gradle.kts          | "runtimeOnly"(project(":web"))    | "api"(project(":web"))          | dependencies of server:
            build.gradle.kts          | "testImplementation"(lib("archunit")) | ''                          | dependencies of server:
            recognizer/pom.xml        | tilewatch-calibration             | tilewatch-server                | dependencies of recognizer:
            build.gradle.kts          | release.set(17)                   | release.set(21)                 | Java release: 21 against 17
            build.gradle.kts          | version = "0.1.0"                 | version = "0.2.0"               | version: 0.2.0 against 0.1.0
            """)
    void a_change_in_one_build_alone_is_noticed(String file, String from, String to, String difference) {
        UnaryOperator<String> altered = path -> path.equals(file) ? replace(text(path), from, to) : text(path);

        List<String> differences = GradleFiles.read(altered).differencesFrom(MavenFiles.read(altered));

        assertThat(differences).anyMatch(it -> it.startsWith(difference));
    }

    private static String replace(String text, String from, String to) {
        assertThat(text).contains(from);
        return text.replace(from, to);
    }

    private static String text(String path) {
        try {
            return Files.readString(ROOT.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
