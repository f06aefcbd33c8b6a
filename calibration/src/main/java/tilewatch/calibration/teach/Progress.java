package tilewatch.calibration.teach;

import java.util.List;

/**
 * How far teaching is.
 *
 * @param known tiles of the box that were laid out and named, each copy once
 * @param all tiles in the box
 * @param missing kinds of which no picture was named yet
 * @param unnamed groups that wait to be named
 */
public record Progress(int known, int all, List<String> missing, List<Integer> unnamed) {
    public Progress {
        missing = List.copyOf(missing);
        unnamed = List.copyOf(unnamed);
    }

    /** Every kind can be read now, even if not every copy was shown. */
    public boolean complete() {
        return missing.isEmpty();
    }
}
