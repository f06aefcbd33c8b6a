package tilewatch.calibration.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.Advice;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

class CameraCheckTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double FOCAL = .95 * WIDTH;

    private final MatArena arena = new MatArena();

    @BeforeAll
    static void load() {
        Natives.load();
    }

    @AfterEach
    void release() {
        arena.close();
        assertThat(LiveMats.count()).isZero();
    }

    /** Green tiles of a hand's breadth on a grey table, from so many degrees and so far that a tile has so many pixels. */
    private Mat table(double degrees, double pixels) {
        Mat picture = arena.own(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(150, 145, 140)));
        double s = Math.sin(Math.toRadians(degrees));
        double c = Math.cos(Math.toRadians(degrees));
        double distance = FOCAL / pixels;
        for (double x = -2.25; x < 2; x += 1.5) {
            Point[] corners = new Point[4];
            for (int i = 0; i < 4; i++) {
                double tx = x + (i == 1 || i == 2 ? 1 : 0);
                double ty = -.5 + (i >= 2 ? 1 : 0);
                double depth = distance - ty * s;
                corners[i] = new Point(WIDTH / 2.0 + FOCAL * tx / depth, HEIGHT / 2.0 + FOCAL * ty * c / depth);
            }
            Mat tile = arena.own(new Mat(200, 200, CvType.CV_8UC3, new Scalar(60, 170, 110)));
            Imgproc.circle(tile, new Point(100, 100), 40, new Scalar(40, 60, 160), Imgproc.FILLED);
            Mat map = arena.own(Imgproc.getPerspectiveTransform(
                    arena.own(new MatOfPoint2f(
                            new Point(0, 0), new Point(200, 0), new Point(200, 200), new Point(0, 200))),
                    arena.own(new MatOfPoint2f(corners))));
            Imgproc.warpPerspective(
                    tile, picture, map, picture.size(), Imgproc.INTER_LINEAR, Core.BORDER_TRANSPARENT, new Scalar(0));
        }
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), .7);
        Core.setRNGSeed(7);
        Mat noise = arena.mat(HEIGHT, WIDTH, CvType.CV_16SC3);
        Core.randn(noise, 0, 3);
        Core.add(picture, noise, picture, arena.mat(), CvType.CV_8U);
        return picture;
    }

    private static List<String> keys(CameraCheck check) {
        return check.advice().stream().map(Advice::key).toList();
    }

    @Test
    void a_good_camera_gets_no_advice() {
        CameraCheck check = CameraCheck.of(table(20, 120));
        assertThat(keys(check)).isEmpty();
        assertThat(check.tiles()).isEqualTo(3);
        assertThat(check.tilePixels()).isCloseTo(120, within(8.0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {10, 25, 35, 50})
    void the_angle_is_measured_from_the_tiles(double degrees) {
        CameraCheck check = CameraCheck.of(table(degrees, 150));
        assertThat(check.angle()).isCloseTo(degrees, within(7.0));
        assertThat(keys(check).contains("camera.angle")).isEqualTo(degrees > 40);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 3, 4.5})
    void blur_is_measured_in_pixels(double sigma) {
        Mat picture = table(15, 120);
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), sigma);
        CameraCheck check = CameraCheck.of(picture);
        assertThat(check.blur()).isCloseTo(Math.hypot(sigma, .7), within(.35 * sigma));
        assertThat(keys(check).contains("camera.blur")).isEqualTo(sigma > 2);
    }

    @Test
    void small_tiles_want_the_camera_closer() {
        assertThat(keys(CameraCheck.of(table(15, 38)))).containsExactly("camera.small");
    }

    @Test
    void darkness_and_glare_are_told() {
        Mat dark = arena.mat();
        table(15, 120).convertTo(dark, -1, .3);
        assertThat(keys(CameraCheck.of(dark))).contains("camera.dark");
        Mat glare = table(15, 120);
        Imgproc.ellipse(
                glare, new Point(300, 150), new Size(260, 130), 0, 0, 360, new Scalar(255, 255, 255), Imgproc.FILLED);
        CameraCheck check = CameraCheck.of(glare);
        assertThat(check.glare()).isCloseTo(Math.PI * 260 * 130 / (WIDTH * HEIGHT), within(.02));
        assertThat(keys(check)).contains("camera.glare");
    }

    @Test
    void a_bare_table_asks_for_a_tile_and_what_is_cut_off_is_told() {
        Mat bare = arena.own(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(150, 145, 140)));
        assertThat(keys(CameraCheck.of(bare))).contains("camera.no-tile");
        Mat picture = table(10, 120);
        Imgproc.rectangle(picture, new Point(0, 300), new Point(70, 420), new Scalar(60, 170, 110), Imgproc.FILLED);
        assertThat(keys(CameraCheck.of(picture))).contains("camera.cut-off");
    }
}
