package tilewatch.server.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.server.bench.ServerBench;

/** {@code tilewatch bench server}: many tables and phones on this machine. */
@Command(
        name = "server",
        description = "Play at many tables, one event a table and second, and time what reaches the phones.")
final class BenchServer implements Callable<Integer> {
    private static final long PROMISED_MILLIS = 100;

    @Option(names = "--tables", defaultValue = "50", description = "How many tables (${DEFAULT-VALUE}).")
    private int tables;

    @Option(names = "--phones", defaultValue = "6", description = "Phones at each (${DEFAULT-VALUE}).")
    private int phones;

    @Option(names = "--seconds", defaultValue = "60", description = "How long to measure (${DEFAULT-VALUE}).")
    private int seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (tables < 1 || phones < 1 || seconds < 1) {
            throw new BadInput("--tables, --phones and --seconds: expected at least 1 each");
        }
        ServerBench.Result result = new ServerBench(tables, phones, seconds).run();
        var out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%d tables x %d phones, %d s: %d events, %d deliveries, %d lost or out of order; commit to phone p50 %d ms,"
                        + " p99 %d ms, most %d ms; memory %d MB before, %d MB after%n",
                tables,
                phones,
                seconds,
                result.events(),
                result.deliveries(),
                result.lost(),
                result.p50(),
                result.p99(),
                result.most(),
                result.usedBefore() >> 20,
                result.usedAfter() >> 20);
        out.flush();
        return result.lost() == 0 && result.p99() <= PROMISED_MILLIS ? 0 : 1;
    }
}
