package tilewatch.engine.carcassonne;

import java.util.List;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/**
 * A turn.
 *
 * @param aside tiles drawn before this one that fitted nowhere
 */
public record CarcassonneMove(int player, List<Tile> aside, Tile tile, Pos pos, Turn turn, Deed deed) {

    public CarcassonneMove {
        aside = List.copyOf(aside);
    }

    public CarcassonneMove with(Deed other) {
        return new CarcassonneMove(player, aside, tile, pos, turn, other);
    }
}
