package tilewatch.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.castle.BoxFileException;
import tilewatch.engine.castle.BoxReader;
import tilewatch.engine.tiles.TileFileException;
import tilewatch.engine.tiles.TileSetReader;
import tilewatch.server.Mutations;

/** Match files, tile files and settings that somebody, or something, has spoilt: each is read or refused in one line. */
class FuzzedFilesTest {
    private static final int LONGEST = 100_000;
    private static final Path ROOT = Path.of(System.getProperty("tilewatch.root", ".."));

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "hunters-and-gatherers", "castle", "cardcassonne", "master-of-the-forest"})
    void match_files(String game, @TempDir Path folder) throws IOException {
        List<String> matches = new ArrayList<>();
        try (Stream<Path> files = Files.list(ROOT.resolve("engine/src/test/resources/scenarios/" + game))) {
            for (Path file : files.sorted().toList()) {
                matches.add(Files.readString(file));
            }
        }
        CommandRun command = new CommandRun();
        Path file = folder.resolve("fuzz.game");
        for (String text : Mutations.of(matches, 21, LONGEST)) {
            Files.writeString(file, text);
            assertThat(command.run("score", file.toString())).as(text).isBetween(0, 2);
            assertThat(command.errors()).as(text).doesNotContain("\tat ", "Exception");
        }
    }

    @Test
    void tile_files() throws IOException {
        List<String> sets = new ArrayList<>();
        for (String set : CarcassonneTiles.BASE_SETS) {
            sets.add(resource(set + ".tiles"));
        }
        for (String text : Mutations.of(sets, 22, LONGEST)) {
            try {
                assertThat(TileSetReader.read("fuzz.tiles", text, CarcassonneTiles.VOCABULARY)
                                .tiles())
                        .isNotEmpty();
            } catch (TileFileException refused) {
                assertThat(refused.getMessage()).contains("fuzz.tiles");
            }
        }
    }

    @Test
    void castle_files() throws IOException {
        String tiles = resource("castle-60-stand-in.tiles");
        String wall = resource("castle-wall-stand-in.wall");
        for (String text : Mutations.of(List.of(tiles), 23, LONGEST)) {
            box(text, wall);
        }
        for (String text : Mutations.of(List.of(wall), 24, LONGEST)) {
            box(tiles, text);
        }
    }

    private static void box(String tiles, String wall) {
        try {
            assertThat(BoxReader.read("fuzz.tiles", tiles, "fuzz.wall", wall).tiles())
                    .isNotEmpty();
        } catch (BoxFileException refused) {
            assertThat(refused.getMessage()).contains("fuzz.");
        }
    }

    @Test
    void settings(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tilewatch.properties");
        var serve = Objects.requireNonNull(
                        Tilewatch.commandLine().getSubcommands().get("serve"))
                .getCommandSpec();
        for (String text : Mutations.corpus("settings.txt", 25)) {
            Files.writeString(file, text.replace("\\n", "\n"));
            try {
                assertThat(Defaults.read(file, serve)).isNotNull();
            } catch (BadInput refused) {
                assertThat(refused.getMessage()).contains(file.toString());
            }
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = TileSetReader.class.getResourceAsStream("/tilesets/" + name)) {
            if (in == null) {
                throw new AssertionError(name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
