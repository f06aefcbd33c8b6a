package tilewatch.recognizer.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.opencv.core.Size;
import tilewatch.recognizer.lattice.Homography;

class ViewPointTest {
    @Test
    void a_camera_straight_above_is_above_the_middle_of_its_picture() {
        // 100 pixels a tile at a focal length of 1600 pixels: 16 tiles up.
        Homography lattice = Homography.of(.01, 0, 0, 0, .01, 0, 0, 0, 1);
        ViewPoint view = ViewPoint.of(lattice, new Size(1600, 900));
        assertThat(view.x()).isCloseTo(8, within(1e-6));
        assertThat(view.y()).isCloseTo(4.5, within(1e-6));
        assertThat(view.height()).isCloseTo(16, within(1e-6));
    }

    @Test
    void heads_lean_away_from_the_camera_and_feet_do_not() {
        ViewPoint view = new ViewPoint(0, 0, 10);
        assertThat(view.lowered(5, -5, .2)).containsExactly(new double[] {4.9, -4.9}, within(1e-9));
        assertThat(view.lowered(0, 0, .2)).containsExactly(new double[] {0, 0}, within(1e-9));
    }
}
