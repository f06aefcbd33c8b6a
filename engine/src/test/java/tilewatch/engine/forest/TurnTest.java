package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.SetupException;
import tilewatch.engine.board.Pos;

/** Подготовка к игре, Ход игры: who takes which card, the open row, and the watchtower. */
class TurnTest {

    @Test
    void two_to_four_play() {
        assertThat(Table.of("Ann", "Bob", "Cid", "Dan").state().players()).isEqualTo(4);
        assertThatThrownBy(() -> Table.of("Ann"))
                .isInstanceOf(SetupException.class)
                .hasMessageStartingWith("1 players");
        assertThatThrownBy(() -> Table.of("Ann", "Bob", "Cid", "Dan", "Eve"))
                .isInstanceOf(SetupException.class)
                .hasMessageStartingWith("5 players");
    }

    @Test
    void the_forest_grows_from_four_clearings_and_thirty_six_cards_are_to_come() {
        ForestState start = Table.of("Ann", "Bob").state();
        assertThat(start.forest().cells().all()).hasSize(4).containsOnly(new Cell.Clearing());
        assertThat(start.stock().left()).hasSize(36);
    }

    @Test
    void turns_go_round_and_a_player_out_of_turn_is_named_together_with_the_one_whose_turn_it_is() {
        Table table = Table.of("Ann", "Bob", "Cid").play("Ann 26^ 1,0");
        assertThat(table.judge("Cid 14^ 0,-1").violations().get(0).text())
                .isEqualTo("it is the turn of Bob, not of Cid");
        assertThat(table.play("Bob 14^ 0,-1").state().toMove()).isEqualTo(2);
    }

    @Test
    void a_card_is_in_the_box_only_once() {
        Table table = Table.of("Ann", "Bob").play("Ann 26^ 1,0");
        assertThat(table.broken("Bob 26^ -1,-1")).containsExactly("card-once");
        assertThat(table.broken("Bob start^ -1,-1")).containsExactly("card-once");
    }

    @Test
    void a_card_must_come_from_the_open_row_as_far_as_the_row_is_known() {
        Table table = Table.of("Ann", "Bob");
        assertThat(table.broken("Ann 26^ 1,0")).as("row unknown").isEmpty();
        table.play("Ann row 14 20 30 31");
        assertThat(table.judge("Ann 26^ 1,0").violations().get(0).text())
                .isEqualTo("card 26 does not lie in the open row 14 20 30 31");
        table.play("Ann 20^ 1,0");
        assertThat(table.broken("Bob 26^ -1,-1"))
                .as("26 may have been turned up since")
                .isEmpty();
        table.play("Ann row 14 30 31 36");
        assertThat(table.broken("Bob 26^ -1,-1")).containsExactly("card-from-row");
    }

    @Test
    void a_card_let_lie_from_outside_the_row_proves_that_we_do_not_know_the_row() {
        Table table = Table.of("Ann", "Bob").play("Ann row 14 20 30 31").letLie("Ann 26^ 1,0");
        assertThat(table.state().stock().seen()).isEmpty();
        assertThat(table.broken("Bob 36^ -1,-1")).isEmpty();
    }

    @Test
    void the_row_must_be_filled_up_to_four() {
        Table table = Table.of("Ann", "Bob");
        assertThat(table.broken("Ann row 14 20 30")).containsExactly("row-of-four");
        assertThat(table.broken("Ann row 14 20 30 31 32")).containsExactly("row-of-four");
        assertThat(table.play("Ann 26^ 1,0").broken("Bob row 26 20 20 31")).containsExactly("card-once", "card-once");
        assertThat(table.letLie("Bob row 26 20 20 31").state().stock().seen())
                .extracting(Card::id)
                .containsExactly("20", "31");
    }

    @Test
    void with_the_pile_empty_the_row_is_what_is_left_and_shrinks() {
        ForestState state = Drawn.state(Drawn.setup(Map.of(), "Ann", "Bob"), "__ __", "07", "14", "26");
        assertThat(state.stock().rowKnown()).isTrue();
        assertThat(state.stock().rowSize()).isEqualTo(3);
        assertThat(Table.GAME.judge(state, new ForestMove.Row(List.of())).violations())
                .hasSize(1);
    }

    @Test
    void after_the_last_card_of_the_row_nothing_is_laid() {
        ForestState state = Drawn.state(Drawn.setup(Map.of(), "Ann", "Bob"), "__ __", "07");
        ForestMove move = Table.GAME.notation().parse(state, 0, "07^ 1,0");
        ForestState end = Table.GAME.judge(state, move).next().orElseThrow();
        assertThat(end.over()).isTrue();
        assertThat(Table.GAME.legalMoves(end)).isEmpty();
        assertThat(Table.GAME.judge(end, move).violations().get(0).rule()).isEqualTo("game-over");
        assertThat(Table.GAME.judge(end, move).next()).isEmpty();
    }

    @Test
    void a_tower_may_be_placed_on_a_clearing_of_the_new_card_or_kept() {
        assertThat(Table.of("Ann", "Bob", "Cid").broken("Ann 12^ 1,0")).isEmpty();
        Table table = Table.of("Ann", "Bob", "Cid").play("Ann 12^ 1,0 tower 2,0");
        assertThat(table.state().forest().towers()).containsExactly(new Tower(0, new Pos(2, 0)));
        assertThat(table.state().towersInHand(0)).isZero();
    }

    @Test
    void a_tower_stands_on_a_clearing_only() {
        Table table = Table.of("Ann", "Bob", "Cid");
        assertThat(table.judge("Ann 12^ 1,0 tower 1,0").violations().get(0).text())
                .isEqualTo("the watchtower of Ann stands on raccoon4, not on a clearing");
        assertThat(table.broken("Ann 12^ 1,0 tower 7,0")).containsExactly("tower-on-clearing");
        assertThat(table.judge("Ann 12^ 1,0 tower 7,0").next())
                .as("no card lies there")
                .isEmpty();
    }

    @Test
    void a_tower_stands_on_the_card_laid_in_this_turn_only() {
        assertThat(Table.of("Ann", "Bob", "Cid").broken("Ann 12^ 1,0 tower 0,0"))
                .containsExactly("tower-on-new-card");
    }

    @Test
    void a_tower_once_placed_is_not_moved() {
        Table table = Table.of("Ann", "Bob", "Cid").play("Ann 12^ 1,0 tower 2,0", "Bob 36^ -1,1", "Cid 33^ -1,-1");
        assertThat(table.judge("Ann 21^ -2,-2 tower -2,-1").violations().get(0).text())
                .isEqualTo("the watchtower of Ann cannot be placed on -2,-1: it stands on 2,0 for good");
        assertThat(table.letLie("Ann 21^ -2,-2 tower -2,-1").state().forest().towers())
                .as("there is only the one figure")
                .containsExactly(new Tower(0, new Pos(-2, -1)));
    }

    @Test
    void with_two_players_each_has_two_towers() {
        Table table = Table.of("Ann", "Bob")
                .play("Ann 12^ 1,0 tower 2,0", "Bob 36^ -1,1", "Ann 17^ -1,-1 tower 0,-1", "Bob 30v -2,-2");
        assertThat(table.state().towersInHand(0)).isZero();
        assertThat(table.state().towersInHand(1)).isEqualTo(2);
        assertThat(table.broken("Ann 21^ 2,1 tower 2,2")).contains("tower-stays");
    }

    @Test
    void a_player_who_does_not_sit_here_makes_no_sense() {
        ForestState state = Table.of("Ann", "Bob").state();
        ForestMove move = new ForestMove.SetAside(2, Deck.grandbois().card("07"));
        assertThat(Table.GAME.judge(state, move).next()).isEmpty();
    }
}
