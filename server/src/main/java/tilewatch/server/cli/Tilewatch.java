package tilewatch.server.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tilewatch.server.Version;

/** The {@code tilewatch} command. Its {@code subcommands} are all there are; without one it serves. */
@Command(
        name = "tilewatch",
        description = "A companion for tile games on a real table. Without a command it serves.",
        mixinStandardHelpOptions = true,
        versionProvider = Tilewatch.VersionText.class,
        subcommands = {
            Serve.class,
            Score.class,
            Verify.class,
            Print.class,
            Simulate.class,
            Read.class,
            Teach.class,
            Calibrate.class,
            Keep.Save.class,
            Keep.Restore.class,
            Bench.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all well",
            "1:the command ran and found failures",
            "2:the command line or its input was wrong",
            "70:a fault in the program"
        },
        exitCodeOnExecutionException = 70,
        scope = CommandLine.ScopeType.INHERIT)
public final class Tilewatch implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Runs the command line and returns the exit code. */
    public static int run(String... args) {
        return commandLine().execute(args);
    }

    /** The command line as a value, so that tests can redirect what it prints. */
    static CommandLine commandLine() {
        return new CommandLine(new Tilewatch()).setExecutionExceptionHandler(Tilewatch::report);
    }

    @Override
    public Integer call() {
        return spec.commandLine().execute("serve");
    }

    private static int report(Exception fault, CommandLine command, CommandLine.ParseResult parsed) throws Exception {
        if (fault instanceof BadInput) {
            command.getErr().println(fault.getMessage());
            return CommandLine.ExitCode.USAGE;
        }
        throw fault;
    }

    static final class VersionText implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"tilewatch " + Version.current()};
        }
    }
}
