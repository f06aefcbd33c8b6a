package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.carcassonne.Carcassonne;

class BlunderTest {
    private final Recording plain = Recording.of(
            new Setup("carcassonne", List.of("red", "blue"), Map.of("tiles", "base-72-classic")),
            Artwork.own(),
            Difficulty.EASY,
            8);

    @Test
    void a_tile_lies_against_the_rules_goes_and_comes_back_as_it_was_meant() {
        Recording blundered = plain.withBlunder(6);
        List<Scene> turn =
                blundered.scenes().stream().filter(it -> it.turn() == 6).toList();
        LyingTile wrong = last(turn.get(0));
        LyingTile right = last(turn.get(turn.size() - 1));

        assertThat(Carcassonne.spots(plain.match().stateBefore(5), wrong.laid().tile()))
                .contains(new Spot(right.laid().pos(), right.laid().turn()))
                .doesNotContain(new Spot(wrong.laid().pos(), wrong.laid().turn()));
        assertThat(turn).anyMatch(it -> it.tiles().size() == 6);
        assertThat(blundered.scenes().stream().filter(it -> it.turn() != 6))
                .containsExactlyElementsOf(
                        plain.scenes().stream().filter(it -> it.turn() != 6).toList());
    }

    @Test
    void a_tile_taken_off_leaves_the_table_as_it_was() {
        TableTop table =
                new TableTop(new Rectangle2D.Double(-4, -4, 9, 9), 40, plain.artwork(), new SplittableRandom(1));
        List<LyingTile> tiles = plain.scenes().get(plain.scenes().size() - 1).tiles();
        table.lay(tiles.subList(0, 3));
        byte[] three = table.bgr().clone();
        table.lay(tiles.subList(0, 4));
        assertThat(table.bgr()).isNotEqualTo(three);

        table.lay(tiles.subList(0, 3));

        assertThat(table.bgr()).isEqualTo(three);
    }

    private static LyingTile last(Scene scene) {
        return scene.tiles().get(scene.tiles().size() - 1);
    }
}
