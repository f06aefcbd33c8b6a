package tilewatch.calibration.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

/**
 * One square picture of a tile, as plain bytes (blue, green, red; row by row), so that no native memory hangs on it.
 */
public final class Picture {
    private final String tile;
    private final int side;
    private final byte[] bgr;

    /** A picture of {@code tile}, {@code side} pixels wide and high, from {@code 3 * side * side} bytes. */
    public Picture(String tile, int side, byte[] bgr) {
        if (bgr.length != 3 * side * side) {
            throw new IllegalArgumentException(
                    "tile " + tile + ": " + bgr.length + " bytes are no picture of side " + side);
        }
        this.tile = tile;
        this.side = side;
        this.bgr = bgr.clone();
    }

    /** The tile's name in its set. */
    public String tile() {
        return tile;
    }

    /** Width and height in pixels. */
    public int side() {
        return side;
    }

    /** The picture as a matrix of {@code arena}. */
    public Mat mat(MatArena arena) {
        Mat mat = arena.mat(side, side, CvType.CV_8UC3);
        mat.put(0, 0, bgr);
        return mat;
    }

    /** A picture from a file of any size, all of it. */
    public static Picture read(String tile, Path file) throws IOException {
        Natives.load();
        try (MatArena arena = new MatArena()) {
            Mat image = arena.own(
                    Imgcodecs.imdecode(arena.own(new MatOfByte(Files.readAllBytes(file))), Imgcodecs.IMREAD_COLOR));
            if (image.empty()) {
                throw new IOException(file + " is no picture");
            }
            Mat square = arena.mat();
            Imgproc.resize(image, square, new Size(GalleryFolder.SIDE, GalleryFolder.SIDE), 0, 0, Imgproc.INTER_AREA);
            byte[] bgr = new byte[3 * GalleryFolder.SIDE * GalleryFolder.SIDE];
            square.get(0, 0, bgr);
            return new Picture(tile, GalleryFolder.SIDE, bgr);
        }
    }

    /** The same picture under another name. */
    public Picture named(String other) {
        return new Picture(other, side, bgr);
    }

    /** The same picture, so many quarter turns clockwise. */
    public Picture turned(int quarters) {
        byte[] turned = bgr.clone();
        for (int t = 0; t < (quarters & 3); t++) {
            byte[] before = turned.clone();
            for (int y = 0; y < side; y++) {
                for (int x = 0; x < side; x++) {
                    System.arraycopy(before, 3 * (y * side + x), turned, 3 * (x * side + side - 1 - y), 3);
                }
            }
        }
        return new Picture(tile, side, turned);
    }

    /** The picture as a file. */
    public byte[] png() {
        Natives.load();
        try (MatArena arena = new MatArena()) {
            MatOfByte png = arena.own(new MatOfByte());
            Imgcodecs.imencode(".png", mat(arena), png);
            return png.toArray();
        }
    }

    void addTo(MessageDigest digest) {
        digest.update(bgr);
    }
}
