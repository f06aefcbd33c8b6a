package tilewatch.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Pos;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;

/** Remembers in which view each tile that the log does not have was seen first: that is the order of the turns. */
final class Arrivals {
    /** A tile unseen for longer has been taken off; its like may come again. */
    private static final int FORGET = 3;

    private final Map<Pos, Integer> first = new HashMap<>();
    private final Map<Pos, Integer> last = new HashMap<>();
    private final Map<Pos, SeenFigure> figures = new HashMap<>();
    private int view;

    /** Takes the new tiles of the next view, read or not, and the figures on them. */
    void nextView(List<SeenTile> tiles, List<SeenFigure> on) {
        view++;
        on.forEach(figure -> figures.put(figure.pos(), figure));
        for (SeenTile tile : tiles) {
            first.putIfAbsent(tile.pos(), view);
            last.put(tile.pos(), view);
        }
        last.values().removeIf(when -> when < view - FORGET);
        first.keySet().retainAll(last.keySet());
        figures.keySet().retainAll(last.keySet());
    }

    /** The newest figure seen on each new tile, whether or not it still stands there. */
    Map<Pos, SeenFigure> figures() {
        return Map.copyOf(figures);
    }

    /** In how many views it has lain there. */
    int age(SeenTile tile) {
        return view - first.getOrDefault(tile.pos(), view) + 1;
    }

    /** Those of the tiles that came before all others. */
    List<SeenTile> oldest(List<SeenTile> tiles) {
        int most = tiles.stream().mapToInt(this::age).max().orElse(0);
        List<SeenTile> oldest = new ArrayList<>(tiles);
        oldest.removeIf(tile -> age(tile) < most);
        return oldest;
    }
}
