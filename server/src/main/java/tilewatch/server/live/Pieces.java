package tilewatch.server.live;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/** What the live loop must know of a tile-laying game's pieces and of the words for its turns. */
interface Pieces {

    /** A turn as far as it can be seen: a tile, and perhaps a figure on one of its segments. */
    record Laid(String tile, Pos pos, int turn, Optional<Put> put) {
        Laid without() {
            return new Laid(tile, pos, turn, Optional.empty());
        }

        Laid with(Put figure) {
            return new Laid(tile, pos, turn, Optional.of(figure));
        }
    }

    /** A figure put on a segment of the tile just laid. */
    record Put(String kind, String segment) {}

    /** A segment a figure may stand on and how likely it is that one. */
    record Claim(String segment, String feature, double probability) {}

    /** Whether the tile looks the same to the rules either way. */
    boolean same(String tile, int turn, int other);

    /**
     * What a figure at this place of the tile may claim, likeliest first.
     *
     * @param feature what it seems to stand on; empty if unsure
     */
    List<Claim> claims(String tile, Turn turn, double u, double v, String feature);

    /** The turn in the game's notation. */
    String text(Laid laid);

    /** The turn that was written so; empty if it is not one of laying a tile. */
    Optional<Laid> read(String move);
}
