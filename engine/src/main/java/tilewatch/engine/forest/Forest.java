package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/**
 * What lies on the table.
 *
 * @param cells what is seen from above; what is covered counts no more
 * @param cards every card in the order of laying, the start card first
 * @param towers every tower in the order of placing
 */
public record Forest(Grid<Cell> cells, List<Placement> cards, List<Tower> towers) {

    public Forest {
        cards = List.copyOf(cards);
        towers = List.copyOf(towers);
    }

    static final Forest NONE = new Forest(Grid.empty(), List.of(), List.of());

    static Forest startingWith(Card start) {
        return NONE.with(new Placement(start, new Pos(0, 0), Turn.UP));
    }

    /** A cell drawn by hand: nobody knows which card shows it. */
    Forest with(Pos pos, Cell cell) {
        return new Forest(cells.with(pos, cell), cards, towers);
    }

    Forest with(Placement card) {
        Grid<Cell> grown = cells;
        for (Corner corner : Corner.ALL) {
            grown = grown.with(card.pos(corner), card.cell(corner));
        }
        List<Placement> laid = new ArrayList<>(cards);
        laid.add(card);
        return new Forest(grown, laid, towers);
    }

    Forest with(Tower tower) {
        List<Tower> standing = new ArrayList<>(towers);
        standing.add(tower);
        return new Forest(cells, cards, standing);
    }

    Forest without(Tower tower) {
        List<Tower> standing = new ArrayList<>(towers);
        standing.remove(tower);
        return new Forest(cells, cards, standing);
    }

    public List<Tower> towersOf(int player) {
        List<Tower> own = new ArrayList<>(2);
        for (Tower tower : towers) {
            if (tower.player() == player) {
                own.add(tower);
            }
        }
        return own;
    }

    public Optional<Tower> towerOn(Pos pos) {
        return towers.stream().filter(tower -> tower.at().equals(pos)).findFirst();
    }

    boolean towerOn(int x, int y) {
        for (int i = 0; i < towers.size(); i++) {
            Pos at = towers.get(i).at();
            if (at.x() == x && at.y() == y) {
                return true;
            }
        }
        return false;
    }
}
