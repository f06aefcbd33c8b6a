package tilewatch.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.games.Games;

class MatchReaderTest {

    private static final String HEADER = "match carcassonne\nplayers Ann, Bob\n";

    private static MatchFile<?, ?> read(String text) {
        return MatchReader.read("evening.game", text, Games::named);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Ann: Zz^ 1,0;                    evening.game:3: 'Zz'",
                "Ann: K 1,0;                      evening.game:3:",
                "Ann: K^ one,0;                   evening.game:3: 'one,0'",
                "Ann: K^ 900,0;                   evening.game:3: '900,0'",
                "Ann: K^ 1,0 king c1;             evening.game:3: 'king'",
                "Ann: K^ 1,0 meeple c7;           evening.game:3: 'c7'",
                "Ann: K^ 1,0 meeple c1 at 9,9;    evening.game:3: '9,9'",
                "Ann: K^ 1,0 meeple c1 and more;  evening.game:3: 'and more'",
                "Ann:;                            evening.game:3:",
                "Cy: K^ 1,0;                      evening.game:3: 'Cy'",
                "K^ 1,0;                          evening.game:3: 'K^ 1,0'",
                "undo;                            evening.game:3: 'undo'",
                "correct 1: K^ 1,0;               evening.game:3: 'correct 1'",
                "table here;                      evening.game:3: 'here'",
                "expect miracles;                 evening.game:3: 'miracles'",
                "expect score Cy 3;               evening.game:3: 'Cy'",
                "expect legal;                    evening.game:3: 'no turn yet'",
                "expect weather K: fine;          evening.game:3: 'weather K'"
            })
    void a_wrong_line_is_named_with_its_number(String line, String message) {
        assertThatThrownBy(() -> read(HEADER + line))
                .isInstanceOf(MatchFileException.class)
                .hasMessageStartingWith(message)
                .hasMessageContaining("expected ");
    }

    @Test
    void a_wrong_header_is_named() {
        assertThatThrownBy(() -> read("")).hasMessageContaining("'match …'");
        assertThatThrownBy(() -> read("match chess\nplayers A, B")).hasMessageContaining("'chess'");
        assertThatThrownBy(() -> read("match carcassonne\n")).hasMessageContaining("'players …'");
        assertThatThrownBy(() -> read(HEADER + "option fields perhaps")).hasMessageContaining("perhaps");
        assertThatThrownBy(() -> read(HEADER + "option fields")).hasMessageContaining("'fields'");
        assertThatThrownBy(() -> read(HEADER + HEADER)).hasMessageContaining("only once");
        assertThatThrownBy(() -> read("match carcassonne\nplayers A, A")).hasMessageContaining("same name");
    }

    @Test
    void a_table_that_cannot_be_is_refused() {
        assertThatThrownBy(() -> read(HEADER + "table 0,0\nD^ B^\nend")).hasMessageContaining("4: 'B^'");
        assertThatThrownBy(() -> read(HEADER + "table 0,0\nX^ X^\nend")).hasMessageContaining("4: 'X^'");
        assertThatThrownBy(() -> read(HEADER + "table 0,0\nD^\nAnn: meeple c1\nend"))
                .hasMessageContaining("5:");
        assertThatThrownBy(() -> read(HEADER + "table 0,0\nD^\n")).hasMessageContaining("'end'");
        assertThatThrownBy(() -> read(HEADER + "Ann: U^ 1,0\ntable 0,0\nD^\nend"))
                .hasMessageContaining("4:");
    }

    @Test
    void an_expectation_that_does_not_hold_is_reported_with_what_is_so() {
        MatchFile<?, ?> read = read(HEADER + """
                Ann: Ev 0,-1 meeple c1
                expect score Ann 4, Bob 0
                expect score Ann 5
                expect scored nothing
                expect scored Ann city 4 = 2 tiles x 2
                expect scored Ann city 40
                expect illegal edges-match
                expect forbidden touches-side: U^ 1,0
                expect allowed U^ 7,7
                expect turn Ann
                expect over
                expect places X: 1,0^
                """);
        assertThat(read.unmet()).extracting(MatchFile.Unmet::line).containsExactly(5, 6, 8, 9, 10, 11, 12, 13, 14);
        assertThat(read.unmet().get(0).found()).isEqualTo("Ann 4, Bob 0");
    }

    @Test
    void no_garbled_file_escapes_with_anything_but_its_own_error() {
        String good = HEADER + "table -1,0\nU^ D^\nend\nAnn: K> 1,0 meeple r1\nundo\nexpect score Ann 0\n";
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 5000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int change = random.nextInt(1, 6); change > 0; change--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, (char) random.nextInt(32, 127));
                    case 2 -> text.setCharAt(at, (char) random.nextInt(0, 0x500));
                    default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 12)));
                }
            }
            try {
                read(text.toString());
            } catch (MatchFileException expected) {
                assertThat(expected).hasMessageStartingWith("evening.game:");
            }
        }
    }
}
