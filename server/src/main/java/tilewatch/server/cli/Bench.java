package tilewatch.server.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tilewatch bench}: measures a part of the program; each part is a command below it. */
@Command(
        name = "bench",
        description = "Measure speed and memory on this machine.",
        subcommands = {BenchEngine.class, BenchRecognizer.class, BenchSimulated.class, BenchServer.class})
final class Bench implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Say what to measure: " + String.join(", ", spec.subcommands().keySet()));
    }
}
