package tilewatch.server.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs commands as a user would and keeps what they print. */
final class CommandRun {

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    int run(String... args) {
        out = new StringWriter();
        err = new StringWriter();
        return Tilewatch.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    String output() {
        return out.toString();
    }

    String errors() {
        return err.toString();
    }
}
