package tilewatch.recognizer.simulate;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import tilewatch.calibration.mats.MatArena;
import tilewatch.engine.board.Pos;
import tilewatch.recognizer.lattice.Homography;

/** The straight map from a frame to the grid that fits the occupied squares best. */
record GridMap(Homography imageToGrid) {
    /** Pixels of the grid to a tile. */
    static final int PIXELS = 100;

    static GridMap of(List<LyingTile> tiles, Pose pose) {
        List<Point> seen = new ArrayList<>();
        List<Point> grid = new ArrayList<>();
        for (LyingTile tile : tiles) {
            Pos pos = tile.laid().pos();
            for (int i = 0; i < 4; i++) {
                int x = pos.x() + i % 2;
                int y = pos.y() + i / 2;
                Point2D at = pose.project(new Vec(x, y, 0));
                seen.add(new Point(at.getX(), at.getY()));
                grid.add(new Point(x, y));
            }
        }
        try (MatArena arena = new MatArena()) {
            MatOfPoint2f from = arena.own(new MatOfPoint2f());
            from.fromList(seen);
            MatOfPoint2f to = arena.own(new MatOfPoint2f());
            to.fromList(grid);
            Mat fit = arena.own(Calib3d.findHomography(from, to));
            double[] rows = new double[9];
            fit.get(0, 0, rows);
            return new GridMap(Homography.of(rows));
        }
    }

    /** Three rows of three numbers, for a grid that begins at a square. */
    String json(int left, int top) {
        double[] h = Homography.of(PIXELS, 0, -left * PIXELS, 0, PIXELS, -top * PIXELS, 0, 0, 1)
                .after(imageToGrid)
                .rows();
        return IntStream.range(0, 3)
                .mapToObj(r -> "[" + h[3 * r] + ", " + h[3 * r + 1] + ", " + h[3 * r + 2] + "]")
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
