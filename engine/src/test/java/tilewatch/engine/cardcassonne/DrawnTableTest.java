package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.NotationException;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Pos;

/** Tables drawn as text. */
class DrawnTableTest {

    private static final CardcassonneDrawing PEN = new CardcassonneDrawing();
    private static final CardcassonneState EMPTY = PEN.cleared(
            CardTable.GAME.start(new Setup("cardcassonne", List.of("Ann Lee", "Bob"), Map.of("dealer", "2"))));

    @Test
    void a_whole_table_is_written_as_it_was_read() {
        CardcassonneState drawn = rows(".", "red-1 ^Bob", "?Bob ?Ann_Lee=red-3 !Bob=dragon", "blue-2 ^Ann_Lee");
        List<String> ann = List.of("hand 2 of blue-1 blue-3 square", "herd green 4 barns 1", "points 31", "dealt 3");
        List<String> bob = List.of("hand 6", "barns 2", "chest red-building square", "turn");
        for (String thing : ann) {
            drawn = PEN.add(drawn, 0, thing);
        }
        drawn = PEN.add(drawn, 0, "last");
        for (String thing : bob) {
            drawn = PEN.add(drawn, 1, thing);
        }
        assertThat(PEN.rows(drawn))
                .containsExactly(".", "red-1 ^Bob", "?Bob ?Ann_Lee=red-3 !Bob=dragon", "blue-2 ^Ann_Lee");
        assertThat(PEN.things(drawn, 0))
                .containsExactly(
                        "hand 2 of blue-1 blue-3 square", "herd green 4 barns 1", "points 31", "dealt 3", "last");
        assertThat(PEN.things(drawn, 1)).isEqualTo(bob);
        assertThat(drawn.seat(0).laidFirst()).isTrue();
        assertThat(drawn.seat(1).laidFirst()).isFalse();
        assertThat(drawn.round().deck()).isEqualTo(130 - 10 - 3 * 12);
    }

    private static CardcassonneState rows(String... rows) {
        CardcassonneState drawn = EMPTY;
        for (int y = 0; y < rows.length; y++) {
            drawn = PEN.row(drawn, new Pos(0, y), rows[y]);
        }
        return drawn;
    }

    @ParameterizedTest
    @ValueSource(strings = {"blue-1", "dragon dragon", "^Bob ^Bob", "^Cid", "?Cid", "?Bob=red", "!Bob", "red-4", "Bob"})
    void a_row_that_cannot_be_is_refused(String row) {
        assertThatThrownBy(() -> PEN.row(EMPTY, new Pos(0, 1), row)).isInstanceOf(NotationException.class);
    }

    @Test
    void there_are_four_rows_and_they_begin_at_the_track() {
        for (Pos pos : List.of(new Pos(0, 4), new Pos(0, -1), new Pos(1, 0))) {
            assertThatThrownBy(() -> PEN.row(EMPTY, pos, "dragon")).hasMessageContaining("four rows at table 0,0");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hand 7",
                "hand 2 blue-1",
                "hand dragon dragon",
                "herd green",
                "herd pink 2",
                "herd green 10",
                "barns 5",
                "barns many",
                "chest dragon dragon",
                "dealt 0",
                "dealt 11",
                "points -3",
                "points",
                "gold 3"
            })
    void what_a_player_cannot_have_is_refused(String thing) {
        assertThatThrownBy(() -> PEN.add(EMPTY, 0, thing)).isInstanceOf(NotationException.class);
    }

    @Test
    void an_unknown_question_is_refused_by_name() {
        for (String question : List.of("weather", "herd Ann Lee seen by Bob", "hand Cid", "row lane")) {
            assertThatThrownBy(() -> CardTable.GAME.notation().tell(EMPTY, question))
                    .isInstanceOf(NotationException.class);
        }
    }
}
