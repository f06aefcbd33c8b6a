package tilewatch.recognizer.teach;

import java.util.List;
import java.util.stream.Stream;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.teach.Guesses;
import tilewatch.calibration.teach.Kind;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.TileSet;

/** The kinds of tiles of a set, as teaching sees them. */
public final class BoxKinds {
    private BoxKinds() {}

    public static List<Kind> of(TileSet set) {
        return set.tiles().stream()
                .map(tile -> new Kind(
                        tile.name(),
                        tile.count(),
                        Stream.of(Side.values())
                                .map(side -> tile.edge(Turn.UP, side).name())
                                .toList()))
                .toList();
    }

    /** Guesses that know how the tiles look in a gallery, another print of the same game say. */
    public static Guesses guesses(TileSet set, Gallery gallery) {
        Guesses guesses = new Guesses(of(set));
        for (Picture picture : gallery.pictures()) {
            guesses.learn(picture, gallery.orientationOf(picture.tile()));
        }
        return guesses;
    }
}
