package tilewatch.recognizer.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.EnumSet;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.MatArena;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.source.Decoder;

/**
 * Measures what reading costs. All times are medians in milliseconds of processor time of the one thread that reads, so
 * that other work on the machine does not count.
 */
public final class RecognizerBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int TILES = 72;
    private static final int BEFORE = 60;
    private static final int REPEATS = 15;

    /** A film of the 720p measurement has a new tile every so many frames: one in two seconds is fast play. */
    private static final int FRAMES_PER_TILE = 60;

    private final TileSet set;
    private final Gallery gallery;
    private final TileModel model;

    public RecognizerBench(TileSet set, Gallery gallery, TileModel model) {
        this.set = set;
        this.gallery = gallery;
        this.model = model;
    }

    /**
     * What was measured.
     *
     * @param floor decoding a 1080p JPEG and warping the full frame once
     * @param unchanged decoding and reading a 1080p frame in which nothing changed, 72 tiles on the table
     * @param placement decoding and reading a 1080p frame with a new tile among 60 and more
     * @param coldStart building a recogniser and reading its first frame, 72 tiles at 1080p
     * @param coldTiles tiles of these 72 that were found
     * @param placementsSeen new tiles read in the frame measured
     * @param placements new tiles laid
     * @param framesPerSecond decoding and reading a 720p film of 60 tiles and more, a new one every two seconds
     */
    public record Result(
            double floor,
            double unchanged,
            double placement,
            double coldStart,
            int coldTiles,
            int placementsSeen,
            int placements,
            double framesPerSecond) {}

    /** Runs everything. */
    public Result run() throws IOException {
        PaperTable table = new PaperTable(gallery, 1920, 1080);
        byte[] full = table.jpeg(TILES, 1);
        double floor = floor(full);
        double[] cold = new double[3];
        int coldTiles = 0;
        double[] unchanged = new double[2 * REPEATS];
        for (int i = 0; i < cold.length; i++) {
            long start = now();
            try (Recognizer recognizer = recognizer()) {
                coldTiles = read(recognizer, full).tiles().size();
                cold[i] = millis(start);
                if (i == cold.length - 1) {
                    unchanged(recognizer, table, unchanged);
                }
            }
        }
        double[] placements = new double[TILES - BEFORE];
        int seen = placements(table, placements);
        return new Result(
                floor,
                median(unchanged),
                median(placements),
                median(cold),
                coldTiles,
                seen,
                placements.length,
                film(new PaperTable(gallery, 1280, 720)));
    }

    private Recognizer recognizer() {
        return new Recognizer(
                set, gallery, model, EnumSet.allOf(FigureColour.class), Recognizer.Settings.of(Recognizer.Pace.VIDEO));
    }

    private static TableView read(Recognizer recognizer, byte[] jpeg) throws IOException {
        try (Frame frame = Decoder.standard().decode("bench", "bench", jpeg)) {
            return recognizer.read(frame);
        }
    }

    /** What any program pays that looks at a frame at all. */
    static double floor(byte[] jpeg) {
        double[] times = new double[2 * REPEATS];
        for (int i = 0; i < times.length; i++) {
            try (MatArena arena = new MatArena()) {
                long start = now();
                Mat frame = arena.own(Imgcodecs.imdecode(arena.own(new MatOfByte(jpeg)), Imgcodecs.IMREAD_COLOR));
                Mat map = arena.own(Mat.eye(3, 3, CvType.CV_64F));
                map.put(0, 0, .99, .01, 3, -.01, 1.01, 2, 1e-6, 2e-6, 1);
                Imgproc.warpPerspective(frame, arena.mat(), map, frame.size(), Imgproc.INTER_LINEAR);
                times[i] = millis(start);
            }
        }
        return median(times);
    }

    private static void unchanged(Recognizer recognizer, PaperTable table, double[] times) throws IOException {
        byte[][] noisy = {table.jpeg(TILES, 2), table.jpeg(TILES, 3), table.jpeg(TILES, 4)};
        for (int i = 0; i < 12; i++) {
            read(recognizer, noisy[i % noisy.length]);
        }
        for (int i = 0; i < times.length; i++) {
            long start = now();
            read(recognizer, noisy[i % noisy.length]);
            times[i] = millis(start);
        }
    }

    /** Lays tile after tile; the frame with the hand gone is measured. Returns how many were seen in it. */
    private int placements(PaperTable table, double[] times) throws IOException {
        int seen = 0;
        try (Recognizer recognizer = recognizer()) {
            for (int i = 0; i < 6; i++) {
                read(recognizer, table.jpeg(BEFORE, i));
            }
            for (int i = 0; i < times.length; i++) {
                int tiles = BEFORE + 1 + i;
                byte[][] frames = {
                    table.jpeg(tiles, 1), table.jpeg(tiles, 2), table.jpeg(tiles, 3), table.jpeg(tiles, 4)
                };
                read(recognizer, frames[0]);
                long start = now();
                TableView view = read(recognizer, frames[1]);
                times[i] = millis(start);
                seen += view.tiles().size() == tiles ? 1 : 0;
                for (int rest = 0; rest < 6; rest++) {
                    read(recognizer, frames[2 + rest % 2]);
                }
            }
        }
        return seen;
    }

    private double film(PaperTable table) throws IOException {
        int frames = 0;
        double spent = 0;
        try (Recognizer recognizer = recognizer()) {
            for (int i = 0; i < 6; i++) {
                read(recognizer, table.jpeg(BEFORE, i));
            }
            for (int tiles = BEFORE + 1; tiles <= BEFORE + 5; tiles++) {
                byte[][] noisy = {table.jpeg(tiles, 1), table.jpeg(tiles, 2), table.jpeg(tiles, 3)};
                long start = now();
                for (int i = 0; i < FRAMES_PER_TILE; i++) {
                    read(recognizer, noisy[i % noisy.length]);
                    frames++;
                }
                spent += millis(start);
            }
        }
        return 1000 * frames / spent;
    }

    private static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private static double millis(long start) {
        return (now() - start) / 1e6;
    }

    static double median(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
