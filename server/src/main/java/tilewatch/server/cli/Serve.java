package tilewatch.server.cli;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tilewatch.server.Demonstration;
import tilewatch.server.Settings;
import tilewatch.server.TilewatchServer;
import tilewatch.server.access.OwnNames;
import tilewatch.server.access.Qr;
import tilewatch.server.access.Role;
import tilewatch.server.secure.Https;
import tilewatch.server.secure.OwnAuthority;
import tilewatch.server.store.StoreException;

/** {@code tilewatch serve}: runs the web server until the program is told to end (Ctrl-C, SIGTERM). */
@Command(
        name = "serve",
        description = {
            "Run the web server (this is what happens without a command).",
            "Every option can also be given as an environment variable (--port as TILEWATCH_PORT) or as a line of"
                    + " tilewatch.properties (port=7070) in this folder or wherever TILEWATCH_CONFIG says."
        },
        defaultValueProvider = Defaults.class)
final class Serve implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;

    @Option(names = "--host", defaultValue = "0.0.0.0", description = "Address to listen on (${DEFAULT-VALUE}).")
    private String host;

    @Option(names = "--port", defaultValue = "7070", description = "Port, 0 for any free one (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--database",
            defaultValue = Databases.DEFAULT,
            description = "SQLite file, or a URL jdbc:postgresql://… (${DEFAULT-VALUE}).")
    private String database;

    @Option(names = "--name", split = ",", description = "Other names this machine goes by, such as tilewatch.club.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--loopback-is-host",
            arity = "1",
            defaultValue = "true",
            description = "Whether a browser on this machine may do everything (${DEFAULT-VALUE}).")
    private boolean loopbackIsHost;

    @Option(
            names = "--requests-per-second",
            defaultValue = "" + Settings.REQUESTS_PER_SECOND,
            description = "Requests allowed from one address (${DEFAULT-VALUE}).")
    private int requestsPerSecond;

    @Option(
            names = "--https-port",
            defaultValue = "-1",
            description = "Port for HTTPS besides, which a phone needs to be the camera; 0 for any free one.")
    private int httpsPort;

    @Option(
            names = "--certificate",
            defaultValue = "",
            description = "PKCS #12 file for HTTPS; without it the server makes a certificate of its own (see /trust).")
    private String certificate;

    @Option(names = "--certificate-password", defaultValue = "", description = "Password of that file.")
    private String certificatePassword;

    @Option(
            names = "--authority",
            defaultValue = "${sys:user.home}/.tilewatch/authority",
            description = "Folder of the server's own certificate authority (${DEFAULT-VALUE}).")
    private Path authority;

    @Option(
            names = "--models",
            defaultValue = "${sys:user.home}/.cache/tilewatch",
            description = "Folder for what was learnt from pictures of tiles (${DEFAULT-VALUE}).")
    private Path models;

    @Option(
            names = "--qr",
            arity = "1",
            defaultValue = "true",
            description = "Whether to draw the code that lets a first phone in (${DEFAULT-VALUE}).")
    private boolean qr;

    @Option(
            names = "--demo",
            arity = "1",
            defaultValue = "true",
            description = "Whether a new SQLite file begins with a table under a simulated camera (${DEFAULT-VALUE}).")
    private boolean demo;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        checkPort("--port", port, 0);
        checkPort("--https-port", httpsPort, -1);
        TilewatchServer server = start();
        // SIGTERM and Ctrl-C run shutdown hooks while this thread still waits below.
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop-server"));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Tilewatch is at " + server.address() + " (Ctrl-C stops it)");
        server.secureAddresses().forEach(address -> out.println("Phones as cameras come to " + address));
        if (demo && !database.startsWith("jdbc:") && Demonstration.open(server.tables())) {
            out.println("A demonstration match begins by itself; your own tables start at " + server.address()
                    + "host.html");
        }
        if (qr) {
            welcome(server, out);
        }
        out.flush();
        new CountDownLatch(1).await();
        return 0;
    }

    private void checkPort(String option, int value, int least) {
        if (value < least || value > HIGHEST_PORT) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '" + option + "': " + value + " is not between 0 and " + HIGHEST_PORT);
        }
    }

    /** The first phone joins as scorer from here; it, and the page on this machine, invite the others. */
    private static void welcome(TilewatchServer server, PrintWriter out) {
        String token = server.devices().invite(Role.SCORER, "", -1);
        for (String address : server.addresses()) {
            String link = address + "#join=" + token;
            out.println();
            out.println(Qr.terminal(link));
            out.println("The first phone joins here, once: " + link);
        }
    }

    private TilewatchServer start() {
        try {
            Settings settings = new Settings(
                    host,
                    port,
                    Databases.place(database),
                    names,
                    loopbackIsHost,
                    requestsPerSecond,
                    Settings.ENTRANCES_PER_MINUTE,
                    models);
            return TilewatchServer.start(httpsPort < 0 ? settings : settings.with(https()));
        } catch (JavalinBindException taken) {
            throw new BadInput("Cannot listen on " + host + " port " + port + ": " + taken.getMessage());
        } catch (StoreException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Https https() {
        try {
            if (!certificate.isEmpty()) {
                if (!Files.isReadable(Path.of(certificate))) {
                    throw new BadInput("--certificate: cannot read '" + certificate + "'");
                }
                return Https.given(httpsPort, Path.of(certificate), certificatePassword);
            }
            List<String> known = new ArrayList<>(List.of("localhost", "127.0.0.1"));
            known.addAll(OwnNames.onNetworks());
            known.addAll(names);
            return new OwnAuthority(authority).issue(httpsPort, known);
        } catch (IOException e) {
            throw new BadInput("Cannot make a certificate: " + e.getMessage());
        }
    }
}
