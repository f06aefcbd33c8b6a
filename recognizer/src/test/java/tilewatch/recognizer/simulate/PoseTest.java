package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

class PoseTest {
    private static final Rectangle2D BOARD = new Rectangle2D.Double(-3, -2, 9, 6);
    private static final Pose POSE = Pose.showing(
            BOARD, new Pose.View(1.5, 1, 10, .6, .2, -.1, .08), SimulatedCamera.WIDTH, SimulatedCamera.HEIGHT);

    @Test
    void the_way_to_the_picture_and_back_ends_where_it_began() {
        double[] at = new double[2];
        for (int x = -3; x <= 6; x++) {
            for (int y = -2; y <= 4; y++) {
                Point2D pixel = POSE.project(new Vec(x, y, 0));
                assertThat(POSE.onTable(pixel.getX(), pixel.getY(), at)).isTrue();
                assertThat(at[0]).isCloseTo(x, within(1e-4));
                assertThat(at[1]).isCloseTo(y, within(1e-4));
            }
        }
    }

    @Test
    void all_of_the_board_is_in_the_picture() {
        for (int i = 0; i < 4; i++) {
            Point2D corner = POSE.project(new Vec(i % 2 == 0 ? -3 : 6, i < 2 ? -2 : 4, 0));
            assertThat(corner.getX()).isBetween(0.0, (double) SimulatedCamera.WIDTH);
            assertThat(corner.getY()).isBetween(0.0, (double) SimulatedCamera.HEIGHT);
        }
    }

    @Test
    void heads_lean_away_from_the_camera() {
        Point2D foot = POSE.project(new Vec(1, 1, 0));
        Point2D head = POSE.project(new Vec(1, 1, .37));

        assertThat(head.getY()).isLessThan(foot.getY() - 5);
    }

    @Test
    void above_the_horizon_there_is_no_table() {
        Pose level = new Pose(new Pose.View(0, 0, 10, 1.5, 0, 0, 0), 1600, 900);

        assertThat(level.onTable(800, 0, new double[2])).isFalse();
    }
}
