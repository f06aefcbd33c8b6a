package tilewatch.calibration.colours;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.calibration.teach.TableColour;

/** Reads the players' colours from one figure of each, laid on the bare table. */
public final class ColourReader {
    private static final int WIDTH = 800;

    /** A figure covers at least this share of the picture: 11 pixels square of a picture 1600 wide. */
    private static final double SMALLEST = .0001;

    private ColourReader() {}

    /**
     * The figures' colours, from the left; their names are empty.
     *
     * @param picture of the bare table with the figures on it
     */
    public static List<SeenColour> figures(Mat picture) {
        Natives.load();
        try (MatArena arena = new MatArena()) {
            double scale = Math.min(1, (double) WIDTH / picture.cols());
            Mat small = arena.mat();
            Imgproc.resize(picture, small, new Size(), scale, scale, Imgproc.INTER_AREA);
            Mat mask = TableColour.things(small, arena);
            Mat disc = arena.own(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(3, 3)));
            Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, disc);
            Mat labels = arena.mat();
            Mat stats = arena.mat();
            Mat middles = arena.mat();
            int count = Imgproc.connectedComponentsWithStats(mask, labels, stats, middles);
            Mat lab = arena.mat();
            small.convertTo(lab, CvType.CV_32FC3, 1 / 255.0);
            Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
            List<Integer> figures = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                if (stats.get(i, Imgproc.CC_STAT_AREA)[0] > SMALLEST * small.total()) {
                    figures.add(i);
                }
            }
            figures.sort(Comparator.comparingDouble(i -> middles.get(i, 0)[0]));
            return figures.stream()
                    .map(i -> colour(lab, labels, stats, i, arena))
                    .toList();
        }
    }

    /** The median of the figure's inner pixels: the rim is mixed with the table, and shadow lies outside. */
    private static SeenColour colour(Mat lab, Mat labels, Mat stats, int figure, MatArena arena) {
        Rect box = new Rect(
                (int) stats.get(figure, Imgproc.CC_STAT_LEFT)[0],
                (int) stats.get(figure, Imgproc.CC_STAT_TOP)[0],
                (int) stats.get(figure, Imgproc.CC_STAT_WIDTH)[0],
                (int) stats.get(figure, Imgproc.CC_STAT_HEIGHT)[0]);
        Mat is = arena.mat();
        Core.compare(arena.own(labels.submat(box)), new Scalar(figure), is, Core.CMP_EQ);
        Mat depth = arena.mat();
        Core.copyMakeBorder(is, is, 1, 1, 1, 1, Core.BORDER_CONSTANT);
        Imgproc.distanceTransform(is, depth, Imgproc.DIST_L2, 3);
        double deepest = Core.minMaxLoc(depth).maxVal;
        List<float[]> inner = new ArrayList<>();
        float[] pixel = new float[3];
        for (int y = 0; y < box.height; y++) {
            for (int x = 0; x < box.width; x++) {
                if (depth.get(y + 1, x + 1)[0] >= deepest / 2) {
                    lab.get(box.y + y, box.x + x, pixel);
                    inner.add(pixel.clone());
                }
            }
        }
        double[] median = new double[3];
        for (int c = 0; c < 3; c++) {
            int channel = c;
            double[] sorted =
                    inner.stream().mapToDouble(p -> p[channel]).sorted().toArray();
            median[c] = sorted[sorted.length / 2];
        }
        return new SeenColour("", median[0], median[1], median[2]);
    }

    /**
     * Gives the figures the players' names so that together they are nearest to the colours as they should be; empty if
     * there are not as many figures as players.
     */
    public static Optional<Palette> assign(List<SeenColour> figures, List<String> players) {
        if (figures.size() != players.size()) {
            return Optional.empty();
        }
        int[] best = new int[0];
        double least = Double.MAX_VALUE;
        for (int[] order : orders(players.size())) {
            double sum = 0;
            for (int i = 0; i < order.length; i++) {
                SeenColour seen = figures.get(i);
                sum += Palette.BOX
                        .of(players.get(order[i]))
                        .map(c -> c.distance(seen.l(), seen.a(), seen.b()))
                        .orElse(0.0);
            }
            if (sum < least) {
                least = sum;
                best = order;
            }
        }
        SeenColour[] named = new SeenColour[players.size()];
        for (int i = 0; i < best.length; i++) {
            SeenColour seen = figures.get(i);
            named[best[i]] = new SeenColour(players.get(best[i]), seen.l(), seen.a(), seen.b());
        }
        return Optional.of(new Palette(Arrays.asList(named)));
    }

    /** All orders of so few numbers. */
    private static List<int[]> orders(int n) {
        List<int[]> orders = new ArrayList<>();
        orders.add(new int[0]);
        for (int length = 0; length < n; length++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] order : orders) {
                for (int next = 0; next < n; next++) {
                    int number = next;
                    if (Arrays.stream(order).noneMatch(o -> o == number)) {
                        int[] more = Arrays.copyOf(order, order.length + 1);
                        more[order.length] = next;
                        longer.add(more);
                    }
                }
            }
            orders = longer;
        }
        return orders;
    }
}
