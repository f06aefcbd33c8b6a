package tilewatch.recognizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.opencv.imgcodecs.Imgcodecs;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;

/** Reads forty photographs of a real game in one go and holds the result against the truth. */
class PhotoGameTest {
    private static final int FRAMES = 40;

    @Test
    void a_photographed_game_is_read_from_the_first_tile_on() throws IOException, InterruptedException {
        Optional<Path> photos = SharedPhotos.folder();
        Assumptions.assumeTrue(photos.isPresent(), "no photographs beside this project: set TILEWATCH_SHARED");
        Path game = photos.get().resolve("webcam-game");
        PhotoGame truth = PhotoGame.read(game);
        Gallery gallery = GalleryFolder.read(photos.get().resolve("tile-scans"));
        TileModel model = new ModelCache(Path.of("target", "models")).of(gallery, share -> {});
        TileSet set = CarcassonneTiles.set("base-72-classic");
        PhotoScore score = new PhotoScore(truth, Recognizer.periods(set));
        long before = LiveMats.count();
        try (Recognizer recognizer = new Recognizer(set, gallery, model, EnumSet.allOf(FigureColour.class))) {
            for (int i = 0; i < FRAMES; i++) {
                String name = String.format(Locale.ROOT, "%02d.jpg", i);
                try (Frame frame = new Frame(
                        name,
                        Imgcodecs.imread(game.resolve("frames").resolve(name).toString()))) {
                    score.compare(i, recognizer.read(frame));
                }
            }
        }
        score.write(Path.of("target", "recognition", "photo-game.txt"));
        assertThat(LiveMats.count()).as("matrices left alive").isEqualTo(before);
        assertThat(score.badLattices).as("frames whose grid is off").isEmpty();
        assertThat(score.missed).as("missed cells").isZero();
        assertThat(score.falselyOccupied).as("falsely occupied cells").isZero();
        assertThat(score.readings).isEqualTo(731);
        assertThat(score.right).as("right readings").isGreaterThanOrEqualTo((int) Math.ceil(.99 * score.readings));
        assertThat(score.freshRight).as("new tiles right at once").isGreaterThanOrEqualTo(score.fresh - 1);
        assertThat(score.wrongCommitted).as("wrong readings committed").isZero();
        assertThat(score.asked).as("cells asked about").hasSizeLessThanOrEqualTo(2);
        assertThat((double) score.figuresFound / score.figures)
                .as("recall of figures")
                .isGreaterThanOrEqualTo(.97);
        assertThat((double) score.figuresFound / (score.figuresFound + score.figuresFalse))
                .as("precision of figures")
                .isGreaterThanOrEqualTo(.97);
        assertThat((double) score.claimsRight / score.claims)
                .as("claimed kinds")
                .isGreaterThanOrEqualTo(.9);
    }
}
