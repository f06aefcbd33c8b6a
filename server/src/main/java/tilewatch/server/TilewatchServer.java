package tilewatch.server;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import io.javalin.json.JavalinJackson;
import java.net.URI;

/** A running web server: {@code web}'s pages and the routes of {@link Routes}. Close it to stop it. */
public final class TilewatchServer implements AutoCloseable {
    private final Javalin javalin;
    private final String host;

    private TilewatchServer(Javalin javalin, String host) {
        this.javalin = javalin;
        this.host = host;
    }

    /**
     * Starts a server on {@code host} and {@code port}; port 0 takes any free one.
     *
     * @throws io.javalin.util.JavalinBindException if that address cannot be taken
     */
    public static TilewatchServer start(String host, int port) {
        return new TilewatchServer(Javalin.create(TilewatchServer::configure).start(host, port), host);
    }

    /** Where a browser finds this server, with the port really taken. */
    public URI address() {
        return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + javalin.port() + "/");
    }

    /** Lets running requests finish, then gives the port back. */
    @Override
    public void close() {
        javalin.stop();
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.jsonMapper(new JavalinJackson(JsonMapper.builder().build(), false));
        config.staticFiles.add("/web", Location.CLASSPATH);
        Routes.addTo(config.routes);
    }
}
