package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DifficultyTest {

    @Test
    void names_and_numbers_are_read() {
        assertThat(Difficulty.parse("moderate")).isEqualTo(Difficulty.of(.5));
        assertThat(Difficulty.parse("0.35")).isEqualTo(Difficulty.of(.35));
    }

    @ParameterizedTest
    @ValueSource(strings = {"impossible", "1.01", "-0.1", "NaN"})
    void anything_else_is_named(String text) {
        assertThatThrownBy(() -> Difficulty.parse(text)).hasMessageContaining("'" + text + "'");
    }

    @Test
    void harder_is_harder_in_everything() {
        Difficulty easy = Difficulty.EASY;
        Difficulty hard = Difficulty.HARD;

        assertThat(hard.tilt()).isGreaterThan(easy.tilt());
        assertThat(hard.offset()).isGreaterThan(easy.offset());
        assertThat(hard.noise()).isGreaterThan(easy.noise());
        assertThat(hard.jpeg()).isLessThan(easy.jpeg());
    }
}
