package tilewatch.recognizer.identify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleConsumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;

/** Trains a {@link TileModel} on distorted views of the gallery's pictures. */
public final class Training {
    /** Views in all: more do not help, and the scatter of 2,064 features needs about ten times as many. */
    private static final int VIEWS = 36_000;

    private static final int MOST_PER_CLASS = 400;
    private static final int LEAST_PER_CLASS = 80;

    /** Share of the mean variance added to the scatter's diagonal. */
    private static final double RIDGE = .03;

    private final Gallery gallery;
    private final int threads;

    public Training(Gallery gallery, int threads) {
        this.gallery = gallery;
        this.threads = threads;
    }

    /** Trains, telling {@code progress} a share from 0 to 1 now and then. */
    public TileModel run(DoubleConsumer progress) throws InterruptedException {
        List<String> tiles = gallery.tiles();
        int classes = 4 * tiles.size();
        float[][] means = new float[classes][];
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try (MatArena arena = new MatArena()) {
            List<List<Mat>> views = turnedPictures(gallery, tiles, arena);
            List<Mat> all = views.stream().flatMap(List::stream).toList();
            List<Future<Scatter>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int share = i;
                Callable<Scatter> work = () -> learn(views, all, means, share, progress);
                parts.add(pool.submit(work));
            }
            Scatter scatter = new Scatter(CellFeatures.LENGTH);
            for (Future<Scatter> part : parts) {
                scatter.add(part.get());
            }
            TileModel model = new TileModel(means, scatter.factor(RIDGE));
            progress.accept(1);
            return model;
        } catch (ExecutionException e) {
            throw new IllegalStateException("training failed", e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    /** For every class the 64 px pictures of its tile, turned. */
    private static List<List<Mat>> turnedPictures(Gallery gallery, List<String> tiles, MatArena arena) {
        List<List<Mat>> views = new ArrayList<>();
        for (String tile : tiles) {
            for (int turns = 0; turns < 4; turns++) {
                List<Mat> turned = new ArrayList<>();
                for (Picture picture : gallery.pictures()) {
                    if (picture.tile().equals(tile)) {
                        turned.add(turned(picture, turns, CellFeatures.SIDE, arena));
                    }
                }
                views.add(turned);
            }
        }
        return views;
    }

    /** {@code picture} shrunk to {@code side} pixels and turned clockwise. */
    static Mat turned(Picture picture, int turns, int side, MatArena arena) {
        Mat small = arena.mat();
        try (MatArena scratch = new MatArena()) {
            Imgproc.resize(picture.mat(scratch), small, new Size(side, side), 0, 0, Imgproc.INTER_AREA);
        }
        if (turns == 0) {
            return small;
        }
        int[] code = {Core.ROTATE_90_CLOCKWISE, Core.ROTATE_180, Core.ROTATE_90_COUNTERCLOCKWISE};
        Mat turned = arena.mat();
        Core.rotate(small, turned, code[turns - 1]);
        return turned;
    }

    /** One thread's share: every so-and-so-many-th class, so that sums come out the same each time. */
    private Scatter learn(List<List<Mat>> views, List<Mat> all, float[][] means, int share, DoubleConsumer progress) {
        int classes = views.size();
        int each = Math.max(LEAST_PER_CLASS, Math.min(MOST_PER_CLASS, VIEWS / classes)) & ~3;
        float[][] x = new float[each][CellFeatures.LENGTH];
        Scatter scatter = new Scatter(CellFeatures.LENGTH);
        try (CellFeatures features = new CellFeatures()) {
            for (int c = share; c < classes; c += threads) {
                List<Mat> pictures = views.get(c);
                // A seed per class: what is learnt of it does not depend on how many threads share the work.
                try (Distortions distortions = new Distortions(all, new SplittableRandom(c))) {
                    for (int i = 0; i < each; i++) {
                        features.compute(distortions.view(pictures.get(i % pictures.size())), x[i]);
                    }
                }
                means[c] = centre(x);
                scatter.add(x);
                progress.accept(.95 * (c + 1) / classes);
            }
        }
        return scatter;
    }

    private static float[] centre(float[][] x) {
        float[] mean = new float[CellFeatures.LENGTH];
        for (float[] row : x) {
            for (int d = 0; d < mean.length; d++) {
                mean[d] += row[d] / x.length;
            }
        }
        for (float[] row : x) {
            for (int d = 0; d < mean.length; d++) {
                row[d] -= mean[d];
            }
        }
        return mean;
    }
}
