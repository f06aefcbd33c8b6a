package tilewatch.recognizer.lattice;

import java.util.Collection;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/** Colours of tiles against colours of the bare table: a log-likelihood ratio over coarse Lab bins. */
final class Palette implements AutoCloseable {
    private static final int SIDE = 32;
    private static final int RIM = 3;
    private static final int LIGHTS = 8;
    private static final int TINTS = 32;
    private static final int BINS = LIGHTS * TINTS * TINTS;

    private final MatArena arena = new MatArena();
    private final Mat map = arena.mat(3, 3, CvType.CV_64F);
    private final Mat cell = arena.mat();
    private final byte[] pixels = new byte[3 * SIDE * SIDE];

    /** The bins of a cell's pixels, rim left out. */
    int[] bins(Mat image, Homography lattice, Cell at) {
        Homography toCell = Homography.of(SIDE, 0, -at.col() * SIDE, 0, SIDE, -at.row() * SIDE, 0, 0, 1);
        toCell.after(lattice).into(map);
        Imgproc.warpPerspective(image, cell, map, new Size(SIDE, SIDE), Imgproc.INTER_LINEAR);
        Imgproc.GaussianBlur(cell, cell, new Size(0, 0), .8);
        Imgproc.cvtColor(cell, cell, Imgproc.COLOR_BGR2Lab);
        cell.get(0, 0, pixels);
        int span = SIDE - 2 * RIM;
        int[] bins = new int[span * span];
        for (int i = 0; i < bins.length; i++) {
            int p = 3 * ((i / span + RIM) * SIDE + i % span + RIM);
            bins[i] = (pixels[p] & 255) / 32 * TINTS * TINTS
                    + (pixels[p + 1] & 255) / 8 * TINTS
                    + (pixels[p + 2] & 255) / 8;
        }
        return bins;
    }

    /** A smoothed histogram over many cells. */
    static float[] histogram(Collection<int[]> cells) {
        float[] counts = new float[BINS];
        float total = 0;
        for (int[] cell : cells) {
            for (int bin : cell) {
                counts[bin]++;
                total++;
            }
        }
        float[] out = smooth(smooth(counts, 1), TINTS);
        for (int i = 0; i < BINS; i++) {
            out[i] = out[i] / Math.max(1, total) + 2e-5f;
        }
        return out;
    }

    private static float[] smooth(float[] in, int step) {
        float[] out = new float[BINS];
        for (int i = 0; i < BINS; i++) {
            int place = i / step % TINTS;
            float left = place > 0 ? in[i - step] : 0;
            float right = place < TINTS - 1 ? in[i + step] : 0;
            out[i] = .24f * left + .52f * in[i] + .24f * right;
        }
        return out;
    }

    /** Mean clipped log ratio: positive where the cell looks more like tiles than like table. */
    static double ratio(int[] cell, float[] tiles, float[] table) {
        double sum = 0;
        for (int bin : cell) {
            sum += Math.max(-2, Math.min(2, Math.log(tiles[bin] / table[bin])));
        }
        return sum / cell.length;
    }

    @Override
    public void close() {
        arena.close();
    }
}
