import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Says which build {@code gradlew} shall use: exit code 0 for Gradle, 10 for Maven. Gradle, if it is installed or can be
 * fetched; else Maven, and one line says why. {@code TILEWATCH_BUILD=gradle} or {@code maven} overrides that. Runs
 * straight from source, the same on every system, because a JDK is the one thing that is certainly there.
 */
final class GradleOrMaven {
    private static final int GRADLE = 0;
    private static final int MAVEN = 10;
    private static final int WRONG_USE = 2;
    private static final int SECONDS = 5;

    public static void main(String[] args) throws Exception {
        // halt, not exit: a name look-up that hangs must not hold the build up.
        Runtime.getRuntime().halt(choose(System.getenv()));
    }

    private static int choose(Map<String, String> env) throws Exception {
        String forced = env.getOrDefault("TILEWATCH_BUILD", "");
        switch (forced) {
            case "gradle":
                return GRADLE;
            case "maven":
                return MAVEN;
            case "":
                break;
            default:
                System.err.println("gradlew: TILEWATCH_BUILD is '" + forced + "', but must be gradle or maven");
                return WRONG_USE;
        }
        var wrapper = new Properties();
        try (var in = Files.newBufferedReader(home().resolve("gradle/wrapper/gradle-wrapper.properties"))) {
            wrapper.load(in);
        }
        URI url = URI.create(wrapper.getProperty("distributionUrl"));
        String zip = Path.of(url.getPath()).getFileName().toString().replace(".zip", "");
        String version = zip.replaceFirst("-(bin|all)$", "");
        if (isInstalled(gradleHome(env).resolve("wrapper/dists").resolve(zip), version) || answers(url)) {
            return GRADLE;
        }
        System.err.println("gradlew: " + version + " is not installed and " + url.getHost() + " does not answer within "
                + SECONDS + " s, so Maven takes over (TILEWATCH_BUILD=gradle insists on Gradle)");
        return MAVEN;
    }

    /** The folder above {@code gradle/}, where this file is. */
    private static Path home() {
        return Path.of(System.getProperty("tilewatch.home"));
    }

    private static Path gradleHome(Map<String, String> env) {
        return Optional.ofNullable(env.get("GRADLE_USER_HOME"))
                .filter(given -> !given.isEmpty())
                .map(Path::of)
                .orElse(Path.of(System.getProperty("user.home"), ".gradle"));
    }

    /** The wrapper unpacks into {@code <zip>/<hash of the address>/<version>}. */
    private static boolean isInstalled(Path dists, String version) {
        if (!Files.isDirectory(dists)) {
            return false;
        }
        try (var hashes = Files.list(dists)) {
            return hashes.anyMatch(hash -> Files.isDirectory(hash.resolve(version)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Timeouts of the connection do not cover the name look-up, so the whole attempt is timed. */
    private static boolean answers(URI url) throws InterruptedException {
        var ok = new AtomicBoolean();
        var done = new CountDownLatch(1);
        var attempt = new Thread(() -> {
            try {
                var connection = (HttpURLConnection) url.toURL().openConnection();
                connection.setRequestMethod("HEAD");
                connection.setConnectTimeout(SECONDS * 1000);
                connection.setReadTimeout(SECONDS * 1000);
                connection.setInstanceFollowRedirects(false);
                ok.set(connection.getResponseCode() < HttpURLConnection.HTTP_BAD_REQUEST);
            } catch (IOException noAnswer) {
                ok.set(false);
            } finally {
                done.countDown();
            }
        });
        attempt.setDaemon(true);
        attempt.start();
        return done.await(SECONDS, TimeUnit.SECONDS) && ok.get();
    }
}
