package tilewatch.engine.forest;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/** The harvest counted in the plainest way, to compare: every cell by itself, chains by flooding from each cell. */
final class PlainHarvest {

    private PlainHarvest() {}

    static int of(Forest forest, int player, List<Clan> clans) {
        int[] cells = {0};
        int chains = 0;
        for (Clan clan : clans) {
            int[] longest = {0};
            forest.cells().forEach((pos, cell) -> {
                cells[0] += shows(forest, pos.x(), pos.y(), clan) ? 1 : 0;
                longest[0] = Math.max(longest[0], flood(forest, pos, clan, new HashSet<>()));
            });
            chains += 2 * longest[0];
        }
        int points = cells[0] + chains;
        for (Tower tower : forest.towers()) {
            for (int i = 0; i < 9 && tower.player() == player; i++) {
                int x = tower.at().x() + i % 3 - 1;
                int y = tower.at().y() + i / 3 - 1;
                for (Clan clan : Clan.values()) {
                    points += shows(forest, x, y, clan) ? (clans.contains(clan) ? 2 : 1) : 0;
                }
            }
        }
        return points;
    }

    private static boolean shows(Forest forest, int x, int y, Clan clan) {
        return forest.cells().get(x, y) instanceof Cell.Animals animals && animals.clan() == clan;
    }

    private static int flood(Forest forest, Pos pos, Clan clan, Set<Pos> seen) {
        if (!shows(forest, pos.x(), pos.y(), clan) || !seen.add(pos)) {
            return 0;
        }
        int size = 1;
        for (Side side : Side.values()) {
            size += flood(forest, pos.beside(side), clan, seen);
        }
        return size;
    }
}
