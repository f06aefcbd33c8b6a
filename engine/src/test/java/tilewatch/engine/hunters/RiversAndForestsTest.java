package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** «Начисление очков за освоение лесов и рек» beyond its worked examples. */
class RiversAndForestsTest {

    /** A river that leaves a lake with two fish by one outlet and comes back by another. */
    private static final String[] OUT_AND_BACK = {
        "Red 09< 0,-1 pawn w2", "Blue 15^ 0,-2", "Blue 16> 1,-2", "Blue 18v 1,-1"
    };

    /** Four tiles round a clearing; 67 takes part with two segments. */
    private static final String[] ROUND_A_CLEARING = {
        "Red 67^ 0,-1 pawn f1", "Blue 42> 0,-2", "Blue 30^ 1,-2", "Blue 31^ 1,-1"
    };

    @Test
    void a_river_may_close_into_a_ring() {
        Table table = Table.of2002().lay("Red 19< 0,-1 pawn w1", "Blue 15^ 0,-2", "Blue 16> 1,-2", "Blue 18v 1,-1");
        assertThat(table.scored()).containsExactly("Red river 4");
        assertThat(table.sums()).containsExactly("4 segments x 1");
    }

    @Test
    void springs_end_a_river_as_lakes_do() {
        Table table = Table.of2002().lay("Red 55v -1,0 pawn w1");
        assertThat(table.sums()).containsExactly("2 segments x 1 + 1 fish x 1");
    }

    @Test
    void a_lake_at_both_ends_of_a_river_gives_its_fish_once() {
        Table table = Table.of2002().lay(OUT_AND_BACK);
        assertThat(table.sums()).containsExactly("5 segments x 1 + 2 fish x 1");
    }

    /** «по 1 очку за каждый ее участок», «2 очка за каждый участок леса»: segments, where the 2020 print counts tiles. */
    @Test
    void two_segments_of_one_tile_count_twice_in_2002_and_once_in_2020() {
        assertThat(Table.of2002().lay(ROUND_A_CLEARING).sums()).containsExactly("5 segments x 2");
        assertThat(Table.of2020().lay(ROUND_A_CLEARING).sums()).containsExactly("4 tiles x 2");
        assertThat(Table.of2020().lay(OUT_AND_BACK).sums()).containsExactly("4 tiles x 1 + 2 fish x 1");
        assertThat(Table.with(Map.of("count", "tiles")).lay(OUT_AND_BACK).sums())
                .containsExactly("4 tiles x 1 + 2 fish x 1");
        assertThat(Table.with(Map.of("edition", "2020", "count", "segments"))
                        .lay(ROUND_A_CLEARING)
                        .sums())
                .containsExactly("5 segments x 2");
    }

    /** Two fishermen on rivers apart, joined and finished by the last tile. */
    @Test
    void equal_numbers_of_fishermen_both_score_in_full() {
        Table table = Table.of2002()
                .lay("Red 51^ -1,0 pawn w1", "Green 61^ -1,-1", "Green 62^ -2,-1", "Green 35< -3,-1")
                .lay("Blue 59> -3,0 pawn w1", "Green 52^ -2,0");
        assertThat(table.scored()).containsExactly("Red river 6", "Blue river 6");
    }

    @Test
    void several_things_finished_by_one_tile_all_score() {
        Table table = Table.of2002()
                .lay("Red 51^ -1,0 pawn w1", "Green 61^ -1,-1", "Blue 36^ -2,-1 pawn f1", "Green 00> -2,0");
        assertThat(table.scored()).containsExactlyInAnyOrder("Red river 6", "Blue forest 4");
    }

    @Test
    void unfinished_rivers_and_forests_are_worth_nothing_at_the_end() {
        Table table = Table.of2002().lay("Red 51^ -1,0 pawn w1", "Blue 60^ 1,0 pawn f1");
        assertThat(table.atTheEnd()).isEmpty();
    }

    /** «Особые свойства бонусных карт»: each tile with mushrooms adds 2. */
    @Test
    void mushrooms_add_two_points_to_a_finished_forest() {
        Table table = Table.of2002().lay("Red 36v 0,-1 pawn f1", "Blue B4^ 0,-2", "Blue 37v 0,-3");
        assertThat(table.sums()).containsExactly("3 segments x 2 + 1 mushroom patch x 2");
        assertThat(table.state().bonusDue()).isFalse();
    }
}
