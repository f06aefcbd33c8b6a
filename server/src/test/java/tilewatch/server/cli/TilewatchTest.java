package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.CommandSpec;

class TilewatchTest {
    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    @Test
    void help_lists_every_command() {
        assertThat(command.run("--help")).isZero();

        assertThat(Tilewatch.commandLine().getSubcommands())
                .isNotEmpty()
                .allSatisfy((name, sub) -> assertThat(command.output()).containsPattern("(?m)^  " + name + "  "));
    }

    @Test
    void every_command_has_help_of_its_own() {
        Tilewatch.commandLine().getSubcommands().keySet().forEach(name -> {
            assertThat(command.run(name, "--help")).as(name).isZero();
            assertThat(command.output()).contains("Usage: tilewatch " + name);
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
        assertThat(command.run(line.split(" ", -1))).isEqualTo(2);
        assertThat(command.errors()).contains(offender);
    }

    @Test
    void a_port_in_use_is_said_plainly() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getAllByName("127.0.0.1")[0])) {
            String database = "--database=" + folder.resolve("tilewatch.db");
            assertThat(command.run("serve", database, "--host=127.0.0.1", "--port", "" + taken.getLocalPort()))
                    .isEqualTo(2);
            assertThat(command.errors()).startsWith("Cannot listen on 127.0.0.1 port " + taken.getLocalPort());
        }
    }

    @Test
    void a_backup_is_made_and_restored() {
        String old = "--database=" + folder.resolve("old.db");
        String file = folder.resolve("tables.backup").toString();

        assertThat(command.run("backup", old, file)).isZero();
        assertThat(command.output()).contains("0 rows saved");
        assertThat(command.run("restore", "--database=" + folder.resolve("new.db"), file))
                .isZero();
        assertThat(command.output()).contains("0 rows restored");
        assertThat(command.run("restore", old, folder.resolve("nothing").toString()))
                .isEqualTo(2);
        assertThat(command.errors()).contains("Cannot read the backup");
    }

    @Test
    void a_settings_file_with_an_unknown_name_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("tilewatch.properties"), "prot=7070");
        var serve = CommandSpec.forAnnotatedObject(new Serve());

        assertThatThrownBy(() -> Defaults.read(file, serve)).hasMessageContaining("'prot'");
        assertThat(Defaults.read(Files.writeString(file, "port=7071"), serve)).containsEntry("port", "7071");
    }
}
