package tilewatch.calibration.gallery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

/**
 * Reads a gallery from a folder of {@code <tile>.png}; further pictures of the same tile are {@code <tile>~2.png},
 * {@code <tile>~3.png} and so on. An optional {@code orientation.csv} has the header
 * {@code tile,quarter_turns_clockwise}.
 */
public final class GalleryFolder {
    /** Every picture is kept at this side; cameras see a tile at 16 to 200 pixels. */
    public static final int SIDE = 160;

    /** Scans show a sliver of scanner bed or of a rounded rim; this share is cut off at every side. */
    public static final double RIM = .02;

    private static final Pattern NAME = Pattern.compile("(.+?)(~\\d+)?\\.(png|jpg|jpeg)", Pattern.CASE_INSENSITIVE);
    private static final long MAX_BYTES = 32L << 20;

    private GalleryFolder() {}

    /** Reads {@code folder}; an {@link IOException} names the file and line it could not use. */
    public static Gallery read(Path folder) throws IOException {
        Natives.load();
        if (!Files.isDirectory(folder)) {
            throw new IOException(folder + " is not a folder of tile pictures");
        }
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.filter(f -> NAME.matcher(name(f)).matches())
                    .sorted((a, b) -> name(a).compareTo(name(b)))
                    .toList();
        }
        if (files.isEmpty()) {
            throw new IOException(folder + " has no <tile>.png");
        }
        List<Picture> pictures = new ArrayList<>();
        for (Path file : files) {
            Matcher name = NAME.matcher(name(file));
            if (name.matches()) {
                pictures.add(picture(name.group(1), file));
            }
        }
        pictures.sort((a, b) -> a.tile().compareTo(b.tile()));
        Path orientation = folder.resolve("orientation.csv");
        return new Gallery(pictures, Files.exists(orientation) ? orientation(orientation) : Map.of());
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static Picture picture(String tile, Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(file + " is larger than " + MAX_BYTES + " bytes");
        }
        try (MatArena arena = new MatArena()) {
            Mat image = arena.own(
                    Imgcodecs.imdecode(arena.own(new MatOfByte(Files.readAllBytes(file))), Imgcodecs.IMREAD_COLOR));
            if (image.empty() || image.cols() < 16 || image.rows() < 16) {
                throw new IOException(file + " is not a picture of at least 16 x 16 pixels");
            }
            int dx = (int) (image.cols() * RIM);
            int dy = (int) (image.rows() * RIM);
            Mat cut = arena.own(image.submat(new Rect(dx, dy, image.cols() - 2 * dx, image.rows() - 2 * dy)));
            Mat small = arena.mat(SIDE, SIDE, CvType.CV_8UC3);
            Imgproc.resize(cut, small, new Size(SIDE, SIDE), 0, 0, Imgproc.INTER_AREA);
            byte[] bgr = new byte[3 * SIDE * SIDE];
            small.get(0, 0, bgr);
            return new Picture(tile, SIDE, bgr);
        }
    }

    private static Map<String, Integer> orientation(Path file) throws IOException {
        Map<String, Integer> turns = new HashMap<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty()) {
                continue;
            }
            int comma = line.lastIndexOf(',');
            String value = line.substring(comma + 1).strip();
            if (comma < 1 || !value.matches("[0-3]")) {
                throw new IOException(file + ":" + (i + 1) + ": \"" + line + "\" is not tile,0..3");
            }
            turns.put(line.substring(0, comma).strip(), Integer.parseInt(value));
        }
        return turns;
    }
}
