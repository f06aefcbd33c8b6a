package tilewatch.recognizer.identify;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.KeyPoint;
import org.opencv.core.Mat;
import org.opencv.core.MatOfKeyPoint;
import org.opencv.features2d.SIFT;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;

/** SIFT features of all gallery pictures (as RootSIFT), to find tiles anywhere in a frame. */
public final class GalleryFeatures implements AutoCloseable {
    /** Where on which tile a feature sits; x and y from 0 to 1, size in picture widths, angle in degrees. */
    public record Point(int tile, double x, double y, double size, double angle) {}

    /** Smaller ones are noise of the print. */
    private static final double LEAST_SIZE = 2.2;

    private final MatArena arena = new MatArena();
    private final List<Point> points = new ArrayList<>();
    private final Mat descriptors = arena.mat();

    GalleryFeatures(Gallery gallery) {
        List<String> tiles = gallery.tiles();
        SIFT sift = detector(0);
        for (Picture picture : gallery.pictures()) {
            try (MatArena scratch = new MatArena()) {
                Mat grey = scratch.mat();
                Imgproc.cvtColor(picture.mat(scratch), grey, Imgproc.COLOR_BGR2GRAY);
                MatOfKeyPoint found = scratch.own(new MatOfKeyPoint());
                Mat rows = scratch.mat();
                sift.detectAndCompute(grey, scratch.mat(), found, rows);
                rootSift(rows);
                KeyPoint[] keys = found.toArray();
                double side = picture.side();
                for (int i = 0; i < keys.length; i++) {
                    if (keys[i].size >= LEAST_SIZE) {
                        points.add(new Point(
                                tiles.indexOf(picture.tile()),
                                keys[i].pt.x / side,
                                keys[i].pt.y / side,
                                keys[i].size / side,
                                keys[i].angle));
                        descriptors.push_back(scratch.own(rows.row(i)));
                    }
                }
            }
        }
    }

    /** The detector gallery and frames share; {@code most} 0 keeps every feature. */
    public static SIFT detector(int most) {
        return SIFT.create(most, 3, .015, 12, 1.6);
    }

    /** Square roots of L1-normalised rows: Euclidean distance then compares histograms as it should. */
    public static void rootSift(Mat rows) {
        for (int i = 0; i < rows.rows(); i++) {
            Mat row = rows.row(i);
            Core.normalize(row, row, 1, 0, Core.NORM_L1);
            Core.sqrt(row, row);
            row.release();
        }
    }

    public List<Point> points() {
        return points;
    }

    public Mat descriptors() {
        return descriptors;
    }

    @Override
    public void close() {
        arena.close();
    }
}
