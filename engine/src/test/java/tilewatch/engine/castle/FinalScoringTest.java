package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** «Конец игры» and «Финальный подсчёт очков». */
class FinalScoringTest {

    /** "The game ends with the turn in which the last tile is laid." */
    @Test
    void the_game_ends_with_the_last_tile() {
        CastleTable table = CastleTable.empty().tilesLeft("Plain");
        assertThat(table.state().over()).isFalse();
        table.play("Ann: Plain^ 3,0");
        assertThat(table.state().over()).isTrue();
        assertThat(table.broken("Bob: Plain^ 3,1")).containsExactly("game-over");
        assertThat(table.castle().legalMoves(table.state())).isEmpty();
    }

    /** "Unfinished streets, towers and houses bring nothing without tokens 4 to 6." */
    @Test
    void unfinished_areas_score_nothing_without_a_token() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Lane^ 1,2 herald N", "Ann: Pass^ 3,2 knight N", "Bob: Hall^ 4,3 squire N")
                .tilesLeft();
        assertThat(table.finalLines()).isEmpty();
        assertThat(table.state().over()).isTrue();
    }

    /** Tokens 4, 5 and 6: one unfinished street, tower or house each. */
    @Test
    void tokens_4_5_and_6_score_an_unfinished_street_tower_and_house() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Well^ 1,4 herald N", "Ann: Pass^ 3,0 knight N", "Bob: Hall^ 5,0 squire N")
                .given("Ann: Lane^ 1,3", "Bob: Hall^ 5,1")
                .token(0, 4)
                .token(0, 5)
                .token(1, 6)
                .tilesLeft()
                .play("Ann: token 4 1,3/N", "Ann: token 5 3,0/N", "Bob: token 6 5,1/N");
        assertThat(table.finalLines())
                .containsExactly(
                        "Ann unfinished street with fountain: 2 tiles x 2 + 1 start spaces x 2 = 6",
                        "Ann unfinished tower: 1 tiles x 2 + 1 start spaces x 2 = 4",
                        "Bob unfinished house: 2 tiles x 1 + 1 start spaces x 1 = 3");
        assertThat(table.state().over()).isTrue();
    }

    private static CastleTable twoStreets() {
        return CastleTable.empty()
                .given("Ann: Lane^ 1,4 herald N", "Bob: Lane^ 4,1 herald N", "Ann: Lane^ 1,3")
                .given("Ann: Lane> 3,3 herald E");
    }

    /** "Each such token is for one unfinished thing only." */
    @Test
    void each_token_is_used_on_one_area_and_an_area_is_scored_once() {
        CastleTable table = twoStreets().token(0, 4).token(0, 4).tilesLeft();
        assertThat(table.finalLines())
                .containsExactly(
                        "Ann unfinished street: 2 tiles x 1 + 1 start spaces x 1 = 3",
                        "Ann unfinished street: 1 tiles x 1 = 1");
        table.play("Ann: token 4 1,4/N");
        assertThat(table.broken("Ann: token 4 1,3/N")).containsExactly("token-one-area");
        assertThat(table.broken("Ann: token 4 3,3/E")).isEmpty();
    }

    /** "… where he has more figures than the other." */
    @Test
    void a_token_needs_the_majority() {
        CastleTable table = twoStreets().token(0, 4).tilesLeft();
        assertThat(table.broken("Ann: token 4 4,1/N")).containsExactly("token-majority");
        assertThat(table.judge("Ann: token 4 4,1/N").next()).isPresent();
    }

    @Test
    void a_token_is_used_on_what_it_is_for() {
        CastleTable table = twoStreets().token(0, 5).token(0, 4).tilesLeft();
        assertThat(table.broken("Ann: token 5 1,4/N")).containsExactly("token-fits");
        assertThat(table.broken("Ann: token 6 1,4/N")).containsExactly("token-held", "token-fits");
        table.given("Bob: Endv 1,2");
        assertThat(table.broken("Ann: token 4 1,4/N")).containsExactly("token-fits");
    }

    @Test
    void tokens_for_the_end_wait_for_the_end() {
        CastleTable table = twoStreets().token(0, 4);
        assertThat(table.broken("Ann: token 4 1,4/N")).containsExactly("token-at-end");
        assertThat(table.broken("Ann: done")).containsExactly("not-the-end");
    }

    /** "In the final scoring players *may* use tokens 4 to 9": nobody has to. */
    @Test
    void a_player_may_leave_a_token_unused() {
        CastleTable table = twoStreets().token(0, 4).tilesLeft();
        assertThat(table.state().toMove()).isZero();
        table.play("Ann: done");
        assertThat(table.finalLines()).isEmpty();
        assertThat(table.state().over()).isTrue();
        assertThat(table.broken("Ann: done")).containsExactly("game-over");
        assertThat(table.broken("Ann: token 4 1,4/N")).containsExactly("token-before-done");
    }

    /** Token 7: four points a market on one courtyard. */
    @Test
    void token_7_is_for_one_courtyard() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Market^ 0,0 merchant N", "Ann: Market^ 4,4 merchant N", "Ann: Market^ 4,3")
                .token(0, 7)
                .tilesLeft();
        assertThat(table.finalLines())
                .containsExactlyInAnyOrder("Ann courtyard: 1 markets x 3 = 3", "Ann courtyard: 2 markets x 4 = 8");
        table.play("Ann: token 7 0,0/N");
        assertThat(table.finalLines())
                .containsExactlyInAnyOrder("Ann courtyard: 1 markets x 4 = 4", "Ann courtyard: 2 markets x 3 = 6");
    }

    /** "If both have as many merchants, nobody gets points for the courtyard." */
    @Test
    void a_courtyard_with_as_many_merchants_of_both_scores_nothing() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Market^ 2,2 merchant N", "Bob: Market^ 3,2 merchant N")
                .tilesLeft();
        assertThat(table.finalLines()).isEmpty();
    }

    /** Token 8: the house with the keep counts two tiles more. */
    @Test
    void token_8_enlarges_the_keep_by_two() {
        CastleTable smaller = CastleTable.empty()
                .leavingEmpty("0,0", "1,0")
                .keep(0, 3)
                .keep(1, 4)
                .token(0, 8)
                .tilesLeft();
        assertThat(smaller.finalLines()).containsExactly("Ann keep: 2 empty cells x 1 = 2");
        assertThat(smaller.state().over()).isTrue();
        assertThat(smaller.keep(1, 5).finalLines()).isEmpty();
        assertThat(smaller.token(0, 8).finalLines()).containsExactly("Ann keep: 2 empty cells x 1 = 2");
    }

    /** "If both keeps stand on houses of the same size, nobody gets the points." */
    @Test
    void equal_keeps_bring_nothing_and_no_keep_at_all_neither() {
        CastleTable table = CastleTable.empty().leavingEmpty("0,0", "1,0").tilesLeft();
        assertThat(table.finalLines()).isEmpty();
        assertThat(table.keep(0, 3).keep(1, 3).finalLines()).isEmpty();
    }

    @Test
    void a_player_without_a_keep_has_nothing_to_enlarge() {
        CastleTable table = CastleTable.empty()
                .leavingEmpty("0,0", "1,0")
                .keep(1, 1)
                .token(0, 8)
                .token(0, 8)
                .tilesLeft();
        assertThat(table.finalLines()).containsExactly("Bob keep: 2 empty cells x 1 = 2");
    }

    /** Cells hang together by their sides: two groups that touch by a corner are two. */
    @Test
    void empty_cells_that_touch_by_a_corner_are_two_spaces() {
        CastleTable table = CastleTable.empty()
                .leavingEmpty("0,0", "1,0", "2,1", "3,1", "4,1")
                .keep(1, 1)
                .tilesLeft();
        assertThat(table.finalLines()).containsExactly("Bob keep: 3 empty cells x 1 = 3");
    }

    /** "5 points for each of his tokens 9", asked for or not. */
    @Test
    void every_token_9_brings_5() {
        CastleTable table = CastleTable.empty().token(0, 9).token(0, 9).tilesLeft();
        assertThat(table.finalLines()).containsExactly("Ann token 9: 2 tokens x 5 = 10");
        assertThat(table.state().over()).isTrue();
    }

    /** «Конец игры»: tokens left on the wall are gone, so nothing is taken by the points of the end. */
    @Test
    void final_points_take_no_token() {
        CastleTable table = CastleTable.empty()
                .points(0, 9)
                .given("Ann: Market^ 2,2 merchant N")
                .tilesLeft();
        assertThat(table.finalLines()).containsExactly("Ann courtyard: 1 markets x 3 = 3");
        assertThat(table.state().seat(0).tokens()).isEmpty();
    }

    @Test
    void a_token_taken_by_the_last_tile_is_asked_for_and_may_be_used() {
        CastleTable table = CastleTable.empty()
                .points(0, 31)
                .given("Ann: End> 1,1 herald E", "Ann: Lane> 4,1 herald E")
                .tilesLeft("End")
                .play("Ann: End< 2,1");
        assertThat(table.state().over()).isFalse();
        table.play("Ann: reveal 32 token 4", "Ann: token 4 4,1/E");
        assertThat(table.finalLines()).containsExactly("Ann unfinished street: 1 tiles x 1 = 1");
        assertThat(table.state().over()).isTrue();
    }

    @Test
    void the_final_score_can_be_asked_for_at_any_time() {
        CastleTable table =
                CastleTable.empty().given("Ann: Market^ 2,2 merchant N").keep(1, 2);
        assertThat(table.state().over()).isFalse();
        assertThat(table.finalLines())
                .containsExactly("Bob keep: 29 empty cells x 1 = 29", "Ann courtyard: 1 markets x 3 = 3");
    }
}
