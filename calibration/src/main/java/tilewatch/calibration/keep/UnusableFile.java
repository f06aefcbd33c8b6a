package tilewatch.calibration.keep;

import java.io.IOException;

/** A file that is corrupt, half written, somebody else's or from a newer program; the message names it and says which. */
public final class UnusableFile extends IOException {
    private static final long serialVersionUID = 1L;

    public UnusableFile(String message) {
        super(message);
    }
}
