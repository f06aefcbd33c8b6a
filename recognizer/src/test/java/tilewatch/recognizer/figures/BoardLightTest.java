package tilewatch.recognizer.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BoardLightTest {
    @Test
    void exposure_and_white_balance_are_found_though_figures_cover_a_fifth() {
        SplittableRandom random = new SplittableRandom(1);
        int n = 1000;
        double[][] picture = new double[3][n];
        double[][] seen = new double[3][n];
        double[] gain = {.5, .7, .9};
        double[] offset = {12, 5, 0};
        for (int i = 0; i < n; i++) {
            for (int c = 0; c < 3; c++) {
                picture[c][i] = random.nextDouble(30, 220);
                seen[c][i] = i % 5 == 0 ? c == 2 ? 180 : 20 : gain[c] * picture[c][i] + offset[c];
            }
        }
        BoardLight light = new BoardLight(picture, seen, n);
        for (int c = 0; c < 3; c++) {
            assertThat(light.inGallery(c, gain[c] * 100 + offset[c])).isCloseTo(100, within(4.));
        }
    }

    @Test
    void without_tiles_nothing_is_changed() {
        BoardLight light = new BoardLight(new double[3][0], new double[3][0], 0);
        assertThat(light.inGallery(1, 77)).isEqualTo(77);
    }
}
