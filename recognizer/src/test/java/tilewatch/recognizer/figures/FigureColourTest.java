package tilewatch.recognizer.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureColourTest {
    private static List<FigureColour> of(double l, double a, double b) {
        return Arrays.stream(FigureColour.values())
                .filter(c -> c.matches(l, a, b))
                .toList();
    }

    /** Paint in light and in shade. */
    @ParameterizedTest
    @CsvSource({
        "RED, 36, 54, 38", "RED, 18, 30, 20", "YELLOW, 78, 2, 82", "YELLOW, 48, 5, 52",
        "GREEN, 44, -40, 24", "BLUE, 35, 8, -48", "BLUE, 20, 4, -24", "BLACK, 8, 1, 2"
    })
    void paint_is_its_colour_and_no_other(FigureColour colour, double l, double a, double b) {
        assertThat(of(l, a, b)).containsExactly(colour);
    }

    /** Meadow, city ground, road, white table. */
    @ParameterizedTest
    @CsvSource({"77, -33, 66", "70, 10, 45", "80, 0, 8", "95, -1, 2", "55, -18, 30"})
    void what_tiles_show_is_no_paint(double l, double a, double b) {
        assertThat(of(l, a, b)).isEmpty();
    }

    @Test
    void colours_are_written_in_small_letters() {
        assertThat(FigureColour.YELLOW).hasToString("yellow");
    }
}
