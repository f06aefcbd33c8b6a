package tilewatch.engine.forest;

import java.util.List;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;

/**
 * What one pair of eyes may see: everything on the table, but of the clans only the viewer's own until the harvest.
 *
 * @param viewer index of a player, or {@link #SPECTATOR}
 * @param entered whose clans are known to the match, which is no secret
 * @param clans the clans this viewer may know, by player; empty where unknown or secret
 * @param lines the score pads this viewer may know
 * @param standing who is first, second …, as in {@link MasterOfTheForest#standing}; empty before the harvest
 */
public record ForestView(
        int viewer,
        Setup setup,
        int toMove,
        boolean over,
        Forest forest,
        Stock stock,
        List<Boolean> entered,
        List<List<Clan>> clans,
        List<ScoreLine> lines,
        List<List<Integer>> standing) {

    public static final int SPECTATOR = -1;

    public ForestView {
        entered = List.copyOf(entered);
        clans = List.copyOf(clans);
        lines = List.copyOf(lines);
        standing = List.copyOf(standing);
    }
}
