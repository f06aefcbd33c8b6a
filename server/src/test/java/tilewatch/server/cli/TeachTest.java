package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.calibration.gallery.GalleryFolder;

class TeachTest {
    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    private int run(String name, String... args) {
        List<String> all = new ArrayList<>(List.of(name));
        all.addAll(List.of(args));
        return command.run(all.toArray(String[]::new));
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void a_laid_out_box_is_taught_carried_and_taken_up_elsewhere() throws IOException {
        assertThat(run(
                        "simulate",
                        "--game=carcassonne",
                        "--seed=3",
                        "--layout=15",
                        "--difficulty=easy",
                        "--frames=" + at("photos"),
                        "--truth=" + at("truth")))
                .isZero();
        assertThat(Files.readAllLines(folder.resolve("truth/layout.csv"))).hasSize(73);
        for (int i = 2; i < 5; i++) {
            Files.delete(folder.resolve("photos/00" + i + ".jpg"));
        }
        String set = "--set=base-72-classic";
        assertThat(run("teach", set, "--box=" + at("box"), "--photos=" + at("photos")))
                .isZero();
        assertThat(command.output()).contains("15 tiles", "group 1,", "0 of 72, these 24 kinds are missing");
        assertThat(run(
                        "teach",
                        set,
                        "--box=" + at("box"),
                        "--photos=" + at("photos"),
                        "--accept",
                        "--gallery=" + at("gallery"),
                        "--export=" + at("box.zip")))
                .isZero();
        assertThat(command.output()).contains("seen before", "30 of 72");
        assertThat(GalleryFolder.read(folder.resolve("gallery")).tiles()).isNotEmpty();
        assertThat(run("teach", set, "--box=" + at("other"), "--import=" + at("box.zip")))
                .isZero();
        assertThat(command.output()).contains("30 of 72");
    }

    @Test
    void wrong_input_is_named() {
        assertThat(run("teach", "--set=base-72-classic", "--box=" + at("box"), "--photos=" + at("nowhere")))
                .isEqualTo(2);
        assertThat(command.errors()).contains("nowhere");
        assertThat(run("teach", "--set=base-72-classic", "--box=" + at("box"), "--name=9=D"))
                .isEqualTo(2);
        assertThat(command.errors()).contains("--name 9=D");
        assertThat(run("calibrate", "--setups=" + at("setups"), "--lens=" + at("nowhere")))
                .isEqualTo(2);
        assertThat(run("print", "--calibration")).isEqualTo(2);
    }

    @Test
    void the_sheet_for_the_lens_is_a_pdf_and_blank_shots_are_refused() throws IOException {
        assertThat(run("print", "--calibration", "--out", at("sheet.pdf"))).isZero();
        assertThat(Files.readString(folder.resolve("sheet.pdf"), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF");
        Files.createDirectories(folder.resolve("shots"));
        BufferedImage blank = new BufferedImage(320, 200, BufferedImage.TYPE_INT_RGB);
        ImageIO.write(blank, "png", folder.resolve("shots/blank.png").toFile());
        assertThat(run("calibrate", "--setups=" + at("setups"), "--lens=" + at("shots")))
                .isEqualTo(1);
        assertThat(command.output()).contains("blank: only 0 corners", "0 shots are too few");
    }
}
