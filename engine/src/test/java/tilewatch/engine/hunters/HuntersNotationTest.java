package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;

class HuntersNotationTest {

    private static final MoveNotation<HuntersState, HuntersMove> NOTATION = Table.GAME.notation();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "62^ 0,-1",
                "60> 1,0 pawn f1",
                "aside 14,B5 00> -1,0 hut l1",
                "51^ -1,0 pawn f1 at 0,0",
                "B2v 0,1 back 2,-3",
                "B2v 0,1 back 2,-3 pawn m1"
            })
    void a_move_is_printed_as_it_was_written(String text) {
        HuntersState state = Table.of2002().state();
        assertThat(NOTATION.print(state, NOTATION.parse(state, 0, text))).isEqualTo(text);
    }

    @Test
    void a_segment_may_be_called_by_its_terrain_if_there_is_only_one() {
        HuntersState state = Table.of2002().state();
        assertThat(NOTATION.parse(state, 0, "00> -1,0 hut lake"))
                .isEqualTo(NOTATION.parse(state, 0, "00> -1,0 hut l1"));
        assertThatThrownBy(() -> NOTATION.parse(state, 0, "00> -1,0 pawn forest"))
                .hasMessageContaining("'forest': expected one of the segments");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                      | a tile with its turn",
                "62 0,-1                 | '62': expected a tile followed by one of ^ > v <",
                "99^ 0,-1                | '99': expected one of the tiles 00 01",
                "62^                     | a square such as 1,0",
                "62^ north               | 'north': expected a square",
                "62^ 0,-1 king m1        | 'king': expected pawn or hut",
                "62^ 0,-1 pawn           | a segment such as f1",
                "62^ 0,-1 pawn f7        | 'f7': expected one of the segments [m1] of tile 62",
                "62^ 0,-1 pawn m1 at 9,9 | '9,9': expected a square with a tile",
                "62^ 0,-1 pawn m1 now    | 'now': expected nothing more",
                "aside 62,xx 61^ 0,-1    | 'xx': expected one of the tiles",
                "62^ 0,-1 back           | the pawn's square",
                "^ 0,-1                  | '': expected one of the tiles"
            })
    void what_cannot_be_read_is_named_with_what_was_expected(String text, String message) {
        HuntersState state = Table.of2002().state();
        assertThatThrownBy(() -> NOTATION.parse(state, 0, text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
