package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.NoCamera;

class PushedPicturesTest {
    private final PushedPictures source = new PushedPictures(new Decoder(100_000, 10_000), Duration.ofMillis(50));

    @Test
    void the_newest_picture_wins() throws IOException {
        source.push(Jpegs.grey(16, 16, 10));
        source.push(Jpegs.grey(16, 16, 200));
        try (Frame frame = source.next().orElseThrow()) {
            assertThat(frame.bgr().get(8, 8)[0]).isBetween(198., 202.);
        }
    }

    @Test
    void without_pictures_there_is_no_camera_until_one_comes() throws IOException {
        assertThatThrownBy(source::next).isInstanceOf(NoCamera.class).hasMessage("no picture was pushed for 50 ms");
        source.push(Jpegs.grey(16, 16, 10));
        source.next().orElseThrow().close();
    }

    @Test
    void a_picture_that_is_too_large_is_refused_at_the_door() {
        assertThatThrownBy(() -> source.push(Jpegs.grey(200, 200, 10)))
                .hasMessage("pushed picture: 200 x 200 pixels are more than 10000");
    }

    @Test
    void a_closed_source_has_ended() throws IOException {
        source.close();
        assertThat(source.next()).isEmpty();
    }
}
