package tilewatch.recognizer.simulate;

import java.util.List;
import java.util.Optional;

/**
 * One moment at the table.
 *
 * @param turn number of the turn it belongs to; 0 is the start tile
 * @param tiles what lies there, oldest first; a tile still in the hand does not count
 * @param hand the hand in view, if there is one
 */
public record Scene(int turn, List<LyingTile> tiles, List<PlacedFigure> figures, Optional<Hand> hand) {

    public Scene {
        tiles = List.copyOf(tiles);
        figures = List.copyOf(figures);
    }
}
