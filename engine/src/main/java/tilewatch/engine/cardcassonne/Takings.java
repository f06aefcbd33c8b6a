package tilewatch.engine.cardcassonne;

import java.util.List;
import tilewatch.engine.ScoreLine;

/** What becomes of captured cards: the herds afterwards, what goes under the chest, what leaves the game, the points. */
record Takings(Herds herds, Pile toChest, Pile discarded, List<ScoreLine> lines) {

    int points() {
        return lines.stream().mapToInt(ScoreLine::points).sum();
    }
}
