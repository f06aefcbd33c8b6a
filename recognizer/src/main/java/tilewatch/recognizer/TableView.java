package tilewatch.recognizer;

import java.util.List;
import java.util.Optional;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.lattice.Homography;
import tilewatch.recognizer.settle.TileReading;

/**
 * What one frame shows, all told.
 *
 * @param frame the frame's name
 * @param state how the watching goes
 * @param lattice image pixels to grid units, if there is a grid
 * @param tiles every occupied cell
 * @param figures every figure on a tile
 */
public record TableView(
        String frame, State state, Optional<Homography> lattice, List<TileReading> tiles, List<FigureReading> figures) {
    public TableView {
        tiles = List.copyOf(tiles);
        figures = List.copyOf(figures);
    }

    /** A view of nothing. */
    public static TableView empty(String frame, State state) {
        return new TableView(frame, state, Optional.empty(), List.of(), List.of());
    }

    /** The same table, seen in a later frame. */
    TableView as(String laterFrame, State newState) {
        return new TableView(laterFrame, newState, lattice, tiles, figures);
    }

    /** The state of a table at which nothing happens. */
    State still() {
        return state == State.NO_TABLE ? State.NO_TABLE : State.WATCHING;
    }

    /** How the watching goes. */
    public enum State {
        WATCHING,
        HAND_IN_VIEW,
        SETTLING,
        CAMERA_MOVED,
        NO_TABLE,
        NO_CAMERA
    }
}
