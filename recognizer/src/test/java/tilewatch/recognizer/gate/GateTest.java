package tilewatch.recognizer.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

class GateTest {
    private final MatArena arena = new MatArena();
    private final Gate gate = new Gate(Gate.Settings.standard());

    @BeforeAll
    static void load() {
        Natives.load();
    }

    @AfterEach
    void release() {
        gate.close();
        arena.close();
    }

    @Test
    void the_first_frame_is_all_new() {
        assertThat(gate.look(noisy(1)).sinceRead().share()).isEqualTo(1);
    }

    @Test
    void noise_is_no_change() {
        gate.look(noisy(1));
        gate.read();
        assertThat(gate.look(noisy(2)).sinceRead().none()).isTrue();
    }

    @Test
    void a_lamp_that_brightens_everything_is_no_change() {
        gate.look(noisy(1));
        gate.read();
        Mat brighter = noisy(2);
        Core.add(brighter, new Scalar(20, 20, 20), brighter);
        assertThat(gate.look(brighter).sinceRead().none()).isTrue();
    }

    @Test
    void a_new_tile_changes_its_place_alone() {
        gate.look(noisy(1));
        gate.read();
        Mat laid = noisy(2);
        Imgproc.rectangle(laid, new Rect(600, 300, 80, 80), new Scalar(30, 160, 60), -1);
        Change change = gate.look(laid).sinceRead();
        assertThat(change.touches(600, 300, 680, 380)).isTrue();
        assertThat(change.touches(200, 300, 280, 380)).isFalse();
        assertThat(change.touchesRim()).isFalse();
        assertThat(change.share()).isBetween(.001, .05);
    }

    @Test
    void an_arm_reaches_the_rim() {
        gate.look(noisy(1));
        gate.read();
        Mat arm = noisy(2);
        Imgproc.rectangle(arm, new Rect(0, 300, 500, 90), new Scalar(120, 150, 210), -1);
        assertThat(gate.look(arm).sinceRead().touchesRim()).isTrue();
    }

    @Test
    void what_rests_again_differs_from_the_frame_read_but_not_from_the_one_before() {
        gate.look(noisy(1));
        gate.read();
        Mat laid = noisy(2);
        Imgproc.rectangle(laid, new Rect(600, 300, 80, 80), new Scalar(30, 160, 60), -1);
        gate.look(laid);
        Gate.Seen seen = gate.look(laid);
        assertThat(seen.sinceBefore().none()).isTrue();
        assertThat(seen.sinceRead().none()).isFalse();
    }

    @Test
    void a_frame_of_another_size_is_all_new() {
        gate.look(noisy(1));
        gate.read();
        assertThat(gate.look(arena.mat(90, 160, CvType.CV_8UC3)).sinceRead().share())
                .isEqualTo(1);
    }

    private Mat noisy(int seed) {
        Mat frame = arena.mat(720, 1280, CvType.CV_8UC3);
        Core.setRNGSeed(seed);
        Core.randn(frame, 140, 6);
        return frame;
    }
}
