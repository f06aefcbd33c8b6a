package tilewatch.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** The system's own Chromium, started once for all tests: downloading a browser is nothing a test should do. */
final class Chromium {
    private static final List<String> USUAL = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/usr/bin/google-chrome-stable");

    /** A phone that lost its server may wait more than seven seconds before it tries again. */
    static final int PATIENCE = 30_000;

    private static @Nullable Browser running;

    private Chromium() {}

    /** Skips the test, visibly, where there is no browser. */
    static synchronized Browser orSkip() {
        if (running == null) {
            Optional<Path> program = find();
            Assumptions.assumeTrue(
                    program.isPresent(),
                    "no Chromium on this machine: install Debian's chromium or name one in TILEWATCH_CHROMIUM");
            Playwright playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            // Root, as in a container, may not have a sandbox; the pages are our own. A video device that only
            // pretends stands in for a phone's camera.
            running = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(program.orElseThrow())
                            .setArgs(List.of(
                                    "--no-sandbox",
                                    "--use-fake-device-for-media-stream",
                                    "--use-fake-ui-for-media-stream")));
            PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        }
        return running;
    }

    private static Optional<Path> find() {
        String named = System.getenv("TILEWATCH_CHROMIUM");
        return Stream.concat(Stream.ofNullable(named), USUAL.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }
}
