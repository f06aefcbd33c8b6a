package tilewatch.server.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tilewatch.engine.games.Games;

/** {@code tilewatch bench}: measures a part of the program, or a little of every part if none is named. */
@Command(
        name = "bench",
        description =
                "Measure speed and memory on this machine: the part that is named, or a few minutes of all of them.",
        subcommands = {BenchEngine.class, BenchRecognizer.class, BenchSimulated.class, BenchServer.class})
final class Bench implements Callable<Integer> {
    /** Short enough to wait for; each part's own command measures longer. */
    private static final List<String> OTHERS =
            List.of("recognizer", "simulated --seeds 1 --first 201", "server --tables 50 --phones 6 --seconds 20");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<String> parts = new ArrayList<>();
        Games.ids().forEach(game -> parts.add("engine --seconds 3 --game " + game));
        parts.addAll(OTHERS);
        int failed = 0;
        for (String part : parts) {
            spec.commandLine().getOut().println("== bench " + part);
            spec.commandLine().getOut().flush();
            failed += spec.commandLine().execute(part.split(" ")) == 0 ? 0 : 1;
        }
        return failed == 0 ? 0 : 1;
    }
}
