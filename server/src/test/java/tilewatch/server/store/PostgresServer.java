package tilewatch.server.store;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The PostgreSQL of this machine, started once in a folder of its own for all tests of a run, and ended with it. */
public final class PostgresServer {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable PostgresServer running;

    private final int port;

    private PostgresServer(int port) {
        this.port = port;
    }

    /** The running server; a test that asks is skipped where PostgreSQL is not installed. */
    public static synchronized PostgresServer get() {
        PostgresServer server = running;
        if (server == null) {
            Optional<Path> programs = programs();
            assumeTrue(
                    programs.isPresent(),
                    "PostgreSQL is not installed: install it (Debian: apt install postgresql) to run this test");
            server = start(programs.get());
            running = server;
        }
        return server;
    }

    /** JDBC URL of a new, empty database. */
    public String newDatabase() {
        String name = "test" + DATABASES.incrementAndGet();
        try (Connection connection = DriverManager.getConnection(url("postgres"));
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return url(name);
    }

    private String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database + "?user=tilewatch";
    }

    private static Optional<Path> programs() {
        List<Path> folders = new ArrayList<>();
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            folders.add(Path.of(folder));
        }
        Path debian = Path.of("/usr/lib/postgresql");
        if (Files.isDirectory(debian)) {
            try (Stream<Path> versions = Files.list(debian)) {
                versions.sorted(Comparator.reverseOrder()).forEach(version -> folders.add(version.resolve("bin")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return folders.stream()
                .filter(folder ->
                        Files.isExecutable(folder.resolve("initdb")) && Files.isExecutable(folder.resolve("postgres")))
                .findFirst();
    }

    private static PostgresServer start(Path programs) {
        try {
            Path home = Files.createTempDirectory("tilewatch-postgres");
            List<String> as = asUnprivileged(home);
            Path data = home.resolve("data");
            run(as, programs.resolve("initdb") + "", "-D", data + "", "-U", "tilewatch", "-A", "trust", "--no-sync")
                    .waitFor();
            int port = freePort();
            Process server = run(
                    as,
                    programs.resolve("postgres") + "",
                    "-D",
                    data + "",
                    "-k",
                    home + "",
                    "-p",
                    port + "",
                    "-c",
                    "listen_addresses=127.0.0.1");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, home)));
            PostgresServer started = new PostgresServer(port);
            started.awaitConnection(server);
            return started;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("PostgreSQL did not start", e);
        }
    }

    /** PostgreSQL refuses to run as root; a build machine often is. */
    private static List<String> asUnprivileged(Path home) throws IOException {
        if (!"root".equals(System.getProperty("user.name"))) {
            return List.of();
        }
        String user = Files.readAllLines(Path.of("/etc/passwd")).stream().anyMatch(it -> it.startsWith("postgres:"))
                ? "postgres"
                : "nobody";
        Files.setOwner(
                home, home.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user));
        return List.of("setpriv", "--reuid=" + user, "--clear-groups", "--");
    }

    private static Process run(List<String> as, String... command) throws IOException {
        List<String> words = new ArrayList<>(as);
        words.addAll(List.of(command));
        return new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void awaitConnection(Process server) throws InterruptedException {
        for (int i = 0; i < 300 && server.isAlive(); i++) {
            try (Connection connection = DriverManager.getConnection(url("postgres"))) {
                if (connection.isValid(1)) {
                    return;
                }
            } catch (SQLException notYet) {
                Thread.sleep(50);
            }
        }
        throw new IllegalStateException("PostgreSQL does not answer on port " + port);
    }

    private static void stop(Process server, Path home) {
        try (Stream<Path> files = Files.walk(home)) {
            server.destroy();
            if (!server.waitFor(10, TimeUnit.SECONDS)) {
                server.destroyForcibly();
            }
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
