package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.tiles.Pile;

/**
 * The table between two turns.
 *
 * @param supply figures in hand, by player: meeples, then abbots; below zero if the table let a borrowed one stand
 * @param extraTurn the player to move has just had a turn, and this is the one a bonus symbol gives on top
 */
public record CarcassonneState(
        Setup setup,
        HouseRules rules,
        Landscape landscape,
        Pile pile,
        List<Figure> figures,
        List<Integer> supply,
        List<ScoreLine> lines,
        int toMove,
        boolean extraTurn)
        implements GameState {

    public CarcassonneState {
        figures = List.copyOf(figures);
        supply = List.copyOf(supply);
        lines = List.copyOf(lines);
    }

    /** True when the pile is empty, or when nothing in it fits anywhere, so that all of it would be put aside. */
    @Override
    public boolean over() {
        return pile.kindsLeft().stream()
                .allMatch(tile -> Carcassonne.spots(this, tile).isEmpty());
    }

    public int inHand(int player, FigureKind kind) {
        return supply.get(slotOf(player, kind));
    }

    static int slotOf(int player, FigureKind kind) {
        return player * FigureKind.ALL.size() + kind.ordinal();
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

    /** The areas with a figure on them. */
    List<Area> occupied() {
        List<Area> occupied = new ArrayList<>(figures.size());
        for (Figure figure : figures) {
            occupied.add(landscape.areaOf(figure.zone()));
        }
        return occupied;
    }
}
