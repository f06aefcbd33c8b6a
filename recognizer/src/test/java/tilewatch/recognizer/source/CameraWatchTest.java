package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;

@Timeout(30)
class CameraWatchTest {
    /** What the source does next. */
    private interface Step {
        Optional<Frame> next() throws IOException;
    }

    private final SynchronousQueue<Step> steps = new SynchronousQueue<>();
    private final List<String> bad = new CopyOnWriteArrayList<>();

    private final FrameSource source = new FrameSource() {
        @Override
        public Optional<Frame> next() throws IOException {
            try {
                return steps.take().next();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new NoCamera("interrupted", e);
            }
        }

        @Override
        public void close() {
            // Nothing is held.
        }
    };

    @Test
    void the_camera_goes_and_comes_back() throws Exception {
        try (CameraWatch watch = new CameraWatch(source, bad::add)) {
            assertThat(watch.noCamera()).contains("no picture yet");
            steps.put(CameraWatchTest::picture);
            watch.take(Duration.ofSeconds(5)).orElseThrow().close();
            assertThat(watch.noCamera()).isEmpty();
            steps.put(() -> {
                throw new NoCamera("unplugged");
            });
            steps.put(() -> {
                throw new IOException("frame 7: broken");
            });
            assertThat(watch.noCamera()).contains("unplugged");
            steps.put(CameraWatchTest::picture);
            watch.take(Duration.ofSeconds(5)).orElseThrow().close();
            assertThat(watch.noCamera()).isEmpty();
            assertThat(bad).containsExactly("frame 7: broken");
            steps.put(Optional::empty);
            for (int i = 0; i < 500 && !watch.ended(); i++) {
                Thread.sleep(10);
            }
            assertThat(watch.ended()).isTrue();
        }
    }

    private static Optional<Frame> picture() throws IOException {
        return Optional.of(Decoder.standard().decode("x", "x", Jpegs.grey(8, 8, 5)));
    }
}
