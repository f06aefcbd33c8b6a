package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the 2020 print does differently. */
class SecondEditionTest {

    @Test
    void everybody_has_three_huts_and_there_are_sixteen_bonus_tiles() {
        HuntersState state = Table.of2020().state();
        assertThat(state.inHand(0, FigureKind.HUT)).isEqualTo(3);
        assertThat(state.inHand(0, FigureKind.PAWN)).isEqualTo(5);
        assertThat(state.tilesLeft(false)).isEqualTo(78);
        assertThat(state.tilesLeft(true)).isEqualTo(16);
    }

    @Test
    void fish_swim_in_rivers_too() {
        Table table = Table.of2020().lay("Red 47^ -1,0 pawn w1", "Blue 55v -2,0");
        assertThat(table.sums()).containsExactly("3 tiles x 1 + 2 fish x 1");
        assertThat(Table.of2020().lay("Red 47^ -1,0 hut w1").sumsAtTheEnd()).containsExactly("2 fish x 1");
    }

    @Test
    void a_deer_is_worth_1_an_aurochs_2_and_a_mammoth_3() {
        Table table = Table.of2020().lay("Red 62^ 0,-1 pawn m1", "Blue 61^ 0,-2");
        assertThat(table.sumsAtTheEnd()).containsExactly("1 deer x 1 + 1 aurochs x 2 + 1 mammoth x 3");
    }

    @Test
    void mushrooms_add_3_and_a_menhir_earns_the_bonus_tile() {
        Table table = Table.of2020().lay("Red 60^ 1,0 pawn f1", "Blue 37< 2,0", "Blue 79> 0,1", "Blue 36v 0,2");
        assertThat(table.sums()).containsExactly("5 tiles x 2 + 1 mushroom patch x 3");
        assertThat(table.state().bonusDue()).isTrue();
    }

    @Test
    void the_logboat_scores_two_for_each_lake_of_its_system_at_once() {
        Table table = Table.of2020().lay("Red 93^ -1,0");
        assertThat(table.scored()).containsExactly("Red logboat 4");
    }

    @Test
    void the_raft_adds_one_for_each_lake_at_the_end_for_whoever_has_most_huts() {
        Table table = Table.of2020().lay("Blue 91^ -1,0 hut l1");
        assertThat(table.atTheEnd()).containsExactly("Blue river-system 2", "Blue raft 2");
    }

    @Test
    void the_shaman_gives_a_pawn_back_without_points_and_it_may_be_placed_again() {
        Table table = Table.of2020().lay("Red 60^ 1,0 pawn f1", "Red 88^ -1,0 back 1,0 pawn w1");
        assertThat(table.scored()).isEmpty();
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(4);
        assertThat(table.state().figures())
                .singleElement()
                .extracting(f -> f.zone().segment().id())
                .isEqualTo("w1");
    }

    @Test
    void the_shaman_gives_back_own_pawns_only() {
        Table table = Table.of2020().lay("Red 60^ 1,0 pawn f1", "Blue 52^ -1,0 hut w1");
        assertThat(table.broken("Blue 88^ -2,0 back 1,0")).contains("own-pawn");
        assertThat(table.broken("Blue 88^ -2,0 back -1,0")).contains("own-pawn");
    }

    @Test
    void the_hunting_trap_scores_the_animals_round_it_and_takes_them_away() {
        Table table = Table.of2020().lay("Blue 62^ 0,-1 pawn m1", "Red 94^ 0,-2");
        assertThat(table.scored()).containsExactly("Red hunting-trap 1");
        assertThat(table.sumsAtTheEnd()).containsExactly("1 aurochs x 2");
    }

    @Test
    void tigers_near_the_hunting_trap_take_deer_and_go_with_the_rest() {
        Table table = Table.of2020().lay("Blue 62^ 0,-1 pawn m1", "Black 37v -1,-1", "Black 18^ 1,-1", "Red 94^ 0,-2");
        assertThat(table.scored()).containsExactly("Red hunting-trap 1");
        assertThat(table.sums()).containsExactly("1 deer x 1 + 1 deer taken by a tiger x 0");
        assertThat(table.sumsAtTheEnd()).containsExactly("1 aurochs x 2");
    }

    private static Table trapBesideFire(String option) {
        return Table.with(Map.of("edition", "2020", "fire-and-trap", option))
                .lay("Blue 62^ 0,-1 pawn m1", "Black 85^ -1,-1", "Black 18^ 1,-1", "Red 94^ 0,-2");
    }

    @Test
    void fire_keeps_tigers_off_the_hunting_trap_if_the_table_plays_so() {
        assertThat(trapBesideFire("always").scored()).containsExactly("Red hunting-trap 1");
        assertThat(trapBesideFire("at-the-end").scored()).containsExactly("Red hunting-trap 0");
    }

    @Test
    void the_tiger_drawn_beside_the_fire_never_hunts() {
        Table table = Table.with(Map.of("edition", "2020", "fire-and-trap", "at-the-end"))
                .lay("Blue 62^ 0,-1", "Black 85^ -1,-1", "Red 94^ 0,-2");
        assertThat(table.scored()).containsExactly("Red hunting-trap 1");
    }

    @Test
    void animals_near_the_pit_trap_count_twice_and_tigers_take_far_deer_first() {
        Table table =
                Table.of2020().lay("Red 92^ 0,-1 pawn m1", "Black 62^ -1,-1", "Black 37^ -2,-1", "Black 31^ -1,-2");
        assertThat(table.atTheEnd()).containsExactly("Red meadow 3", "Red pit-trap 3");
        assertThat(table.sumsAtTheEnd())
                .containsExactly(
                        "1 deer x 1 + 1 deer taken by a tiger x 0 + 1 aurochs x 2", "1 deer x 1 + 1 aurochs x 2");
    }
}
