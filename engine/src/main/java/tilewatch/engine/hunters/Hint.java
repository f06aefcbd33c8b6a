package tilewatch.engine.hunters;

import java.util.List;
import tilewatch.engine.ScoreLine;

/** A legal move with what it would score at once. */
public record Hint(HuntersMove move, List<ScoreLine> scored) {

    public Hint {
        scored = List.copyOf(scored);
    }

    public int points() {
        return ScoreLine.total(scored, move.player());
    }
}
