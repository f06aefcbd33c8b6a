package tilewatch.recognizer.identify;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;

/**
 * Every class as a blurred Lab picture to align cells with: whole, its middle, its middle at half size, and nine
 * patches of it. Shared by all readers of a gallery; belongs to whoever closes it.
 */
public final class TileTemplates implements AutoCloseable {
    private static final int SIDE = CellFeatures.SIDE;

    /** Rim left out of the middle: neighbours bleed in there. */
    public static final int RIM = 6;

    /** Side of a patch. */
    public static final int PATCH = 30;

    /** Patches below this deviation have nothing to hold on to. */
    private static final double TEXTURED = 9;

    /** Tints (the a and b of Lab, weighted) are told apart in bins of this width. */
    private static final int TINT = 8;

    private static final int TINTS = 42;

    /** Lab weights: light matters least because it changes most. */
    private static final Scalar WEIGHTS = new Scalar(.7, 1.3, .9);

    private final MatArena arena = new MatArena();
    private final List<Mat> middles = new ArrayList<>();
    private final List<Mat> halves = new ArrayList<>();
    private final List<List<Mat>> patches = new ArrayList<>();
    private final List<float[]> pixels = new ArrayList<>();
    private final List<byte[]> colours = new ArrayList<>();
    private final boolean[][] textured;
    private final boolean[] tints = new boolean[TINTS * TINTS];

    /** Templates of the first picture of every tile, in the order of {@code gallery.tiles()}. */
    public TileTemplates(Gallery gallery) {
        List<String> tiles = gallery.tiles();
        textured = new boolean[4 * tiles.size()][9];
        for (String tile : tiles) {
            Picture first = gallery.pictures().stream()
                    .filter(p -> p.tile().equals(tile))
                    .findFirst()
                    .orElseThrow();
            for (int turns = 0; turns < 4; turns++) {
                add(first, turns);
            }
        }
        collectTints();
    }

    /** Marks the tints of all tiles and those right beside them. */
    private void collectTints() {
        int[] counts = new int[TINTS * TINTS];
        int pixelsInAll = 0;
        for (int i = 0; i < pixels.size(); i += 4) {
            for (int p = 0; p < SIDE * SIDE; p++) {
                counts[tint(pixels.get(i)[3 * p + 1], pixels.get(i)[3 * p + 2])]++;
                pixelsInAll++;
            }
        }
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > pixelsInAll / 4000) {
                for (int d = 0; d < 9; d++) {
                    int a = i / TINTS + d / 3 - 1;
                    int b = i % TINTS + d % 3 - 1;
                    if (a >= 0 && b >= 0 && a < TINTS && b < TINTS) {
                        tints[a * TINTS + b] = true;
                    }
                }
            }
        }
    }

    private static int tint(double a, double b) {
        int i = (int) Math.max(0, Math.min(TINTS - 1, a / TINT));
        int j = (int) Math.max(0, Math.min(TINTS - 1, b / TINT));
        return i * TINTS + j;
    }

    /** Whether any tile has this tint; a wooden figure mostly does not. */
    public boolean tileTint(double a, double b) {
        return tints[tint(a, b)];
    }

    private void add(Picture picture, int turns) {
        Mat full = arena.mat();
        byte[] bgr = new byte[3 * SIDE * SIDE];
        try (MatArena scratch = new MatArena()) {
            Mat turned = Training.turned(picture, turns, SIDE, scratch);
            weightedLab(turned, full, 1.0);
            Imgproc.GaussianBlur(turned, turned, new Size(0, 0), 1.0);
            turned.get(0, 0, bgr);
        }
        colours.add(bgr);
        Mat middle = arena.own(full.submat(new Rect(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM)));
        Mat half = arena.mat();
        Imgproc.resize(middle, half, new Size(SIDE / 2 - RIM, SIDE / 2 - RIM), 0, 0, Imgproc.INTER_AREA);
        List<Mat> nine = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            nine.add(arena.own(full.submat(new Rect(patchAt(i % 3), patchAt(i / 3), PATCH, PATCH))));
            textured[middles.size()][i] = deviation(nine.get(i)) >= TEXTURED;
        }
        float[] values = new float[3 * SIDE * SIDE];
        full.get(0, 0, values);
        pixels.add(values);
        middles.add(middle);
        halves.add(half);
        patches.add(nine);
    }

    /** Where the nine patches begin, by their column or row. */
    public static int patchAt(int third) {
        return 3 + 14 * third;
    }

    private static double deviation(Mat patch) {
        try (MatArena scratch = new MatArena()) {
            var mean = scratch.own(new org.opencv.core.MatOfDouble());
            var deviation = scratch.own(new org.opencv.core.MatOfDouble());
            Core.meanStdDev(patch, mean, deviation);
            double sum = 0;
            for (double d : deviation.toArray()) {
                sum += d * d;
            }
            return Math.sqrt(sum);
        }
    }

    /** Converts BGR to weighted, blurred Lab floats, the space in which cells and templates are compared. */
    public static void weightedLab(Mat bgr, Mat out, double blur) {
        try (MatArena scratch = new MatArena()) {
            Mat lab = scratch.mat();
            Imgproc.cvtColor(bgr, lab, Imgproc.COLOR_BGR2Lab);
            lab.convertTo(out, CvType.CV_32FC3);
            Core.multiply(out, WEIGHTS, out);
            Imgproc.GaussianBlur(out, out, new Size(0, 0), blur);
        }
    }

    public Mat middle(int index) {
        return middles.get(index);
    }

    public Mat half(int index) {
        return halves.get(index);
    }

    public Mat patch(int index, int which) {
        return patches.get(index).get(which);
    }

    public boolean textured(int index, int which) {
        return textured[index][which];
    }

    /** Channel {@code c} of the template's pixel. */
    public float pixel(int index, int x, int y, int c) {
        return pixels.get(index)[3 * (y * SIDE + x) + c];
    }

    /** The template's pixel in plain Lab: lightness 0 to 100, a and b around 0. */
    public double lab(int index, int x, int y, int c) {
        float v = pixel(index, x, y, c);
        return c == 0 ? v / WEIGHTS.val[0] * 100 / 255 : v / WEIGHTS.val[c] - 128;
    }

    /** Blue, green or red (0, 1, 2) of the template's pixel, from 0 to 255. */
    public int colour(int index, int x, int y, int c) {
        return colours.get(index)[3 * (y * SIDE + x) + c] & 255;
    }

    @Override
    public void close() {
        arena.close();
    }
}
