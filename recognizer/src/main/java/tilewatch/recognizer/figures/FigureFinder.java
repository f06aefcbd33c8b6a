package tilewatch.recognizer.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.imgproc.Moments;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.identify.TileTemplates;
import tilewatch.recognizer.lattice.Board;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Homography;

/** Finds blobs of figure colour on the board seen straight from above, and their feet. */
public final class FigureFinder {
    /** Pixels per tile of the board seen from above, and how far around the tiles it reaches. */
    private static final int SCALE = 48;

    private static final double RIM = .5;

    /**
     * Settings of finding figures.
     *
     * @param least least area in tiles; roofs and shields are smaller
     * @param most largest area; cloth and sleeves are larger
     * @param height of a figure's visible middle above the table, in tile widths
     * @param unlikeTile Lab distance from the bare tile that a figure's pixel has at least
     * @param contrast mean distance a figure has; on the webcam game sunlit city ground came to 11 at most, a yellow
     *     figure on it to 10 at least, all others to 17
     */
    public record Settings(double least, double most, double height, double unlikeTile, double contrast) {
        public static Settings standard() {
            return new Settings(.045, .3, .16, 8, 10.9);
        }
    }

    private final FigurePixels pixels;
    private final Set<FigureColour> colours;
    private final Settings settings;

    /** @param colours the colours in play */
    public FigureFinder(TileTemplates templates, Set<FigureColour> colours, Settings settings) {
        this.pixels = new FigurePixels(templates, colours, settings.unlikeTile);
        this.colours = Set.copyOf(colours);
        this.settings = settings;
    }

    /** All figures whose foot is on a tile of {@code board}. */
    public List<Blob> find(Mat image, Board board, MatArena arena) {
        int left = board.tiles().keySet().stream().mapToInt(Cell::col).min().orElse(0);
        int top = board.tiles().keySet().stream().mapToInt(Cell::row).min().orElse(0);
        int right = board.tiles().keySet().stream().mapToInt(Cell::col).max().orElse(0) + 1;
        int bottom = board.tiles().keySet().stream().mapToInt(Cell::row).max().orElse(0) + 1;
        Size size = new Size((right - left + 2 * RIM) * SCALE, (bottom - top + 2 * RIM) * SCALE);
        Homography toFlat = Homography.of(SCALE, 0, (RIM - left) * SCALE, 0, SCALE, (RIM - top) * SCALE, 0, 0, 1);
        Mat map = arena.mat(3, 3, CvType.CV_64F);
        map.put(0, 0, toFlat.after(board.lattice()).rows());
        Mat flat = arena.mat();
        Imgproc.warpPerspective(image, flat, map, size, Imgproc.INTER_LINEAR);
        Imgproc.GaussianBlur(flat, flat, new Size(0, 0), .8);
        FigurePixels.Kinds kinds = pixels.classify(flat, board, toFlat.inverse(), arena);
        Look look = new Look(
                arena.mat(flat.rows(), flat.cols(), CvType.CV_32F),
                arena.mat(flat.rows(), flat.cols(), CvType.CV_32F),
                toFlat.inverse(),
                ViewPoint.of(board.lattice(), image.size()));
        kinds.unlike(look.unlike);
        kinds.chroma(look.chroma);
        List<Blob> blobs = new ArrayList<>();
        for (FigureColour colour : colours) {
            for (MatOfPoint outline : outlines(kinds.of(colour), flat.size(), arena)) {
                Blob blob = blob(colour, outline, look, arena);
                if (blob.area() >= settings.least
                        && blob.area() <= settings.most
                        && blob.contrast() >= settings.contrast
                        && board.tiles().containsKey(blob.cell())) {
                    blobs.add(blob);
                }
            }
        }
        return blobs;
    }

    private record Look(Mat unlike, Mat chroma, Homography toGrid, ViewPoint view) {}

    private static List<MatOfPoint> outlines(byte[] mask, Size size, MatArena arena) {
        Mat one = arena.mat((int) size.height, (int) size.width, CvType.CV_8U);
        one.put(0, 0, mask);
        Mat kernel = arena.own(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(3, 3)));
        Imgproc.morphologyEx(one, one, Imgproc.MORPH_CLOSE, kernel);
        Imgproc.morphologyEx(one, one, Imgproc.MORPH_OPEN, kernel);
        List<MatOfPoint> outlines = new ArrayList<>();
        Imgproc.findContours(one, outlines, arena.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        outlines.forEach(arena::own);
        return outlines;
    }

    private Blob blob(FigureColour colour, MatOfPoint outline, Look look, MatArena arena) {
        Moments m = Imgproc.moments(outline);
        double area = Math.max(m.m00, 1e-6);
        double[] middle = look.toGrid.map(m.m10 / area, m.m01 / area);
        double[] foot = look.view.lowered(middle[0], middle[1], settings.height);
        Mat inside = arena.own(Mat.zeros(look.unlike.rows(), look.unlike.cols(), CvType.CV_8U));
        Imgproc.drawContours(inside, List.of(outline), 0, new Scalar(255), -1);
        return new Blob(
                colour,
                foot[0],
                foot[1],
                area / SCALE / SCALE,
                Core.mean(look.unlike, inside).val[0],
                roundness(lit(outline, inside, look, arena)));
    }

    /** The side of a figure that the light falls on; the others would fill the notches of its outline. */
    private static MatOfPoint lit(MatOfPoint outline, Mat inside, Look look, MatArena arena) {
        Mat vivid = arena.mat();
        Core.compare(look.chroma, Core.mean(look.chroma, inside), vivid, Core.CMP_GT);
        Core.bitwise_and(vivid, inside, vivid);
        List<MatOfPoint> parts = new ArrayList<>();
        Imgproc.findContours(vivid, parts, arena.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        parts.forEach(arena::own);
        return parts.stream()
                .max(Comparator.comparingDouble(Imgproc::contourArea))
                .filter(p -> p.rows() >= 5)
                .orElse(outline);
    }

    private static double roundness(MatOfPoint outline) {
        Moments m = Imgproc.moments(outline);
        double root = Math.sqrt((m.mu20 - m.mu02) * (m.mu20 - m.mu02) + 4 * m.mu11 * m.mu11);
        double sum = m.mu20 + m.mu02;
        return Math.sqrt(Math.max(0, sum - root) / Math.max(1e-6, sum + root));
    }
}
