package tilewatch.calibration.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

/**
 * Finds loose tiles in a photograph: at any angle, not touching each other, the table showing around them. What is unlike
 * the table and four-cornered is a tile if it is as large as the others near it would be.
 */
public final class TileFinder {
    /** Where tiles are looked for; their sides are then measured in the photograph itself. */
    private static final int WIDTH = 800;

    /** Smallest tile, as a share of the picture's area: 30 pixels of a picture 1600 wide. */
    private static final double SMALLEST = .0006;

    /** Area in tiles that what is found may have, a bit of the table or a missing corner included. */
    private static final double LARGEST_RATIO = 1.5;

    /** Longest over shortest side in the picture. */
    private static final double LONGEST_RATIO = 1.9;

    /** How much of its hull a tile fills at least: other things are rounder or have holes. */
    private static final double FULLNESS = .86;

    private TileFinder() {}

    /** A tile as it lies: where, and its picture with an arbitrary side up. */
    public record Found(Quad quad, Picture picture) {}

    /**
     * All tiles of a photograph, from the top row down.
     *
     * @param strange things that are no tiles, or tiles that touch
     * @param slope how fast sizes change over the picture, per pixel; its tangent over the focal length is the angle
     */
    public record Result(List<Found> tiles, List<Quad> strange, double slope) {
        public Result {
            tiles = List.copyOf(tiles);
            strange = List.copyOf(strange);
        }
    }

    public static Result find(Mat photo) {
        Natives.load();
        try (MatArena arena = new MatArena()) {
            double scale = Math.min(1, (double) WIDTH / photo.cols());
            Mat small = arena.mat();
            Imgproc.resize(photo, small, new Size(), scale, scale, Imgproc.INTER_AREA);
            List<Quad> clear = new ArrayList<>();
            List<Quad> others = new ArrayList<>();
            for (MatOfPoint blob : blobs(small, arena)) {
                quad(blob, arena)
                        .filter(q -> longest(q) < LONGEST_RATIO)
                        .map(q -> q.times(1 / scale))
                        .ifPresentOrElse(
                                clear::add, () -> others.add(box(blob, arena).times(1 / scale)));
            }
            if (clear.isEmpty()) {
                return new Result(List.of(), others, 0);
            }
            TablePlane plane = new TablePlane(clear, photo.cols(), photo.rows(), arena);
            EdgeFit edges = new EdgeFit(photo, arena);
            List<Found> tiles = new ArrayList<>();
            List<Quad> strange = new ArrayList<>();
            for (Quad quad : Stream.concat(clear.stream(), others.stream()).toList()) {
                double area = area(quad, plane);
                if (area > LARGEST_RATIO || area < 1 / LARGEST_RATIO) {
                    strange.add(quad);
                } else {
                    Quad exact = edges.square(quad, plane);
                    tiles.add(new Found(exact, cut(photo, exact, arena)));
                }
            }
            tiles.sort(Comparator.comparingDouble((Found f) -> f.quad().middle().y())
                    .thenComparingDouble(f -> f.quad().middle().x()));
            return new Result(tiles, strange, plane.slope());
        }
    }

    private static List<MatOfPoint> blobs(Mat small, MatArena arena) {
        Mat mask = TableColour.things(small, arena);
        Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_CLOSE, disc(5, arena));
        fillHoles(mask, arena);
        Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, disc(9, arena));
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(mask, contours, arena.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(arena::own);
        double smallest = SMALLEST * small.total();
        return contours.stream().filter(c -> Imgproc.contourArea(c) > smallest).toList();
    }

    private static void fillHoles(Mat mask, MatArena arena) {
        List<MatOfPoint> outer = new ArrayList<>();
        Imgproc.findContours(mask, outer, arena.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        outer.forEach(arena::own);
        Imgproc.drawContours(mask, outer, -1, new Scalar(255), Imgproc.FILLED);
    }

    private static Mat disc(int size, MatArena arena) {
        return arena.own(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(size, size)));
    }

    /** The four-cornered shape of a blob, if it is one. */
    private static Optional<Quad> quad(MatOfPoint blob, MatArena arena) {
        MatOfInt indexes = arena.own(new MatOfInt());
        Imgproc.convexHull(blob, indexes);
        Point[] points = blob.toArray();
        Point[] hull = Arrays.stream(indexes.toArray()).mapToObj(i -> points[i]).toArray(Point[]::new);
        MatOfPoint2f outline = arena.own(new MatOfPoint2f(hull));
        double around = Imgproc.arcLength(outline, true);
        double hullArea = Imgproc.contourArea(outline);
        if (Imgproc.contourArea(blob) < FULLNESS * hullArea) {
            return Optional.empty();
        }
        for (double slack = .02; slack < .12; slack += .01) {
            MatOfPoint2f simple = arena.own(new MatOfPoint2f());
            Imgproc.approxPolyDP(outline, simple, slack * around, true);
            if (simple.rows() == 4) {
                Quad quad = clockwise(simple.toArray());
                return quad.area() > FULLNESS * hullArea ? Optional.of(quad) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Quad clockwise(Point[] points) {
        Quad quad = Quad.of(points);
        return quad.area() > 0 ? quad : Quad.of(new Point[] {points[3], points[2], points[1], points[0]});
    }

    private static Quad box(MatOfPoint blob, MatArena arena) {
        Point[] corners = new Point[4];
        Imgproc.minAreaRect(arena.own(new MatOfPoint2f(blob.toArray()))).points(corners);
        return clockwise(corners);
    }

    private static double longest(Quad quad) {
        double longest = 0;
        double shortest = Double.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            longest = Math.max(longest, quad.side(i));
            shortest = Math.min(shortest, quad.side(i));
        }
        return longest / shortest;
    }

    /** In tiles: 1 if the plane is right and this is one. */
    private static double area(Quad quad, TablePlane plane) {
        return Quad.of(quad.corners().stream()
                        .map(c -> plane.onTable(c.x(), c.y()))
                        .toArray(Point[]::new))
                .area();
    }

    /** The tile straightened, rim and all: whoever reads a gallery leaves the rim out. */
    private static Picture cut(Mat photo, Quad quad, MatArena arena) {
        int side = GalleryFolder.SIDE;
        MatOfPoint2f to = arena.own(
                new MatOfPoint2f(new Point(0, 0), new Point(side, 0), new Point(side, side), new Point(0, side)));
        Mat map = arena.own(Imgproc.getPerspectiveTransform(arena.own(new MatOfPoint2f(quad.points())), to));
        Mat flat = arena.mat(side, side, CvType.CV_8UC3);
        Imgproc.warpPerspective(
                photo, flat, map, new Size(side, side), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE, new Scalar(0));
        byte[] bgr = new byte[3 * side * side];
        flat.get(0, 0, bgr);
        return new Picture("", side, bgr);
    }
}
