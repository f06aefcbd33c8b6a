package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class TilewatchTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void help_lists_every_command() {
        assertThat(run("--help")).isZero();

        assertThat(Tilewatch.commandLine().getSubcommands())
                .isNotEmpty()
                .allSatisfy((name, command) -> assertThat(out.toString()).containsPattern("(?m)^  " + name + "  "));
    }

    @Test
    void every_command_has_help_of_its_own() {
        Tilewatch.commandLine().getSubcommands().keySet().forEach(name -> {
            assertThat(run(name, "--help")).as(name).isZero();
            assertThat(out.toString()).contains("Usage: tilewatch " + name);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "juggle,             'juggle'",
        "serve --port=seven, 'seven'",
        "serve --port=70000, 70000",
        "serve --port=-1,    -1",
        "serve --colour=red, '--colour=red'"
    })
    void a_wrong_command_line_names_the_value_and_exits_with_2(String line, String offender) {
        assertThat(run(line.split(" ", -1))).isEqualTo(2);
        assertThat(err.toString()).contains(offender);
    }

    @Test
    void a_port_in_use_is_said_plainly() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getAllByName("127.0.0.1")[0])) {
            assertThat(run("serve", "--port", "" + taken.getLocalPort())).isEqualTo(2);
            assertThat(err.toString()).startsWith("Cannot listen on 127.0.0.1 port " + taken.getLocalPort());
        }
    }

    private int run(String... args) {
        CommandLine command = Tilewatch.commandLine();
        return command.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }
}
