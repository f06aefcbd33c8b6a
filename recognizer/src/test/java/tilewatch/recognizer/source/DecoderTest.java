package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewatch.recognizer.Frame;

class DecoderTest {
    private final Decoder decoder = new Decoder(100_000, 1_000_000);

    @Test
    void jpeg_and_png_become_frames() throws IOException {
        try (Frame jpeg = decoder.decode("a", "a.jpg", Jpegs.grey(40, 30, 99));
                Frame png = decoder.decode("b", "b.png", Jpegs.png(20, 10, 99))) {
            assertThat(jpeg.bgr().size().width).isEqualTo(40);
            assertThat(jpeg.name()).isEqualTo("a");
            assertThat(png.bgr().get(5, 5)[0]).isEqualTo(99);
        }
    }

    @Test
    void half_a_picture_is_refused() throws IOException {
        byte[] jpeg = Jpegs.grey(64, 64, 9);
        byte[] png = Jpegs.png(64, 64, 9);
        assertThatThrownBy(() -> decoder.decode("a", "a.jpg", Arrays.copyOf(jpeg, jpeg.length - 40)))
                .hasMessage("a.jpg: truncated");
        assertThatThrownBy(() -> decoder.decode("b", "b.png", Arrays.copyOf(png, png.length - 6)))
                .hasMessage("b.png: truncated");
    }

    @Test
    void a_small_file_that_claims_to_be_huge_is_not_decoded() {
        assertThatThrownBy(() -> decoder.decode("a", "a.png", Jpegs.claiming(60_000, 60_000)))
                .isInstanceOf(IOException.class)
                .hasMessage("a.png: 60000 x 60000 pixels are more than 1000000");
        assertThatThrownBy(() -> decoder.decode("a", "a.png", Jpegs.claiming(0, 60_000)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void too_many_bytes_and_other_files_are_refused() {
        assertThatThrownBy(() -> decoder.decode("a", "a.jpg", new byte[100_001]))
                .hasMessage("a.jpg: 100001 bytes are more than 100000");
        assertThatThrownBy(() -> decoder.decode("a", "notes.txt", "hello".getBytes(StandardCharsets.UTF_8)))
                .hasMessage("notes.txt: not a JPEG or PNG picture");
        assertThatThrownBy(() -> decoder.decode("a", "empty.jpg", new byte[0]))
                .hasMessage("empty.jpg: not a JPEG or PNG picture");
    }
}
