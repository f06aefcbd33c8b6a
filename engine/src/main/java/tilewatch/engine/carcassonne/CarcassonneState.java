package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Landscape;

/**
 * The table between two turns.
 *
 * @param supply figures in hand, by player: meeples, then abbots; below zero if the table let a borrowed one stand
 */
public record CarcassonneState(
        Setup setup,
        HouseRules rules,
        Landscape landscape,
        Pile pile,
        List<Figure> figures,
        List<Integer> supply,
        List<ScoreLine> lines,
        int toMove)
        implements GameState {

    public CarcassonneState {
        figures = List.copyOf(figures);
        supply = List.copyOf(supply);
        lines = List.copyOf(lines);
    }

    @Override
    public boolean over() {
        return pile.size() == 0;
    }

    public int inHand(int player, FigureKind kind) {
        return supply.get(slotOf(player, kind));
    }

    static int slotOf(int player, FigureKind kind) {
        return player * FigureKind.values().length + kind.ordinal();
    }

    public List<Figure> figuresOn(Area area) {
        List<Figure> found = new ArrayList<>(2);
        for (Figure figure : figures) {
            if (landscape.areaOf(figure.zone()) == area) {
                found.add(figure);
            }
        }
        return found;
    }

    boolean occupied(Area area) {
        for (Figure figure : figures) {
            if (landscape.areaOf(figure.zone()) == area) {
                return true;
            }
        }
        return false;
    }
}
