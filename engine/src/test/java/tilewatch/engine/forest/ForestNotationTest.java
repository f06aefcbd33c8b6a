package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.NotationException;

class ForestNotationTest {

    private static final ForestState STATE = Table.of("Ann", "Bob").state();

    private static ForestMove parse(String text) {
        return Table.GAME.notation().parse(STATE, 1, text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "14> 3,-1",
                "14^ -3,12 tower -2,13",
                "aside 05",
                "row 05 14 22 30",
                "row",
                "clan fox",
                "clan toad lizard"
            })
    void what_is_read_is_written_the_same(String text) {
        assertThat(Table.GAME.notation().print(STATE, parse(text))).isEqualTo(text);
    }

    @Test
    void spaces_do_not_matter() {
        assertThat(parse("  14>   3,-1  tower 4,-1 ")).isEqualTo(parse("14> 3,-1 tower 4,-1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "37> 3,-1 | '37': expected a card, 01 to 36",
                "14 3,-1 | '14 3,-1': expected a card with its arrow and square",
                "14> 3;1 | '3;1': expected a square such as 2,-1",
                "14> 900,1 | '900,1': expected a square within 500",
                "14> 500,1 | '500,1': expected a square on the table",
                "14> 3,-1 tower x | 'x': expected a square such as 2,-1",
                "clan cat | 'cat': expected one of the clans toad, rabbit, fox, raccoon, lizard",
                "row 05 cat | 'cat': expected a card, 01 to 36",
                "'' | '': expected a card with its arrow"
            })
    void what_cannot_be_read_is_named_with_what_was_expected(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(message);
    }
}
