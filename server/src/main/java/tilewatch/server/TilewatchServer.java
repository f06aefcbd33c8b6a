package tilewatch.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.json.JavalinJackson;
import io.javalin.security.RouteRole;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilewatch.server.access.Devices;
import tilewatch.server.access.Gate;
import tilewatch.server.access.OwnNames;
import tilewatch.server.api.ArtApi;
import tilewatch.server.api.CamerasApi;
import tilewatch.server.api.JoinApi;
import tilewatch.server.api.ReplayApi;
import tilewatch.server.api.ReportsApi;
import tilewatch.server.api.SupportApi;
import tilewatch.server.api.TablesApi;
import tilewatch.server.api.TrustApi;
import tilewatch.server.live.Cameras;
import tilewatch.server.phones.Overlays;
import tilewatch.server.phones.PhoneLine;
import tilewatch.server.phones.SnapshotTexts;
import tilewatch.server.secure.Https;
import tilewatch.server.store.Store;
import tilewatch.server.table.Tables;
import tilewatch.server.wire.Json;

/** A running web server: {@code web}'s pages and the routes of {@link Routes}. Close it to stop it. */
public final class TilewatchServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TilewatchServer.class);
    private static final int LARGEST_MESSAGE = 16 * 1024;
    private static final Map<String, String> HEADERS = Map.of(
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Content-Security-Policy", Pages.policy());

    private final Settings settings;
    private final Store store;
    private final Tables tables;
    private final Devices devices;
    private final Overlays overlays;
    private final Cameras cameras;
    private final Gate gate;
    private final List<RouteLine> routes = new ArrayList<>();
    private final Javalin javalin;

    /** A route as it was registered, for tests that try every one. */
    record RouteLine(String method, String path, Set<RouteRole> roles) {}

    private TilewatchServer(Settings settings) {
        this.settings = settings;
        Clock clock = Clock.systemUTC();
        store = Store.open(settings.database());
        tables = new Tables(store, clock);
        devices = new Devices(store, clock);
        var rules = new Gate.Rules(
                settings.loopbackIsHost(),
                Settings::largest,
                settings.requestsPerSecond(),
                settings.entrancesPerMinute());
        gate = new Gate(devices, new OwnNames(settings.names()), rules, clock);
        cameras = new Cameras(tables, settings.models());
        SnapshotTexts snapshots = new SnapshotTexts();
        overlays = new Overlays(snapshots);
        PhoneLine phones = new PhoneLine(tables, snapshots);
        Routes contents = new Routes(
                new TablesApi(tables, snapshots, overlays),
                new JoinApi(devices, tables, gate, phones, this::addresses, this::secureAddresses),
                new ReportsApi(tables),
                new CamerasApi(tables, cameras, Settings.LARGEST_PICTURE),
                phones,
                new ReplayApi(tables),
                new ArtApi(Version.current()),
                new TrustApi(settings.https().flatMap(Https::authority), this::secureAddresses),
                new SupportApi(tables, devices, cameras, Version.current()));
        javalin = Javalin.create(config -> configure(config, contents));
    }

    /**
     * Starts a server.
     *
     * @throws io.javalin.util.JavalinBindException if its address cannot be taken
     * @throws tilewatch.server.store.StoreException if its database cannot be used
     */
    public static TilewatchServer start(Settings settings) {
        TilewatchServer server = new TilewatchServer(settings);
        try {
            server.javalin.start(settings.host(), settings.port());
            return server;
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
    }

    public Devices devices() {
        return devices;
    }

    public Tables tables() {
        return tables;
    }

    List<RouteLine> routes() {
        return List.copyOf(routes);
    }

    /** Where a browser on this machine finds this server, with the port really taken. */
    public URI address() {
        return URI.create(address("http", settings.host(), javalin.port()));
    }

    /** Where phones find it, one address a network; the server's own if it listens on one alone. */
    public List<String> addresses() {
        return hosts().stream()
                .map(host -> address("http", host, javalin.port()))
                .toList();
    }

    /** The same for the secure door; none if there is none. */
    public List<String> secureAddresses() {
        return securePort().stream()
                .boxed()
                .flatMap(port -> hosts().stream().map(host -> address("https", host, port)))
                .toList();
    }

    private OptionalInt securePort() {
        Connector[] connectors = javalin.jettyServer().server().getConnectors();
        return connectors.length > 1 && connectors[1] instanceof ServerConnector secure
                ? OptionalInt.of(secure.getLocalPort())
                : OptionalInt.empty();
    }

    private List<String> hosts() {
        boolean everywhere =
                settings.host().equals("0.0.0.0") || settings.host().equals("::");
        List<String> networks = everywhere ? OwnNames.onNetworks() : List.of();
        return networks.isEmpty() ? List.of(settings.host()) : networks;
    }

    private static String address(String scheme, String host, int port) {
        String named = host.equals("0.0.0.0") || host.equals("::") ? "127.0.0.1" : host;
        return scheme + "://" + (named.contains(":") ? "[" + named + "]" : named) + ":" + port + "/";
    }

    /** Lets running requests finish, then gives the port and the database back. */
    @Override
    public void close() {
        javalin.stop();
        overlays.close();
        cameras.close();
        tables.close();
        store.close();
    }

    private void configure(JavalinConfig config, Routes contents) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.jsonMapper(new JavalinJackson(Json.MAPPER, false));
        config.http.maxRequestSize = Settings.LARGEST_BODY;
        config.jetty.multipartConfig.maxFileSize(Settings.LARGEST_BODY, SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(Settings.LARGEST_BODY, SizeUnit.BYTES);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(LARGEST_MESSAGE);
            sockets.setMaxBinaryMessageSize(1);
            sockets.setMaxFrameSize(LARGEST_MESSAGE);
        });
        settings.https().ifPresent(https -> {
            config.jetty.addConnector((server, http) -> {
                ServerConnector plain = new ServerConnector(server, new HttpConnectionFactory(http));
                plain.setHost(settings.host());
                plain.setPort(settings.port());
                return plain;
            });
            config.jetty.addConnector((server, http) -> https.connector(server, http, settings.host()));
        });
        Pages.addTo(config.staticFiles);
        config.events.handlerAdded(it -> {
            if (it.getHttpMethod().isHttpMethod()) {
                routes.add(new RouteLine(it.getHttpMethod().name(), it.getPath(), it.getRoles()));
            }
        });
        config.events.wsHandlerAdded(it -> routes.add(new RouteLine("WS", it.getPath(), it.getRoles())));
        config.routes.before(ctx -> {
            HEADERS.forEach(ctx::header);
            gate.knock(ctx);
        });
        config.routes.beforeMatched(gate::admit);
        config.routes.wsBeforeUpgrade(ctx -> {
            gate.knock(ctx);
            gate.admit(ctx);
        });
        config.routes.exception(HttpResponseException.class, TilewatchServer::refuse);
        config.routes.exception(Exception.class, TilewatchServer::apologise);
        contents.addTo(config.routes);
    }

    private static void refuse(HttpResponseException e, Context ctx) {
        ctx.status(e.getStatus()).json(Map.of("error", Objects.requireNonNullElse(e.getMessage(), "refused")));
    }

    private static void apologise(Exception e, Context ctx) {
        // The path alone: a query may hold what must not be in a log.
        LOG.error("{} {} failed", ctx.method(), ctx.path(), e);
        ctx.status(500).json(Map.of("error", "a fault in the program"));
    }
}
