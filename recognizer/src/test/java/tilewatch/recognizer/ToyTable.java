package tilewatch.recognizer;

import java.util.Map;
import java.util.TreeMap;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.lattice.Cell;

/** Tiles of a gallery laid on a grey table and photographed a little from the side. */
public final class ToyTable {
    private static final int PITCH = 96;
    private static final int COLS = 6;
    private static final int ROWS = 5;

    private record Laid(Picture picture, int turns) {}

    private final Gallery gallery;
    private final Map<Cell, Laid> tiles = new TreeMap<>();
    private double shiftX;
    private boolean hand;

    public ToyTable(Gallery gallery) {
        Natives.load();
        this.gallery = gallery;
    }

    public ToyTable lay(int row, int col, String tile, int turns) {
        Picture picture = gallery.pictures().stream()
                .filter(p -> p.tile().equals(tile))
                .findFirst()
                .orElseThrow();
        tiles.put(new Cell(row, col), new Laid(picture, turns));
        return this;
    }

    /** The camera is pushed aside by so many pixels. */
    public ToyTable bump(double pixels) {
        shiftX += pixels;
        return this;
    }

    /** A hand reaches in from the left, or none does. */
    public ToyTable hand(boolean there) {
        hand = there;
        return this;
    }

    /** A picture of the table; {@code seed} decides the noise. */
    public Frame photograph(int seed) {
        Mat seen = new Mat();
        try (MatArena arena = new MatArena()) {
            Mat flat = arena.mat((ROWS + 1) * PITCH, (COLS + 1) * PITCH, CvType.CV_8UC3);
            flat.setTo(new Scalar(175, 180, 182));
            tiles.forEach((cell, laid) -> paste(flat, cell, laid, arena));
            double w = flat.cols();
            double h = flat.rows();
            Mat map = arena.own(Imgproc.getPerspectiveTransform(
                    arena.own(new MatOfPoint2f(new Point(0, 0), new Point(w, 0), new Point(w, h), new Point(0, h))),
                    arena.own(new MatOfPoint2f(
                            new Point(150 + shiftX, 20),
                            new Point(800 + shiftX, 30),
                            new Point(860 + shiftX, 530),
                            new Point(90 + shiftX, 520)))));
            Imgproc.warpPerspective(
                    flat,
                    seen,
                    map,
                    new Size(960, 540),
                    Imgproc.INTER_AREA,
                    Core.BORDER_CONSTANT,
                    new Scalar(175, 180, 182));
            if (hand) {
                Imgproc.rectangle(seen, new Rect(0, 110, 520, 180), new Scalar(120, 150, 215), -1);
            }
            Mat noise = arena.mat(540, 960, CvType.CV_16SC3);
            Core.setRNGSeed(seed);
            Core.randn(noise, 0, 2);
            Core.add(seen, noise, seen, arena.mat(), CvType.CV_8U);
        }
        return new Frame("photograph " + seed, seen);
    }

    private static void paste(Mat flat, Cell cell, Laid laid, MatArena arena) {
        int side = 92;
        Mat small = arena.mat();
        Imgproc.resize(laid.picture.mat(arena), small, new Size(side, side), 0, 0, Imgproc.INTER_AREA);
        for (int i = 0; i < laid.turns; i++) {
            Core.rotate(small, small, Core.ROTATE_90_CLOCKWISE);
        }
        int x = PITCH / 2 + cell.col() * PITCH + 2;
        int y = PITCH / 2 + cell.row() * PITCH + 2;
        small.copyTo(arena.own(flat.submat(new Rect(x, y, side, side))));
    }
}
