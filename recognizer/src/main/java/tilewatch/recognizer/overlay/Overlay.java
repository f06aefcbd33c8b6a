package tilewatch.recognizer.overlay;

import java.util.List;
import java.util.Map;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.lattice.Homography;
import tilewatch.recognizer.settle.TileReading;

/** A frame with its readings drawn in. State is told by a mark, not by hue alone; what is not sure shows how likely it is. */
public final class Overlay {
    private static final Map<TileReading.State, String> MARKS = Map.of(
            TileReading.State.COMMITTED, "",
            TileReading.State.PROPOSED, "~",
            TileReading.State.ASKED, "?",
            TileReading.State.UNKNOWN, "??");

    private static final Scalar SURE = new Scalar(80, 220, 80);
    private static final Scalar OPEN = new Scalar(40, 170, 255);
    private static final Scalar INK = new Scalar(20, 20, 20);

    private Overlay() {}

    /** {@code view} over a copy of {@code frame}, as a JPEG. */
    public static byte[] jpeg(Frame frame, TableView view) {
        try (MatArena arena = new MatArena()) {
            Mat picture = arena.own(frame.bgr().clone());
            view.lattice().ifPresent(lattice -> draw(picture, view, lattice.inverse(), arena));
            label(picture, view.state().name().replace('_', ' '), new Point(12, 34), 1);
            MatOfByte jpeg = arena.own(new MatOfByte());
            Imgcodecs.imencode(".jpg", picture, jpeg);
            return jpeg.toArray();
        }
    }

    private static void draw(Mat picture, TableView view, Homography toImage, MatArena arena) {
        for (TileReading tile : view.tiles()) {
            double[] q = toImage.corners(tile.cell());
            MatOfPoint outline = arena.own(new MatOfPoint(
                    new Point(q[0], q[1]), new Point(q[2], q[3]), new Point(q[4], q[5]), new Point(q[6], q[7])));
            boolean sure = tile.state() == TileReading.State.COMMITTED;
            Imgproc.polylines(picture, List.of(outline), true, sure ? SURE : OPEN, 2, Imgproc.LINE_AA);
            Point middle = new Point(.5 * (q[0] + q[4]) - 14, .5 * (q[1] + q[5]));
            label(picture, tile.tile() + tile.turns() + MARKS.getOrDefault(tile.state(), ""), middle, .6);
            if (!sure) {
                label(picture, Math.round(100 * tile.probability()) + "%", new Point(middle.x, middle.y + 18), .45);
            }
        }
        for (FigureReading figure : view.figures()) {
            double[] foot =
                    toImage.map(figure.cell().col() + figure.u(), figure.cell().row() + figure.v());
            Point at = new Point(foot[0], foot[1]);
            Imgproc.drawMarker(picture, at, INK, Imgproc.MARKER_TILTED_CROSS, 14, 3);
            label(picture, figure.colour() + " " + figure.claims(), new Point(at.x + 8, at.y + 14), .45);
        }
    }

    private static void label(Mat picture, String text, Point at, double size) {
        Imgproc.putText(picture, text, at, Imgproc.FONT_HERSHEY_SIMPLEX, size, INK, 4, Imgproc.LINE_AA);
        Imgproc.putText(
                picture, text, at, Imgproc.FONT_HERSHEY_SIMPLEX, size, new Scalar(255, 255, 255), 1, Imgproc.LINE_AA);
    }
}
