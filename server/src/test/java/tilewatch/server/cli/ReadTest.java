package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On made-up tile pictures, laid two by two on a grey table. */
class ReadTest {
    private static final int SIDE = 160;

    private final CommandRun command = new CommandRun();

    @TempDir
    private Path folder;

    private Path gallery;
    private Path frames;
    private Path readings;

    @BeforeEach
    void lay_the_table() throws IOException {
        gallery = Files.createDirectory(folder.resolve("gallery"));
        frames = Files.createDirectory(folder.resolve("frames"));
        readings = folder.resolve("readings.csv");
        for (String tile : List.of("A", "B", "C")) {
            ImageIO.write(draw(tile), "png", gallery.resolve(tile + ".png").toFile());
        }
        for (String frame : List.of("1", "2", "10")) {
            ImageIO.write(table(), "jpg", frames.resolve(frame + ".jpg").toFile());
        }
    }

    private static BufferedImage draw(String tile) {
        SplittableRandom random = new SplittableRandom(tile.charAt(0));
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        for (int i = 0; i < 40; i++) {
            g.setColor(new Color(80 + random.nextInt(120), 80 + random.nextInt(100), 40 + random.nextInt(80)));
            int x = i == 0 ? 0 : random.nextInt(SIDE);
            int y = i == 0 ? 0 : random.nextInt(SIDE);
            int size = i == 0 ? SIDE : 6 + random.nextInt(36);
            g.fillRect(x, y, size, i == 0 ? SIDE : 6 + random.nextInt(36));
        }
        g.dispose();
        return image;
    }

    /** A and B beside each other, C below A, turned once. */
    private static BufferedImage table() {
        BufferedImage image = new BufferedImage(960, 720, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setColor(new Color(185, 182, 178));
        g.fillRect(0, 0, 960, 720);
        g.drawImage(draw("A"), 301, 201, 118, 118, null);
        g.drawImage(draw("B"), 421, 201, 118, 118, null);
        g.rotate(Math.PI / 2, 360, 380);
        g.drawImage(draw("C"), 301, 321, 118, 118, null);
        g.dispose();
        return image;
    }

    private int read(String... more) {
        String[] args = {
            "read",
            "--set",
            "base-72-classic",
            "--gallery",
            gallery.toString(),
            "--models",
            folder.resolve("models").toString(),
            "--readings",
            readings.toString(),
            "--figures",
            folder.resolve("figures.csv").toString()
        };
        return command.run(Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void frames_become_lines_and_bad_files_are_named_and_skipped() throws IOException {
        Files.writeString(frames.resolve("3.jpg"), "no picture");
        byte[] whole = Files.readAllBytes(frames.resolve("1.jpg"));
        Files.write(frames.resolve("4.jpg"), Arrays.copyOf(whole, whole.length / 2));
        Path overlay = folder.resolve("overlay");
        assertThat(read("--frames", frames.toString(), "--overlay", overlay.toString()))
                .as(command.errors())
                .isEqualTo(1);
        assertThat(command.errors())
                .contains(frames.resolve("3.jpg") + ": not a JPEG or PNG picture")
                .contains(frames.resolve("4.jpg") + ": truncated")
                .contains("no pictures of [D, ");
        assertThat(command.output()).contains("3 frames read, 2 skipped");
        List<String> lines = Files.readAllLines(readings);
        assertThat(lines.get(0)).isEqualTo("frame,row,col,tile,turns,probability,state,alternatives");
        assertThat(lines).hasSize(1 + 9).anyMatch(l -> l.startsWith("1,")).anyMatch(l -> l.startsWith("10,"));
        List<String> last = lines.stream()
                .filter(l -> l.startsWith("10,"))
                .map(l -> l.split(",", -1))
                .map(f -> f[3] + f[4])
                .toList();
        assertThat(last).containsExactlyInAnyOrder("A0", "B0", "C1");
        assertThat(Files.readAllLines(folder.resolve("figures.csv")))
                .containsExactly("frame,row,col,u,v,colour,pose,claims,probability");
        assertThat(overlay.resolve("10.jpg")).exists();
    }

    @Test
    void what_is_not_there_is_said_before_anything_is_learnt() {
        assertThat(read("--frames", folder.resolve("none").toString())).isEqualTo(2);
        assertThat(command.errors()).contains(folder.resolve("none") + ": there is no such folder");
        assertThat(read("--video", folder.resolve("none.avi").toString())).isEqualTo(2);
        assertThat(command.errors()).contains("none.avi: there is no such file");
        assertThat(read()).isEqualTo(2);
        assertThat(folder.resolve("models")).doesNotExist();
    }

    @Test
    void a_gallery_of_other_tiles_is_refused() throws IOException {
        ImageIO.write(draw("Z"), "png", gallery.resolve("dragon.png").toFile());
        assertThat(read("--frames", frames.toString())).isEqualTo(2);
        assertThat(command.errors()).contains("base-72-classic has no tiles [dragon]");
    }

    @Test
    void an_unknown_set_is_named() {
        assertThat(command.run("read", "--set", "x", "--gallery", gallery.toString(), "--frames", frames.toString()))
                .isEqualTo(2);
        assertThat(command.errors()).contains("No tiles 'x'");
    }
}
