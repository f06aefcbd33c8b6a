package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewatch.engine.board.Pos;

/** The pictures of the rulebook, by section. Black is Ann, white is Bob. */
class WorkedExamplesTest {

    /** «Завершение дома. Цитадель», first picture: a street of two tiles scores 2. */
    @Test
    void a_street_of_two_tiles_scores_2() {
        CastleTable table = CastleTable.empty().given("Ann: End> 1,1 herald E").play("Ann: End< 2,1");
        assertThat(table.scored()).containsExactly("Ann street: 2 tiles x 1 = 2");
    }

    /** Second picture: three tiles and a start space with a fountain score 8. */
    @Test
    void a_street_with_a_fountain_over_three_tiles_and_a_start_space_scores_8() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Lane^ 1,4 herald N", "Bob: Well^ 1,3")
                .play("Ann: Endv 1,2");
        assertThat(table.scored()).containsExactly("Ann street with fountain: 3 tiles x 2 + 1 start spaces x 2 = 8");
    }

    /** Third picture: a tower on four tiles scores 8. */
    @Test
    void a_tower_on_four_tiles_scores_8() {
        CastleTable table = CastleTable.empty()
                .given("Bob: Towerv 1,0 knight S", "Ann: Pass^ 1,1", "Bob: Pass^ 1,2")
                .turnOf(1)
                .play("Bob: Tower^ 1,3");
        assertThat(table.scored()).containsExactly("Bob tower: 4 tiles x 2 = 8");
    }

    /** Fourth picture: two houses that touch by a corner only are two; one of a single tile scores 1. */
    @Test
    void a_house_that_touches_another_by_a_corner_only_scores_1() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Nook^ 1,1", "Ann: Plain^ 1,2", "Bob: Nookv 2,2 squire NL")
                .turnOf(1)
                .play("Bob: Plain^ 2,1");
        assertThat(table.scored()).containsExactly("Bob house: 1 tiles x 1 = 1");
    }

    /** «Завершение строительства», picture: a tile joins two towers and finishes them; as many knights, no points. */
    @Test
    void nobody_scores_a_tower_with_as_many_knights_of_both() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Towerv 1,0 knight S", "Bob: Tower^ 1,2 knight N")
                .play("Ann: Pass^ 1,1");
        assertThat(table.scored()).isEmpty();
        assertThat(table.state().table().area(new Spot(new Pos(1, 1), 0)).finished())
                .isTrue();
        assertThat(table.state().seat(0).figures()).isEqualTo(6);
        assertThat(table.state().seat(1).figures()).isEqualTo(6);
    }

    /** «Быстрые очки», first picture: the herald comes, scores 1 and goes home. */
    @Test
    void a_street_finished_and_taken_in_one_turn_scores_1() {
        CastleTable table = CastleTable.empty().given("Bob: Plain^ 2,1").play("Ann: End^ 2,0 herald N");
        assertThat(table.scored()).containsExactly("Ann street: 1 tiles x 1 = 1");
        assertThat(table.state().seat(0).figures()).isEqualTo(6);
    }

    /** «Быстрые очки», second picture: the same for a tower of two tiles scores 4. */
    @Test
    void a_tower_finished_and_taken_in_one_turn_scores_4() {
        CastleTable table = CastleTable.empty().given("Bob: Towerv 1,0").play("Ann: Tower^ 1,1 knight N");
        assertThat(table.scored()).containsExactly("Ann tower: 2 tiles x 2 = 4");
        assertThat(table.state().seat(0).figures()).isEqualTo(6);
    }

    /** «Получение жетонов», picture: 2 points, the marker stops on 33 and the token of that corner is taken. */
    @Test
    void stopping_on_33_takes_the_token_of_its_corner() {
        CastleTable table = CastleTable.empty()
                .points(0, 31)
                .given("Ann: End> 1,1 herald E")
                .play("Ann: End< 2,1");
        assertThat(table.state().space(0)).isEqualTo(33);
        assertThat(table.state().seat(0).unknown()).extracting(Corner::first).containsExactly(32);
        assertThat(table.state().onWall()).extracting(Corner::first).containsExactly(12, 66);
    }

    /** «Как выставить подданного», first picture: the house has a white squire; a knight or a merchant may stand. */
    @Test
    void a_house_with_a_white_squire_takes_no_other_but_tower_and_courtyard_of_the_tile_do() {
        CastleTable table = CastleTable.empty().given("Bob: Housev 1,1 squire S");
        assertThat(table.broken("Ann: Mixed^ 1,2 squire N")).containsExactly("area-free");
        assertThat(table.broken("Ann: Mixed^ 1,2 knight E")).isEmpty();
        assertThat(table.broken("Ann: Mixed^ 1,2 merchant S")).isEmpty();
    }

    /** «Как выставить подданного», second picture: the courtyard has a white merchant, the house is free. */
    @Test
    void a_courtyard_with_a_white_merchant_takes_no_other_but_the_house_of_the_tile_does() {
        CastleTable table = CastleTable.empty().given("Bob: Plain^ 1,1 merchant N");
        assertThat(table.broken("Ann: House^ 2,1 merchant E")).containsExactly("area-free");
        assertThat(table.broken("Ann: House^ 2,1 squire N")).isEmpty();
    }

    /** «Как выставить подданного», picture of the herald: one of the three streets of a square is chosen. */
    @Test
    void a_square_offers_three_streets_to_a_herald() {
        CastleTable table = CastleTable.empty().given("Bob: Plain^ 1,1");
        for (String street : new String[] {"N", "E", "S"}) {
            assertThat(table.broken("Ann: Square^ 2,1 herald " + street)).isEmpty();
        }
        CastleTable taken = CastleTable.empty().given("Bob: Square^ 1,1 herald N");
        assertThat(taken.broken("Ann: Lane> 2,1 herald E")).isEmpty();
    }

    /** «Очки за цитадель», picture: of the empty cells the largest group has 11, so the keep brings 11. */
    @Test
    void the_largest_group_of_11_empty_cells_brings_the_larger_keep_11() {
        CastleTable table = CastleTable.empty()
                .leavingEmpty(
                        "0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2", "2,3", "2,4", //
                        "4,0", "5,0", "4,4", "5,3", "5,4")
                .keep(0, 3)
                .keep(1, 4)
                .tilesLeft();
        assertThat(table.finalLines()).containsExactly("Bob keep: 11 empty cells x 1 = 11");
    }

    /** «Очки за цитадель», picture beside it: what looks like one courtyard is three. */
    @Test
    void streets_divide_a_courtyard_into_three() {
        Table table = CastleTable.empty().given("Bob: Square^ 2,1").state().table();
        assertThat(IntStream.range(3, 6).mapToObj(part -> table.area(new Spot(new Pos(2, 1), part))))
                .doesNotHaveDuplicates()
                .allMatch(area -> area.feature() == Feature.COURTYARD);
    }

    /** «Очки за дворы», first picture: a courtyard with one market brings 3. */
    @Test
    void a_courtyard_with_one_market_scores_3() {
        CastleTable table =
                CastleTable.empty().given("Bob: Market^ 4,4 merchant N").tilesLeft();
        assertThat(table.finalLines()).containsExactly("Bob courtyard: 1 markets x 3 = 3");
    }

    private static CastleTable fiveMarkets() {
        return CastleTable.empty()
                .given("Ann: Market^ 0,2 merchant N", "Bob: Market^ 1,2 merchant N")
                .given("Ann: Market^ 2,2 merchant N", "Bob: Market^ 3,2");
    }

    /** «Очки за дворы», second picture: five markets, one of them on a start space, and more black merchants. */
    @Test
    void a_courtyard_with_five_markets_scores_15() {
        assertThat(fiveMarkets().tilesLeft().finalLines()).containsExactly("Ann courtyard: 5 markets x 3 = 15");
    }

    /** The same picture: with token 7 it would be 20. */
    @Test
    void token_7_makes_it_20() {
        CastleTable table = fiveMarkets().token(0, 7).tilesLeft();
        assertThat(table.state().over()).isFalse();
        table.play("Ann: token 7 0,2/N");
        assertThat(table.finalLines()).containsExactly("Ann courtyard: 5 markets x 4 = 20");
        assertThat(table.state().over()).isTrue();
    }
}
