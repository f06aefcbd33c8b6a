package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.board.Pos;

/** The examples printed in the rulebook, by section. */
class WorkedExamplesTest {

    /** «Обитатели (1–3)»: (3 + 1 + 1) x 3 cards. */
    @Test
    void inhabitants_three_one_and_one_score_15() {
        CardTable table = CardTable.of("Red", "Ann")
                .rows("city: blue-3 blue-1 blue-1", "road: ^Ann")
                .handsEmpty()
                .play("Red: figure city");
        assertThat(table.scored()).containsExactly("Red inhabitants: 3 inhabitants x 5 = 15");
        assertThat(table.state().discarded()).isEqualTo(Pile.of(List.of(Card.BLUE_3, Card.BLUE_1, Card.BLUE_1)));
    }

    /** «Скот», examples 1 and 2: two sheep score 6; later two more and a barn make five, which score 14. */
    @Test
    void two_sheep_score_6_and_two_more_with_a_barn_score_14() {
        CardTable table = CardTable.of("Red", "Ann")
                .rows("field: green-livestock green-livestock", "road: ^Ann")
                .handsEmpty()
                .play("Red: figure field");
        assertThat(table.scored()).containsExactly("Red livestock: 1 green herd of 2 x 6 = 6");

        table.rows("field: green-livestock barn green-livestock", "road: ^Ann")
                .handsEmpty()
                .toMove(0)
                .play("Red: figure field");
        assertThat(table.scored()).containsExactly("Red livestock: 1 green herd of 5 x 14 = 14");
        assertThat(table.state().seat(0).herds().of(Colour.GREEN)).isEqualTo(new Herds.Herd(4, 1));
        assertThat(table.state().score(0)).isEqualTo(20);
    }

    /** «Постройки»: a square and two buildings go under the chest and score nothing yet. */
    @Test
    void a_square_and_two_buildings_go_under_the_chest() {
        CardTable table = CardTable.of("Red", "Ann")
                .rows("city: blue-building square blue-building", "road: ^Ann")
                .handsEmpty()
                .play("Red: figure city");
        assertThat(table.scored()).isEmpty();
        assertThat(table.state().seat(0).chest().cards())
                .isEqualTo(Pile.of(List.of(Card.BLUE_BUILDING, Card.BLUE_BUILDING, Card.SQUARE)));
    }

    /** «Итоговый подсчёт очков»: 30 + 30 + 5 + 0. */
    @Test
    void eleven_buildings_in_groups_of_four_four_two_and_one_score_65() {
        Pile buildings = Pile.EMPTY
                .plus(Card.RED_BUILDING, 4)
                .plus(Card.BLUE_BUILDING, 3)
                .plus(Card.GREEN_BUILDING, 2)
                .plus(Card.YELLOW_BUILDING, 2);
        assertThat(new Chest(buildings).score(0)).singleElement().satisfies(line -> {
            assertThat(line.points()).isEqualTo(65);
            assertThat(line.expression()).isEqualTo("2 groups of 4 x 30 + 1 groups of 2 x 5 + 1 groups of 1 x 0");
        });
    }

    /** The same with squares among the eleven cards: whichever building they stand for, the sum is 65. */
    @Test
    void squares_stand_for_whichever_building_serves_best() {
        Pile buildings = Pile.EMPTY
                .plus(Card.RED_BUILDING, 4)
                .plus(Card.BLUE_BUILDING, 2)
                .plus(Card.GREEN_BUILDING, 2)
                .plus(Card.YELLOW_BUILDING, 1)
                .plus(Card.SQUARE, 2);
        assertThat(new Chest(buildings).score(0)).singleElement().satisfies(line -> assertThat(line.points())
                .isEqualTo(65));
    }

    /** «Выставить подданного», picture: black takes 4 cards in the field, green 4 in the city, red the next 3 there. */
    @Test
    void three_figures_capture_four_four_and_three_cards() {
        CardTable table = CardTable.of("Black", "Green", "Red")
                .rows("field: green-1 green-2 green-1 green-livestock", "city: blue-1 blue-1 blue-2 blue-building")
                .held(0, 2)
                .held(1, 2)
                .held(2, 2)
                .play("Black: figure field", "Green: figure city", "Red: lay blue-3 city")
                .play("Black: lay blue-1 city", "Green: lay blue-livestock city", "Red: figure city");
        CardcassonneState state = table.state();
        assertThat(Turns.captureOf(state, 0))
                .hasValueSatisfying(capture -> assertThat(capture.cards()).hasSize(4));
        assertThat(Turns.captureOf(state, 1)).hasValueSatisfying(capture -> assertThat(capture.cells())
                .containsExactly(new Pos(0, 3), new Pos(1, 3), new Pos(2, 3), new Pos(3, 3)));
        assertThat(Turns.captureOf(state, 2)).hasValueSatisfying(capture -> assertThat(capture.cells())
                .containsExactly(new Pos(4, 3), new Pos(5, 3), new Pos(6, 3)));
    }

    /** «Выложить карту», picture: a row is begun, continued by somebody else, and a third card goes to the field. */
    @Test
    void a_row_is_begun_and_continued_by_another_player() {
        CardTable table = CardTable.of("Black", "Blue", "Green").rows("field: green-1");
        for (String line : List.of("Black: lay red-1 road", "Blue: lay red-2 road", "Green: lay green-2 field")) {
            assertThat(table.broken(line)).isEmpty();
            table.play(line);
        }
        assertThat(table.state().row(Colour.RED).length()).isEqualTo(2);
        assertThat(table.state().row(Colour.GREEN).length()).isEqualTo(2);
    }

    /** «Подготовка игры», table: cards in a round and rounds by number of players; they use up the 130 cards. */
    @Test
    void hands_and_rounds_by_number_of_players_use_up_the_deck() {
        int[][] printed = {{2, 6, 10}, {3, 5, 8}, {4, 5, 6}, {5, 4, 6}};
        for (int[] row : printed) {
            assertThat(Round.handSize(row[0])).isEqualTo(row[1]);
            assertThat(Round.OPENING_CARDS + row[0] * row[1] * row[2])
                    .isEqualTo(CardSet.BOX.cards().size());
        }
    }

    /** «Скот», table on the reminder card, and the two numbers that cannot be read there. */
    @Test
    void livestock_scores_by_the_table() {
        LivestockTable table =
                LivestockTable.of(CardTable.of("Ann", "Bob").state().setup());
        assertThat(table.points()).containsExactly(3, 6, 9, 12, 14, 16, 18, 19, 20, 21);
        assertThat(table.of(13)).isEqualTo(21);
    }
}
