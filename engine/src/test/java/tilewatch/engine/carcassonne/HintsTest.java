package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Pos;

class HintsTest {

    private final Carcassonne game = new Carcassonne();

    @Test
    void the_best_turn_comes_first_with_what_it_scores() {
        CarcassonneState table = game.start(new Setup("carcassonne", List.of("Ann", "Bob"), Map.of()));
        List<Carcassonne.Hint> hints = game.hints(
                table, CarcassonneTiles.set("base-72-classic").tile("E").orElseThrow());
        assertThat(hints.get(0).points()).isEqualTo(4);
        assertThat(hints.get(0).move().pos()).isEqualTo(new Pos(0, -1));
        assertThat(hints).extracting(Carcassonne.Hint::points).isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void a_symbol_at_an_empty_place_and_one_that_is_activated_are_both_among_the_hints() {
        CarcassonneState table =
                game.start(new Setup("carcassonne", List.of("Ann", "Bob"), Map.of("anniversary", "on")));
        List<Carcassonne.Hint> hints = game.hints(
                table, CarcassonneTiles.set("anniversary-15").tile("I").orElseThrow());
        assertThat(hints.get(0).points()).isEqualTo(Anniversary.EMPTY_PLACE);
        assertThat(hints)
                .filteredOn(hint -> hint.move().deed().equals(new Deed.Put(FigureKind.MEEPLE, new Pos(0, 0), "c1")))
                .isNotEmpty()
                .allSatisfy(hint -> assertThat(hint.points()).isZero());
    }
}
