package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/**
 * The anniversary tiles: a symbol that points at an empty place brings points at once; one that points at a tile, its
 * own or the neighbour's being the one just laid, is activated.
 */
final class Anniversary {

    static final String MARK = "bonus";

    /** Every symbol pointing at every side, as tile files write it: {@code bonus=again:N}. */
    static final List<String> MARK_VALUES = Bonus.ALL.stream()
            .flatMap(bonus -> List.of(Side.values()).stream().map(side -> bonus.word() + ":" + side))
            .toList();

    static final int EMPTY_PLACE = 2;

    private Anniversary() {}

    static Optional<Bonus> bonusOf(Tile tile) {
        int mark = mark(tile);
        return mark < 0 ? Optional.empty() : Optional.of(Bonus.ALL.get(mark / 4));
    }

    /** The side a tile's symbol points at as the tile lies; null if it has none. */
    private static @Nullable Side direction(Tile tile, Turn turn) {
        int mark = mark(tile);
        return mark < 0 ? null : Side.values()[mark % 4].turned(turn);
    }

    /** Index of the tile's symbol among all there can be; asked of every tile beside every spot, so most say no soon. */
    private static int mark(Tile tile) {
        String mark = tile.mark(MARK);
        return mark.isEmpty() ? -1 : MARK_VALUES.indexOf(mark);
    }

    /** True if the tile has a symbol and nothing lies where it points. */
    static boolean pointsAtNothing(Landscape landscape, Tile tile, Pos pos, Turn turn) {
        Side side = direction(tile, turn);
        return side != null && landscape.grid().get(pos.x() + side.dx(), pos.y() + side.dy()) == null;
    }

    /** The symbols that a tile laid here activates: its own first, then its neighbours' that point at it. */
    static List<Symbol> activated(Landscape before, Tile tile, Pos pos, Turn turn) {
        List<Symbol> symbols = new ArrayList<>(0);
        if (!pointsAtNothing(before, tile, pos, turn)) {
            bonusOf(tile).ifPresent(bonus -> symbols.add(new Symbol(pos, bonus)));
        }
        for (Side side : Side.values()) {
            Laid other = before.grid().get(pos.x() + side.dx(), pos.y() + side.dy());
            if (other != null && direction(other.tile(), other.turn()) == side.opposite()) {
                bonusOf(other.tile()).ifPresent(bonus -> symbols.add(new Symbol(other.pos(), bonus)));
            }
        }
        return symbols;
    }
}
