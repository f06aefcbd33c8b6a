package tilewatch.recognizer.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HomographyTest {
    private final Homography h = Homography.of(2, .1, 30, -.2, 1.8, 40, 1e-4, 2e-4, 1);

    @Test
    void the_inverse_brings_every_point_back() {
        double[] back = h.inverse().map(h.map(10, 20, 300, 400));
        assertThat(back).containsExactly(new double[] {10, 20, 300, 400}, within(1e-9));
    }

    @Test
    void one_map_after_another_is_the_product() {
        Homography shift = Homography.shift(5, -3);
        assertThat(shift.after(h).x(7, 8)).isCloseTo(h.x(7, 8) + 5, within(1e-9));
        assertThat(h.after(shift).y(7, 8)).isCloseTo(h.y(12, 5), within(1e-9));
    }

    @Test
    void it_has_nine_numbers() {
        assertThatThrownBy(() -> Homography.of(1, 2, 3)).hasMessageContaining("not 3");
    }
}
