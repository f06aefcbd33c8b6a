package tilewatch.calibration.camera;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.Advice;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.calibration.teach.Quad;
import tilewatch.calibration.teach.TileFinder;

/**
 * What a picture of the table says of the camera, with at least one tile lying alone on it.
 *
 * @param blur standard deviation of the blur at the sharpest edges, in pixels
 * @param brightness median lightness, 0 to 255
 * @param glare share of the picture that is washed out
 * @param angle how far the camera looks from straight down, in degrees, by an ordinary webcam's focal length
 * @param tilePixels side of a tile
 * @param cutOff how many things at the rim of the picture are not seen whole
 * @param tiles how many tiles lie alone
 */
public record CameraCheck(
        double blur, double brightness, double glare, double angle, double tilePixels, int cutOff, int tiles) {

    /** Readings went wrong at 2.2 pixels on tiles of 85; see docs/recognition.md. */
    private static final double WORST_BLUR = 2;

    private static final double DARKEST = 60;
    private static final double BRIGHTEST = 215;
    private static final double WORST_GLARE = .02;
    private static final double WORST_ANGLE = 40;
    private static final double FEWEST_PIXELS = 45;

    /** Focal length over the picture's width, as webcams have it. */
    private static final double FOCAL = .95;

    private static final double REBLUR = 1.5;

    /** Differences of neighbouring pixels blur as well: variance in pixels, about a third in theory, a little more here. */
    private static final double DIFFERENCE_BLUR = .4;

    private static final int WASHED_OUT = 250;

    /** Measures a picture. */
    public static CameraCheck of(Mat picture) {
        Natives.load();
        try (MatArena arena = new MatArena()) {
            Mat grey = arena.mat();
            Imgproc.cvtColor(picture, grey, Imgproc.COLOR_BGR2GRAY);
            TileFinder.Result found = TileFinder.find(picture);
            double[] sides = found.tiles().stream()
                    .mapToDouble(t -> Math.sqrt(t.quad().area()))
                    .sorted()
                    .toArray();
            return new CameraCheck(
                    blur(grey, arena),
                    percentile(grey, .5),
                    glare(picture, arena),
                    Math.toDegrees(Math.atan(FOCAL * picture.cols() * found.slope())),
                    sides.length == 0 ? 0 : sides[sides.length / 2],
                    cutOff(found, picture.cols(), picture.rows()),
                    sides.length);
        }
    }

    /** What to do, worst first; empty if all is well. */
    public List<Advice> advice() {
        List<Advice> advice = new ArrayList<>();
        if (brightness < DARKEST) {
            advice.add(Advice.of("camera.dark"));
        }
        if (brightness > BRIGHTEST) {
            advice.add(Advice.of("camera.bright"));
        }
        if (glare > WORST_GLARE) {
            advice.add(Advice.of("camera.glare", Math.round(100 * glare)));
        }
        if (blur > WORST_BLUR) {
            advice.add(Advice.of("camera.blur", blur));
        }
        if (tiles == 0) {
            advice.add(Advice.of("camera.no-tile"));
        } else {
            if (angle > WORST_ANGLE) {
                advice.add(Advice.of("camera.angle", Math.round(angle)));
            }
            if (tilePixels < FEWEST_PIXELS) {
                advice.add(Advice.of("camera.small", Math.round(tilePixels), Math.round(FEWEST_PIXELS)));
            }
        }
        if (cutOff > 0) {
            advice.add(Advice.of("camera.cut-off", cutOff));
        }
        return advice;
    }

    /**
     * A second blur of known size weakens an edge by the more, the sharper it was: gradients go with 1 / sigma, so their
     * ratio r gives sigma = r / sqrt(1 - r²) times the second one.
     */
    private static double blur(Mat grey, MatArena arena) {
        Mat again = arena.mat();
        Imgproc.GaussianBlur(grey, again, new Size(0, 0), REBLUR);
        double ratio = Math.min(.99, steepest(again, arena) / Math.max(1, steepest(grey, arena)));
        double sigma = REBLUR * ratio / Math.sqrt(1 - ratio * ratio);
        return Math.sqrt(Math.max(0, sigma * sigma - DIFFERENCE_BLUR));
    }

    private static double steepest(Mat grey, MatArena arena) {
        Mat dx = arena.mat();
        Mat dy = arena.mat();
        Imgproc.Sobel(grey, dx, CvType.CV_32F, 1, 0);
        Imgproc.Sobel(grey, dy, CvType.CV_32F, 0, 1);
        Mat size = arena.mat();
        Core.magnitude(dx, dy, size);
        float[] all = new float[(int) size.total()];
        size.get(0, 0, all);
        Arrays.sort(all);
        // The steepest of all are single hot pixels.
        return all[(int) (.9997 * all.length)];
    }

    private static double percentile(Mat grey, double share) {
        byte[] all = new byte[(int) grey.total()];
        grey.get(0, 0, all);
        int[] counts = new int[256];
        for (byte level : all) {
            counts[level & 255]++;
        }
        int level = 0;
        for (int sum = counts[0]; sum < share * all.length; sum += counts[level]) {
            level++;
        }
        return level;
    }

    /** Patches in which all three channels are at their end; single bright pixels are no glare. */
    private static double glare(Mat picture, MatArena arena) {
        Mat smooth = arena.mat();
        Imgproc.blur(picture, smooth, new Size(5, 5));
        Mat white = arena.mat();
        Core.inRange(smooth, new Scalar(WASHED_OUT, WASHED_OUT, WASHED_OUT), new Scalar(255, 255, 255), white);
        return (double) Core.countNonZero(white) / picture.total();
    }

    private static int cutOff(TileFinder.Result found, int width, int height) {
        List<Quad> all = new ArrayList<>(found.strange());
        found.tiles().forEach(t -> all.add(t.quad()));
        return (int) all.stream()
                .filter(quad -> quad.corners().stream()
                        .anyMatch(c -> c.x() < 3 || c.y() < 3 || c.x() > width - 4 || c.y() > height - 4))
                .count();
    }
}
