package tilewatch.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tilewatch.server.secure.Https;

/**
 * How the server runs.
 *
 * @param host address to listen on
 * @param port 0 takes any free one
 * @param database a SQLite file, or {@code jdbc:postgresql:…}
 * @param names other names this machine goes by, besides those it knows itself
 * @param loopbackIsHost whether whoever sits at this machine may do everything
 * @param requestsPerSecond allowed from one address on the average
 * @param entrancesPerMinute tries to join or to give a PIN allowed from one address
 * @param models folder for what was learnt from tile pictures
 * @param https the secure door, if there is to be one
 */
public record Settings(
        String host,
        int port,
        String database,
        List<String> names,
        boolean loopbackIsHost,
        int requestsPerSecond,
        int entrancesPerMinute,
        Path models,
        Optional<Https> https) {
    /** Larger than any command; pictures have a door and a limit of their own. */
    static final long LARGEST_BODY = 64 * 1024;

    static final long LARGEST_PICTURE = 8 * 1024 * 1024;

    /** Galleries are learnt once for all programs of this user. */
    public static final Path MODELS = Path.of(System.getProperty("user.home"), ".cache", "tilewatch");

    /** How large a body may be that is sent to this path. */
    static long largest(String path) {
        return path.endsWith("/pictures") ? LARGEST_PICTURE : LARGEST_BODY;
    }

    public static final int REQUESTS_PER_SECOND = 50;
    public static final int ENTRANCES_PER_MINUTE = 20;

    public Settings {
        names = List.copyOf(names);
    }

    /** Without a secure door. */
    public Settings(
            String host,
            int port,
            String database,
            List<String> names,
            boolean loopbackIsHost,
            int requestsPerSecond,
            int entrancesPerMinute,
            Path models) {
        this(
                host,
                port,
                database,
                names,
                loopbackIsHost,
                requestsPerSecond,
                entrancesPerMinute,
                models,
                Optional.empty());
    }

    public Settings with(Https door) {
        return new Settings(
                host,
                port,
                database,
                names,
                loopbackIsHost,
                requestsPerSecond,
                entrancesPerMinute,
                models,
                Optional.of(door));
    }

    public static Settings of(String host, int port, String database) {
        return new Settings(host, port, database, List.of(), true, REQUESTS_PER_SECOND, ENTRANCES_PER_MINUTE, MODELS);
    }
}
