package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Every example the rulebook works out, by the section whose picture shows it. */
class WorkedExamplesTest {

    /** «Освоенная река»: three segments between a lake with two fish and a lake with one. */
    @Test
    void red_gets_6_for_a_river_of_three_segments_and_three_fish() {
        Table table = Table.of2002().lay("Red 51^ -1,0 pawn w1", "Red 00> -2,0");
        assertThat(table.scored()).containsExactly("Red river 6");
        assertThat(table.sums()).containsExactly("3 segments x 1 + 3 fish x 1");
    }

    /** «Освоенная река»: Blue enlarges the own forest, but Red's river is finished by it. */
    @Test
    void red_gets_3_for_a_river_that_blue_finishes() {
        Table table = Table.of2002().lay("Red 59v 0,1 pawn w1", "Blue 62^ 1,1", "Blue 60^ 1,2 pawn f1", "Blue 14^ 0,2");
        assertThat(table.scored()).containsExactly("Red river 3");
        assertThat(table.sums()).containsExactly("2 segments x 1 + 1 fish x 1");
        assertThat(table.inHand("Blue", FigureKind.PAWN)).isEqualTo(4);
    }

    /** «Освоенный лес и бонусные карты»: the smallest forest, without gold. */
    @Test
    void red_gets_4_for_a_forest_of_two_segments_and_no_bonus_tile() {
        Table table = Table.of2002().lay("Red 36v 0,-1 pawn f1", "Red 37v 0,-2");
        assertThat(table.scored()).containsExactly("Red forest 4");
        assertThat(table.state().bonusDue()).isFalse();
    }

    /** «Освоенный лес и бонусные карты», ИТОГО: several nuggets, one bonus tile. */
    @Test
    void red_gets_10_for_a_forest_of_five_segments_and_one_bonus_tile_for_all_its_gold() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1", "Blue 37< 2,0", "Green 38> 0,1", "Red 36v 0,2");
        assertThat(table.scored()).containsExactly("Red forest 10");
        assertThat(table.state().bonusDue()).isTrue();
        assertThat(table.lay("Red B7^ 0,-1").state().bonusDue()).isFalse();
    }

    /** «Освоенный лес и бонусные карты», ИТОГО: the gatherer's owner scores, whoever finishes draws. */
    @Test
    void red_scores_the_forest_and_blue_who_finishes_it_draws_the_bonus_tile() {
        Table table = Table.of2002().lay("Red 60^ 1,0 pawn f1", "Blue 37< 2,0", "Green 38> 0,1", "Blue 36v 0,2");
        assertThat(table.scored()).containsExactly("Red forest 10");
        assertThat(table.state().bonusDue()).isTrue();
        assertThat(table.state().toMove()).isEqualTo(1);
    }

    private static Table twoForestsApart() {
        return Table.of2002()
                .lay("Black 62^ 0,-1", "Black 61^ 1,-1", "Black 35^ 2,-1", "Red 37< 2,0 pawn f1")
                .lay("Blue 38> 0,1 pawn f1", "Black 36v 0,2");
    }

    /** «Что происходит, когда в освоенном лесу или на освоенной реке несколько соплеменников?», left picture. */
    @Test
    void red_and_blue_with_a_gatherer_each_get_10_both() {
        Table table = twoForestsApart().lay("Green 60^ 1,0");
        assertThat(table.scored()).containsExactly("Red forest 10", "Blue forest 10");
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(5);
        assertThat(table.inHand("Blue", FigureKind.PAWN)).isEqualTo(5);
    }

    /** The same section, right picture. */
    @Test
    void red_with_most_gatherers_alone_gets_12() {
        Table table = twoForestsApart().lay("Red 34> 1,1 pawn f1", "Green 63v 1,0");
        assertThat(table.scored()).containsExactly("Red forest 12");
        assertThat(table.inHand("Blue", FigureKind.PAWN)).isEqualTo(5);
    }

    /** «Хижины», first picture: systems apart have an owner each. */
    @Test
    void the_river_system_on_the_left_is_blues_and_the_lower_one_reds() {
        Table table = Table.of2002().lay("Blue 51^ -1,0 hut w1", "Green 59v 0,1", "Red 14^ 0,2 hut w1");
        assertThat(table.atTheEnd()).containsExactly("Blue river-system 1", "Red river-system 1");
    }

    /** «Хижины», second picture: a hut beside a fisherman, and a fisherman beside a hut. */
    @Test
    void blue_may_add_a_hut_and_red_a_fisherman() {
        Table fished = Table.of2002().lay("Red 51^ -1,0 pawn w1");
        assertThat(fished.figures("Blue 52^ -2,0")).contains("hut w1").doesNotContain("pawn w1");
        Table settled = Table.of2002().lay("Blue 51^ -1,0 hut w1");
        assertThat(settled.figures("Red 52^ -2,0")).contains("pawn w1").doesNotContain("hut w1");
    }

    /** «Начисление за хижины»: five fish in the whole system, finished or not. */
    @Test
    void blue_gets_5_for_a_hut_on_a_system_with_five_fish() {
        Table table = Table.of2002().lay("Blue 51^ -1,0 hut w1", "Red 09^ -2,0", "Red 00v -2,-1");
        assertThat(table.atTheEnd()).containsExactly("Blue river-system 5");
        assertThat(table.sumsAtTheEnd()).containsExactly("5 fish x 1");
    }

    /** «Начисление за охотников в низинах», meadow 1. */
    @Test
    void green_gets_2_for_a_meadow_with_a_deer() {
        assertThat(Table.of2002().lay("Green 38^ 1,0 pawn m1").atTheEnd()).containsExactly("Green meadow 2");
    }

    /** Meadow 2: the tiger has taken the deer, the mammoth is left. */
    @Test
    void red_and_yellow_get_2_each_for_a_meadow_with_deer_mammoth_and_tiger() {
        Table table = Table.of2002()
                .lay("Black 55v -1,0", "Red 33< -1,-1 pawn m1", "Black 31^ 1,0", "Yellow 32v 1,-1 pawn m1")
                .lay("Black 37^ 0,-1");
        assertThat(table.atTheEnd()).containsExactly("Red meadow 2", "Yellow meadow 2");
        assertThat(table.sumsAtTheEnd()).containsOnly("1 deer taken by a tiger x 0 + 1 mammoth x 2");
    }

    /** Meadow 3: two deer, two mammoths, an aurochs and a tiger; Red has most hunters. */
    @Test
    void red_alone_gets_8_for_the_large_meadow() {
        Table table = Table.of2002()
                .lay("Black 55v -1,0", "Red 30^ -1,-1 pawn m1", "Black 31^ 1,0", "Yellow 32v 1,-1 pawn m1")
                .lay("Black B8< 1,-2", "Red 35^ 0,-2 pawn m1", "Black 62^ 0,-1");
        assertThat(table.atTheEnd()).containsExactly("Red meadow 8");
        assertThat(table.sumsAtTheEnd())
                .containsExactly("1 deer x 2 + 1 deer taken by a tiger x 0 + 1 aurochs x 2 + 2 mammoths x 2");
    }

    /** Meadow 4: a tiger too many takes no points away. */
    @Test
    void blue_gets_and_loses_nothing_for_a_meadow_with_two_tigers_and_a_deer() {
        Table table = Table.of2002().lay("Blue 31^ 1,0 pawn m1", "Red 18^ 2,0", "Red 37> 1,1");
        assertThat(table.atTheEnd()).containsExactly("Blue meadow 0");
        assertThat(table.sumsAtTheEnd()).containsExactly("1 deer taken by a tiger x 0");
    }
}
