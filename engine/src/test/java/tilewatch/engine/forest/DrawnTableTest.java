package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;

/** Tables drawn as text. */
class DrawnTableTest {

    private static final ForestDrawing PEN = new ForestDrawing(Deck.grandbois());
    private static final ForestState EMPTY = PEN.cleared(Table.GAME.start(Drawn.setup(Map.of(), "Ann", "Bob", "Cid")));

    private static ForestState drawn() {
        ForestState state = PEN.row(EMPTY, new Pos(-1, 2), "fox3 clearing .");
        return PEN.row(state, new Pos(-1, 3), ".    bear     toad4");
    }

    @Test
    void a_whole_table_is_written_as_it_was_read() {
        ForestState state = drawn();
        List<String> ann = List.of("tower 0,2", "clan fox", "gone 05 14 22", "row 01 02 03 04");
        for (String thing : ann) {
            state = PEN.add(state, 0, thing);
        }
        state = PEN.add(state, 1, "turn");
        assertThat(PEN.corner(state)).isEqualTo(new Pos(-1, 2));
        assertThat(PEN.rows(state)).containsExactly("fox3     clearing .", ".        bear     toad4");
        assertThat(PEN.things(state, 0)).isEqualTo(ann);
        assertThat(PEN.things(state, 1)).containsExactly("turn");
        assertThat(state.stock().toTake()).isEqualTo(33);
    }

    @Test
    void the_table_of_a_played_game_is_drawn_as_seen_from_above() {
        ForestState state = Table.of("Ann", "Bob")
                .play("Ann 26^ 1,0", "Bob 14^ 0,-1 tower 1,-1")
                .state();
        assertThat(PEN.rows(state))
                .containsExactly("toad3    clearing .", "fox1     fox3     lizard4", "clearing raccoon2 clearing");
        assertThat(PEN.things(state, 0)).containsExactly("gone 14 26");
        assertThat(PEN.things(state, 1)).containsExactly("tower 1,-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fox5", "wolf1", "fox4 fox4 fox4 fox4", "bear bear bear bear bear bear"})
    void cells_that_no_cards_show_are_refused(String row) {
        assertThatThrownBy(() -> PEN.row(EMPTY, new Pos(0, 0), row)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tower 5,5",
                "tower here",
                "clan wolf",
                "clan fox toad",
                "gone 99",
                "gone 05 05",
                "row 99",
                "gold"
            })
    void what_a_player_cannot_have_is_refused(String thing) {
        assertThatThrownBy(() -> PEN.add(drawn(), 0, thing)).isInstanceOf(NotationException.class);
    }

    @Test
    void a_player_has_no_second_tower_and_no_cell_two() {
        ForestState state = PEN.add(drawn(), 0, "tower 0,2");
        assertThatThrownBy(() -> PEN.add(state, 0, "tower -1,2")).hasMessageContaining("no more towers");
        assertThatThrownBy(() -> PEN.add(state, 1, "tower 0,2")).hasMessageContaining("without a tower");
    }

    @Test
    void an_unknown_question_is_refused_by_name() {
        for (String question : List.of("weather", "supply Dan", "towers aside 14", "clan Ann seen by Dan")) {
            assertThatThrownBy(() -> Table.GAME.notation().tell(EMPTY, question))
                    .isInstanceOf(NotationException.class);
        }
    }
}
