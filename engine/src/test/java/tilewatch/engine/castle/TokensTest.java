package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Verdict;

/** «Получение жетонов» and «Жетоны стены»: taking tokens and using 1 to 3. */
class TokensTest {

    /** A street of two tiles, worth 2 to Ann when she lays "End< 2,1". */
    private static CastleTable streetWorth2(int points) {
        return CastleTable.empty().points(0, points).given("Ann: End> 1,1 herald E");
    }

    /** "Exactly on one of the two spaces of a corner tower": the first, the second, and no other. */
    @Test
    void both_spaces_of_a_corner_take_its_token_and_the_next_ones_do_not() {
        for (int space : new int[] {31, 32, 33, 34}) {
            CastleTable table = streetWorth2(space - 2).play("Ann: End< 2,1");
            assertThat(table.state().space(0)).isEqualTo(space);
            assertThat(table.state().seat(0).tokens()).hasSize(space == 32 || space == 33 ? 1 : 0);
        }
    }

    /** "A marker that passes a corner tower without stopping takes nothing." */
    @Test
    void passing_a_corner_takes_nothing() {
        CastleTable table = CastleTable.empty()
                .points(0, 31)
                .given("Ann: Towerv 1,0 knight S")
                .play("Ann: Tower^ 1,1");
        assertThat(table.state().space(0)).isEqualTo(35);
        assertThat(table.state().seat(0).tokens()).isEmpty();
    }

    /** A token is there once. */
    @Test
    void a_corner_whose_token_is_taken_gives_nothing() {
        CastleTable table = streetWorth2(31).play("Ann: End< 2,1");
        table.points(1, 31).given("Bob: End> 1,3 herald E").turnOf(1).play("Bob: End< 2,3");
        assertThat(table.state().space(1)).isEqualTo(33);
        assertThat(table.state().seat(1).tokens()).isEmpty();
    }

    /** «Подготовка к игре»: "on every corner tower but 0/1". */
    @Test
    void the_corner_0_1_has_no_token() {
        CastleTable table = streetWorth2(99).play("Ann: End< 2,1");
        assertThat(table.state().space(0)).isEqualTo(1);
        assertThat(table.state().seat(0).tokens()).isEmpty();
    }

    /** «Завершение строительства»: "with 100 points the marker goes round a second time". */
    @Test
    void after_100_points_the_marker_goes_round_again_and_still_takes_tokens() {
        CastleTable table = streetWorth2(110).play("Ann: End< 2,1");
        assertThat(table.state().score(0)).isEqualTo(112);
        assertThat(table.state().space(0)).isEqualTo(12);
        assertThat(table.state().seat(0).unknown()).extracting(Corner::first).containsExactly(12);
    }

    /** A token is what somebody says it shows, when it is turned up. */
    @Test
    void a_taken_token_is_unknown_until_told() {
        CastleTable table = streetWorth2(31).play("Ann: End< 2,1");
        assertThat(table.broken("Bob: reveal 32 token 5")).containsExactly("token-taken");
        assertThat(table.broken("Ann: reveal 12 token 5")).containsExactly("token-taken");
        table.play("Ann: reveal 32 token 5");
        assertThat(table.state().seat(0).holds(Token.UNFINISHED_TOWER)).isEqualTo(1);
        assertThat(table.broken("Ann: reveal 32 token 6")).containsExactly("token-taken");
    }

    /** «Состав игры»: "two of each kind". */
    @Test
    void a_third_token_of_a_kind_cannot_be() {
        CastleTable table = streetWorth2(31).play("Ann: End< 2,1").token(0, 4).token(1, 4);
        assertThat(table.broken("Ann: reveal 32 token 4")).containsExactly("token-copies");
        assertThat(table.broken("Ann: reveal 32 token 5")).isEmpty();
    }

    private static CastleTable towerWorth4() {
        return CastleTable.empty().given("Ann: Towerv 1,0 knight S");
    }

    /** Token 2: "when a tower is finished the player gets twice the points, 4 a tile". */
    @Test
    void token_2_doubles_a_tower_and_is_spent() {
        CastleTable table = towerWorth4().token(0, 2).play("Ann: Tower^ 1,1 double N");
        assertThat(table.scored()).containsExactly("Ann doubled tower: 2 tiles x 4 = 8");
        assertThat(table.state().seat(0).tokens()).isEmpty();
        assertThat(table.state().spent()).containsExactly(Token.DOUBLE_TOWER);
    }

    /** Token 3: the same for a house, 2 a tile, a start space included. */
    @Test
    void token_3_doubles_a_house() {
        CastleTable table = CastleTable.empty().token(0, 3).play("Ann: House^ 5,0 squire N double N");
        assertThat(table.scored()).containsExactly("Ann doubled house: 1 tiles x 2 + 1 start spaces x 2 = 4");
    }

    @Test
    void tokens_2_and_3_double_nothing_else_and_must_be_held() {
        assertThat(towerWorth4().broken("Ann: Tower^ 1,1 double N")).containsExactly("token-held");
        assertThat(towerWorth4().token(0, 3).broken("Ann: Tower^ 1,1 double N")).containsExactly("token-held");
        assertThat(towerWorth4().token(1, 2).broken("Ann: Tower^ 1,1 double N")).containsExactly("token-held");
        assertThat(streetWorth2(0).token(0, 2).broken("Ann: End< 2,1 double W")).containsExactly("token-fits");
    }

    /** "For tokens 2 to 7 the player must have more figures there than the other." */
    @Test
    void a_tower_without_a_majority_cannot_be_doubled() {
        CastleTable table = towerWorth4().token(0, 2).given("Bob: Tower^ 1,2 knight N");
        assertThat(table.broken("Ann: Pass^ 1,1 double N")).containsExactly("area-scored");
    }

    /** "You may use a token in your next turn or later": not in the turn in which it was taken. */
    @Test
    void a_token_is_not_used_in_the_turn_that_takes_it() {
        CastleTable table = CastleTable.empty().points(0, 31).given("Ann: End> 1,1 herald E", "Bob: Plain^ 2,2");
        assertThat(table.broken("Ann: End< 2,1 again")).containsExactly("token-held");
        table.play("Ann: End< 2,1", "Ann: reveal 32 token 1", "Bob: Plain^ 3,0", "Ann: Plain^ 3,1 again");
        assertThat(table.state().toMove()).isZero();
    }

    /** The marker stops where the doubled points take it. */
    @Test
    void doubling_changes_where_the_marker_stops() {
        CastleTable table = towerWorth4().points(0, 24).token(0, 2);
        Lay bare = (Lay) table.move("Ann: Tower^ 1,1");
        assertThat(table.castle().choices(table.state(), bare))
                .extracting(lay ->
                        table.castle().landings(table.state(), lay).get(0).space())
                .containsExactly(28, 32);
        assertThat(table.play("Ann: Tower^ 1,1 double N").state().seat(0).unknown())
                .hasSize(1);
    }

    /** Token 1: "right after his turn the player has another". */
    @Test
    void token_1_gives_another_turn() {
        CastleTable table = CastleTable.empty().token(0, 1).play("Ann: Plain^ 3,0 again");
        assertThat(table.state().toMove()).isZero();
        assertThat(table.state().spent()).containsExactly(Token.ANOTHER_TURN);
        assertThat(table.broken("Ann: Plain^ 3,1 again")).containsExactly("token-held");
        assertThat(table.play("Ann: Plain^ 3,1").state().toMove()).isEqualTo(1);
    }

    @Test
    void token_1_is_no_use_after_the_last_tile() {
        CastleTable table = CastleTable.empty().token(0, 1).tilesLeft("Plain");
        Verdict<CastleState> verdict = table.judge("Ann: Plain^ 3,0 again");
        assertThat(table.broken("Ann: Plain^ 3,0 again")).containsExactly("turn-left");
        assertThat(verdict.next())
                .hasValueSatisfying(next -> assertThat(next.over()).isTrue());
        assertThat(table.castle()
                        .moves(table.state(), table.castle().box().tile("Plain").orElseThrow()))
                .noneMatch(move -> ((Lay) move).choices().again());
    }

    /** "Several tokens may be used in a turn." */
    @Test
    void two_tokens_double_tower_and_house_of_one_turn_and_a_third_gives_another_turn() {
        CastleTable table = CastleTable.empty()
                .token(0, 2)
                .token(0, 3)
                .given("Ann: Housev 1,1 squire S", "Ann: Tower^ 1,3 knight N");
        table.play("Ann: Both^ 1,2 double N S");
        assertThat(table.scored())
                .containsExactly("Ann doubled house: 2 tiles x 2 = 4", "Ann doubled tower: 2 tiles x 4 = 8");
        assertThat(table.state().spent()).hasSize(2);

        CastleTable again = towerWorth4().token(0, 2).token(0, 1).play("Ann: Tower^ 1,1 double N again");
        assertThat(again.state().toMove()).isZero();
        assertThat(again.state().spent()).containsExactly(Token.DOUBLE_TOWER, Token.ANOTHER_TURN);
    }

    @Test
    void one_area_is_doubled_once() {
        CastleTable table = towerWorth4().token(0, 2).token(0, 2);
        assertThat(table.broken("Ann: Tower^ 1,1 double N 1,0/S")).containsExactly("scored-once");
    }

    /** "In your next turn": whether a token doubles what the other player's tile finishes is an option. */
    @Test
    void a_token_doubles_in_the_other_players_turn_only_where_the_table_plays_so() {
        for (String when : List.of("own-turn", "any-turn")) {
            CastleTable table = CastleTable.with("double-tokens", when)
                    .given("Ann: Towerv 1,0 knight S")
                    .token(0, 2)
                    .turnOf(1);
            boolean own = when.equals("own-turn");
            assertThat(table.broken("Bob: Tower^ 1,1 double N")).isEqualTo(own ? List.of("token-own-turn") : List.of());
            assertThat(table.castle().choices(table.state(), (Lay) table.move("Bob: Tower^ 1,1")))
                    .hasSize(own ? 1 : 2);
        }
    }

    @Test
    void who_lacks_a_token_is_reminded_of_those_not_told() {
        CastleTable table = streetWorth2(31).play("Ann: End< 2,1").turnOf(0);
        assertThat(table.judge("Ann: Plain^ 3,0 again").violations().get(0).text())
                .isEqualTo("Ann has no token 1 to use; not yet told are those from the corners [32/33]");
    }
}
