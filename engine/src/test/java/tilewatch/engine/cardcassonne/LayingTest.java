package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** «Выложить карту» and «Выставить подданного», sentence by sentence. */
class LayingTest {

    @Test
    void the_first_card_of_a_round_must_lie_face_down() {
        CardTable table = CardTable.of("Ann", "Bob").seat(0, Seat.EMPTY.dealt(6));
        assertThat(table.broken("Ann: lay blue-1 city")).containsExactly("first-face-down");
        assertThat(table.broken("Ann: down city")).isEmpty();
    }

    @Test
    void the_first_card_is_face_down_even_after_the_figure_was_placed() {
        CardTable table = CardTable.of("Ann", "Bob")
                .seat(0, Seat.EMPTY.dealt(6))
                .play("Ann: figure city", "Bob: lay blue-1 city");
        assertThat(table.broken("Ann: lay blue-2 city")).containsExactly("first-face-down");
        assertThat(table.broken("Ann: down city")).isEmpty();
    }

    @Test
    void later_cards_must_lie_face_up() {
        CardTable table = CardTable.of("Ann", "Bob");
        assertThat(table.broken("Ann: down city")).containsExactly("later-face-up");
        assertThat(table.broken("Ann: lay blue-1 city")).isEmpty();
    }

    @Test
    void a_face_up_card_must_match_its_row_and_the_reason_names_both() {
        CardTable table = CardTable.of("Ann", "Bob").rows("road: red-1 red-2");
        Violation violation = table.judge("Ann: lay blue-1 road").violations().get(0);
        assertThat(violation.rule()).isEqualTo("colour-matches-row");
        assertThat(violation.text()).contains("blue-1").contains("road").contains("red");
        assertThat(violation.cells()).containsExactly(new Pos(2, 1));
    }

    @Test
    void a_face_down_card_may_lie_in_any_row() {
        for (Colour row : Colour.values()) {
            CardTable table = CardTable.of("Ann", "Bob").seat(0, Seat.EMPTY.dealt(6));
            assertThat(table.broken("Ann: down blue-1 " + row.row())).isEmpty();
        }
    }

    @Test
    void jokers_may_lie_in_any_row() {
        for (Card joker : new Card[] {Card.BARN, Card.SQUARE, Card.DRAGON, Card.FAIRY}) {
            for (Colour row : Colour.values()) {
                assertThat(CardTable.of("Ann", "Bob").broken("Ann: lay " + joker.code() + " " + row.row()))
                        .isEmpty();
            }
        }
    }

    @Test
    void a_card_cannot_go_between_others_but_lies_there_if_the_table_lets_it() {
        CardTable table = CardTable.of("Ann", "Bob").rows("city: blue-1 ^Bob blue-2");
        assertThat(table.broken("Ann: lay blue-3 city@2")).containsExactly("at-the-end");
        table.play("Ann: lay blue-3 city@2");
        assertThat(table.state().row(Colour.BLUE).pieces().stream().flatMap(piece -> piece.card().stream()))
                .containsExactly(Card.BLUE_1, Card.BLUE_3, Card.BLUE_2);
    }

    @Test
    void every_reason_is_given_at_once() {
        CardTable table = CardTable.of("Ann", "Bob")
                .seat(1, Seat.EMPTY.dealt(6).holding(new Hand(6, Pile.EMPTY.plus(Card.RED_1, 6))))
                .rows("city: blue-1 dragon");
        assertThat(table.broken("Bob: lay dragon city@1"))
                .containsExactly("turn-order", "at-the-end", "first-face-down", "not-in-hand", "box-count");
    }

    @Test
    void a_figure_captures_back_to_the_track_or_to_the_next_figure() {
        CardTable table = CardTable.of("Ann", "Bob")
                .rows("city: blue-1 blue-2 ^Bob blue-3")
                .play("Ann: figure city");
        assertThat(Turns.captureOf(table.state(), 0).orElseThrow().cells()).containsExactly(new Pos(2, 3));
        assertThat(Turns.captureOf(table.state(), 1).orElseThrow().cells())
                .containsExactly(new Pos(0, 3), new Pos(1, 3));
    }

    @Test
    void a_figure_may_stand_where_it_captures_nothing() {
        CardTable table = CardTable.of("Ann", "Bob").rows("city: blue-1 ^Bob");
        assertThat(table.broken("Ann: figure city")).isEmpty();
        assertThat(table.broken("Ann: figure road")).isEmpty();
    }

    @Test
    void a_figure_is_put_at_the_end_of_a_row() {
        CardTable table = CardTable.of("Ann", "Bob").rows("city: blue-1 blue-2");
        assertThat(table.broken("Ann: figure city@2")).containsExactly("at-the-end");
        table.play("Ann: figure city@2");
        assertThat(Turns.captureOf(table.state(), 0).orElseThrow().cards()).hasSize(1);
    }

    @Test
    void a_figure_stays_where_it_is_until_the_end_of_the_round() {
        CardTable table = CardTable.of("Ann", "Bob").rows("city: blue-1 ^Ann", "road: red-1");
        assertThat(table.broken("Ann: figure road")).containsExactly("figure-stays");
        table.play("Ann: figure road");
        assertThat(Turns.captureOf(table.state(), 0).orElseThrow().row()).isEqualTo(Colour.RED);
        assertThat(table.state().row(Colour.BLUE).pieces()).hasSize(1);
    }

    @Test
    void the_turn_passes_to_the_left_over_players_who_are_done() {
        CardTable table = CardTable.of("Ann", "Bob", "Cid").rows("city: ^Bob").held(1, 0);
        assertThat(table.play("Ann: lay blue-1 city").state().toMove()).isEqualTo(2);
        assertThat(table.broken("Ann: lay blue-1 city")).contains("hand-empty");
        assertThat(table.broken("Bob: figure road")).contains("turn-order");
    }

    @Test
    void the_one_who_placed_a_figure_last_deals_and_the_left_neighbour_begins() {
        CardTable table = CardTable.of("Ann", "Bob", "Cid")
                .rows("city: blue-1 ^Bob", "road: red-1")
                .handsEmpty()
                .toMove(2)
                .play("Cid: figure field", "Ann: figure road");
        assertThat(table.state().round()).isEqualTo(new Round(2, Phase.LAYING, 0, 0, 1, 85));
        assertThat(table.state().seats()).allSatisfy(seat -> {
            assertThat(seat.hand()).isEqualTo(Hand.dealt(5));
            assertThat(seat.figurePlaced()).isFalse();
        });
    }

    @Test
    void a_told_hand_limits_what_can_be_laid_and_is_forgotten_when_the_table_shows_otherwise() {
        CardTable table = CardTable.of("Ann", "Bob").held(0, 3).play("Ann: hand blue-1 red-2 barn");
        assertThat(table.state().toMove()).isZero();
        assertThat(table.broken("Ann: lay blue-1 city")).isEmpty();
        assertThat(table.broken("Ann: lay blue-2 city")).containsExactly("not-in-hand");
        assertThat(table.play("Ann: lay blue-2 city").state().seat(0).hand()).isEqualTo(Hand.dealt(2));
    }

    @Test
    void an_untold_face_down_card_leaves_one_card_too_many_in_a_told_hand() {
        CardTable table = CardTable.of("Ann", "Bob")
                .seat(0, Seat.EMPTY.dealt(2))
                .play("Ann: hand blue-1 red-2", "Ann: down city");
        Hand hand = table.state().seat(0).hand();
        assertThat(hand.size()).isEqualTo(1);
        assertThat(hand.known().cards()).containsExactly(Card.RED_2, Card.BLUE_1);
        assertThat(table.state().row(Colour.BLUE).pieces())
                .containsExactly(new RowPiece.FaceDown(0, Optional.empty(), false));
    }

    @Test
    void a_hand_has_as_many_cards_as_were_dealt_and_no_more_than_the_box_has() {
        CardTable table = CardTable.of("Ann", "Bob").held(0, 2);
        assertThat(table.broken("Ann: hand blue-1")).containsExactly("hand-size");
        assertThat(table.broken("Ann: hand dragon dragon")).containsExactly("box-count");
        assertThat(table.judge("Ann: hand blue-1").next()).isEmpty();
    }
}
