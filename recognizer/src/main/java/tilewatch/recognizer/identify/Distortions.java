package tilewatch.recognizer.identify;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/**
 * Makes of a clean tile picture what a camera might deliver: cut crookedly, with neighbours bleeding in, a figure and
 * its shadow, odd light, haze, blur and noise. The classifier is trained on nothing else, so every kind of trouble it
 * shall shrug off has to occur here. Holds scratch memory; one per thread.
 */
final class Distortions implements AutoCloseable {
    private static final int SIDE = CellFeatures.SIDE;
    private static final int CANVAS = 96;
    private static final int AT = (CANVAS - SIDE) / 2;

    /** Blue, green, red of common wooden figures: red, yellow, blue, green, black, white, pink. */
    private static final int[][] FIGURES = {
        {30, 30, 170}, {40, 200, 225}, {170, 80, 30}, {50, 120, 30}, {25, 25, 25}, {215, 220, 225}, {170, 110, 215}
    };

    private static final float[] GAUSS = gauss();

    private final MatArena arena = new MatArena();
    private final List<Mat> tiles;
    private final SplittableRandom random;
    private final Mat canvas = arena.mat(CANVAS, CANVAS, CvType.CV_8UC3);
    private final Mat cut = arena.mat(SIDE, SIDE, CvType.CV_8UC3);
    private final Mat shadow = arena.mat(SIDE, SIDE, CvType.CV_8U);
    private final Mat small = arena.mat();
    private final MatOfPoint2f target =
            arena.own(new MatOfPoint2f(new Point(0, 0), new Point(SIDE, 0), new Point(SIDE, SIDE), new Point(0, SIDE)));
    private final byte[] pixels = new byte[3 * SIDE * SIDE];
    private final byte[] shade = new byte[SIDE * SIDE];
    private final int[] lut = new int[3 * 256];

    /** @param tiles 64 px pictures of the neighbours that may lie around */
    Distortions(List<Mat> tiles, SplittableRandom random) {
        this.tiles = tiles;
        this.random = random;
    }

    /** A distorted 64 x 64 view of {@code tile}; valid until the next call. */
    Mat view(Mat tile) {
        canvas.setTo(new Scalar(between(30, 255), between(30, 255), between(30, 255)));
        if (chance(.7)) {
            double grey = between(30, 255);
            canvas.setTo(new Scalar(grey, grey, grey));
        }
        layNeighbours();
        paste(tile, AT, AT);
        cutCrookedly();
        if (chance(.45)) {
            putFigure();
        }
        cut.get(0, 0, pixels);
        light();
        if (chance(.4)) {
            haze();
        }
        cut.put(0, 0, pixels);
        soften();
        cut.get(0, 0, pixels);
        noise();
        cut.put(0, 0, pixels);
        return cut;
    }

    private void layNeighbours() {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if ((dx != 0 || dy != 0) && chance(.6)) {
                    int pitch = SIDE + random.nextInt(1, 4);
                    paste(tiles.get(random.nextInt(tiles.size())), AT + dx * pitch, AT + dy * pitch);
                }
            }
        }
    }

    private void paste(Mat tile, int x, int y) {
        int left = Math.max(0, x);
        int top = Math.max(0, y);
        int right = Math.min(CANVAS, x + SIDE);
        int bottom = Math.min(CANVAS, y + SIDE);
        Mat from = tile.submat(top - y, bottom - y, left - x, right - x);
        Mat to = canvas.submat(new Rect(left, top, right - left, bottom - top));
        from.copyTo(to);
        from.release();
        to.release();
    }

    private void cutCrookedly() {
        double dx = 1.8 * gaussian();
        double dy = 1.8 * gaussian();
        Point[] corners = new Point[4];
        for (int i = 0; i < 4; i++) {
            int x = i == 1 || i == 2 ? AT + SIDE : AT;
            int y = i >= 2 ? AT + SIDE : AT;
            corners[i] = new Point(x + dx + 2.2 * gaussian(), y + dy + 2.2 * gaussian());
        }
        try (MatArena scratch = new MatArena()) {
            Mat map = scratch.own(Imgproc.getPerspectiveTransform(scratch.own(new MatOfPoint2f(corners)), target));
            Imgproc.warpPerspective(canvas, cut, map, new Size(SIDE, SIDE), Imgproc.INTER_LINEAR);
        }
    }

    private void putFigure() {
        int[] colour = FIGURES[random.nextInt(FIGURES.length)];
        double brightness = between(.6, 1.2);
        double size = between(.13, .2) * SIDE;
        double cx = between(10, 54);
        double cy = between(10, 54);
        double angle = between(0, 2 * Math.PI);
        int sx = random.nextInt(-4, 5);
        int sy = random.nextInt(-4, 5);
        int corners = random.nextInt(3, 8);
        Point[] body = new Point[corners];
        Point[] shape = new Point[corners];
        for (int i = 0; i < corners; i++) {
            double a = angle + 2 * Math.PI * i / corners;
            body[i] = new Point(cx + size * between(.7, 1.1) * Math.cos(a), cy + size * between(.7, 1.1) * Math.sin(a));
            shape[i] = new Point(body[i].x + sx, body[i].y + sy);
        }
        try (MatArena scratch = new MatArena()) {
            shadow.setTo(new Scalar(0));
            Imgproc.fillConvexPoly(shadow, scratch.own(new MatOfPoint(shape)), new Scalar(128));
            Imgproc.GaussianBlur(shadow, shadow, new Size(0, 0), 2);
            shadow.get(0, 0, shade);
            cut.get(0, 0, pixels);
            for (int i = 0; i < shade.length; i++) {
                int keep = 256 - (shade[i] & 255);
                for (int c = 3 * i; c < 3 * i + 3; c++) {
                    pixels[c] = (byte) (((pixels[c] & 255) * keep) >> 8);
                }
            }
            cut.put(0, 0, pixels);
            Imgproc.fillConvexPoly(
                    cut,
                    scratch.own(new MatOfPoint(body)),
                    new Scalar(colour[0] * brightness, colour[1] * brightness, colour[2] * brightness),
                    Imgproc.LINE_AA);
        }
    }

    /** Gamma, gain per channel, saturation. */
    private void light() {
        double gamma = between(.6, 1.7);
        double gain = between(.5, 1.1);
        for (int c = 0; c < 3; c++) {
            double g = gain * between(.75, 1.15) * 255;
            for (int v = 0; v < 256; v++) {
                lut[256 * c + v] = (int) Math.min(255, g * Math.pow(v / 255., gamma));
            }
        }
        int saturation = (int) (256 * between(.45, 1.1));
        for (int i = 0; i < pixels.length; i += 3) {
            int b = lut[pixels[i] & 255];
            int g = lut[256 + (pixels[i + 1] & 255)];
            int r = lut[512 + (pixels[i + 2] & 255)];
            int max = Math.max(b, Math.max(g, r));
            pixels[i] = (byte) Math.max(0, max - (((max - b) * saturation) >> 8));
            pixels[i + 1] = (byte) Math.max(0, max - (((max - g) * saturation) >> 8));
            pixels[i + 2] = (byte) Math.max(0, max - (((max - r) * saturation) >> 8));
        }
    }

    private void haze() {
        double most = between(0, .5);
        double gx = gaussian() / SIDE;
        double gy = gaussian() / SIDE;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                double w = .5 + (x - SIDE / 2) * gx + (y - SIDE / 2) * gy;
                int a = (int) (256 * most * Math.max(0, Math.min(1, w)));
                int i = 3 * (y * SIDE + x);
                for (int c = i; c < i + 3; c++) {
                    pixels[c] = (byte) (((pixels[c] & 255) * (256 - a) + 255 * a) >> 8);
                }
            }
        }
    }

    /** Out of focus, or so far away that the tile covers few pixels. */
    private void soften() {
        if (chance(.3)) {
            double size = random.nextInt(18, 48);
            Imgproc.resize(cut, small, new Size(size, size), 0, 0, Imgproc.INTER_AREA);
            Imgproc.resize(small, cut, new Size(SIDE, SIDE), 0, 0, Imgproc.INTER_LINEAR);
        } else {
            Imgproc.GaussianBlur(cut, cut, new Size(0, 0), between(.2, 1.5), 0, Core.BORDER_REPLICATE);
        }
    }

    private void noise() {
        int at = random.nextInt(GAUSS.length);
        for (int i = 0; i < pixels.length; i++) {
            if (++at == GAUSS.length) {
                at = 0;
            }
            int v = (pixels[i] & 255) + Math.round(3.8f * GAUSS[at]);
            pixels[i] = (byte) Math.max(0, Math.min(255, v));
        }
    }

    private boolean chance(double p) {
        return random.nextDouble() < p;
    }

    private double between(double a, double b) {
        return random.nextDouble(a, b);
    }

    private double gaussian() {
        return GAUSS[random.nextInt(GAUSS.length)];
    }

    private static float[] gauss() {
        RandomGenerator random = new SplittableRandom(7);
        float[] table = new float[16381];
        for (int i = 0; i < table.length; i++) {
            table[i] = (float) random.nextGaussian();
        }
        return table;
    }

    @Override
    public void close() {
        arena.close();
    }
}
