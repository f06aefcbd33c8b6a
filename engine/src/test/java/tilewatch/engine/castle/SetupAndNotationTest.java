package tilewatch.engine.castle;

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

/** «Подготовка к игре», and moves as text. */
class SetupAndNotationTest {

    /** "Six figures and the keep are in the supply, the seventh stands on 0; a token on every corner but 0/1." */
    @Test
    void the_table_before_the_first_turn() {
        CastleState state = CastleTable.empty().state();
        assertThat(state.seats()).containsExactly(Seat.FIRST, Seat.FIRST);
        assertThat(state.seat(0).figures()).isEqualTo(6);
        assertThat(state.space(0)).isZero();
        assertThat(state.onWall()).extracting(Corner::toString).containsExactly("12/13", "32/33", "66/67");
        assertThat(state.toMove()).isZero();
        assertThat(state.over()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Ann,Bob,Cid"})
    void it_is_a_game_for_two(String players) {
        Setup setup = new Setup("castle", List.of(players.split(",")), Map.of());
        assertThatThrownBy(() -> new Castle().start(setup))
                .isInstanceOf(SetupException.class)
                .hasMessageStartingWith("The Castle is for 2 players, not ");
    }

    @Test
    void an_unknown_option_or_value_is_refused_by_name() {
        assertThatThrownBy(() -> CastleTable.with("keep", "on")).hasMessageContaining("Unknown option 'keep'");
        assertThatThrownBy(() -> CastleTable.with("keep-size", "huge"))
                .hasMessage("Option keep-size cannot be 'huge'; it is one of [start-spaces, tiles]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plain^ 3,0",
                "Lane> 5,3 herald E",
                "Nookv 3,0 squire NL",
                "Keep^ 3,0 knight NL score NL 2,2/NL double NL 3,-1/SL again",
                "discard Plain",
                "reveal 12 token 5",
                "token 4 -1,2/EL",
                "done"
            })
    void a_move_is_printed_as_it_is_read(String text) {
        CastleTable table = CastleTable.empty().given("Ann: Manor^ 2,2");
        CastleMove move = table.move("Bob: " + text);
        assertThat(move.player()).isEqualTo(1);
        assertThat(table.castle().notation().print(table.state(), move)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            '' ~ '': expected a tile and its turn such as Gate>, or discard, reveal, token, done
            Plain 3,0 ~ 'Plain': expected a tile and its turn
            Hut^ 3,0 ~ 'Hut': expected one of the tiles [Lane, Well,
            Plain^ ~ '': expected a cell such as 3,4
            Plain^ three ~ 'three': expected a square such as 2,-1
            Plain^ 3,0 knight N ~ 'knight N': expected merchant there
            Plain^ 3,0 merchant Q ~ 'Q': expected a third of the rim of Plain such as N, NL or NR
            Plain^ 3,0 merchant ~ '': expected a third of the rim
            Plain^ 3,0 please ~ 'please': expected the end of the move
            Plain^ 3,0 score ~ '': expected an area such as N or 3,4/N
            Plain^ 3,0 score 4,4/N ~ '4,4/N': expected a square with a tile on it
            token 4 ~ '': expected an area such as 3,4/N
            token 4 N ~ 'N': expected an area such as 3,4/N
            token 9 2,2/N ~ 'token 9': expected a token 4 to 7 and its area; 8 and 9 count by themselves
            token 2 2,2/N ~ 'token 2': expected a token 4 to 7 and its area; 1 to 3 are used in a turn
            token 10 ~ '10': expected a token 1 to 9
            reveal here token 5 ~ 'here': expected a number
            reveal 12 of 5 ~ 'of': expected token
            done now ~ 'now': expected the end of the move
            """, quoteCharacter = '"')
    void text_that_is_no_move_is_named_with_what_was_expected(String text, String message) {
        CastleTable table = CastleTable.empty().given("Ann: Manor^ 2,2");
        String move = text.equals("''") ? "" : text;
        assertThatThrownBy(() -> table.castle().notation().parse(table.state(), 0, move))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
