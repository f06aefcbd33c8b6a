package tilewatch.recognizer.source;

import java.io.IOException;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.Frame;

/**
 * Makes a frame of a JPEG or PNG.
 *
 * @param mostBytes size of a file that is still read
 * @param mostPixels width times height of a picture that is still decoded
 */
public record Decoder(long mostBytes, long mostPixels) {
    /** A 50-megapixel photograph passes; a picture that would take gigabytes does not. */
    public static Decoder standard() {
        return new Decoder(48L << 20, 50_000_000);
    }

    /**
     * Checks and decodes {@code bytes}.
     *
     * @param name what the frame will be called
     * @param origin what an error calls it
     * @throws IOException saying what is wrong with {@code origin}
     */
    public Frame decode(String name, String origin, byte[] bytes) throws IOException {
        check(origin, bytes);
        Natives.load();
        try (MatArena arena = new MatArena()) {
            Mat decoded = Imgcodecs.imdecode(arena.own(new MatOfByte(bytes)), Imgcodecs.IMREAD_COLOR);
            if (decoded.empty()) {
                decoded.release();
                throw new IOException(origin + ": cannot be decoded");
            }
            return new Frame(name, decoded);
        }
    }

    /** Checks {@code bytes} without decoding them. */
    void check(String origin, byte[] bytes) throws IOException {
        if (bytes.length > mostBytes) {
            throw new IOException(origin + ": " + bytes.length + " bytes are more than " + mostBytes);
        }
        PictureHeader header =
                PictureHeader.of(bytes).orElseThrow(() -> new IOException(origin + ": not a JPEG or PNG picture"));
        long pixels = (long) header.width() * header.height();
        if (pixels > mostPixels || pixels <= 0) {
            throw new IOException(
                    origin + ": " + header.width() + " x " + header.height() + " pixels are more than " + mostPixels);
        }
        if (!header.complete()) {
            throw new IOException(origin + ": truncated");
        }
    }
}
