package tilewatch.recognizer;

import tilewatch.calibration.mats.MatArena;

/** One typed step of reading a frame; what it allocates on the way belongs to the arena. */
@FunctionalInterface
public interface Stage<I, O> {
    O run(I in, MatArena arena);

    /** This stage, then another. */
    default <P> Stage<I, P> then(Stage<? super O, ? extends P> next) {
        return (in, arena) -> next.run(run(in, arena), arena);
    }
}
