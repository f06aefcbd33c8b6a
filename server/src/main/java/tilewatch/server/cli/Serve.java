package tilewatch.server.cli;

import io.javalin.util.JavalinBindException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tilewatch.server.TilewatchServer;

/** {@code tilewatch serve}: runs the web server until the program is told to end (Ctrl-C, SIGTERM). */
@Command(name = "serve", description = "Run the web server (this is what happens without a command).")
final class Serve implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;

    @Option(names = "--host", defaultValue = "127.0.0.1", description = "Address to listen on (${DEFAULT-VALUE}).")
    private String host;

    @Option(names = "--port", defaultValue = "7070", description = "Port, 0 for any free one (${DEFAULT-VALUE}).")
    private int port;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--port': " + port + " is not between 0 and 65535");
        }
        TilewatchServer server = start();
        // SIGTERM and Ctrl-C run shutdown hooks while this thread still waits below.
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop-server"));
        var out = spec.commandLine().getOut();
        out.println("Tilewatch is at " + server.address() + " (Ctrl-C stops it)");
        out.flush();
        new CountDownLatch(1).await();
        return 0;
    }

    private TilewatchServer start() {
        try {
            return TilewatchServer.start(host, port);
        } catch (JavalinBindException taken) {
            throw new BadInput("Cannot listen on " + host + " port " + port + ": " + taken.getMessage());
        }
    }
}
