package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.DMatch;
import org.opencv.core.KeyPoint;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDMatch;
import org.opencv.core.MatOfKeyPoint;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.features2d.BFMatcher;
import org.opencv.features2d.SIFT;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/**
 * Where the board went when the camera or the table was bumped: features of the board as last seen, matched with the
 * frame as a whole. Keeps the last board's picture small and plain; features are taken from it only when needed.
 */
final class BoardMotion implements AutoCloseable {
    private static final double SCALE = .6;
    private static final int LEAST = 6;

    private final MatArena arena = new MatArena();
    private final Mat board = arena.mat();
    private final Mat mask = arena.mat();
    private boolean remembered;

    /** Remembers the board: the frame at reduced size and where its tiles are. */
    void remember(Mat image, Homography lattice, Set<Cell> cells) {
        shrink(image, board);
        mask.create(board.rows(), board.cols(), CvType.CV_8U);
        mask.setTo(new Scalar(0));
        Homography toImage = lattice.inverse();
        for (Cell cell : cells) {
            double pad = .15;
            double c = cell.col();
            double r = cell.row();
            double[] q =
                    toImage.map(c - pad, r - pad, c + 1 + pad, r - pad, c + 1 + pad, r + 1 + pad, c - pad, r + 1 + pad);
            Point[] corners = new Point[4];
            for (int i = 0; i < 4; i++) {
                corners[i] = new Point(SCALE * q[2 * i], SCALE * q[2 * i + 1]);
            }
            MatOfPoint polygon = new MatOfPoint(corners);
            Imgproc.fillConvexPoly(mask, polygon, new Scalar(255));
            polygon.release();
        }
        remembered = true;
    }

    private static void shrink(Mat image, Mat out) {
        Imgproc.cvtColor(image, out, Imgproc.COLOR_BGR2GRAY);
        Imgproc.resize(out, out, new Size(), SCALE, SCALE, Imgproc.INTER_AREA);
    }

    /** Maps pixels of the remembered frame to pixels of this one. */
    Optional<Homography> since(Mat image) {
        if (!remembered) {
            return Optional.empty();
        }
        try (MatArena scratch = new MatArena()) {
            MatOfKeyPoint keys0 = scratch.own(new MatOfKeyPoint());
            MatOfKeyPoint keys1 = scratch.own(new MatOfKeyPoint());
            Mat rows0 = scratch.mat();
            Mat rows1 = scratch.mat();
            Mat now = scratch.mat();
            shrink(image, now);
            SIFT.create(1500, 3, .02).detectAndCompute(board, mask, keys0, rows0);
            SIFT.create(4000, 3, .02).detectAndCompute(now, scratch.mat(), keys1, rows1);
            if (rows0.rows() < LEAST || rows1.rows() < LEAST) {
                return Optional.empty();
            }
            List<MatOfDMatch> pairs = new ArrayList<>();
            BFMatcher.create(Core.NORM_L2, false).knnMatch(rows0, rows1, pairs, 2);
            List<Point> from = new ArrayList<>();
            List<Point> to = new ArrayList<>();
            KeyPoint[] k0 = keys0.toArray();
            KeyPoint[] k1 = keys1.toArray();
            for (MatOfDMatch pair : pairs) {
                DMatch[] two = scratch.own(pair).toArray();
                if (two.length == 2 && two[0].distance < .78 * two[1].distance) {
                    from.add(k0[two[0].queryIdx].pt);
                    to.add(k1[two[0].trainIdx].pt);
                }
            }
            return from.size() < LEAST ? Optional.empty() : homography(from, to, scratch);
        }
    }

    private static Optional<Homography> homography(List<Point> from, List<Point> to, MatArena scratch) {
        Mat inside = scratch.mat();
        Mat h = scratch.own(Calib3d.findHomography(
                scratch.own(new MatOfPoint2f(from.toArray(Point[]::new))),
                scratch.own(new MatOfPoint2f(to.toArray(Point[]::new))),
                Calib3d.USAC_MAGSAC,
                3 * SCALE,
                inside,
                3000,
                .999));
        if (h.empty()) {
            return Optional.empty();
        }
        int inliers = Core.countNonZero(inside);
        if (inliers < LEAST || inliers <= .25 * from.size()) {
            return Optional.empty();
        }
        Homography up = Homography.of(1 / SCALE, 0, 0, 0, 1 / SCALE, 0, 0, 0, 1);
        return Optional.of(up.after(Homography.of(h)).after(up.inverse()));
    }

    @Override
    public void close() {
        arena.close();
    }
}
