package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.NoCamera;

/** With cameras that behave as badly as real ones do. */
@Timeout(30)
class WebcamTest {
    private static final Webcam.Settings QUICK =
            new Webcam.Settings(640, 480, Duration.ofMillis(300), Duration.ofMillis(300));

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    @BeforeAll
    static void load() {
        Natives.load();
    }

    /** Gives so many pictures, then none. */
    private Webcam.Device giving(int pictures) {
        opened.incrementAndGet();
        AtomicInteger left = new AtomicInteger(pictures);
        return new Webcam.Device() {
            @Override
            public boolean read(Mat into) {
                if (left.getAndDecrement() <= 0) {
                    return false;
                }
                into.create(4, 4, CvType.CV_8UC3);
                into.setTo(new Scalar(9, 9, 9));
                return true;
            }

            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
    }

    @Test
    void a_camera_that_vanishes_is_taken_up_again() throws IOException {
        try (Webcam webcam = new Webcam("test camera", () -> giving(2), QUICK, Duration.ofMillis(50))) {
            webcam.next().orElseThrow().close();
            webcam.next().orElseThrow().close();
            assertThatThrownBy(webcam::next).isInstanceOf(NoCamera.class).hasMessageContaining("no more pictures");
            webcam.next().orElseThrow().close();
            assertThat(opened).hasValue(2);
        }
    }

    @Test
    void a_camera_that_is_not_there_is_said_so() {
        Webcam.Opener none = () -> {
            throw new IOException("there is none");
        };
        try (Webcam webcam = new Webcam("camera 7", none, QUICK, Duration.ofMillis(50))) {
            assertThatThrownBy(webcam::next).isInstanceOf(NoCamera.class).hasMessage("camera 7: there is none");
        }
    }

    @Test
    void a_driver_that_hangs_is_left_behind_and_closed_when_it_wakes() throws Exception {
        CountDownLatch hang = new CountDownLatch(1);
        Webcam.Opener slow = () -> {
            if (opened.get() == 0) {
                opened.incrementAndGet();
                awaitQuietly(hang);
            }
            return giving(1);
        };
        try (Webcam webcam = new Webcam("test camera", slow, QUICK, Duration.ofMillis(50))) {
            assertThatThrownBy(webcam::next).isInstanceOf(NoCamera.class).hasMessageContaining("longer than 300 ms");
            webcam.next().orElseThrow().close();
        }
        hang.countDown();
        for (int i = 0; i < 200 && closed.get() < 2; i++) {
            Thread.sleep(10);
        }
        assertThat(closed).hasValue(2);
    }

    private static void awaitQuietly(CountDownLatch latch) throws IOException {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    @Test
    void a_closed_webcam_has_ended() throws IOException {
        Webcam webcam = new Webcam("test camera", () -> giving(5), QUICK, Duration.ofMillis(50));
        webcam.close();
        assertThat(webcam.next()).isEmpty();
    }
}
