package tilewatch.calibration.lens;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.Point3;
import org.opencv.core.Size;
import org.opencv.objdetect.CharucoBoard;
import org.opencv.objdetect.CharucoDetector;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import tilewatch.calibration.Advice;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

/** The ChArUco sheet: a chessboard whose white squares carry markers, so that part of it is enough. */
public final class LensSheet {
    /** Fits A4 and letter alike with room for a printer's margin. */
    public static final int COLUMNS = 7;

    public static final int ROWS = 10;
    public static final double SQUARE_MM = 25;

    /** Six modules of 3 mm; whole pixels at {@value #PIXELS_PER_MM} pixels a millimetre, so that the print is crisp. */
    private static final double MARKER_MM = 18;

    private static final int PIXELS_PER_MM = 2;

    /** Fewer corners than this say little about where the sheet is. */
    private static final int FEWEST_CORNERS = 8;

    private final CharucoBoard board;
    private final CharucoDetector detector;
    private final List<Point3> corners;

    public LensSheet() {
        Natives.load();
        Dictionary markers = Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50);
        this.board = new CharucoBoard(new Size(COLUMNS, ROWS), (float) SQUARE_MM, (float) MARKER_MM, markers);
        this.detector = new CharucoDetector(board);
        try (MatArena arena = new MatArena()) {
            MatOfPoint3f points = arena.own(board.getChessboardCorners());
            this.corners = List.copyOf(points.toList());
        }
    }

    /** Width of {@link #picture}. */
    public static int width() {
        return (int) (COLUMNS * SQUARE_MM * PIXELS_PER_MM);
    }

    /** Height of {@link #picture}. */
    public static int height() {
        return (int) (ROWS * SQUARE_MM * PIXELS_PER_MM);
    }

    /** The sheet in shades of grey, row by row; every edge lies between two pixels. */
    public byte[] picture() {
        try (MatArena arena = new MatArena()) {
            Mat image = arena.mat();
            board.generateImage(new Size(width(), height()), image, 0, 1);
            byte[] grey = new byte[width() * height()];
            image.get(0, 0, grey);
            return grey;
        }
    }

    /** Where a corner is on the sheet, in millimetres. */
    Point3 corner(int id) {
        return corners.get(id);
    }

    /** A picture in which the sheet was looked for: a shot, or why it is of no use. */
    public record Look(Shot shot, List<Advice> useless) {
        public Look {
            useless = List.copyOf(useless);
        }
    }

    /** Looks for the sheet's corners in a grey or colour picture. */
    public Look look(String name, Mat picture) {
        try (MatArena arena = new MatArena()) {
            Mat at = arena.mat();
            Mat ids = arena.mat();
            detector.detectBoard(picture, at, ids);
            List<Shot.Corner> found = new ArrayList<>();
            int[] id = new int[1];
            float[] xy = new float[2];
            for (int i = 0; i < ids.rows(); i++) {
                ids.get(i, 0, id);
                at.get(i, 0, xy);
                found.add(new Shot.Corner(id[0], xy[0], xy[1]));
            }
            Shot shot = new Shot(name, picture.cols(), picture.rows(), found);
            return new Look(
                    shot,
                    found.size() >= FEWEST_CORNERS
                            ? List.of()
                            : List.of(Advice.of("lens.no-sheet", name, found.size(), FEWEST_CORNERS)));
        }
    }
}
