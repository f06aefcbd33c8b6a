package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;

/** «Начисление очков» and «Несовпадение по цвету», sentence by sentence. */
class TakingTest {

    private static final Herds ONE_SHEEP = Herds.NONE.plus(Colour.GREEN, 1, 0);

    private static CardTable annTakes(String cards) {
        return annTakes(Herds.NONE, cards);
    }

    /** Ann's figure ends the round behind these cards. */
    private static CardTable annTakes(Herds before, String cards) {
        return CardTable.of("Ann", "Bob")
                .herds(0, before)
                .rows(cards, "monastery: ^Bob")
                .handsEmpty()
                .play("Ann: figure " + cards.substring(0, cards.indexOf(':')));
    }

    @Test
    void captured_cards_are_taken_from_the_bottom_row_upwards() {
        CardTable table = CardTable.of("Ann", "Bob", "Cid")
                .rows("monastery: yellow-1 ^Ann", "field: green-1 ^Bob", "city: blue-1")
                .handsEmpty()
                .toMove(2)
                .play("Cid: figure city");
        assertThat(table.scored())
                .containsExactly(
                        "Cid inhabitants: 1 inhabitants x 1 = 1",
                        "Bob inhabitants: 1 inhabitants x 1 = 1",
                        "Ann inhabitants: 1 inhabitants x 1 = 1");
    }

    @Test
    void taking_out_of_order_is_reported_and_done_if_the_table_lets_it() {
        CardTable table = CardTable.of("Ann", "Bob")
                .rows("road: ?Bob=blue-livestock ^Bob", "city: ?Ann=red-building")
                .handsEmpty()
                .play("Ann: figure city");
        assertThat(table.broken("Bob: take")).containsExactly("bottom-row-first");
        assertThat(table.play("Bob: take").state().toMove()).isZero();
        assertThat(table.state().seat(1).herds().of(Colour.BLUE).livestock()).isEqualTo(1);
    }

    @Test
    void uncaptured_cards_stay_and_slide_to_the_track() {
        CardTable table = CardTable.of("Ann", "Bob")
                .rows("city: blue-1 ^Bob blue-2 ?Ann", "road: red-1")
                .handsEmpty()
                .play("Ann: figure road");
        assertThat(table.state().row(Colour.BLUE).pieces())
                .containsExactly(new RowPiece.FaceUp(Card.BLUE_2), new RowPiece.FaceDown(0, Optional.empty(), false));
    }

    @Test
    void a_captured_face_down_card_is_turned_before_anything_is_scored() {
        CardTable table = annTakes("city: blue-1 ?Bob");
        assertThat(table.scored()).isEmpty();
        assertThat(table.state().phase()).isEqualTo(Phase.TAKING);
        assertThat(table.broken("Ann: take")).containsExactly("turn-first");
        assertThat(table.broken("Ann: turn city@1 blue-1")).containsExactly("no-face-down-card");
        table.play("Ann: turn city@2 blue-3");
        assertThat(table.scored()).containsExactly("Ann inhabitants: 2 inhabitants x 4 = 8");
    }

    @Test
    void a_told_face_down_card_is_turned_by_itself_and_may_prove_different() {
        CardTable table = annTakes("city: ?Bob=red-building ?Bob");
        assertThat(table.state().row(Colour.BLUE).pieces().get(0))
                .isEqualTo(new RowPiece.FaceDown(1, Optional.of(Card.RED_BUILDING), true));
        CardTable peeked = CardTable.of("Ann", "Bob").rows("city: ?Bob=red-building");
        assertThat(peeked.broken("Ann: turn city@1 blue-1")).containsExactly("turn-only-captured", "turned-differs");
        assertThat(peeked.play("Ann: turn city@1 blue-1")
                        .state()
                        .row(Colour.BLUE)
                        .pieces())
                .containsExactly(new RowPiece.FaceDown(1, Optional.of(Card.BLUE_1), true));
    }

    @Test
    void dragon_and_fairy_score_10_each_and_leave_the_game() {
        CardTable table = annTakes("road: dragon fairy");
        assertThat(table.scored()).containsExactly("Ann dragon: 1 dragon x 10 = 10", "Ann fairy: 1 fairy x 10 = 10");
        assertThat(table.state().discarded().cards()).containsExactly(Card.DRAGON, Card.FAIRY);
    }

    @Test
    void an_inhabitant_in_a_row_of_another_colour_scores_10_and_does_not_multiply() {
        assertThat(annTakes("city: blue-2 ?Bob=red-3 blue-1").scored())
                .containsExactly(
                        "Ann inhabitants: 2 inhabitants x 3 = 6", "Ann foreign: 1 cards of another colour x 10 = 10");
    }

    @Test
    void a_face_down_card_of_the_right_colour_counts_as_any_other() {
        assertThat(annTakes("city: blue-2 ?Bob=blue-3").scored())
                .containsExactly("Ann inhabitants: 2 inhabitants x 5 = 10");
    }

    @Test
    void livestock_of_another_colour_may_be_cashed_in_or_kept() {
        CardTable table = annTakes(ONE_SHEEP, "city: ?Bob=green-livestock");
        assertThat(CardTable.GAME.hints(table.state(), 0))
                .extracting(hint -> hint.move().text(), Hint::points)
                .containsExactly(tuple("take", 6), tuple("take cash green-livestock", 10));
        CardcassonneState before = table.state();
        assertThat(table.play("Ann: take").scored()).containsExactly("Ann livestock: 1 green herd of 2 x 6 = 6");
        CardTable other = annTakes(ONE_SHEEP, "city: ?Bob=green-livestock");
        assertThat(other.state()).isEqualTo(before);
        assertThat(other.play("Ann: take cash green-livestock").scored())
                .containsExactly("Ann foreign: 1 cards of another colour x 10 = 10");
        assertThat(other.state().seat(0).herds()).isEqualTo(ONE_SHEEP);
    }

    @Test
    void a_building_of_another_colour_may_be_cashed_in_or_put_under_the_chest() {
        assertThat(annTakes("city: ?Bob=red-building")
                        .play("Ann: take")
                        .state()
                        .seat(0)
                        .chest()
                        .cards()
                        .cards())
                .containsExactly(Card.RED_BUILDING);
        assertThat(annTakes("city: ?Bob=red-building")
                        .play("Ann: take cash red-building")
                        .scored())
                .containsExactly("Ann foreign: 1 cards of another colour x 10 = 10");
    }

    @Test
    void a_card_of_the_right_colour_cannot_be_cashed_in() {
        CardTable table = annTakes("city: blue-livestock ?Bob=red-building");
        assertThat(table.broken("Ann: take cash blue-livestock")).containsExactly("cash-only-foreign");
        assertThat(table.broken("Ann: take cash green-livestock")).containsExactly("not-captured");
        assertThat(table.judge("Ann: take cash green-livestock").next()).isEmpty();
    }

    @Test
    void a_barn_without_livestock_scores_3_and_waits() {
        CardTable table = annTakes("city: barn barn");
        assertThat(table.scored()).containsExactly("Ann barn: 2 barns alone x 3 = 6");
        assertThat(table.state().seat(0).herds().loneBarns()).isEqualTo(2);
    }

    @Test
    void a_waiting_barn_joins_the_first_livestock_and_makes_it_larger() {
        CardTable table = annTakes(Herds.NONE.withLoneBarns(1), "city: blue-livestock");
        assertThat(table.scored()).containsExactly("Ann livestock: 1 blue herd of 2 x 6 = 6");
        assertThat(table.state().seat(0).herds()).isEqualTo(Herds.NONE.plus(Colour.BLUE, 1, 1));
    }

    @Test
    void a_barn_must_join_livestock_and_its_owner_chooses_which() {
        Herds before = ONE_SHEEP.plus(Colour.RED, 2, 0);
        CardTable table = annTakes(before, "city: barn");
        assertThat(CardTable.GAME.legalMoves(table.state()))
                .extracting(CardcassonneMove::text)
                .containsExactly("take barns red", "take barns green");
        assertThat(table.broken("Ann: take")).containsExactly("barn-must-join");
        assertThat(table.broken("Ann: take barns blue")).containsExactly("barn-needs-herd");
        assertThat(table.broken("Ann: take barns red red")).containsExactly("too-many-barns");
        assertThat(table.play("Ann: take barns red").scored())
                .containsExactly("Ann livestock: 1 red herd of 3 x 9 = 9");
    }

    @Test
    void a_herd_that_gained_nothing_this_round_scores_nothing() {
        CardTable table = annTakes(ONE_SHEEP, "city: blue-livestock");
        assertThat(table.scored()).containsExactly("Ann livestock: 1 blue herd of 1 x 3 = 3");
    }

    @Test
    void the_two_numbers_of_the_table_nobody_can_read_are_options() {
        Herds eight = Herds.NONE.plus(Colour.BLUE, 8, 0);
        assertThat(annTakes(eight, "city: blue-livestock").scored())
                .containsExactly("Ann livestock: 1 blue herd of 9 x 20 = 20");
        Setup setup =
                new Setup("cardcassonne", List.of("Ann", "Bob"), Map.of("livestock-9", "22", "livestock-10", "25"));
        LivestockTable table = LivestockTable.of(CardTable.GAME.start(setup).setup());
        assertThat(List.of(table.of(9), table.of(10))).containsExactly(22, 25);
    }

    @Test
    void groups_of_different_buildings_score_0_5_15_and_30() {
        Card[] buildings = {Card.RED_BUILDING, Card.BLUE_BUILDING, Card.GREEN_BUILDING, Card.YELLOW_BUILDING};
        int[] points = {0, 5, 15, 30};
        Pile pile = Pile.EMPTY;
        for (int i = 0; i < buildings.length; i++) {
            pile = pile.plus(buildings[i]);
            assertThat(new Chest(pile).score(0).get(0).points()).isEqualTo(points[i]);
        }
        assertThat(new Chest(Pile.EMPTY.plus(Card.RED_BUILDING, 3))
                        .score(0)
                        .get(0)
                        .points())
                .isZero();
        assertThat(new Chest(Pile.EMPTY.plus(Card.SQUARE, 4)).score(0).get(0).points())
                .isEqualTo(30);
    }

    @Test
    void nothing_is_laid_or_placed_while_cards_are_taken() {
        CardTable table = annTakes("city: ?Bob");
        assertThat(table.broken("Ann: lay blue-1 city")).containsExactly("round-over");
        assertThat(table.broken("Ann: down city")).containsExactly("round-over");
        assertThat(table.broken("Bob: figure city")).containsExactly("round-over");
        assertThat(table.broken("Bob: hand")).containsExactly("round-over");
    }

    @Test
    void an_untold_face_down_card_can_be_the_last_of_its_kind_that_a_told_hand_had() {
        CardTable table = CardTable.of("Ann", "Bob")
                .handsEmpty()
                .seat(0, Seat.EMPTY.dealt(1))
                .rows("monastery: ^Bob")
                .play("Ann: hand dragon", "Ann: down city", "Ann: figure city");
        assertThat(CardTable.GAME.legalMoves(table.state()))
                .extracting(CardcassonneMove::text)
                .contains("turn city@1 dragon", "turn city@1 blue-1")
                .doesNotHaveDuplicates();
        assertThat(table.broken("Ann: turn city@1 dragon")).isEmpty();
    }
}
