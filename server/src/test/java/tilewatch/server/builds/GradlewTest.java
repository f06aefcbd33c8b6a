package tilewatch.server.builds;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code gradlew} in a folder of its own, with a Maven and a Gradle distribution host that only pretend. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the pretended Maven is a shell script")
class GradlewTest {
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));
    private static final InetAddress LOCAL = InetAddress.getLoopbackAddress();

    @TempDir
    private Path home;

    private final Map<String, String> environment = new TreeMap<>();

    @BeforeEach
    void copy_gradlew_and_pretend_there_is_a_maven() throws IOException {
        Files.createDirectories(home.resolve("gradle/wrapper"));
        for (String file : List.of("gradlew", "gradle/GradleOrMaven.java", "gradle/WithMaven.java")) {
            Files.copy(ROOT.resolve(file), home.resolve(file));
        }
        Path maven = Files.createDirectories(home.resolve("bin")).resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\nfor arg; do echo \"$arg\"; done >> maven-arguments.txt\n");
        assertThat(maven.toFile().setExecutable(true)).isTrue();
        environment.put("PATH", maven.getParent() + ":/usr/bin:/bin");
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("GRADLE_USER_HOME", home.resolve("gradle-home").toString());
        environment.put("TILEWATCH_BUILD", "maven");
    }

    @ParameterizedTest
    @CsvSource({"test, test", "check, verify", "build, verify", "clean, clean"})
    void a_task_becomes_mavens_phase(String task, String phase) throws Exception {
        assertThat(gradlew(task)).isEqualTo(new Outcome(0, ""));
        assertThat(written("maven-arguments.txt")).containsExactly("-B", "-ntp", phase);
    }

    @Test
    void run_packages_without_tests_and_passes_arguments_on_with_their_blanks() throws Exception {
        pretendProgram();

        assertThat(gradlew("run", "--args=score 'my game.txt' --name \"O'Hara $HOME\" ''")
                        .code())
                .isZero();

        assertThat(written("maven-arguments.txt")).contains("package", "-Dmaven.test.skip=true");
        assertThat(written("program-arguments.txt"))
                .containsExactly("score", "my game.txt", "--name", "O'Hara $HOME", "");
    }

    @ParameterizedTest
    @CsvSource({"frobnicate, 'frobnicate'", "--frob, '--frob'", "--args, '--args' needs a value", "-q, no task"})
    void what_is_not_understood_is_named_with_the_tasks_there_are(String argument, String named) throws Exception {
        Outcome outcome = gradlew(argument);

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.said()).contains(named, "run, test, check, build, installDist, clean");
    }

    @Test
    void without_maven_both_ways_out_are_named() throws Exception {
        Files.delete(home.resolve("bin/mvn"));
        environment.put("PATH", folderWithoutMaven().toString());

        Outcome outcome = gradlew("test");

        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.said()).contains("internet").contains("install Maven");
    }

    @Test
    void a_silent_download_host_is_given_up_in_one_line_and_maven_takes_over() throws Exception {
        environment.remove("TILEWATCH_BUILD");
        try (var silent = new ServerSocket(0, 1, LOCAL)) {
            distributionAt(silent.getLocalPort());

            assertThat(gradlew("test").said().lines())
                    .singleElement()
                    .asString()
                    .contains("gradle-9.9 is not installed", "does not answer", "Maven");
            assertThat(written("maven-arguments.txt")).contains("test");
        }
    }

    @Test
    void gradle_is_chosen_when_its_host_answers_or_it_is_installed_or_it_is_forced() throws Exception {
        environment.remove("TILEWATCH_BUILD");
        HttpServer host = HttpServer.create(new InetSocketAddress(LOCAL, 0), 1);
        host.createContext("/", request -> {
            request.getResponseHeaders().add("Location", "http://elsewhere.invalid/");
            request.sendResponseHeaders(307, -1);
        });
        host.start();
        distributionAt(host.getAddress().getPort());
        assertThatGradleIsChosen();
        host.stop(0);

        Files.createDirectories(home.resolve("gradle-home/wrapper/dists/gradle-9.9-bin/somehash/gradle-9.9"));
        assertThatGradleIsChosen();

        environment.put("GRADLE_USER_HOME", home.resolve("another").toString());
        environment.put("TILEWATCH_BUILD", "gradle");
        assertThatGradleIsChosen();
    }

    @Test
    void a_wrong_choice_of_build_is_named() throws Exception {
        environment.put("TILEWATCH_BUILD", "ant");

        assertThat(gradlew("test"))
                .isEqualTo(new Outcome(2, "gradlew: TILEWATCH_BUILD is 'ant', but must be gradle or maven"));
    }

    /** There is no wrapper jar in this folder, and only Gradle's own way needs one. */
    private void assertThatGradleIsChosen() throws Exception {
        assertThat(gradlew("test").said()).contains("gradle-wrapper.jar").doesNotContain("Maven");
    }

    private void distributionAt(int port) throws IOException {
        Files.writeString(
                home.resolve("gradle/wrapper/gradle-wrapper.properties"),
                "distributionUrl=http\\://" + LOCAL.getHostAddress() + "\\:" + port + "/gradle-9.9-bin.zip\n");
    }

    private void pretendProgram() throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, EchoArguments.class.getName());
        String name = EchoArguments.class.getName().replace('.', '/') + ".class";
        Path jar = Files.createDirectories(home.resolve("server/target")).resolve("tilewatch.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                InputStream code = Objects.requireNonNull(
                        EchoArguments.class.getClassLoader().getResourceAsStream(name))) {
            out.putNextEntry(new JarEntry(name));
            code.transferTo(out);
        }
    }

    /** The machine's own folders may hold a real Maven; all that gradlew needs of them is uname. */
    private Path folderWithoutMaven() throws IOException {
        Path folder = Files.createDirectories(home.resolve("tools"));
        Path uname = folder.resolve("uname");
        Files.writeString(uname, "#!/bin/sh\necho Linux\n");
        assertThat(uname.toFile().setExecutable(true)).isTrue();
        return folder;
    }

    private List<String> written(String file) throws IOException {
        return Files.readAllLines(home.resolve(file));
    }

    private Outcome gradlew(String... arguments) throws Exception {
        var command = new ArrayList<>(List.of("/bin/sh", home.resolve("gradlew").toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), said.strip());
    }

    private record Outcome(int code, String said) {}
}
