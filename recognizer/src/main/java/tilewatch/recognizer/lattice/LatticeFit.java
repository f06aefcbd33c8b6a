package tilewatch.recognizer.lattice;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.Point;
import org.opencv.core.Point3;
import org.opencv.core.Size;
import tilewatch.calibration.mats.MatArena;

/**
 * Fits a grid to points. Few crooked tiles leave a free homography unstable, so up to ten tiles are fitted as a plane
 * before a camera of assumed focal length; more tiles decide for themselves.
 */
final class LatticeFit {
    private static final int FEW = 10;
    private static final double[] FOCAL_LENGTHS = {1.0, .7, 1.5, 2.3};

    /** Share of a tile's own shift and turn that is put down to the hand that laid it. */
    private static final double CROOKED = .9;

    private final Size frame;

    LatticeFit(Size frame) {
        this.frame = frame;
    }

    Size frame() {
        return frame;
    }

    /** The grid through all ties of {@code tiles}, if it is a sane one. */
    Optional<Homography> refit(Collection<Sighting> tiles, Collection<Cell> cells, double tolerance) {
        int n = tiles.stream().mapToInt(t -> t.grid.length).sum();
        double[] grid = new double[n];
        double[] image = new double[n];
        int at = 0;
        for (Sighting tile : tiles) {
            System.arraycopy(tile.grid, 0, grid, at, tile.grid.length);
            System.arraycopy(tile.image, 0, image, at, tile.image.length);
            at += tile.grid.length;
        }
        Optional<Homography> lattice = fit(grid, image, tiles.size(), tolerance);
        if (tiles.size() > 1 && tiles.size() <= FEW) {
            for (int round = 0; round < 3 && lattice.isPresent(); round++) {
                lattice = fit(straightened(lattice.get(), tiles, grid.length), image, tiles.size(), tolerance);
            }
        }
        return lattice.filter(h -> sane(h, cells));
    }

    /**
     * The grid points as they would be seen had every tile been laid as crookedly as it was: a crooked tile among few
     * must not tilt the whole plane.
     */
    private static double[] straightened(Homography lattice, Collection<Sighting> tiles, int length) {
        double[] out = new double[length];
        int at = 0;
        for (Sighting tile : tiles) {
            double[] seen = lattice.map(tile.image);
            int n = seen.length / 2;
            double gx = 0;
            double gy = 0;
            double sx = 0;
            double sy = 0;
            for (int i = 0; i < seen.length; i += 2) {
                gx += tile.grid[i] / n;
                gy += tile.grid[i + 1] / n;
                sx += seen[i] / n;
                sy += seen[i + 1] / n;
            }
            double cross = 0;
            double dot = 1e-9;
            for (int i = 0; i < seen.length; i += 2) {
                double ax = tile.grid[i] - gx;
                double ay = tile.grid[i + 1] - gy;
                cross += ax * (seen[i + 1] - sy) - ay * (seen[i] - sx);
                dot += ax * (seen[i] - sx) + ay * (seen[i + 1] - sy);
            }
            double turn = CROOKED * Math.atan2(cross, dot);
            for (int i = 0; i < seen.length; i += 2) {
                double ax = tile.grid[i] - gx;
                double ay = tile.grid[i + 1] - gy;
                out[at++] = gx + CROOKED * (sx - gx) + Math.cos(turn) * ax - Math.sin(turn) * ay;
                out[at++] = gy + CROOKED * (sy - gy) + Math.sin(turn) * ax + Math.cos(turn) * ay;
            }
        }
        return out;
    }

    /** Maps {@code image} to {@code grid} (x, y, …), points of {@code tiles} tiles. */
    Optional<Homography> fit(double[] grid, double[] image, int tiles, double tolerance) {
        if (grid.length < 8) {
            return Optional.empty();
        }
        return tiles <= FEW ? plane(grid, image, tiles, tolerance) : free(grid, image, tolerance);
    }

    private static Optional<Homography> free(double[] grid, double[] image, double tolerance) {
        try (MatArena arena = new MatArena()) {
            Mat h = arena.own(Calib3d.findHomography(
                    arena.own(new MatOfPoint2f(points(image))),
                    arena.own(new MatOfPoint2f(points(grid))),
                    Calib3d.USAC_MAGSAC,
                    tolerance,
                    arena.mat(),
                    2000,
                    .999));
            return h.empty() ? Optional.empty() : Optional.of(polished(Homography.of(h), grid, image, tolerance));
        }
    }

    /** What a random sample found is a few hundredths of a tile off; least squares over the points that agree is not. */
    private static Homography polished(Homography rough, double[] grid, double[] image, double tolerance) {
        double[] residuals = residuals(rough, grid, image);
        double limit = limit(residuals, tolerance);
        int[] good = IntStream.range(0, residuals.length)
                .filter(i -> residuals[i] < limit)
                .toArray();
        try (MatArena arena = new MatArena()) {
            Mat h = arena.own(Calib3d.findHomography(
                    arena.own(new MatOfPoint2f(points(image, good))), arena.own(new MatOfPoint2f(points(grid, good)))));
            Homography fine = h.empty() ? rough : Homography.of(h);
            return fine.finite() ? fine : rough;
        }
    }

    /** Points farther off than this do not count; crooked tiles make the median. */
    private static double limit(double[] residuals, double tolerance) {
        double[] sorted = residuals.clone();
        Arrays.sort(sorted);
        return Math.max(.6 * tolerance, 2.5 * sorted[sorted.length / 2]);
    }

    private Optional<Homography> plane(double[] grid, double[] image, int tiles, double tolerance) {
        Optional<Homography> best = Optional.empty();
        double least = Double.MAX_VALUE;
        int lengths = tiles < 5 ? 1 : FOCAL_LENGTHS.length;
        for (int f = 0; f < lengths; f++) {
            Optional<Homography> found = Optional.empty();
            double error = 9;
            boolean[] use = new boolean[grid.length / 2];
            Arrays.fill(use, true);
            for (int round = 0; round < 4; round++) {
                Optional<Homography> next = pose(grid, image, use, FOCAL_LENGTHS[f]);
                if (next.isEmpty()) {
                    break;
                }
                found = next;
                double[] residuals = residuals(next.get(), grid, image);
                error = Arrays.stream(residuals)
                        .map(r -> Math.min(r, .12))
                        .average()
                        .orElse(9);
                double limit = limit(residuals, tolerance);
                boolean[] again = new boolean[use.length];
                for (int i = 0; i < again.length; i++) {
                    again[i] = residuals[i] < limit;
                }
                if (Arrays.equals(again, use)) {
                    break;
                }
                use = again;
            }
            if (found.isPresent() && error < .9 * least) {
                best = found;
                least = error;
            }
        }
        return best;
    }

    private static double[] residuals(Homography h, double[] grid, double[] image) {
        double[] out = new double[grid.length / 2];
        double[] seen = h.map(image);
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.hypot(seen[2 * i] - grid[2 * i], seen[2 * i + 1] - grid[2 * i + 1]);
        }
        return out;
    }

    private Optional<Homography> pose(double[] grid, double[] image, boolean[] use, double focal) {
        int n = 0;
        for (boolean u : use) {
            n += u ? 1 : 0;
        }
        if (n < 4) {
            return Optional.empty();
        }
        Point3[] plane = new Point3[n];
        Point[] seen = new Point[n];
        int at = 0;
        for (int i = 0; i < use.length; i++) {
            if (use[i]) {
                plane[at] = new Point3(grid[2 * i], grid[2 * i + 1], 0);
                seen[at++] = new Point(image[2 * i], image[2 * i + 1]);
            }
        }
        double f = focal * Math.max(frame.width, frame.height);
        try (MatArena arena = new MatArena()) {
            Mat camera = arena.mat(3, 3, CvType.CV_64F);
            camera.put(0, 0, f, 0, frame.width / 2, 0, f, frame.height / 2, 0, 0, 1);
            MatOfPoint3f object = arena.own(new MatOfPoint3f(plane));
            MatOfPoint2f points = arena.own(new MatOfPoint2f(seen));
            MatOfDouble lens = arena.own(new MatOfDouble());
            Mat turn = arena.mat();
            Mat shift = arena.mat();
            if (!Calib3d.solvePnP(object, points, camera, lens, turn, shift, false, Calib3d.SOLVEPNP_IPPE)) {
                return Optional.empty();
            }
            Calib3d.solvePnP(object, points, camera, lens, turn, shift, true, Calib3d.SOLVEPNP_ITERATIVE);
            Mat rotation = arena.mat();
            Calib3d.Rodrigues(turn, rotation);
            Mat axes = arena.mat(3, 3, CvType.CV_64F);
            double[] r = new double[9];
            double[] t = new double[3];
            rotation.get(0, 0, r);
            shift.get(0, 0, t);
            axes.put(0, 0, r[0], r[1], t[0], r[3], r[4], t[1], r[6], r[7], t[2]);
            Mat toImage = arena.mat();
            Core.gemm(camera, axes, 1, arena.mat(), 0, toImage);
            Homography h = Homography.of(toImage);
            if (!h.finite() || Math.abs(h.determinant()) < 1e-12) {
                return Optional.empty();
            }
            return Optional.of(h.inverse());
        } catch (CvException e) {
            // IPPE refuses points on one line.
            return Optional.empty();
        }
    }

    private static Point[] points(double[] xy) {
        return points(xy, IntStream.range(0, xy.length / 2).toArray());
    }

    private static Point[] points(double[] xy, int[] some) {
        Point[] points = new Point[some.length];
        Arrays.setAll(points, i -> new Point(xy[2 * some[i]], xy[2 * some[i] + 1]));
        return points;
    }

    /** Every cell is a convex, unmirrored quadrangle of fair size. */
    boolean sane(Homography h, Collection<Cell> cells) {
        if (!h.finite() || Math.abs(h.determinant()) < 1e-14) {
            return false;
        }
        Homography toImage = h.inverse();
        return cells.stream().allMatch(cell -> fair(toImage, cell, 12));
    }

    /** Whether {@code cell} is wholly in the frame and of a size that fits the others'. */
    boolean usable(Homography h, Cell cell, double area) {
        Homography toImage = h.inverse();
        double sign = Math.signum(toImage.weight(cell.col() + .5, cell.row() + .5));
        for (double[] u : List.of(new double[] {0, 0}, new double[] {1, 0}, new double[] {1, 1}, new double[] {0, 1})) {
            if (Math.signum(toImage.weight(cell.col() + u[0], cell.row() + u[1])) != sign) {
                return false;
            }
        }
        double[] q = toImage.corners(cell);
        if (!inFrame(q) || !fair(toImage, cell, 10)) {
            return false;
        }
        double own = area(q);
        return area <= 0 || (own > area / 12 && own < area * 12);
    }

    boolean inFrame(double[] corners) {
        for (int i = 0; i < corners.length; i += 2) {
            if (corners[i] < -.02 * frame.width
                    || corners[i] > 1.02 * frame.width
                    || corners[i + 1] < -.02 * frame.height
                    || corners[i + 1] > 1.02 * frame.height) {
                return false;
            }
        }
        return true;
    }

    static double area(double[] q) {
        double sum = 0;
        for (int i = 0; i < 8; i += 2) {
            int j = (i + 2) % 8;
            sum += q[i] * q[j + 1] - q[j] * q[i + 1];
        }
        return Math.abs(sum) / 2;
    }

    private static boolean fair(Homography toImage, Cell cell, double leastSide) {
        double[] q = toImage.corners(cell);
        double shortest = Double.MAX_VALUE;
        double longest = 0;
        for (int i = 0; i < 8; i += 2) {
            int j = (i + 2) % 8;
            int k = (i + 4) % 8;
            double ax = q[j] - q[i];
            double ay = q[j + 1] - q[i + 1];
            double bx = q[k] - q[j];
            double by = q[k + 1] - q[j + 1];
            if (ax * by - ay * bx <= 0) {
                return false;
            }
            double side = Math.hypot(ax, ay);
            shortest = Math.min(shortest, side);
            longest = Math.max(longest, side);
        }
        return shortest >= leastSide && longest / shortest <= 4;
    }
}
