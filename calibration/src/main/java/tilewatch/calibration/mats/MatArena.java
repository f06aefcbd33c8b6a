package tilewatch.calibration.mats;

import java.util.ArrayDeque;
import java.util.Deque;
import org.opencv.core.Mat;
import org.opencv.core.Size;

/**
 * Owner of matrices: what was handed to {@link #own} is released when the arena closes, newest first. Not for several
 * threads at once.
 */
public final class MatArena implements AutoCloseable {
    private final Deque<Mat> owned = new ArrayDeque<>();
    private boolean closed;

    /** Makes this arena the owner of {@code mat}, which must not have another one. */
    public <M extends Mat> M own(M mat) {
        if (closed) {
            mat.release();
            throw new IllegalStateException("the arena is closed");
        }
        owned.push(mat);
        LiveMats.born();
        return mat;
    }

    /** A new empty matrix of this arena. */
    public Mat mat() {
        return own(new Mat());
    }

    /** A new matrix of this arena with room for {@code rows} x {@code cols} elements of an OpenCV {@code type}. */
    public Mat mat(int rows, int cols, int type) {
        return own(new Mat(new Size(cols, rows), type));
    }

    @Override
    public void close() {
        closed = true;
        while (!owned.isEmpty()) {
            owned.pop().release();
            LiveMats.released();
        }
    }
}
