package tilewatch.calibration.teach;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.core.TermCriteria;
import org.opencv.imgproc.Imgproc;
import org.opencv.video.Video;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;

/**
 * How alike two pictures of tiles are, in the turn in which they are most alike. Two prints of the same tile differ by
 * light, blur and a slightly different cut, all of which is taken out; a shield more or less remains as a spot.
 */
final class Likeness {
    private static final int SIDE = 96;

    /** Pictures that agree less than this at a coarse look are not compared further. */
    private static final double COARSE = .55;

    /** At most this unlike are prints of the same tile; see docs/calibration.md for what was measured. */
    static final double SAME = 16;

    private static final int SPOT = 9;
    private static final int RIM = 7;

    private Likeness() {}

    /**
     * @param turns clockwise quarter turns that bring the first picture onto the second
     * @param correlation of the two, 1 if they are the same but for light
     * @param unlike Lab distance where they differ most
     */
    record Match(int turns, double correlation, double unlike) {
        boolean same() {
            return unlike < SAME;
        }
    }

    /** The best turn; empty if the two are not alike at all. */
    static Optional<Match> of(Picture one, Picture other) {
        try (MatArena arena = new MatArena()) {
            Mat a = lab(one, arena);
            Mat b = lab(other, arena);
            Optional<Match> best = Optional.empty();
            for (int turns = 0; turns < 4; turns++) {
                Mat turned = turned(a, turns, arena);
                double coarse = correlation(coarse(turned, arena), coarse(b, arena));
                if (coarse > COARSE) {
                    Mat laid = aligned(turned, b, arena);
                    Match match = new Match(turns, coarse, unlike(laid, b, arena));
                    if (best.isEmpty() || match.unlike < best.get().unlike) {
                        best = Optional.of(match);
                    }
                }
            }
            return best;
        }
    }

    /** Coarse correlation for each turn of the first picture, for tiles that only resemble each other. */
    static double[] correlations(Picture one, Picture other) {
        try (MatArena arena = new MatArena()) {
            Mat a = lab(one, arena);
            Mat b = coarse(lab(other, arena), arena);
            double[] correlations = new double[4];
            for (int turns = 0; turns < 4; turns++) {
                correlations[turns] = correlation(coarse(turned(a, turns, arena), arena), b);
            }
            return correlations;
        }
    }

    private static Mat lab(Picture picture, MatArena arena) {
        Mat exact = arena.mat();
        picture.mat(arena).convertTo(exact, CvType.CV_32FC3, 1 / 255.0);
        Mat small = arena.mat();
        Imgproc.resize(exact, small, new Size(SIDE, SIDE), 0, 0, Imgproc.INTER_AREA);
        Imgproc.GaussianBlur(small, small, new Size(0, 0), 1.2);
        Imgproc.cvtColor(small, small, Imgproc.COLOR_BGR2Lab);
        return small;
    }

    private static Mat turned(Mat image, int turns, MatArena arena) {
        if (turns == 0) {
            return image;
        }
        Mat turned = arena.mat();
        Core.rotate(image, turned, turns - 1);
        return turned;
    }

    private static Mat coarse(Mat image, MatArena arena) {
        Mat small = arena.mat();
        Imgproc.resize(image, small, new Size(16, 16), 0, 0, Imgproc.INTER_AREA);
        return small;
    }

    /** Mean over the three channels, each free of its own offset and gain. */
    private static double correlation(Mat a, Mat b) {
        float[] x = new float[3 * (int) a.total()];
        float[] y = new float[x.length];
        a.get(0, 0, x);
        b.get(0, 0, y);
        double dot = 0;
        double xx = 0;
        double yy = 0;
        for (int c = 0; c < 3; c++) {
            double mx = 0;
            double my = 0;
            for (int i = c; i < x.length; i += 3) {
                mx += x[i];
                my += y[i];
            }
            mx /= a.total();
            my /= a.total();
            for (int i = c; i < x.length; i += 3) {
                dot += (x[i] - mx) * (y[i] - my);
                xx += (x[i] - mx) * (x[i] - mx);
                yy += (y[i] - my) * (y[i] - my);
            }
        }
        return dot / Math.sqrt(xx * yy + 1e-9);
    }

    /** The first picture moved so that it lies on the second as well as it can; cuts are off by a pixel or two. */
    private static Mat aligned(Mat moving, Mat fixed, MatArena arena) {
        Mat warp = arena.own(Mat.eye(2, 3, CvType.CV_32F));
        try {
            Mat from = lightness(moving, arena);
            Mat to = lightness(fixed, arena);
            TermCriteria enough = new TermCriteria(TermCriteria.COUNT + TermCriteria.EPS, 40, 1e-5);
            Video.findTransformECC(to, from, warp, Video.MOTION_AFFINE, enough, arena.mat(), 3);
        } catch (CvException e) {
            // It does not converge on pictures of different things; those may stay where they are.
            return moving;
        }
        Mat moved = arena.mat();
        Imgproc.warpAffine(
                moving,
                moved,
                warp,
                fixed.size(),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                Core.BORDER_REPLICATE,
                new Scalar(0));
        return moved;
    }

    private static Mat lightness(Mat lab, MatArena arena) {
        Mat l = arena.mat();
        Core.extractChannel(lab, l, 0);
        return l;
    }

    /** Lab distance at the spot where two aligned pictures differ most, light taken out. */
    private static double unlike(Mat a, Mat b, MatArena arena) {
        Mat off = arena.mat();
        Core.subtract(sameLight(a, b, arena), b, off);
        Mat wide = arena.mat();
        // What changes slowly over a tile is glare or shade.
        Imgproc.GaussianBlur(off, wide, new Size(0, 0), SIDE / 4.0);
        Core.subtract(off, wide, off);
        Mat inner = arena.own(off.submat(new Rect(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM)));
        Mat squares = arena.mat();
        Core.multiply(inner, inner, squares);
        Mat sum = arena.mat();
        Core.transform(squares, sum, arena.own(new Mat(1, 3, CvType.CV_32F, new Scalar(1))));
        Imgproc.blur(sum, sum, new Size(SPOT, SPOT));
        return Math.sqrt(Core.minMaxLoc(sum).maxVal);
    }

    /** The first picture with the second one's gain and offset in every channel. */
    private static Mat sameLight(Mat a, Mat b, MatArena arena) {
        MatOfDouble meanA = arena.own(new MatOfDouble());
        MatOfDouble meanB = arena.own(new MatOfDouble());
        MatOfDouble spreadA = arena.own(new MatOfDouble());
        MatOfDouble spreadB = arena.own(new MatOfDouble());
        Core.meanStdDev(a, meanA, spreadA);
        Core.meanStdDev(b, meanB, spreadB);
        double[] gain = new double[3];
        double[] offset = new double[3];
        for (int c = 0; c < 3; c++) {
            gain[c] = spreadB.toArray()[c] / Math.max(1, spreadA.toArray()[c]);
            gain[c] = Math.max(.6, Math.min(1.6, gain[c]));
            offset[c] = meanB.toArray()[c] - gain[c] * meanA.toArray()[c];
        }
        Mat out = arena.mat();
        Core.multiply(a, new Scalar(gain), out);
        Core.add(out, new Scalar(offset), out);
        return out;
    }
}
