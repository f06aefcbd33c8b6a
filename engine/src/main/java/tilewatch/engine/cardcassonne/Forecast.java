package tilewatch.engine.cardcassonne;

import java.util.Comparator;
import java.util.List;
import tilewatch.engine.ScoreLine;

/**
 * What a figure's capture would bring if the round ended now and its captor chose for the most points.
 *
 * @param unknown face-down cards among them that the viewer does not know; they are not counted
 * @param lines the points of the cards the viewer knows
 */
public record Forecast(int player, Colour row, int cards, int unknown, List<ScoreLine> lines) {

    static Forecast of(CardcassonneState state, Capture capture, int viewer) {
        Capture seen = capture.seenBy(viewer);
        Haul haul = Turns.haul(state, seen);
        Takings best = haul.choices().stream()
                .map(haul::take)
                .max(Comparator.comparingInt(Takings::points))
                .orElseThrow();
        return new Forecast(capture.player(), capture.row(), capture.cards().size(), seen.unknown(), best.lines());
    }

    public int points() {
        return lines.stream().mapToInt(ScoreLine::points).sum();
    }
}
