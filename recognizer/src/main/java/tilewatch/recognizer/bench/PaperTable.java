package tilewatch.recognizer.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.identify.TileBook;

/**
 * A plain table to measure on: gallery pictures in rows on a mottled ground, seen a little from the side, with sensor
 * noise. It is no test of reading well; it costs what a real table of that size costs.
 */
final class PaperTable {
    private static final int PITCH = 96;
    private static final int COLS = 9;
    private static final int RIM = 40;

    private final List<Picture> pictures;
    private final int width;
    private final int height;

    PaperTable(Gallery gallery, int width, int height) {
        Natives.load();
        this.pictures = gallery.pictures();
        this.width = width;
        this.height = height;
    }

    /** A JPEG of the table with its first {@code tiles} tiles; {@code seed} decides the noise. */
    byte[] jpeg(int tiles, long seed) {
        try (MatArena arena = new MatArena()) {
            Mat flat = ground(arena);
            SplittableRandom order = new SplittableRandom(7);
            for (int i = 0; i < tiles; i++) {
                lay(flat, i, pictures.get(order.nextInt(pictures.size())), order.nextInt(4), arena);
            }
            Mat seen = arena.mat();
            Mat map = arena.own(Imgproc.getPerspectiveTransform(corners(flat, 0, arena), view(arena)));
            Imgproc.warpPerspective(
                    flat, seen, map, new Size(width, height), Imgproc.INTER_AREA, Core.BORDER_REPLICATE);
            Mat noise = arena.mat(height, width, CvType.CV_16SC3);
            Core.setRNGSeed((int) seed);
            Core.randn(noise, 0, 3);
            Core.add(seen, noise, seen, arena.mat(), CvType.CV_8U);
            MatOfByte jpeg = arena.own(new MatOfByte());
            Imgcodecs.imencode(".jpg", seen, jpeg, arena.own(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 90)));
            return jpeg.toArray();
        }
    }

    private static Mat ground(MatArena arena) {
        Mat ground = arena.mat(8 * PITCH + 2 * RIM, COLS * PITCH + 2 * RIM, CvType.CV_8UC3);
        Core.setRNGSeed(3);
        Core.randn(ground, 170, 25);
        Imgproc.GaussianBlur(ground, ground, new Size(0, 0), 3);
        return ground;
    }

    private static void lay(Mat flat, int index, Picture picture, int turns, MatArena arena) {
        int side = (int) Math.round(TileBook.PICTURE_TO_PITCH * PITCH);
        Mat small = arena.mat();
        Imgproc.resize(picture.mat(arena), small, new Size(side, side), 0, 0, Imgproc.INTER_AREA);
        for (int i = 0; i < turns; i++) {
            Core.rotate(small, small, Core.ROTATE_90_CLOCKWISE);
        }
        int pad = (PITCH - side) / 2;
        int x = RIM + index % COLS * PITCH + pad;
        int y = RIM + index / COLS * PITCH + pad;
        small.copyTo(arena.own(flat.submat(new Rect(x, y, side, side))));
        Imgproc.rectangle(flat, new Rect(x - 1, y - 1, side + 2, side + 2), new Scalar(60, 70, 70), 1);
    }

    private static MatOfPoint2f corners(Mat mat, double inset, MatArena arena) {
        double w = mat.cols();
        double h = mat.rows();
        return arena.own(new MatOfPoint2f(
                new Point(inset, inset),
                new Point(w - inset, inset),
                new Point(w - inset, h - inset),
                new Point(inset, h - inset)));
    }

    /** Where the corners of the table are seen: from one long side. */
    private MatOfPoint2f view(MatArena arena) {
        List<Point> at = new ArrayList<>();
        for (double[] p : new double[][] {{.2, .05}, {.82, .04}, {.88, .97}, {.13, .96}}) {
            at.add(new Point(p[0] * width, p[1] * height));
        }
        return arena.own(new MatOfPoint2f(at.toArray(Point[]::new)));
    }
}
