package tilewatch.engine.hunters;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/**
 * A tile laid, and what its player did with figures.
 *
 * @param aside tiles drawn before this one that fitted nowhere
 * @param back where the player took a pawn back from, with the shaman's tile
 */
public record HuntersMove(
        int player, List<Tile> aside, Tile tile, Pos pos, Turn turn, Optional<Pos> back, Optional<Put> put) {

    public HuntersMove {
        aside = List.copyOf(aside);
    }

    /** A tile laid and nothing else done. */
    public static HuntersMove of(int player, Tile tile, Spot spot) {
        return new HuntersMove(player, List.of(), tile, spot.pos(), spot.turn(), Optional.empty(), Optional.empty());
    }

    public HuntersMove with(Put figure) {
        return new HuntersMove(player, aside, tile, pos, turn, back, Optional.of(figure));
    }

    public HuntersMove takingBack(Pos from) {
        return new HuntersMove(player, aside, tile, pos, turn, Optional.of(from), put);
    }

    public HuntersMove after(List<Tile> putAside) {
        return new HuntersMove(player, putAside, tile, pos, turn, back, put);
    }
}
