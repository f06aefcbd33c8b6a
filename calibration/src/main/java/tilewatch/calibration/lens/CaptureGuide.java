package tilewatch.calibration.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.calibration.Advice;

/** Says which shot is wanted next: distortion shows only where the sheet was, and most of it at the rim of the view. */
public final class CaptureGuide {
    /** Below this a solution hangs on single shots. */
    static final int FEWEST_SHOTS = 6;

    private static final int ACROSS = 3;

    /** Corners that must have been seen in each ninth of the view. */
    private static final int ENOUGH = 6;

    private static final List<String> PARTS = List.of(
            "word.top-left",
            "word.top",
            "word.top-right",
            "word.left",
            "word.middle",
            "word.right",
            "word.bottom-left",
            "word.bottom",
            "word.bottom-right");

    private CaptureGuide() {}

    /** The parts of the view in which too little of the sheet was seen so far. */
    public static List<String> missing(List<Shot> shots) {
        int[] seen = new int[ACROSS * ACROSS];
        for (Shot shot : shots) {
            for (Shot.Corner corner : shot.corners()) {
                seen[third(corner.y(), shot.height()) * ACROSS + third(corner.x(), shot.width())]++;
            }
        }
        List<String> missing = new ArrayList<>();
        for (int part = 0; part < seen.length; part++) {
            if (seen[part] < ENOUGH) {
                missing.add(PARTS.get(part));
            }
        }
        return missing;
    }

    private static int third(double at, int length) {
        return Math.max(0, Math.min(ACROSS - 1, (int) (at * ACROSS / length)));
    }

    /** What to do next; nothing when the shots cover the view. */
    public static Optional<Advice> next(List<Shot> shots) {
        List<String> missing = missing(shots);
        if (!missing.isEmpty()) {
            return Optional.of(Advice.of("lens.show", missing.get(0), missing.size()));
        }
        return shots.size() < FEWEST_SHOTS
                ? Optional.of(Advice.of("lens.more", FEWEST_SHOTS - shots.size()))
                : Optional.empty();
    }
}
