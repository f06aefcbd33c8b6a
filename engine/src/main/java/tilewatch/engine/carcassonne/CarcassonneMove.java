package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/**
 * A turn. An extra turn is a move of its own.
 *
 * @param aside tiles drawn before this one that fitted nowhere
 * @param symbol where the bonus symbol lies that the player chose to activate; seldom said, since what was done with a
 *     figure mostly tells
 */
public record CarcassonneMove(
        int player, List<Tile> aside, Tile tile, Pos pos, Turn turn, Deed deed, Optional<Pos> symbol) {

    public CarcassonneMove {
        aside = List.copyOf(aside);
    }

    public CarcassonneMove(int player, List<Tile> aside, Tile tile, Pos pos, Turn turn, Deed deed) {
        this(player, aside, tile, pos, turn, deed, Optional.empty());
    }

    public CarcassonneMove with(Deed other) {
        return new CarcassonneMove(player, aside, tile, pos, turn, other, symbol);
    }

    /** The same turn with this symbol activated. */
    public CarcassonneMove activating(Pos chosen) {
        return new CarcassonneMove(player, aside, tile, pos, turn, deed, Optional.of(chosen));
    }
}
