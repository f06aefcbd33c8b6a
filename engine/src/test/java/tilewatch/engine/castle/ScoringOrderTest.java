package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** «Получение жетонов»: several areas finished by one tile, and the choice of their order. */
class ScoringOrderTest {

    /** One tile finishes a house worth 2 and a tower worth 4, both Ann's. */
    private static CastleTable houseAndTower(int points) {
        return CastleTable.empty().points(0, points).given("Ann: Housev 1,1 squire S", "Ann: Tower^ 1,3 knight N");
    }

    /** "He also decides in which order the finished things bring points": 2 then 4 stops elsewhere than 4 then 2. */
    @Test
    void the_order_decides_where_the_marker_stops() {
        assertThat(houseAndTower(8)
                        .play("Ann: Both^ 1,2 score N S")
                        .state()
                        .seat(0)
                        .tokens())
                .isEmpty();
        CastleTable towerFirst = houseAndTower(8).play("Ann: Both^ 1,2 score S N");
        assertThat(towerFirst.state().seat(0).unknown())
                .extracting(Corner::first)
                .containsExactly(12);
        assertThat(towerFirst.scored()).containsExactly("Ann tower: 2 tiles x 2 = 4", "Ann house: 2 tiles x 1 = 2");
        assertThat(towerFirst.state().space(0)).isEqualTo(14);
    }

    @Test
    void every_order_is_offered_with_its_landings() {
        CastleTable table = houseAndTower(8);
        List<Lay> choices = table.castle().choices(table.state(), (Lay) table.move("Ann: Both^ 1,2"));
        assertThat(choices)
                .extracting(lay -> table.castle().landings(table.state(), lay).stream()
                        .map(Landing::space)
                        .toList())
                .containsExactlyInAnyOrder(List.of(10, 14), List.of(12, 14));
    }

    @Test
    void without_a_word_areas_are_scored_in_reading_order() {
        CastleTable table = houseAndTower(0).play("Ann: Both^ 1,2");
        assertThat(table.scored()).containsExactly("Ann house: 2 tiles x 1 = 2", "Ann tower: 2 tiles x 2 = 4");
    }

    /** "First the player who laid the tile gets his points." */
    @Test
    void whoever_laid_the_tile_scores_first_and_may_snatch_the_token() {
        CastleTable table = CastleTable.empty()
                .points(0, 8)
                .points(1, 10)
                .given("Bob: Housev 1,1 squire S", "Ann: Tower^ 1,3 knight N");
        assertThat(table.broken("Ann: Both^ 1,2 score N S")).containsExactly("layer-scores-first");
        table.play("Ann: Both^ 1,2");
        assertThat(table.scored()).containsExactly("Ann tower: 2 tiles x 2 = 4", "Bob house: 2 tiles x 1 = 2");
        assertThat(table.state().space(0)).isEqualTo(12);
        assertThat(table.state().space(1)).isEqualTo(12);
        assertThat(table.state().seat(0).unknown()).hasSize(1);
        assertThat(table.state().seat(1).unknown()).isEmpty();
    }

    /** "… bring points to him and to his opponent": the order of the other player's areas is his choice as well. */
    @Test
    void whoever_laid_the_tile_orders_the_other_players_areas_too() {
        for (boolean kind : new boolean[] {true, false}) {
            CastleTable table = CastleTable.empty()
                    .points(1, 8)
                    .given("Bob: Housev 1,1 squire S", "Bob: Tower^ 1,3 knight N")
                    .play("Ann: Both^ 1,2 score " + (kind ? "S N" : "N S"));
            assertThat(table.state().seat(1).unknown()).hasSize(kind ? 1 : 0);
        }
    }

    /** A tile finishes what it lies against, without being part of it: four houses round a courtyard. */
    @Test
    void four_areas_round_one_tile_are_scored_in_any_of_24_orders() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Housev 2,1 squire S", "Ann: House< 3,2 squire W")
                .given("Ann: House^ 2,3 squire N", "Ann: House> 1,2 squire E");
        List<Lay> orders = table.castle().choices(table.state(), (Lay) table.move("Ann: Plain^ 2,2"));
        assertThat(orders).hasSize(24).doesNotHaveDuplicates();
        for (Lay lay : orders) {
            assertThat(table.castle().judge(table.state(), lay).scored()).hasSize(4);
        }
        assertThat(table.play("Ann: Plain^ 2,2 score 2,3/N 2,1/S 1,2/E 3,2/W")
                        .state()
                        .score(0))
                .isEqualTo(4);
    }

    @Test
    void only_areas_that_score_in_this_turn_are_put_in_order_each_once() {
        CastleTable table = houseAndTower(0);
        assertThat(table.broken("Ann: Both^ 1,2 score N N")).containsExactly("scored-once");
        assertThat(table.broken("Ann: Both^ 1,2 score E")).containsExactly("area-scored");
    }

    @Test
    void an_area_with_as_many_figures_of_both_has_no_place_in_the_order() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Housev 1,1 squire S", "Ann: Pass^ 1,3 knight N", "Bob: Tower^ 1,4 knight N");
        assertThat(table.broken("Ann: Both^ 1,2 score S")).containsExactly("area-scored");
    }

    @Test
    void a_hint_weighs_what_a_move_scores_against_what_it_gives_away() {
        CastleTable table = CastleTable.empty().given("Bob: Housev 1,1 squire S", "Ann: Tower^ 1,3 knight N");
        Piece both = table.castle().box().tile("Both").orElseThrow();
        assertThat(table.castle().hints(table.state(), both))
                .filteredOn(hint -> hint.move().equals(table.move("Ann: Both^ 1,2")))
                .extracting(Castle.Hint::gain)
                .containsExactly(4 - 2);
    }
}
