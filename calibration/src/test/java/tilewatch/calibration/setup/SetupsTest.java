package tilewatch.calibration.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.calibration.colours.Palette;
import tilewatch.calibration.keep.UnusableFile;
import tilewatch.calibration.lens.Lens;

class SetupsTest {
    private static final Lens LENS = new Lens(1280, 720, 900, 901, 640, 360, -.1, .02, 0, 0, .2);

    @TempDir
    private Path folder;

    private Setup saved(Setups setups) throws IOException {
        Setup setup = Setup.named("Kitchen table").with(LENS).with(Palette.BOX.colours());
        setups.save(setup);
        return setup;
    }

    @Test
    void a_setup_survives_a_restart_as_readable_text() throws IOException {
        Setup setup = saved(new Setups(folder));
        Setups again = new Setups(folder);
        assertThat(again.names()).containsExactly("Kitchen table");
        assertThat(again.load("Kitchen table")).isEqualTo(setup);
        assertThat(Files.readString(folder.resolve("Kitchen table/setup.json")))
                .contains("\"tilewatch\" : \"setup\"", "\"version\" : 1", "\"player\" : \"yellow\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"tilewatch\" : \"setup\", \"version\" : 1, \"na | half written",
                "{\"tilewatch\" : \"setup\", \"version\" : 7, \"name\" : \"x\"} | newer Tilewatch (version 7",
                "{\"name\" : \"chess club\"} | is no Tilewatch setup",
                "[1, 2] | is no Tilewatch setup",
                "{\"tilewatch\" : \"box\", \"version\" : 1} | is no Tilewatch setup",
                "{\"tilewatch\" : \"setup\", \"version\" : \"new\"} | version 'new'",
                "{\"tilewatch\" : \"setup\", \"version\" : 1, \"name\" : \"x\", \"camera\" : \"0\", \"lens\" : null,"
                        + " \"colours\" : [], \"shoe\" : 3} | shoe",
                "{\"tilewatch\" : \"setup\", \"version\" : 1, \"name\" : \"x\"} | camera"
            })
    void an_unusable_file_is_refused_by_name_and_kept(String text, String why) throws IOException {
        Path file = folder.resolve("x/setup.json");
        Files.createDirectories(folder.resolve("x"));
        Files.writeString(file, text);
        Setups setups = new Setups(folder);
        assertThatThrownBy(() -> setups.load("x"))
                .isInstanceOf(UnusableFile.class)
                .hasMessageContaining("setup.json")
                .hasMessageContaining(why);
        assertThatThrownBy(() -> setups.save(Setup.named("x"))).isInstanceOf(UnusableFile.class);
        assertThatThrownBy(() -> setups.loadOrBegin("x")).isInstanceOf(UnusableFile.class);
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void what_a_power_cut_left_behind_does_not_matter() throws IOException {
        Setups setups = new Setups(folder);
        Setup setup = saved(setups);
        Files.writeString(folder.resolve("Kitchen table/setup.json.new"), "{\"tilewatch\" : \"se");
        assertThat(setups.load("Kitchen table")).isEqualTo(setup);
        setups.save(setup);
        assertThat(folder.resolve("Kitchen table/setup.json.new")).doesNotExist();
    }

    @Test
    void a_setup_travels_as_one_file() throws IOException {
        Setups here = new Setups(folder.resolve("here"));
        saved(here);
        Files.createDirectories(here.box("Kitchen table"));
        Files.writeString(here.box("Kitchen table").resolve("note.txt"), "tiles");
        Path file = folder.resolve("kitchen.zip");
        here.export("Kitchen table", file);
        Setups there = new Setups(folder.resolve("there"));
        assertThat(there.take(file, "Club").lens()).isEqualTo(LENS);
        assertThat(there.box("Club").resolve("note.txt")).hasContent("tiles");
        assertThatThrownBy(() -> there.take(file, "Club")).hasMessageContaining("exists already");
        assertThat(there.names()).containsExactly("Club");
    }

    @Test
    void an_import_that_fails_leaves_nothing_behind() throws IOException {
        Setups setups = new Setups(folder.resolve("all"));
        Path text = folder.resolve("letter.zip");
        Files.writeString(text, "dear friend");
        assertThatThrownBy(() -> setups.take(text, "a"))
                .isInstanceOf(UnusableFile.class)
                .hasMessageContaining("letter");
        Path foreign = folder.resolve("foreign.zip");
        zip(foreign, "readme.txt");
        assertThatThrownBy(() -> setups.take(foreign, "a")).hasMessageContaining("foreign.zip: holds no set-up");
        Path sly = folder.resolve("sly.zip");
        zip(sly, "../../sly.txt");
        assertThatThrownBy(() -> setups.take(sly, "a")).hasMessageContaining("../../sly.txt");
        try (var left = Files.list(folder.resolve("all"))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void a_name_that_is_a_path_is_refused() {
        assertThatThrownBy(() -> new Setups(folder).load("../x")).hasMessageContaining("../x");
    }

    @Test
    void a_support_bundle_holds_the_end_of_everything_and_no_token() throws IOException {
        Path log = folder.resolve("log.txt");
        Files.writeString(log, """
                table 3 opened
                join /join?token=a8Fj20dkPq91
                Authorization: Bearer eyJhbGciOi.J9
                cookie: session=zzz
                store jdbc:postgresql://club:hunter2@db/tiles
                code Zx81kLmN04pQr5tUvW2y
                """);
        Path frames = Files.createDirectories(folder.resolve("frames"));
        for (int i = 10; i < 30; i++) {
            Files.writeString(frames.resolve(i + ".jpg"), "picture");
        }
        Path file = folder.resolve("support.zip");
        SupportBundle.write(file, log, Map.of("port", "7070", "host-token", "s3cr3t"), frames);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String all = text(zip, "log.txt") + text(zip, "settings.txt");
            assertThat(all)
                    .contains("table 3 opened", "port=7070", "host-token=(hidden)")
                    .doesNotContain("a8Fj20dkPq91", "eyJ", "zzz", "hunter2", "Zx81", "s3cr3t");
            assertThat(zip.stream().map(ZipEntry::getName).filter(n -> n.startsWith("frames/")))
                    .hasSize(12)
                    .contains("frames/29.jpg")
                    .doesNotContain("frames/10.jpg");
        }
    }

    private static String text(ZipFile zip, String name) throws IOException {
        return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void zip(Path file, String entry) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (String name : List.of(entry)) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(1);
                zip.closeEntry();
            }
        }
    }
}
