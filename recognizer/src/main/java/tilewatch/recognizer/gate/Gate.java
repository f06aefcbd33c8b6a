package tilewatch.recognizer.gate;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/**
 * Compares frames at a fraction of their size: with the one last read, to see what changed, and with the one just
 * before, to see what still moves. A change of light as a whole is no change.
 */
public final class Gate implements AutoCloseable {
    /**
     * Settings of the gate.
     *
     * @param width frames are compared at this width in pixels
     * @param block side of a block at that width
     * @param differs mean grey levels by which a changed block differs; sensor noise stays below 2
     */
    public record Settings(int width, int block, double differs) {
        public static Settings standard() {
            return new Settings(480, 8, 5);
        }
    }

    private final Settings settings;
    private final MatArena arena = new MatArena();
    private final Mat small = arena.mat();
    private final Mat now = arena.mat();
    private final Mat before = arena.mat();
    private final Mat read = arena.mat();
    private final Mat difference = arena.mat();
    private final Mat blocks = arena.mat();
    private final Mat noMask = arena.mat();

    public Gate(Settings settings) {
        this.settings = settings;
    }

    /**
     * What the gate saw.
     *
     * @param sinceRead what differs from the frame last read
     * @param sinceBefore what differs from the frame just before
     */
    public record Seen(Change sinceRead, Change sinceBefore) {}

    /** Looks at a frame. */
    public Seen look(Mat bgr) {
        now.copyTo(before);
        double scale = Math.min(1, (double) settings.width / bgr.cols());
        // Cheap first: every pixel is touched once, colour is dropped afterwards.
        Imgproc.resize(bgr, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        Imgproc.cvtColor(small, now, Imgproc.COLOR_BGR2GRAY);
        return new Seen(change(read, bgr), change(before, bgr));
    }

    /** Takes the frame looked at last for read: from now on only what differs from it is a change. */
    public void read() {
        now.copyTo(read);
    }

    private Change change(Mat old, Mat frame) {
        if (old.empty() || !old.size().equals(now.size())) {
            return Change.everything();
        }
        double lighter = Core.mean(now).val[0] - Core.mean(old).val[0];
        now.convertTo(difference, CvType.CV_16S);
        Core.subtract(difference, old, difference, noMask, CvType.CV_16S);
        Core.absdiff(difference, new Scalar(lighter), difference);
        int cols = Math.max(1, now.cols() / settings.block);
        int rows = Math.max(1, now.rows() / settings.block);
        Imgproc.resize(difference, blocks, new Size(cols, rows), 0, 0, Imgproc.INTER_AREA);
        short[] values = new short[cols * rows];
        blocks.get(0, 0, values);
        boolean[] changed = new boolean[values.length];
        for (int i = 0; i < values.length; i++) {
            changed[i] = values[i] > settings.differs;
        }
        return new Change(cols, rows, changed, (double) frame.cols() / cols, (double) frame.rows() / rows);
    }

    @Override
    public void close() {
        arena.close();
    }
}
