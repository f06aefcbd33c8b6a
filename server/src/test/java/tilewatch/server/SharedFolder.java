package tilewatch.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Facts, recorded games and photographs that are too large or not ours to keep in the repository. */
public final class SharedFolder {

    private SharedFolder() {}

    /** A folder or file in it; the test is skipped, saying so, where it is absent. */
    public static Path get(String path) {
        String named = System.getenv("TILEWATCH_SHARED");
        Path root = Path.of(Objects.requireNonNullElse(System.getProperty("tilewatch.root"), ".."));
        Path shared = named == null ? root.resolve("../shared") : Path.of(named);
        Path wanted = shared.resolve(path).normalize();
        assumeTrue(
                Files.exists(wanted),
                () -> wanted + " is absent; set TILEWATCH_SHARED to the folder that has " + path + " to run this test");
        return wanted;
    }
}
