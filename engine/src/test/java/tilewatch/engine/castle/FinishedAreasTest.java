package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.board.Pos;

/** «Завершение строительства», «Возврат подданных» and the keep. */
class FinishedAreasTest {

    /** "A street is built when all its ends meet squares, the wall, houses or towers, or when it closes in a ring." */
    @Test
    void a_street_closed_in_a_ring_is_finished_and_a_tile_it_crosses_twice_counts_once() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Square^ 2,2 herald N", "Bob: Bend> 2,1", "Ann: Bendv 3,1")
                .play("Ann: Bend< 3,2");
        assertThat(table.scored()).containsExactly("Ann street: 4 tiles x 1 = 4");
    }

    @Test
    void a_street_that_ends_at_the_wall_is_finished() {
        CastleTable table =
                CastleTable.empty().given("Bob: Lane^ 2,1", "Bob: Endv 2,0").play("Ann: Lane^ 2,2 herald N");
        assertThat(table.scored()).isEmpty();
        table.given("Bob: Lane^ 2,3").play("Bob: Lane^ 2,4");
        assertThat(table.scored()).containsExactly("Ann street: 5 tiles x 1 = 5");
    }

    @Test
    void a_street_between_two_start_spaces_counts_both() {
        CastleTable table = CastleTable.empty()
                .given("Bob: Lane> 5,3", "Bob: Lane> 4,3", "Bob: Lane> 3,3", "Bob: Lane> 2,3", "Bob: Lane^ 1,4")
                .play("Ann: Bend> 1,3 herald E");
        assertThat(table.scored()).containsExactly("Ann street: 6 tiles x 1 + 2 start spaces x 1 = 8");
    }

    /** "The second, third and other wells on a street bring no more points." */
    @Test
    void further_fountains_bring_nothing_more() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Endv 2,0 herald S", "Bob: Well^ 2,1", "Bob: Well^ 2,2")
                .play("Ann: End^ 2,3");
        assertThat(table.scored()).containsExactly("Ann street with fountain: 4 tiles x 2 = 8");
    }

    /** "A tower is built when streets, houses, courtyards and the wall are all round it." */
    @Test
    void a_tower_is_finished_by_whatever_else_lies_against_it() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Keep^ 1,0 knight N", "Bob: Plain^ 0,0", "Bob: Manor^ 2,0")
                .play("Ann: House^ 1,1");
        assertThat(table.scored()).containsExactly("Ann tower: 1 tiles x 2 = 2");
    }

    @Test
    void a_tower_counts_its_start_space() {
        CastleTable table = CastleTable.empty().play("Ann: Tower^ 3,0 knight N");
        assertThat(table.scored()).containsExactly("Ann tower: 1 tiles x 2 + 1 start spaces x 2 = 4");
    }

    /** "… and there are no empty cells inside it." */
    @Test
    void a_house_with_an_empty_cell_inside_is_not_finished() {
        CastleTable table = CastleTable.empty();
        for (int cell = 0; cell < 9; cell++) {
            if (cell != 4) {
                table.given("Ann: Manor^ " + (1 + cell % 3) + "," + (1 + cell / 3));
            }
        }
        table.leavingEmpty("2,2");
        assertThat(table.state().table().area(new Spot(new Pos(1, 1), 0)).finished())
                .isFalse();
        table.play("Ann: Manor^ 2,2 squire N");
        assertThat(table.scored()).containsExactly("Ann house: 9 tiles x 1 = 9");
    }

    @Test
    void a_house_counts_its_start_space_and_tiles_not_parts() {
        CastleTable table = CastleTable.empty()
                .given("Bob: Manor^ 5,1", "Bob: Plain^ 4,1", "Bob: Plain^ 5,2")
                .play("Ann: Hall^ 5,0 squire N");
        assertThat(table.scored()).containsExactly("Ann house: 2 tiles x 1 + 1 start spaces x 1 = 3");
    }

    /** "Its owner is whoever has more figures on it." */
    @Test
    void more_figures_win() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Towerv 1,0 knight S", "Bob: Pass^ 1,1 knight N", "Bob: Tower^ 1,3 knight N")
                .play("Ann: Pass^ 1,2");
        assertThat(table.scored()).containsExactly("Bob tower: 4 tiles x 2 = 8");
        assertThat(table.state().seats()).extracting(Seat::figures).containsExactly(6, 6);
    }

    /** «Возврат подданных»: from everything finished in this turn, even if it scored nothing; others stay. */
    @Test
    void figures_come_home_from_finished_areas_only() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Towerv 1,0 knight S", "Bob: Tower^ 1,2 knight N", "Bob: Plain^ 2,2 merchant N")
                .play("Ann: Pass^ 1,1 merchant E");
        assertThat(table.state().seats()).extracting(Seat::figures).containsExactly(5, 5);
    }

    /** «Возврат подданных»: "from his next turn a player may use these figures as usual". */
    @Test
    void a_figure_that_comes_home_may_be_used_from_the_next_turn() {
        CastleTable table = CastleTable.empty().given("Ann: Towerv 1,0 knight S");
        for (int x = 1; x < 6; x++) {
            table.given("Ann: Market^ " + x + ",4 merchant N");
        }
        assertThat(table.broken("Ann: Tower^ 1,1 merchant S")).containsExactly("figure-left");
        assertThat(table.play("Ann: Tower^ 1,1").state().seat(0).figures()).isEqualTo(1);
    }

    /** "After the first house you scored put your keep on it; move it whenever you score a larger one." */
    @Test
    void the_keep_stands_on_the_first_house_and_moves_to_larger_ones_only() {
        CastleTable table = CastleTable.empty().given("Bob: Housev 1,0").play("Ann: House^ 1,1 squire N");
        Keep first = table.state().seat(0).keep().orElseThrow();
        assertThat(first.size()).isEqualTo(2);
        table.given("Bob: Housev 3,1").turnOf(0).play("Ann: House^ 3,2 squire N");
        assertThat(table.state().seat(0).keep()).contains(first);
        table.given("Bob: Housev 4,2", "Bob: Hall^ 4,3").turnOf(0).play("Ann: House^ 4,4 squire N");
        assertThat(table.state().seat(0).keep()).hasValueSatisfying(keep -> {
            assertThat(keep.size()).isEqualTo(3);
            assertThat(table.state().table().area(keep.house()).cells())
                    .containsExactly(new Pos(4, 2), new Pos(4, 3), new Pos(4, 4));
        });
        assertThat(table.state().seat(1).keep()).isEmpty();
    }

    @Test
    void a_doubled_house_is_no_larger_for_the_keep() {
        CastleTable table =
                CastleTable.empty().token(0, 3).given("Bob: Housev 1,0").play("Ann: House^ 1,1 squire N double N");
        assertThat(table.scored()).containsExactly("Ann doubled house: 2 tiles x 2 = 4");
        assertThat(table.state().seat(0).keep()).map(Keep::size).contains(2);
    }

    @Test
    void whether_a_start_space_enlarges_the_keep_is_for_the_table_to_say() {
        for (String counted : List.of("start-spaces", "tiles")) {
            CastleTable table = CastleTable.with("keep-size", counted).play("Ann: House^ 5,0 squire N");
            assertThat(table.scored()).containsExactly("Ann house: 1 tiles x 1 + 1 start spaces x 1 = 2");
            assertThat(table.state().seat(0).keep()).map(Keep::size).contains(counted.equals("tiles") ? 1 : 2);
        }
    }

    /** «Дворы»: "no points during the game, the merchants stay until its end". */
    @Test
    void a_courtyard_shut_in_scores_nothing_and_keeps_its_merchant() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Market^ 0,0 merchant N", "Bob: Manor^ 1,0")
                .play("Ann: Manor^ 0,1");
        assertThat(table.scored()).isEmpty();
        assertThat(table.state().seat(0).figures()).isEqualTo(5);
        assertThat(table.finalLines()).containsExactly("Ann courtyard: 1 markets x 3 = 3");
    }
}
