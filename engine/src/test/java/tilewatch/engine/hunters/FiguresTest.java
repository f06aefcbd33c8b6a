package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** «Соплеменники и хижины», «Возвращение соплеменников к игрокам», and how huts are put down. */
class FiguresTest {

    @Test
    void a_figure_may_be_put_on_the_new_tile_or_not() {
        assertThat(Table.of2002().figures("Red 51^ -1,0"))
                .containsExactlyInAnyOrder("pawn m1", "pawn w1", "pawn m2", "hut w1");
        assertThat(Table.of2002().lay("Red 51^ -1,0").state().figures()).isEmpty();
    }

    @Test
    void a_figure_goes_on_no_other_tile() {
        Verdict<HuntersState> verdict = Table.of2002().judge("Red 51^ -1,0 pawn f1 at 0,0");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("figure-on-new-tile");
        assertThat(verdict.next().orElseThrow().figures()).hasSize(1);
    }

    @Test
    void a_figure_on_no_segment_makes_no_sense() {
        HuntersState state = Table.of2002().state();
        HuntersMove move = Table.GAME.notation().parse(state, 0, "51^ -1,0 pawn w1");
        Put nowhere = new Put(FigureKind.PAWN, move.pos(), "f9");
        Verdict<HuntersState> verdict = Table.GAME.judge(state, move.with(nowhere));
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("figure-on-tile");
        assertThat(verdict.next()).isEmpty();
    }

    @Test
    void an_empty_supply_leaves_only_the_laying() {
        Table table = Table.of2002()
                .lay("Red 38^ 1,0 pawn m1", "Red 39^ 2,0 pawn m1", "Red 40^ 3,0 pawn m1", "Red 60^ 4,0 pawn m1")
                .lay("Red 51^ -1,0 pawn w1");
        assertThat(table.figures("Red 52^ -2,0")).containsExactly("hut w1");
        assertThat(table.broken("Red 00> -2,0 pawn f1")).containsExactly("figure-in-supply");
        assertThat(table.lay("Red 00> -2,0").scored()).containsExactly("Red river 6");
    }

    @Test
    void a_hut_stands_on_water_and_a_tribesman_not_on_a_lake() {
        Table table = Table.of2002();
        assertThat(table.broken("Red 00> -1,0 hut m1")).containsExactly("figure-suits");
        assertThat(table.broken("Red 00> -1,0 hut f1")).containsExactly("figure-suits");
        assertThat(table.broken("Red 00> -1,0 pawn l1")).containsExactly("figure-suits");
        assertThat(table.broken("Red 00> -1,0 hut l1")).isEmpty();
        assertThat(table.broken("Red 00> -1,0 hut w1")).isEmpty();
    }

    /** First picture of the section: gatherers are already in this forest. */
    @Test
    void blue_may_only_place_a_hunter_where_the_forest_is_taken() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1");
        assertThat(table.figures("Blue 33^ 2,0")).containsExactly("pawn m1");
        Verdict<HuntersState> verdict = table.judge("Blue 33^ 2,0 pawn f1");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("area-free");
        assertThat(verdict.violations().get(0).text()).isEqualTo("this forest already has a pawn of Red at (1,0)");
    }

    /** Second picture: Red's own hunter keeps Red out of the large meadow, not of the small one. */
    @Test
    void red_may_gather_fish_or_hunt_in_the_small_meadow_only() {
        Table table = Table.of2002().lay("Red 62^ 0,-1 pawn m1");
        assertThat(table.figures("Red 46^ -1,0")).containsExactlyInAnyOrder("pawn f1", "pawn w1", "pawn m2", "hut w1");
        assertThat(table.broken("Red 46^ -1,0 pawn m1")).containsExactly("area-free");
    }

    @Test
    void distance_does_not_matter() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1", "Green 38^ 2,0", "Green 39^ 3,0");
        assertThat(table.broken("Blue 40^ 4,0 pawn f1")).containsExactly("area-free");
    }

    @Test
    void a_tribesman_put_down_on_a_finished_forest_comes_back_at_once() {
        Table table = Table.of2002().lay("Blue 36v 0,-1", "Red 37v 0,-2 pawn f1");
        assertThat(table.scored()).containsExactly("Red forest 4");
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(5);
    }

    @Test
    void the_same_can_be_done_with_the_bonus_tile_in_the_same_turn() {
        Table table = Table.of2002().lay("Blue 60^ 1,0", "Blue 37< 2,0", "Blue 38> 0,1", "Red 36v 0,2 pawn f1");
        assertThat(table.scored()).containsExactly("Red forest 10");
        assertThat(table.state().bonusDue()).isTrue();
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(5);
        table.lay("Red B10> -1,0 pawn w1");
        assertThat(table.scored()).containsExactly("Red river 7");
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(5);
        assertThat(table.state().toMove()).isEqualTo(1);
    }

    @Test
    void only_the_tribesmen_of_what_is_finished_come_back() {
        Table table = Table.of2002().lay("Red 36v 0,-1 pawn f1", "Blue 51^ -1,0 pawn w1", "Red 37v 0,-2");
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(5);
        assertThat(table.inHand("Blue", FigureKind.PAWN)).isEqualTo(4);
    }

    @Test
    void huts_stay_when_the_river_is_finished() {
        Table table = Table.of2002().lay("Red 51^ -1,0 hut w1", "Blue 00> -2,0 pawn w1");
        assertThat(table.scored()).containsExactly("Blue river 6");
        assertThat(table.inHand("Red", FigureKind.HUT)).isEqualTo(1);
        assertThat(table.atTheEnd()).containsExactly("Red river-system 3");
    }

    @Test
    void a_lake_does_not_end_a_river_system_for_huts() {
        Table table = Table.of2002().lay("Red 51^ -1,0 hut w1", "Green 01^ -2,0");
        Verdict<HuntersState> verdict = table.judge("Blue 52^ -3,0 hut w1");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("system-free");
        assertThat(verdict.violations().get(0).text())
                .isEqualTo("this river system already has a hut of Red at (-1,0)");
        assertThat(table.broken("Red 52^ -3,0 hut w1")).containsExactly("system-free");
        assertThat(table.broken("Blue 52^ -3,0 pawn w1")).isEmpty();
    }

    @Test
    void nobody_takes_a_tribesman_back_without_a_shaman() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1");
        assertThat(table.broken("Red 51^ -1,0 back 1,0")).containsExactly("shaman-only");
        assertThat(table.broken("Blue 51^ -1,0 back 1,0")).containsExactly("shaman-only", "own-pawn");
    }
}
