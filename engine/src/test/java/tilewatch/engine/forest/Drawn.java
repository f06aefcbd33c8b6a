package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;

/**
 * A forest drawn cell by cell, 0,0 in the north-west: {@code fox3}, {@code bear}, {@code __} for a clearing, a dot for
 * no card, and {@code T0} for a clearing with a tower of player 0 ({@code T0/fox1}: where it should not stand).
 */
final class Drawn {

    private Drawn() {}

    static Forest forest(String picture) {
        Grid<Cell> cells = Grid.empty();
        List<Tower> towers = new ArrayList<>();
        List<String> rows = picture.lines().map(String::strip).toList();
        for (int y = 0; y < rows.size(); y++) {
            String[] codes = rows.get(y).split("\\s+", -1);
            for (int x = 0; x < codes.length; x++) {
                String code = codes[x];
                Pos pos = new Pos(x, y);
                if (code.startsWith("T")) {
                    towers.add(new Tower(code.charAt(1) - '0', pos));
                    code = code.length() > 3 ? code.substring(3) : "__";
                }
                if (!code.equals(".")) {
                    cells = cells.with(pos, cell(code));
                }
            }
        }
        return new Forest(cells, List.of(), towers);
    }

    private static Cell cell(String code) {
        if (code.equals("__")) {
            return new Cell.Clearing();
        }
        if (code.equals("bear")) {
            return new Cell.Bear();
        }
        int count = code.charAt(code.length() - 1) - '0';
        return new Cell.Animals(Clan.named(code.substring(0, code.length() - 1)), count);
    }

    /** The game with this forest, these cards left and nothing seen of the row. */
    static ForestState state(Setup setup, String picture, String... left) {
        ForestState start = Table.GAME.start(setup);
        List<Card> cards = List.of(left).stream().map(Deck.grandbois()::card).toList();
        return new ForestState(start.setup(), 0, forest(picture), Stock.of(cards), start.clans());
    }

    static Setup setup(Map<String, String> options, String... players) {
        return new Setup(Table.GAME.id(), List.of(players), options);
    }
}
