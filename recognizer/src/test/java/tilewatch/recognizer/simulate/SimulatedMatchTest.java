package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.calibration.mats.Natives;
import tilewatch.engine.Setup;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;

/** The opening of a simulated match through the whole pipeline; {@code tilewatch bench simulated} reads whole ones. */
class SimulatedMatchTest {
    private static final int TURNS = 8;

    @Test
    void the_opening_of_a_moderate_match_is_read_right() throws IOException, InterruptedException {
        Natives.load();
        TileSet set = CarcassonneTiles.set("base-72-classic");
        Gallery gallery = ArtGallery.of(set);
        TileModel model = new ModelCache(Path.of("target", "models")).of(gallery, share -> {});
        Recording recording = Recording.of(
                        new Setup("carcassonne", List.of("red", "yellow"), Map.of()),
                        Artwork.own(),
                        Difficulty.MODERATE,
                        1)
                .until(TURNS);
        long before = LiveMats.count();
        Trial.Result result;
        try (Recognizer recognizer =
                new Recognizer(set, gallery, model, EnumSet.of(FigureColour.RED, FigureColour.YELLOW))) {
            result = Trial.run(recognizer, recording);
        }

        Tally tally = result.tally();
        String mistakes = String.join("\n", result.mistakes().stream().limit(10).toList());
        assertThat(LiveMats.count()).isEqualTo(before);
        assertThat(tally.placements()).isEqualTo(TURNS);
        assertThat(tally.placed()).as(mistakes).isEqualTo(TURNS);
        assertThat(tally.wrongCommitted()).as(mistakes).isZero();
        assertThat(tally.phantoms()).as(mistakes).isZero();
    }
}
