package tilewatch.recognizer;

import org.opencv.core.Mat;
import tilewatch.calibration.mats.MatArena;

/** One picture of the table. Whoever holds it closes it; stages only borrow its pixels. */
public final class Frame implements AutoCloseable {
    private final String name;
    private final Mat bgr;
    private final MatArena arena = new MatArena();

    /** Takes ownership of {@code bgr}, an 8-bit picture of three channels. */
    public Frame(String name, Mat bgr) {
        this.name = name;
        this.bgr = arena.own(bgr);
    }

    /** What its source calls it: a file name, a time, a number. */
    public String name() {
        return name;
    }

    public Mat bgr() {
        return bgr;
    }

    @Override
    public void close() {
        arena.close();
    }
}
