package tilewatch.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tilewatch.engine.board.Pos;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.shelf.Showing;

/**
 * Where a view and the log's table differ.
 *
 * @param added tiles seen where the log has none, in reading order, as far as the camera has made up its mind
 * @param settling the same where it has not
 * @param unclear something lies where the log has nothing, and nothing is like it
 * @param missing tiles of the log that were not seen
 * @param changed tiles seen for sure that the log has as another or turned another way
 * @param figuresAdded figures seen that the log does not have
 * @param figuresGone figures of the log on tiles that were seen without them
 */
record Comparison(
        List<SeenTile> added,
        List<SeenTile> settling,
        List<SeenTile> unclear,
        List<Showing.Tile> missing,
        List<SeenTile> changed,
        List<SeenFigure> figuresAdded,
        List<Showing.Figure> figuresGone) {

    static Comparison of(Showing.Board board, Seen seen, Pieces pieces) {
        Map<Pos, Showing.Tile> logged = new HashMap<>();
        board.tiles().forEach(tile -> logged.put(new Pos(tile.x(), tile.y()), tile));
        List<SeenTile> added = new ArrayList<>();
        List<SeenTile> settling = new ArrayList<>();
        List<SeenTile> unclear = new ArrayList<>();
        List<SeenTile> changed = new ArrayList<>();
        seen.tiles().values().stream()
                .sorted((a, b) -> a.pos().compareTo(b.pos()))
                .forEach(tile -> {
                    Showing.Tile known = logged.get(tile.pos());
                    if (known == null) {
                        switch (tile.trust()) {
                            case SURE, ASK -> added.add(tile);
                            case LIKELY -> settling.add(tile);
                            case UNKNOWN -> unclear.add(tile);
                        }
                    } else if (tile.trust() == Trust.SURE && !agrees(known, tile, pieces)) {
                        changed.add(tile);
                    }
                });
        List<Showing.Tile> missing = board.tiles().stream()
                .filter(tile -> !seen.tiles().containsKey(new Pos(tile.x(), tile.y())))
                .toList();
        List<SeenFigure> more = new ArrayList<>(seen.figures());
        List<Showing.Figure> gone = new ArrayList<>();
        for (Showing.Figure figure : board.figures()) {
            Pos pos = new Pos(figure.x(), figure.y());
            Optional<SeenFigure> found = more.stream()
                    .filter(it -> it.pos().equals(pos) && it.player() == figure.player())
                    .findFirst();
            if (found.isPresent()) {
                more.remove(found.get());
            } else if (seen.tiles().containsKey(pos)) {
                gone.add(figure);
            }
        }
        return new Comparison(added, settling, unclear, missing, changed, more, gone);
    }

    /** Whether this figure stands on a tile that is new as well. */
    boolean onNewTile(SeenFigure figure) {
        return Stream.of(added, settling, unclear).flatMap(List::stream).anyMatch(tile -> tile.pos()
                .equals(figure.pos()));
    }

    /** All that is new and could be read. */
    List<SeenTile> arrived() {
        return Stream.of(added, settling).flatMap(List::stream).toList();
    }

    /** All that is new, read or not. */
    List<SeenTile> strange() {
        return Stream.of(added, settling, unclear).flatMap(List::stream).toList();
    }

    private static boolean agrees(Showing.Tile known, SeenTile seen, Pieces pieces) {
        return known.tile().equals(seen.best().tile())
                && pieces.same(known.tile(), known.turn(), seen.best().turn());
    }
}
