package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Area;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Pile;

/**
 * The table between two tiles.
 *
 * @param supply figures in hand, by player: pawns, then huts; below zero if the table let a borrowed one stand
 * @param hunted zones whose animals a hunting trap has taken away
 * @param bonusDue the player to move has earned a bonus tile and lays it now
 */
public record HuntersState(
        Setup setup,
        HouseRules rules,
        Country country,
        Pile pile,
        List<Figure> figures,
        List<Integer> supply,
        Set<Integer> hunted,
        List<ScoreLine> lines,
        int toMove,
        boolean bonusDue)
        implements GameState {

    public HuntersState {
        figures = List.copyOf(figures);
        supply = List.copyOf(supply);
        hunted = Set.copyOf(hunted);
        lines = List.copyOf(lines);
    }

    /** The last land tile is laid, or none that is left fits anywhere, and no bonus tile is due. */
    @Override
    public boolean over() {
        return !bonusDue && !country.fitsSomewhere(HuntersTiles.stack(pile, false));
    }

    /** Tiles left in the land stacks, or in the bonus stack. */
    public int tilesLeft(boolean bonus) {
        return pile.left(HuntersTiles.stack(pile, bonus));
    }

    public int inHand(int player, FigureKind kind) {
        return supply.get(slotOf(player, kind));
    }

    static int slotOf(int player, FigureKind kind) {
        return player * FigureKind.ALL.size() + kind.ordinal();
    }

    /** The same table with a figure put from its owner's hand. */
    HuntersState put(Figure figure) {
        List<Figure> more = new ArrayList<>(figures);
        more.add(figure);
        return with(country, pile, more, supplied(figure, -1));
    }

    /** The same table with a figure back in its owner's hand. */
    HuntersState takenBack(Figure figure) {
        List<Figure> fewer = new ArrayList<>(figures);
        fewer.remove(figure);
        return with(country, pile, fewer, supplied(figure, 1));
    }

    private List<Integer> supplied(Figure figure, int by) {
        List<Integer> changed = new ArrayList<>(supply);
        int slot = slotOf(figure.player(), figure.kind());
        changed.set(slot, changed.get(slot) + by);
        return changed;
    }

    HuntersState with(Country land, Pile left, List<Figure> standing, List<Integer> inHand) {
        return new HuntersState(setup, rules, land, left, standing, inHand, hunted, lines, toMove, bonusDue);
    }

    /** The areas figures of this kind hold: river systems for huts, forests, rivers and meadows for pawns. */
    List<Area> held(FigureKind kind) {
        List<Area> held = new ArrayList<>(figures.size());
        for (Figure figure : figures) {
            if (figure.kind() == kind) {
                held.add(country.heldBy(kind, figure.zone()));
            }
        }
        return held;
    }

    /** The figures of one kind that hold this area: huts a river system, pawns anything else. */
    public List<Figure> figuresOn(FigureKind kind, Area area) {
        List<Figure> found = new ArrayList<>(2);
        for (Figure figure : figures) {
            if (figure.kind() == kind && country.heldBy(kind, figure.zone()) == area) {
                found.add(figure);
            }
        }
        return found;
    }

    Optional<Figure> pawnAt(int player, Pos pos) {
        return figures.stream()
                .filter(f -> f.kind() == FigureKind.PAWN
                        && f.player() == player
                        && f.zone().pos().equals(pos))
                .findFirst();
    }
}
