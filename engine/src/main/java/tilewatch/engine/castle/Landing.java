package tilewatch.engine.castle;

import java.util.Optional;
import tilewatch.engine.ScoreLine;

/**
 * One finished area being scored: where the owner's marker stops and which token waits there.
 *
 * @param space the score space the marker stops on
 * @param taken the corner whose token is taken by stopping there
 */
public record Landing(Area area, ScoreLine line, int space, Optional<Corner> taken) {

    public int player() {
        return line.player();
    }
}
