package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.carcassonne.Deed;

class TruthFilesTest {
    private static final Setup SETUP = new Setup("carcassonne", List.of("red", "yellow"), Map.of());

    @TempDir
    private Path folder;

    private final Recording recording = Recording.of(SETUP, Artwork.own(), Difficulty.MODERATE, 11);

    @Test
    void every_turn_tile_and_figure_is_told() throws IOException {
        new TruthFiles(recording).write(folder);

        int turns = recording.match().turns().size();
        assertThat(rows("turns")).hasSize(turns + 1);
        assertThat(rows("frames")).hasSameSizeAs(recording.scenes());
        assertThat(rows("tiles"))
                .hasSize(recording.scenes().stream()
                        .mapToInt(s -> s.tiles().size())
                        .sum());
        long puts = recording.match().turns().stream()
                .filter(t -> t.move().deed() instanceof Deed.Put)
                .count();
        assertThat(rows("figures")).hasSize((int) puts);
        assertThat(rows("figures-per-frame"))
                .hasSize(recording.scenes().stream()
                        .mapToInt(s -> s.figures().size())
                        .sum());
    }

    @Test
    void the_last_totals_are_the_final_scores() throws IOException {
        new TruthFiles(recording).write(folder);

        var match = recording.match();
        List<ScoreLine> end = match.game().finalScoring(match.state());
        List<String> scoring = rows("scoring");
        assertThat(scoring.get(scoring.size() - 1))
                .endsWith("," + (match.state().score(0) + ScoreLine.total(end, 0)) + ","
                        + (match.state().score(1) + ScoreLine.total(end, 1)));
    }

    @Test
    void corners_lie_in_the_picture() throws IOException {
        Recording start = recording.until(1);
        TruthFiles truth = new TruthFiles(start);
        try (SimulatedCamera camera = start.camera()) {
            camera.nextJpeg();
            truth.addCorners(0, camera);
        }
        truth.write(folder);

        assertThat(rows("corners")).hasSize(1);
        String[] corner = rows("corners").get(0).split(",", -1);
        double left = Double.parseDouble(corner[3]);
        double right = Double.parseDouble(corner[5]);
        assertThat(right - left).isBetween(30.0, 400.0);
        assertThat(Files.readString(folder.resolve("homographies.json"))).contains("\"000.jpg\": [[");
    }

    private List<String> rows(String table) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve(table + ".csv"));
        return lines.subList(1, lines.size());
    }
}
