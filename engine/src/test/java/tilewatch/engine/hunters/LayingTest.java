package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** «Подготовка», «Течение игры» and «Выкладывание квадратов». */
class LayingTest {

    private static HuntersState start(List<String> players, Map<String, String> options) {
        return Table.GAME.start(new Setup(Table.GAME.id(), players, options));
    }

    private static Verdict<HuntersState> judge(HuntersState state, int player, String text) {
        return Table.GAME.judge(state, Table.GAME.notation().parse(state, player, text));
    }

    @Test
    void the_start_tile_lies_on_the_table_and_everybody_has_five_tribesmen_and_two_huts() {
        HuntersState state = start(List.of("Ann", "Bob"), Map.of());
        assertThat(state.country().landscape().grid().size()).isEqualTo(1);
        assertThat(state.tilesLeft(false)).isEqualTo(78);
        assertThat(state.tilesLeft(true)).isEqualTo(12);
        assertThat(state.supply()).containsExactly(5, 2, 5, 2);
    }

    @Test
    void two_to_five_play_and_one_may_try_things_out() {
        assertThat(start(List.of("Ann"), Map.of()).over()).isFalse();
        assertThatThrownBy(() -> start(List.of(), Map.of()))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("not for 0");
        assertThatThrownBy(() -> start(List.of("A", "B", "C", "D", "E", "F"), Map.of()))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("not for 6");
    }

    @Test
    void the_turn_passes_clockwise() {
        HuntersState state = start(List.of("Ann", "Bob"), Map.of());
        HuntersState next = judge(state, 0, "62^ 0,-1").next().orElseThrow();
        assertThat(next.toMove()).isEqualTo(1);
        Verdict<HuntersState> again = judge(next, 0, "61^ 0,-2");
        assertThat(again.violations()).extracting(Violation::rule).containsExactly("turn-order");
        assertThat(again.violations().get(0).text()).isEqualTo("it is the turn of Bob, not of Ann");
        assertThat(again.next().orElseThrow().toMove()).isEqualTo(1);
    }

    /** First two pictures: a river with its meadows, a forest. */
    @Test
    void rivers_meadows_and_forests_continue_those_of_the_neighbours() {
        assertThat(Table.of2002().broken("Red 51^ -1,0")).isEmpty();
        assertThat(Table.of2002().broken("Red 60^ 1,0")).isEmpty();
    }

    /** Third picture: forest on the left, meadow below. */
    @Test
    void a_tile_fits_all_its_neighbours_at_once() {
        Table table = Table.of2002().lay("Red 62^ 0,-1", "Blue 36v 1,-1");
        assertThat(table.broken("Green 60^ 1,0")).isEmpty();
    }

    /** Fourth picture: the upper tile cannot lie there. */
    @Test
    void a_side_that_shows_something_else_is_named_with_both_things_that_clash() {
        Verdict<HuntersState> verdict = Table.of2002().judge("Red 60^ 0,-1");
        assertThat(verdict.legal()).isTrue();
        verdict = Table.of2002().judge("Red 60> 0,-1");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("edges-match");
        Violation clash = verdict.violations().get(0);
        assertThat(clash.text()).isEqualTo("forest meets meadow on the south side, next to the tile at (0,0)");
        assertThat(clash.details()).containsEntry("here", "forest").containsEntry("there", "meadow");
        assertThat(verdict.next()).isPresent();
    }

    @Test
    void a_corner_is_not_enough() {
        assertThat(Table.of2002().broken("Red 62^ 1,-1")).containsExactly("touches-side");
    }

    @Test
    void a_tile_on_a_tile_makes_no_sense() {
        Verdict<HuntersState> verdict = Table.of2002().judge("Red 62^ 0,0");
        assertThat(verdict.violations()).extracting(Violation::rule).contains("square-empty");
        assertThat(verdict.next()).isEmpty();
    }

    @Test
    void a_tile_comes_once() {
        assertThat(Table.of2002().lay("Red 62^ 0,-1").broken("Blue 62^ 0,-2")).containsExactly("tile-left");
        assertThat(Table.of2002().broken("Blue 56^ 0,-1")).contains("tile-left");
    }

    @Test
    void a_tile_that_fits_nowhere_leaves_the_game_and_the_next_is_drawn() {
        Table table = Table.of2002().lay("Red 65^ 0,-1");
        HuntersState state = table.lay("Blue aside 62,61 60^ 1,0").state();
        assertThat(state.tilesLeft(false)).isEqualTo(78 - 4);
        assertThat(table.broken("Red 62^ 1,1")).contains("tile-left");
    }

    @Test
    void a_tile_that_fits_may_not_be_put_aside() {
        Verdict<HuntersState> verdict = Table.of2002().judge("Red aside 62 60^ 1,0");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("aside-fits-nowhere");
        assertThat(verdict.violations().get(0).text()).contains("62").contains("0,-1");
    }

    @Test
    void every_reason_is_given_not_only_the_first() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1");
        assertThat(table.broken("Blue aside 62 60> 0,-1 hut f1"))
                .containsExactlyInAnyOrder("aside-fits-nowhere", "tile-left", "edges-match", "figure-suits");
    }

    @Test
    void sides_that_do_not_match_are_not_joined_when_the_table_lets_it_lie() {
        Table table = Table.of2002().letLie("Red 60> 0,-1 pawn f1");
        assertThat(table.state().figures()).hasSize(1);
        assertThat(table.scored()).isEmpty();
        assertThat(table.figures("Blue 38^ 1,0")).contains("pawn f1");
    }

    @Test
    void the_tile_of_a_turn_is_not_drawn_from_the_bonus_stack() {
        HuntersState state = start(List.of("Ann", "Bob"), Map.of());
        assertThat(judge(state, 0, "B7^ 0,-1").violations())
                .extracting(Violation::rule)
                .containsExactly("bonus-earned");
    }
}
