package tilewatch.server.shelf;

import java.util.List;
import tilewatch.engine.SetupException;

/** The games that can be played here, written down by hand, each with what may be shown of it. */
public final class Shelf {
    public static final List<Showing<?, ?>> GAMES = List.of(
            new CarcassonneShowing(),
            new HuntersShowing(),
            new CastleShowing(),
            new CardcassonneShowing(),
            new ForestShowing());

    private Shelf() {}

    /** Throws {@link SetupException} naming the game if it is not on the shelf. */
    public static Showing<?, ?> game(String id) {
        return GAMES.stream()
                .filter(showing -> showing.game().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new SetupException("Unknown game '" + id + "'; known are "
                        + GAMES.stream().map(showing -> showing.game().id()).toList()));
    }
}
