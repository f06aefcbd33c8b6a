package tilewatch.recognizer.identify;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfFloat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.HOGDescriptor;
import tilewatch.calibration.mats.MatArena;

/**
 * Turns a 64 x 64 cell into numbers: HOG (16 px blocks, 8 px cells, 9 bins) for shapes and a 10 x 10 Lab grid,
 * normalised per channel, for colours whatever the light. Holds its scratch memory; one per thread.
 */
public final class CellFeatures implements AutoCloseable {
    /** Side of a cell picture in pixels. */
    public static final int SIDE = 64;

    private static final int GRID = 10;
    private static final int HOG = 7 * 7 * 4 * 9;

    /** Length of a feature vector. */
    public static final int LENGTH = HOG + 3 * GRID * GRID;

    /** Weight of colour against shape; measured on real crops. */
    private static final float COLOUR = .35f;

    /** Keeps the noise of a flat channel from being blown up, in Lab units. */
    private static final double FLAT = 6;

    private final MatArena arena = new MatArena();
    private final HOGDescriptor hog =
            new HOGDescriptor(new Size(SIDE, SIDE), new Size(16, 16), new Size(8, 8), new Size(8, 8), 9);
    private final Mat grey = arena.mat();
    private final Mat lab = arena.mat();
    private final Mat grid = arena.mat(GRID, GRID, CvType.CV_8UC3);
    private final MatOfFloat descriptor = arena.own(new MatOfFloat());
    private final float[] hogValues = new float[HOG];
    private final byte[] gridValues = new byte[3 * GRID * GRID];

    /** Writes the features of {@code cell} (64 x 64, BGR) into {@code out}. */
    public void compute(Mat cell, float[] out) {
        Imgproc.cvtColor(cell, grey, Imgproc.COLOR_BGR2GRAY);
        hog.compute(grey, descriptor);
        descriptor.get(0, 0, hogValues);
        System.arraycopy(hogValues, 0, out, 0, HOG);
        Imgproc.cvtColor(cell, lab, Imgproc.COLOR_BGR2Lab);
        Imgproc.resize(lab, grid, new Size(GRID, GRID), 0, 0, Imgproc.INTER_AREA);
        grid.get(0, 0, gridValues);
        int n = GRID * GRID;
        for (int channel = 0; channel < 3; channel++) {
            double sum = 0;
            double squares = 0;
            for (int i = 0; i < n; i++) {
                int v = gridValues[3 * i + channel] & 255;
                sum += v;
                squares += v * v;
            }
            double mean = sum / n;
            double scale = COLOUR / (Math.sqrt(Math.max(0, squares / n - mean * mean)) + FLAT);
            for (int i = 0; i < n; i++) {
                out[HOG + 3 * i + channel] = (float) (((gridValues[3 * i + channel] & 255) - mean) * scale);
            }
        }
    }

    @Override
    public void close() {
        arena.close();
    }
}
