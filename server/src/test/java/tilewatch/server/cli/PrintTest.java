package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.calibration.gallery.GalleryFolder;

class PrintTest {
    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    @Test
    void a_set_becomes_a_pdf() throws IOException {
        Path file = folder.resolve("river.pdf");

        assertThat(run("--set", "river-12-2001", "--paper", "letter", "--out", file.toString()))
                .isZero();

        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).startsWith("%PDF");
        assertThat(command.output()).contains("river.pdf: 2 pages");
    }

    @ParameterizedTest
    @CsvSource({
        "hunters-gatherers-2002-bonus, 2, 12",
        "castle-60-stand-in, 12, 81",
        "cardcassonne, 30, 28",
        "grandbois, 8, 42"
    })
    void every_game_can_be_printed(String set, int pages, int kinds) {
        Path file = folder.resolve(set + ".pdf");
        Path pictures = folder.resolve(set);

        assertThat(run("--set", set, "--out", file.toString(), "--pictures", pictures.toString()))
                .isZero();

        assertThat(command.output()).contains(set + ".pdf: " + pages + " pages").contains(kinds + " pictures");
        assertThat(file).isNotEmptyFile();
        assertThat(pictures).isDirectoryContaining("glob:**.png");
    }

    @Test
    void pictures_make_a_gallery() throws IOException {
        Path pictures = folder.resolve("gallery");

        assertThat(run("--set", "river-12-2001", "--pictures", pictures.toString()))
                .isZero();

        assertThat(GalleryFolder.read(pictures).tiles()).hasSize(12);
    }

    @Test
    void something_must_be_asked_for() {
        assertThat(run("--set", "river-12-2001")).isEqualTo(2);
        assertThat(command.errors()).contains("--out").contains("--pictures");
    }

    @Test
    void an_unknown_set_is_named() {
        assertThat(run("--set", "moon-12", "--out", folder.resolve("x.pdf").toString()))
                .isEqualTo(2);
        assertThat(command.errors())
                .contains("'moon-12'", "base-72-classic", "hunters-gatherers-2020", "castle-60-stand-in")
                .contains("cardcassonne", "grandbois");
    }

    @Test
    void an_unknown_paper_is_named() {
        assertThat(run(
                        "--set",
                        "river-12-2001",
                        "--paper",
                        "a5",
                        "--out",
                        folder.resolve("x.pdf").toString()))
                .isEqualTo(2);
        assertThat(command.errors()).contains("'a5'");
    }

    @Test
    void a_file_that_cannot_be_written_is_named() {
        Path file = folder.resolve("no/such/folder/x.pdf");

        assertThat(run("--set", "river-12-2001", "--out", file.toString())).isEqualTo(2);
        assertThat(command.errors()).contains(file.toString());
    }

    private int run(String... args) {
        String[] line = new String[args.length + 1];
        line[0] = "print";
        System.arraycopy(args, 0, line, 1, args.length);
        return command.run(line);
    }
}
