package tilewatch.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.live.Seen.Reading;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.table.Watching;

/** A table as a camera would see it, drawn as text: rows of tiles with arrows, the start tile being {@code D^}. */
record Drawn(Map<Pos, SeenTile> tiles, List<SeenFigure> figures) {

    /** The square marked with {@code *} is 0,0. */
    static Drawn table(String drawing) {
        List<String[]> rows = drawing.strip()
                .lines()
                .map(line -> line.strip().split("\\s+", -1))
                .toList();
        int zeroX = 0;
        int zeroY = 0;
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.get(y).length; x++) {
                if (rows.get(y)[x].endsWith("*")) {
                    zeroX = x;
                    zeroY = y;
                }
            }
        }
        Map<Pos, SeenTile> tiles = new HashMap<>();
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.get(y).length; x++) {
                String word = rows.get(y)[x].replace("*", "");
                if (!word.equals(".")) {
                    Pos pos = new Pos(x - zeroX, y - zeroY);
                    tiles.put(pos, tile(pos, word));
                }
            }
        }
        return new Drawn(tiles, List.of());
    }

    /** {@code E?} asks about E^ or another; {@code ?} cannot be read at all. */
    private static SeenTile tile(Pos pos, String word) {
        if (word.equals("?")) {
            return new SeenTile(pos, List.of(new Reading("B", 0, 0.1)), Trust.UNKNOWN);
        }
        String name = word.substring(0, word.length() - 1);
        char arrow = word.charAt(word.length() - 1);
        return arrow == '?'
                ? new SeenTile(pos, List.of(new Reading(name, 0, 0.6), new Reading("B", 0, 0.4)), Trust.ASK)
                : new SeenTile(
                        pos, List.of(new Reading(name, Turn.ofArrow(arrow).quarters(), 0.99)), Trust.SURE);
    }

    Drawn with(int player, Pos pos, double u, double v, String feature) {
        List<SeenFigure> more = new ArrayList<>(figures);
        more.add(new SeenFigure(pos, u, v, player, feature, 0.95));
        return new Drawn(tiles, more);
    }

    Seen seen() {
        return new Seen(Watching.WATCHING, tiles, figures);
    }
}
