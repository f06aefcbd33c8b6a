package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.recognizer.Frame;

class AviFileTest {
    @TempDir
    private Path folder;

    private Path film;

    @BeforeEach
    void name_the_film() {
        film = folder.resolve("film.avi");
    }

    @Test
    void pictures_come_in_order_and_sound_is_skipped() throws IOException {
        Files.write(
                film,
                avi(
                        chunk("00dc", Jpegs.grey(16, 16, 10)),
                        chunk("01wb", new byte[7]),
                        chunk("00dc", Jpegs.grey(16, 16, 200))));
        try (AviFile source = new AviFile(film, Decoder.standard())) {
            try (Frame first = source.next().orElseThrow();
                    Frame second = source.next().orElseThrow()) {
                assertThat(first.name()).isEqualTo("0");
                assertThat(first.bgr().get(8, 8)[0]).isBetween(8., 12.);
                assertThat(second.bgr().get(8, 8)[0]).isBetween(198., 202.);
            }
            assertThat(source.next()).isEmpty();
        }
    }

    @Test
    void a_broken_picture_is_named_and_the_next_one_comes() throws IOException {
        Files.write(film, avi(chunk("00dc", new byte[] {1, 2, 3}), chunk("00dc", Jpegs.grey(16, 16, 200))));
        try (AviFile source = new AviFile(film, Decoder.standard())) {
            assertThatThrownBy(source::next).hasMessage(film + " frame 0: not a JPEG or PNG picture");
            try (Frame second = source.next().orElseThrow()) {
                assertThat(second.name()).isEqualTo("1");
            }
        }
    }

    @Test
    void a_film_that_breaks_off_says_so() throws IOException {
        byte[] whole = avi(chunk("00dc", Jpegs.grey(16, 16, 10)));
        Files.write(film, Arrays.copyOf(whole, whole.length - 30));
        try (AviFile source = new AviFile(film, Decoder.standard())) {
            assertThatThrownBy(source::next).hasMessage(film + " frame 0: truncated");
            assertThat(source.next()).isEmpty();
        }
    }

    @Test
    void another_file_is_no_film() throws IOException {
        Files.writeString(film, "something else entirely");
        assertThatThrownBy(() -> new AviFile(film, Decoder.standard())).hasMessage(film + ": not an AVI film");
        Files.writeString(film, "x");
        assertThatThrownBy(() -> new AviFile(film, Decoder.standard())).hasMessage(film + ": not an AVI film");
    }

    private static byte[] avi(byte[]... chunks) throws IOException {
        ByteArrayOutputStream movi = new ByteArrayOutputStream();
        movi.write("movi".getBytes(StandardCharsets.US_ASCII));
        for (byte[] chunk : chunks) {
            movi.write(chunk);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write("AVI ".getBytes(StandardCharsets.US_ASCII));
        all.write(chunk("JUNK", new byte[12]));
        all.write(chunk("LIST", movi.toByteArray()));
        return chunk("RIFF", all.toByteArray());
    }

    private static byte[] chunk(String name, byte[] data) {
        ByteBuffer chunk =
                ByteBuffer.allocate(8 + data.length + data.length % 2).order(ByteOrder.LITTLE_ENDIAN);
        chunk.put(name.getBytes(StandardCharsets.US_ASCII)).putInt(data.length).put(data);
        return chunk.array();
    }
}
