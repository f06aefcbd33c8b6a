package tilewatch.server.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tilewatch.engine.GameState;
import tilewatch.server.Settings;
import tilewatch.server.TilewatchServer;
import tilewatch.server.table.Command;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Order;
import tilewatch.server.table.Reply;
import tilewatch.server.table.Status;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;

/**
 * A server with many tables and phones, all on this machine: random matches are played, one event a table and second, and
 * every phone notes when each event reached it. The phones share the cores with the server, so figures err to the slow
 * side. One more phone a table never reads what it is sent.
 */
public final class ServerBench {
    private static final Command START =
            new Command.Start("carcassonne", List.of("Ann", "Bob", "Cid"), null, Map.of(), Hints.FAMILY);

    private final int tables;
    private final int phones;
    private final int seconds;

    public ServerBench(int tables, int phones, int seconds) {
        this.tables = tables;
        this.phones = phones;
        this.seconds = seconds;
    }

    /**
     * What came out.
     *
     * @param events committed while measuring
     * @param deliveries events times phones, as received
     * @param lost events that did not reach a phone, or not in their order
     * @param p50 milliseconds from commit to phone
     * @param usedBefore bytes in use before measuring, after a collection
     */
    public record Result(
            long events, long deliveries, long lost, long p50, long p99, long most, long usedBefore, long usedAfter) {}

    /** Runs it on a database in a folder of its own, which is removed. */
    public Result run() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("tilewatch-bench");
        try (TilewatchServer server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("bench.db").toString(),
                List.of(),
                true,
                1_000_000,
                1_000_000,
                Settings.MODELS))) {
            return run(server);
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    private Result run(TilewatchServer server) throws InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        List<Table> playing = new ArrayList<>();
        List<BenchPhone> listening = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            Table table = server.tables().add("Table " + (i + 1));
            playing.add(table);
            order(table, START);
            URI line =
                    URI.create("ws://127.0.0.1:" + server.address().getPort() + "/api/tables/" + table.id() + "/live");
            for (int k = 0; k < phones; k++) {
                listening.add(BenchPhone.dial(client, line, true));
            }
            BenchPhone.dial(client, line, false);
        }
        SplittableRandom dice = new SplittableRandom(1);
        play(playing, dice, Math.min(5, seconds)); // what is compiled and allocated once is not measured
        TimeUnit.SECONDS.sleep(1);
        listening.forEach(BenchPhone::reset);
        long before = used();
        long firstSeq = playing.stream().mapToLong(table -> table.state().seq()).sum();
        play(playing, dice, seconds);
        TimeUnit.SECONDS.sleep(1); // whatever is under way arrives
        long events = playing.stream().mapToLong(table -> table.state().seq()).sum() - firstSeq;
        long after = used();
        long[] delays =
                listening.stream().flatMapToLong(BenchPhone::delays).sorted().toArray();
        long lost = events * phones
                - delays.length
                + listening.stream().mapToLong(BenchPhone::disorder).sum();
        return new Result(events, delays.length, lost, at(delays, 0.5), at(delays, 0.99), at(delays, 1), before, after);
    }

    /** One event a table and second, spread evenly over the second. */
    private void play(List<Table> playing, SplittableRandom dice, int howLong) throws InterruptedException {
        long start = System.nanoTime();
        long gap = TimeUnit.SECONDS.toNanos(1) / tables;
        List<CompletableFuture<Reply>> replies = new ArrayList<>();
        for (long i = 0; i < (long) howLong * tables; i++) {
            long due = start + i * gap;
            TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
            Table table = playing.get((int) (i % tables));
            replies.add(submit(table, next(table.state().current(), dice)));
        }
        replies.forEach(CompletableFuture::join);
    }

    private static <S extends GameState, M> Command next(TableMatch<S, M> match, SplittableRandom dice) {
        if (match.status() == Status.FINISHED) {
            return new Command.Rematch();
        }
        List<M> moves = match.game().movesAfterDraw(match.state(), dice);
        return moves.isEmpty()
                ? new Command.SetStatus(Status.FINISHED)
                : new Command.Play(
                        null, match.game().notation().print(match.state(), moves.get(dice.nextInt(moves.size()))));
    }

    private static void order(Table table, Command command) {
        submit(table, command).join();
    }

    private static CompletableFuture<Reply> submit(Table table, Command command) {
        return table.submit(new Order(UUID.randomUUID().toString(), "bench", command));
    }

    private static long at(long[] sorted, double share) {
        return sorted.length == 0
                ? 0
                : sorted[(int) Math.min(sorted.length - 1L, Math.round(share * (sorted.length - 1)))];
    }

    private static long used() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }
}
