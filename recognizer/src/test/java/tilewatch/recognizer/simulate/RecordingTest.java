package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Pos;
import tilewatch.recognizer.Frame;

class RecordingTest {
    private static final Setup SETUP = new Setup("carcassonne", List.of("red", "yellow"), Map.of());

    @Test
    void a_seed_decides_every_byte() {
        assertThat(frames(3, 4)).containsExactlyElementsOf(frames(3, 4));
        assertThat(frames(3, 1).get(0)).isNotEqualTo(frames(4, 1).get(0));
    }

    private static List<byte[]> frames(long seed, int turns) {
        List<byte[]> frames = new ArrayList<>();
        Recording recording =
                Recording.of(SETUP, Artwork.own(), Difficulty.HARD, seed).until(turns);
        try (SimulatedCamera camera = recording.camera()) {
            for (Optional<byte[]> f = camera.nextJpeg(); f.isPresent(); f = camera.nextJpeg()) {
                frames.add(f.get());
            }
        }
        return frames;
    }

    @Test
    void it_is_a_source_of_frames_like_any_other() {
        Recording recording =
                Recording.of(SETUP, Artwork.own(), Difficulty.MODERATE, 8).until(1);
        long before = LiveMats.count();
        int count = 0;
        try (SimulatedCamera camera = recording.camera()) {
            for (Optional<Frame> next = camera.next(); next.isPresent(); next = camera.next()) {
                try (Frame frame = next.get()) {
                    assertThat(frame.name()).isEqualTo(SimulatedCamera.name(count));
                    assertThat(frame.bgr().cols()).isEqualTo(SimulatedCamera.WIDTH);
                }
                count++;
            }
        }

        assertThat(count).isEqualTo(recording.scenes().size());
        assertThat(LiveMats.count()).isEqualTo(before);
    }

    @Test
    void the_scenes_show_what_the_rules_know() {
        Recording recording = Recording.of(SETUP, Artwork.own(), Difficulty.MODERATE, 9);

        for (int i = 0; i < recording.scenes().size(); i++) {
            Scene scene = recording.scenes().get(i);
            var state = recording.match().stateBefore(scene.turn());
            boolean inHand = scene.hand()
                    .filter(hand -> !scene.tiles().contains(hand.over()))
                    .isPresent();
            assertThat(scene.tiles()).hasSize(state.landscape().grid().size() - (inHand ? 1 : 0));
            boolean turnEnds = i + 1 == recording.scenes().size()
                    || recording.scenes().get(i + 1).turn() > scene.turn();
            if (turnEnds) {
                // Figures that have just scored still stand.
                assertThat(scene.figures().stream().map(PlacedFigure::figure).toList())
                        .containsAll(state.figures());
            }
        }
    }

    @Test
    void tiles_lie_near_their_squares_and_figures_on_their_tiles() {
        Recording recording = Recording.of(SETUP, Artwork.own(), Difficulty.MODERATE, 10);
        Scene last = recording.scenes().get(recording.scenes().size() - 1);

        for (LyingTile tile : last.tiles()) {
            Pos pos = tile.laid().pos();
            assertThat(Math.hypot(tile.x() - pos.x() - .5, tile.y() - pos.y() - .5))
                    .isLessThan(.25);
        }
        for (PlacedFigure figure : last.figures()) {
            Pos pos = figure.figure().zone().pos();
            assertThat(Math.max(Math.abs(figure.x() - pos.x() - .5), Math.abs(figure.y() - pos.y() - .5)))
                    .isLessThan(.75);
        }
    }
}
