package tilewatch.calibration.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/** Takes pictures of the sheet through a lens that is known exactly, with the blur and noise of a webcam. */
final class SheetPhotographer {
    static final int WIDTH = 1280;
    static final int HEIGHT = 720;
    private static final int PIXELS_PER_MM = 2;

    private final Lens lens;
    private final LensSheet sheet;
    private final SplittableRandom random;
    private final Point[] rays;
    private double blur = .8;

    SheetPhotographer(Lens lens, LensSheet sheet, long seed) {
        this.lens = lens;
        this.sheet = sheet;
        this.random = new SplittableRandom(seed);
        this.rays = rays();
    }

    SheetPhotographer blurred(double pixels) {
        this.blur = pixels;
        return this;
    }

    /** A sheet in the middle of every ninth of the view, tilted up to {@code tilt} degrees. */
    List<Shot> around(double tilt) {
        List<Shot> shots = new ArrayList<>();
        for (int part = 0; part < 9; part++) {
            shots.add(shot("shot" + part, (part % 3 - 1) * .27, (part / 3 - 1) * .14, tilt)
                    .shot());
        }
        return shots;
    }

    /** The sheet about 40 cm away, its middle so far from that of the view (in focal lengths). */
    LensSheet.Look shot(String name, double x, double y, double tilt) {
        double[] turn = {swing(tilt), swing(tilt), random.nextDouble(-.6, .6)};
        double z = random.nextDouble(380, 450);
        try (MatArena arena = new MatArena()) {
            Mat rotation = arena.mat();
            Mat vector = arena.mat(3, 1, CvType.CV_64F);
            vector.put(0, 0, turn);
            Calib3d.Rodrigues(vector, rotation);
            double[] r = new double[9];
            rotation.get(0, 0, r);
            return sheet.look(name, picture(r, new double[] {x * z, y * z, z}, arena));
        }
    }

    private double swing(double degrees) {
        return Math.toRadians(degrees) * random.nextDouble(.6, 1) * (random.nextBoolean() ? 1 : -1);
    }

    private Mat picture(double[] r, double[] at, MatArena arena) {
        float[] map = new float[2 * rays.length];
        double halfWidth = LensSheet.COLUMNS * LensSheet.SQUARE_MM / 2;
        double halfHeight = LensSheet.ROWS * LensSheet.SQUARE_MM / 2;
        double distance = r[2] * at[0] + r[5] * at[1] + r[8] * at[2];
        for (int i = 0; i < rays.length; i++) {
            double u = rays[i].x;
            double v = rays[i].y;
            double t = distance / (r[2] * u + r[5] * v + r[8]);
            double dx = t * u - at[0];
            double dy = t * v - at[1];
            double dz = t - at[2];
            double x = r[0] * dx + r[3] * dy + r[6] * dz + halfWidth;
            double y = r[1] * dx + r[4] * dy + r[7] * dz + halfHeight;
            map[2 * i] = (float) (x * PIXELS_PER_MM - .5);
            map[2 * i + 1] = (float) (y * PIXELS_PER_MM - .5);
        }
        Mat flat = arena.mat(LensSheet.height(), LensSheet.width(), CvType.CV_8U);
        flat.put(0, 0, sheet.picture());
        Mat where = arena.mat(HEIGHT, WIDTH, CvType.CV_32FC2);
        where.put(0, 0, map);
        Mat seen = arena.mat();
        Imgproc.remap(
                flat, seen, where, arena.mat(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, new Scalar(235, 0, 0));
        Imgproc.GaussianBlur(seen, seen, new Size(0, 0), blur);
        Core.setRNGSeed(random.nextInt());
        Mat noise = arena.mat(HEIGHT, WIDTH, CvType.CV_16S);
        Core.randn(noise, 0, 4);
        Core.add(seen, noise, seen, arena.mat(), CvType.CV_8U);
        return seen;
    }

    private Point[] rays() {
        try (MatArena arena = new MatArena()) {
            List<Point> pixels = new ArrayList<>();
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    pixels.add(new Point(x, y));
                }
            }
            MatOfPoint2f from = arena.own(new MatOfPoint2f());
            from.fromList(pixels);
            MatOfPoint2f to = arena.own(new MatOfPoint2f());
            Mat camera = arena.own(Mat.eye(3, 3, CvType.CV_64F));
            camera.put(0, 0, lens.fx(), 0, lens.cx(), 0, lens.fy(), lens.cy());
            Calib3d.undistortPoints(
                    from, to, camera, arena.own(new MatOfDouble(lens.k1(), lens.k2(), lens.p1(), lens.p2())));
            return to.toArray();
        }
    }
}
