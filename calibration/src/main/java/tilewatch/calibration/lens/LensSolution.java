package tilewatch.calibration.lens;

import java.util.List;
import tilewatch.calibration.Advice;

/** What became of an attempt to work out a lens. */
public sealed interface LensSolution {

    /** Every shot with its own error, the dropped ones included. */
    List<ShotError> shots();

    /**
     * A shot and how well the lens explains it.
     *
     * @param error root of the mean squared distance, in pixels
     * @param dropped it disagreed with the others and was left out
     */
    record ShotError(String shot, double error, boolean dropped) {}

    /** The lens is known. */
    record Solved(Lens lens, List<ShotError> shots) implements LensSolution {
        public Solved {
            shots = List.copyOf(shots);
        }
    }

    /** The shots do not say; why, and what to do. */
    record Refused(List<Advice> reasons, List<ShotError> shots) implements LensSolution {
        public Refused {
            reasons = List.copyOf(reasons);
            shots = List.copyOf(shots);
        }
    }
}
