package tilewatch.server.report;

import java.util.List;
import java.util.Locale;
import tilewatch.server.shelf.Showing;
import tilewatch.server.view.Snapshot;

/** The table as SVG: squares with the names of their tiles and an arrow for how they lie, figures as marked discs. */
final class BoardPicture {
    private static final int CELL = 40;

    private BoardPicture() {}

    static String svg(Snapshot.MatchView match) {
        List<Showing.Tile> tiles = match.board().tiles();
        int west = tiles.stream().mapToInt(Showing.Tile::x).min().orElse(0);
        int north = tiles.stream().mapToInt(Showing.Tile::y).min().orElse(0);
        int width = (tiles.stream().mapToInt(Showing.Tile::x).max().orElse(0) - west + 1) * CELL;
        int height = (tiles.stream().mapToInt(Showing.Tile::y).max().orElse(0) - north + 1) * CELL;
        StringBuilder svg = new StringBuilder(
                String.format(Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" class=\"board\" role=\"img\">", width, height));
        for (Showing.Tile tile : tiles) {
            svg.append(tile(tile, (tile.x() - west) * CELL, (tile.y() - north) * CELL));
        }
        for (Showing.Figure figure : match.board().figures()) {
            svg.append(figure(match, figure, (figure.x() - west) * CELL, (figure.y() - north) * CELL));
        }
        return svg.append("</svg>").toString();
    }

    private static String tile(Showing.Tile tile, int x, int y) {
        int middle = CELL / 2;
        return String.format(
                Locale.ROOT,
                "<g transform=\"translate(%d %d)\"><rect width=\"%d\" height=\"%d\" class=\"tile\"/>"
                        + "<path d=\"M%d 3l4 7h-8z\" class=\"north\" transform=\"rotate(%d %d %d)\"/>"
                        + "<text x=\"%d\" y=\"%d\">%s</text><title>%d,%d</title></g>",
                x,
                y,
                CELL,
                CELL,
                middle,
                90 * tile.turn(),
                middle,
                middle,
                middle,
                middle + 4,
                Html.escape(tile.tile()),
                tile.x(),
                tile.y());
    }

    /** The player's number is on the disc: colour alone tells some people nothing. */
    private static String figure(Snapshot.MatchView match, Showing.Figure figure, int x, int y) {
        Snapshot.PlayerView player = match.players().get(figure.player());
        return String.format(
                Locale.ROOT,
                "<g transform=\"translate(%d %d)\"><circle cx=\"30\" cy=\"30\" r=\"8\" class=\"p%d\"/>"
                        + "<text x=\"30\" y=\"33\" class=\"figure\">%d</text><title>%s: %s</title></g>",
                x,
                y,
                figure.player(),
                figure.player() + 1,
                Html.escape(player.name()),
                Html.escape(figure.feature()));
    }
}
