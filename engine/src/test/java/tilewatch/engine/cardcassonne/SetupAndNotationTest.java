package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.NotationException;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;

/** «Подготовка игры», and moves as text. */
class SetupAndNotationTest {

    private static CardcassonneState start(Map<String, String> options, String... players) {
        return CardTable.GAME.start(new Setup("cardcassonne", List.of(players), options));
    }

    private static CardcassonneState played(CardcassonneState state, int player, String text) {
        CardcassonneMove move = CardTable.GAME.notation().parse(state, player, text);
        return CardTable.GAME.judge(state, move).next().orElseThrow();
    }

    private static List<String> broken(CardcassonneState state, int player, String text) {
        CardcassonneMove move = CardTable.GAME.notation().parse(state, player, text);
        return CardTable.GAME.judge(state, move).violations().stream()
                .map(violation -> violation.rule())
                .toList();
    }

    @Test
    void the_dealer_lays_ten_cards_by_colour_and_the_left_neighbour_begins() {
        CardcassonneState state = start(Map.of("dealer", "3"), "Ann", "Bob", "Cid");
        assertThat(broken(state, 2, "lay red-1 city")).containsExactly("colour-matches-row");
        assertThat(broken(state, 0, "lay red-1 road")).containsExactly("turn-order");
        assertThat(broken(state, 2, "down road")).containsExactly("opening-face-up");
        assertThat(broken(state, 2, "figure road")).containsExactly("opening-first");
        assertThat(broken(state, 2, "hand red-1")).containsExactly("opening-first");
        for (int i = 0; i < 8; i++) {
            state = played(state, 2, "lay red-1 road");
        }
        assertThat(broken(state, 2, "lay red-1 road")).containsExactly("box-count");
        state = played(played(state, 2, "lay barn city"), 2, "lay dragon city");
        assertThat(state.round()).isEqualTo(new Round(1, Phase.LAYING, 2, 2, 0, 105));
        assertThat(state.seat(1).hand()).isEqualTo(Hand.dealt(5));
    }

    @Test
    void two_to_five_play_and_the_dealer_is_one_of_them() {
        assertThatThrownBy(() -> start(Map.of(), "Ann"))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("1 players");
        assertThatThrownBy(() -> start(Map.of(), "A", "B", "C", "D", "E", "F")).hasMessageContaining("6 players");
        assertThatThrownBy(() -> start(Map.of("dealer", "3"), "Ann", "Bob")).hasMessageContaining("dealer cannot be 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lay blue-2 city",
                "lay barn road@1",
                "down field",
                "down blue-building field@12",
                "figure monastery",
                "hand",
                "hand red-livestock barn dragon",
                "turn city@3 square",
                "take",
                "take cash red-livestock blue-building",
                "take barns yellow blue",
                "take cash red-livestock barns green green"
            })
    void a_move_reads_back_as_it_was_written(String text) {
        CardcassonneState state = start(Map.of(), "Ann", "Bob");
        CardcassonneMove move = CardTable.GAME.notation().parse(state, 1, text);
        assertThat(CardTable.GAME.notation().print(state, move)).isEqualTo(text);
        assertThat(move.player()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "pass, pass",
        "lay blue-2, lay blue-2",
        "lay blue-4 city, blue-4",
        "lay blue-1 town, town",
        "lay blue-1 city@0, city@0",
        "turn city blue-1, city",
        "take sheep, sheep",
        "take barns pink, pink",
        "'', ''"
    })
    void a_mistake_in_a_move_is_named(String text, String offending) {
        CardcassonneState state = start(Map.of(), "Ann", "Bob");
        assertThatThrownBy(() -> CardTable.GAME.notation().parse(state, 0, text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offending()).isEqualTo(offending));
    }

    @Test
    void a_player_who_does_not_exist_and_a_game_that_is_over_make_no_sense() {
        CardcassonneState state = start(Map.of(), "Ann", "Bob");
        assertThat(broken(state, 2, "figure city")).containsExactly("no-such-player");
        CardcassonneState over = state.with(state.round().inPhase(Phase.OVER));
        assertThat(broken(over, 0, "figure city")).containsExactly("game-over");
        assertThat(CardTable.GAME.legalMoves(over)).isEmpty();
    }
}
