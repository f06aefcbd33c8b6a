package tilewatch.server.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.EngineTrespasser;
import tilewatch.recognizer.RecognizerTrespasser;

/** The program keeps the rules of {@link ModuleDirections}, and classes made to break them are caught. */
class ModuleDirectionsTest {
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("tilewatch");

    static Stream<ArchRule> rules() {
        return ModuleDirections.ALL.stream();
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "calibration", "recognizer", "server"})
    void every_module_with_sources_is_looked_at(String module) {
        Path sources = ROOT.resolve(module).resolve("src/main/java/tilewatch").resolve(module);
        assumeTrue(Files.isDirectory(sources), () -> module + " has no sources yet");

        assertThat(PROGRAM).anyMatch(it -> it.getPackageName().startsWith("tilewatch." + module));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void the_program_keeps(ArchRule rule) {
        assertThat(rule.evaluate(PROGRAM).getFailureReport().getDetails()).isEmpty();
    }

    @Test
    void an_engine_class_that_touches_pictures_and_requests_is_caught() {
        JavaClasses trespasser = new ClassFileImporter().importClasses(EngineTrespasser.class);

        assertThat(ModuleDirections.ALL.stream()
                        .filter(rule -> rule.evaluate(trespasser).hasViolation()))
                .containsExactly(
                        ModuleDirections.ENGINE_NEEDS_JAVA_ALONE,
                        ModuleDirections.PICTURES_STAY_IN_THE_VISION_MODULES,
                        ModuleDirections.HTTP_STAYS_IN_THE_SERVER);
    }

    @Test
    void a_recognizer_class_that_knows_the_server_is_caught() {
        JavaClasses trespasser = new ClassFileImporter().importClasses(RecognizerTrespasser.class);

        assertThat(ModuleDirections.ALL.stream()
                        .filter(rule -> rule.evaluate(trespasser).hasViolation()))
                .containsExactly(ModuleDirections.RECOGNIZER_DOES_NOT_KNOW_THE_SERVER);
    }
}
