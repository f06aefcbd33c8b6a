package tilewatch.recognizer.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Size;
import tilewatch.calibration.mats.Natives;

class LatticeFitTest {
    private static final Homography TO_IMAGE = Homography.of(88, 4, 500, -6, 80, 300, 2e-3, 9e-3, 1);

    private final LatticeFit fit = new LatticeFit(new Size(1600, 900));

    @BeforeAll
    static void load() {
        Natives.load();
    }

    @Test
    void a_grid_is_found_among_points_of_which_a_fifth_is_wrong() {
        SplittableRandom random = new SplittableRandom(4);
        List<Double> grid = new ArrayList<>();
        List<Double> image = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            double x = random.nextDouble(6);
            double y = random.nextDouble(5);
            boolean wrong = i % 5 == 0;
            grid.add(x);
            grid.add(y);
            image.add(TO_IMAGE.x(x, y) + (wrong ? random.nextDouble(-60, 60) : random.nextDouble(-.5, .5)));
            image.add(TO_IMAGE.y(x, y) + (wrong ? random.nextDouble(-60, 60) : random.nextDouble(-.5, .5)));
        }
        Homography found = fit.fit(array(grid), array(image), 20, .05).orElseThrow();
        double[] corner = found.map(TO_IMAGE.map(3, 2));
        assertThat(corner).containsExactly(new double[] {3, 2}, within(.02));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(v -> v).toArray();
    }

    @Test
    void a_mirrored_grid_is_not_sane() {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(2, 3));
        assertThat(fit.sane(TO_IMAGE.inverse(), cells)).isTrue();
        Homography mirror = Homography.of(-1, 0, 0, 0, 1, 0, 0, 0, 1);
        assertThat(fit.sane(mirror.after(TO_IMAGE.inverse()), cells)).isFalse();
    }

    @Test
    void cells_outside_the_frame_are_not_usable() {
        assertThat(fit.usable(TO_IMAGE.inverse(), new Cell(0, 0), 0)).isTrue();
        assertThat(fit.usable(TO_IMAGE.inverse(), new Cell(0, 40), 0)).isFalse();
    }
}
