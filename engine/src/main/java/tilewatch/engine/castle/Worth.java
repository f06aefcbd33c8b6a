package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.board.Pos;

/** What an area is worth, as a line that explains itself. */
final class Worth {

    static final int MARKET = 3;
    static final int RICH_MARKET = 4;

    private Worth() {}

    /** A finished street, tower or house; tokens 2 and 3 double it. */
    static ScoreLine finished(Wall wall, int player, Area area, boolean doubled) {
        String word = area.fountain() ? "street with fountain" : area.feature().word();
        return built(wall, player, doubled ? "doubled " + word : word, area, doubled ? 2 : 1);
    }

    /** One that is not finished, scored with a token 4, 5 or 6. */
    static ScoreLine unfinished(Wall wall, int player, Area area) {
        String word = area.fountain() ? "street with fountain" : area.feature().word();
        return built(wall, player, "unfinished " + word, area, 1);
    }

    private static ScoreLine built(Wall wall, int player, String what, Area area, int times) {
        // One fountain doubles the street; the second and third bring nothing more.
        int each = area.feature().points() * (area.fountain() ? 2 : 1) * times;
        List<Pos> cells = area.cells();
        int tiles = (int) cells.stream().filter(wall::inside).count();
        List<Term> terms = new ArrayList<>();
        terms.add(new Term(tiles, "tiles", each));
        if (tiles < cells.size()) {
            terms.add(new Term(cells.size() - tiles, "start spaces", each));
        }
        return new ScoreLine(player, what, terms, cells);
    }

    static ScoreLine courtyard(int player, Area area, boolean rich) {
        Term markets = new Term(area.markets(), "markets", rich ? RICH_MARKET : MARKET);
        return new ScoreLine(player, "courtyard", List.of(markets), area.cells());
    }
}
