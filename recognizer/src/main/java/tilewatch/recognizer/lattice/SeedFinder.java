package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.KeyPoint;
import org.opencv.core.Mat;
import org.opencv.core.MatOfKeyPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.identify.GalleryFeatures;
import tilewatch.recognizer.identify.TileBook;

/**
 * Finds tiles without any grid: every feature of the frame that resembles one of the gallery votes for a tile, its
 * place, size and angle; votes that agree become a seed. There is no ratio test, because art repeats between tiles.
 */
final class SeedFinder {
    static final int FEATURES = 6000;
    private static final int NEAREST = 3;
    private static final double ALIKE = .80;
    private static final int LEAST_VOTES = 4;
    private static final int MOST_SEEDS = 60;
    private static final int BATCH = 512;

    private final TileBook book;

    SeedFinder(TileBook book) {
        this.book = book;
    }

    /** One feature's opinion where the middle of a tile is. */
    private record Vote(int feature, int point, double x, double y, double side, double angle) {}

    /** The features of one frame, strongest first, and the votes of as many of them as were asked for. */
    final class Search {
        private final KeyPoint[] keys;
        private final Mat rows;
        private final MatArena arena;
        private final double largest;
        private final List<List<Vote>> byTile = new ArrayList<>();
        private int voted;

        private Search(KeyPoint[] keys, Mat rows, MatArena arena, double largest) {
            this.keys = keys;
            this.rows = rows;
            this.arena = arena;
            this.largest = largest;
            for (int i = 0; i < book.classes().tiles().size(); i++) {
                byTile.add(new ArrayList<>());
            }
        }

        /** Whether {@code features} are all there are. */
        boolean exhausted(int features) {
            return features >= keys.length;
        }

        /** The seeds that the strongest {@code features} vote for, best first. */
        List<Seed> seeds(int features) {
            vote(Math.min(features, keys.length));
            List<Seed> seeds = new ArrayList<>();
            for (int tile = 0; tile < byTile.size(); tile++) {
                cluster(tile, byTile.get(tile), keys, seeds);
            }
            seeds.sort(Comparator.comparingInt((Seed s) -> -s.votes));
            return seeds.size() > MOST_SEEDS ? seeds.subList(0, MOST_SEEDS) : seeds;
        }

        private void vote(int end) {
            Mat gallery = book.features().descriptors();
            float[] alike = new float[gallery.rows()];
            Mat product = arena.mat();
            Mat nothing = arena.mat();
            for (int from = voted; from < end; from += BATCH) {
                int to = Math.min(end, from + BATCH);
                Mat part = rows.rowRange(from, to);
                // Unit vectors: the cosine of all pairs is one matrix product, faster than a search one by one.
                Core.gemm(part, gallery, 1, nothing, 0, product, Core.GEMM_2_T);
                part.release();
                for (int f = from; f < to; f++) {
                    product.get(f - from, 0, alike);
                    for (int point : nearest(alike)) {
                        Vote vote = SeedFinder.this.vote(keys[f], f, point);
                        if (vote.side > 20 && vote.side < largest) {
                            byTile.get(book.features().points().get(point).tile())
                                    .add(vote);
                        }
                    }
                }
            }
            voted = Math.max(voted, end);
        }
    }

    Search in(Mat image, MatArena arena) {
        Mat grey = arena.mat();
        Imgproc.cvtColor(image, grey, Imgproc.COLOR_BGR2GRAY);
        MatOfKeyPoint found = arena.own(new MatOfKeyPoint());
        Mat rows = arena.mat();
        GalleryFeatures.detector(FEATURES).detectAndCompute(grey, arena.mat(), found, rows);
        GalleryFeatures.rootSift(rows);
        KeyPoint[] keys = found.toArray();
        double largest = .9 * Math.min(image.cols(), image.rows());
        return new Search(sortByStrength(keys, rows), rows, arena, largest);
    }

    /** Sorts keys and their rows. */
    private static KeyPoint[] sortByStrength(KeyPoint[] keys, Mat rows) {
        Integer[] order = new Integer[keys.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Float.compare(keys[b].response, keys[a].response));
        int length = rows.cols();
        float[] values = new float[keys.length * length];
        float[] sorted = new float[values.length];
        KeyPoint[] out = new KeyPoint[keys.length];
        if (keys.length > 0) {
            rows.get(0, 0, values);
            for (int i = 0; i < order.length; i++) {
                out[i] = keys[order[i]];
                System.arraycopy(values, order[i] * length, sorted, i * length, length);
            }
            rows.put(0, 0, sorted);
        }
        return out;
    }

    private static List<Integer> nearest(float[] alike) {
        int[] best = new int[NEAREST];
        float[] value = new float[NEAREST];
        Arrays.fill(value, (float) ALIKE);
        Arrays.fill(best, -1);
        for (int i = 0; i < alike.length; i++) {
            if (alike[i] > value[NEAREST - 1]) {
                int k = NEAREST - 1;
                for (; k > 0 && alike[i] > value[k - 1]; k--) {
                    value[k] = value[k - 1];
                    best[k] = best[k - 1];
                }
                value[k] = alike[i];
                best[k] = i;
            }
        }
        return Arrays.stream(best).filter(b -> b >= 0).boxed().toList();
    }

    private Vote vote(KeyPoint key, int feature, int point) {
        GalleryFeatures.Point p = book.features().points().get(point);
        double side = key.size / p.size();
        double angle = Math.toRadians(key.angle - p.angle());
        double vx = (.5 - p.x()) * side;
        double vy = (.5 - p.y()) * side;
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        return new Vote(feature, point, key.pt.x + cos * vx - sin * vy, key.pt.y + sin * vx + cos * vy, side, angle);
    }

    private void cluster(int tile, List<Vote> votes, KeyPoint[] keys, List<Seed> seeds) {
        int n = votes.size();
        List<List<Vote>> around = new ArrayList<>();
        int[] support = new int[n];
        for (int i = 0; i < n; i++) {
            Vote a = votes.get(i);
            List<Vote> near = votes.stream().filter(b -> agree(a, b)).toList();
            around.add(near);
            support[i] = distinct(near);
        }
        Integer[] order = new Integer[n];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> support[b] - support[a]);
        Set<Vote> used = new HashSet<>();
        for (int i : order) {
            if (support[i] < LEAST_VOTES) {
                break;
            }
            if (!used.contains(votes.get(i))) {
                used.addAll(around.get(i));
                seed(tile, around.get(i), votes.get(i).side, keys).ifPresent(seeds::add);
            }
        }
    }

    private static boolean agree(Vote a, Vote b) {
        double turn = Math.abs(Math.IEEEremainder(a.angle - b.angle, 2 * Math.PI));
        return Math.hypot(a.x - b.x, a.y - b.y) < .25 * a.side
                && turn < .45
                && Math.abs(Math.log(a.side / b.side)) < .45 * Math.log(2);
    }

    private static int distinct(List<Vote> votes) {
        Set<Integer> features = new HashSet<>();
        votes.forEach(v -> features.add(v.feature));
        return features.size();
    }

    private Optional<Seed> seed(int tile, List<Vote> votes, double side, KeyPoint[] keys) {
        try (MatArena arena = new MatArena()) {
            Point[] from = new Point[votes.size()];
            Point[] to = new Point[votes.size()];
            for (int i = 0; i < from.length; i++) {
                GalleryFeatures.Point p = book.features().points().get(votes.get(i).point);
                from[i] = new Point(p.x(), p.y());
                to[i] = keys[votes.get(i).feature].pt;
            }
            Mat inside = arena.mat();
            Mat affine = arena.own(Calib3d.estimateAffine2D(
                    arena.own(new MatOfPoint2f(from)),
                    arena.own(new MatOfPoint2f(to)),
                    inside,
                    Calib3d.RANSAC,
                    .04 * side,
                    300));
            if (affine.empty()) {
                return Optional.empty();
            }
            double[] a = new double[6];
            affine.get(0, 0, a);
            List<Integer> kept = new ArrayList<>();
            List<Vote> keptVotes = new ArrayList<>();
            for (int i = 0; i < from.length; i++) {
                if (inside.get(i, 0)[0] > 0) {
                    kept.add(i);
                    keptVotes.add(votes.get(i));
                }
            }
            int count = distinct(keptVotes);
            if (count < LEAST_VOTES || !plausible(a)) {
                return Optional.empty();
            }
            double[] onTile = new double[2 * kept.size()];
            double[] image = new double[2 * kept.size()];
            for (int k = 0; k < kept.size(); k++) {
                int i = kept.get(k);
                onTile[2 * k] = CellEye.onTile(from[i].x);
                onTile[2 * k + 1] = CellEye.onTile(from[i].y);
                image[2 * k] = to[i].x;
                image[2 * k + 1] = to[i].y;
            }
            double out = .5 / TileBook.PICTURE_TO_PITCH;
            double[] corners = Homography.of(a[0], a[1], a[2], a[3], a[4], a[5], 0, 0, 1)
                    .map(.5 - out, .5 - out, .5 + out, .5 - out, .5 + out, .5 + out, .5 - out, .5 + out);
            return Optional.of(new Seed(count, tile, corners, onTile, image));
        }
    }

    /** Not mirrored, not squeezed flat, not tiny: singular values of the linear part. */
    private static boolean plausible(double[] a) {
        double det = a[0] * a[4] - a[1] * a[3];
        double sum = a[0] * a[0] + a[1] * a[1] + a[3] * a[3] + a[4] * a[4];
        double root = Math.sqrt(Math.max(0, sum * sum - 4 * det * det));
        double large = Math.sqrt((sum + root) / 2);
        double small = Math.sqrt(Math.max(0, (sum - root) / 2));
        return det > 0 && small >= 14 && large / small <= 2.8;
    }
}
