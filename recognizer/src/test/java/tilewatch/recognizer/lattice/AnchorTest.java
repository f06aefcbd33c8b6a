package tilewatch.recognizer.lattice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.recognizer.identify.TileClasses;

/** Two tiles A, head to head, look the same when the table is turned upside down. */
class AnchorTest {
    private static final TileClasses CLASSES = new TileClasses(List.of("A", "B"), Map.of());
    private static final Homography BEFORE = Homography.of(.01, 0, -3, 0, .01, -2, 0, 0, 1);

    private static Sighting of(int index) {
        float[] scores = new float[8];
        scores[index] = 100;
        return Sightings.of(scores);
    }

    private static Lattice lattice(Homography lattice, Map<Cell, Integer> classes) {
        Map<Cell, Sighting> tiles = new HashMap<>();
        classes.forEach((cell, index) -> tiles.put(cell, of(index)));
        return new Lattice(lattice, tiles, new ColourCast(tiles.values()));
    }

    @Test
    void of_two_ways_that_agree_alike_the_smaller_motion_is_taken() {
        Map<Cell, Integer> known = Map.of(new Cell(0, 0), 3, new Cell(1, 0), 1);
        // Found afresh, the grid counts its cells from elsewhere.
        Homography fresh = Anchor.move(0, 7, 4).after(BEFORE);
        Lattice found = lattice(fresh, Map.of(new Cell(4, 7), 3, new Cell(5, 7), 1));
        Homography move = Anchor.of(found, BEFORE, known, CLASSES).orElseThrow();
        assertThat(Anchor.moved(move, new Cell(4, 7))).isEqualTo(new Cell(0, 0));
        assertThat(Anchor.moved(move, new Cell(5, 7))).isEqualTo(new Cell(1, 0));
    }

    @Test
    void a_table_really_turned_is_turned_back() {
        Map<Cell, Integer> known = Map.of(new Cell(0, 0), 0, new Cell(0, 1), 4, new Cell(1, 0), 5);
        Homography quarter = Anchor.move(1, 0, 0);
        Map<Cell, Integer> turned = new HashMap<>();
        known.forEach((cell, index) -> turned.put(Anchor.moved(quarter, cell), TileClasses.turned(index, 1)));
        Homography move =
                Anchor.of(lattice(BEFORE, turned), BEFORE, known, CLASSES).orElseThrow();
        known.keySet().forEach(cell -> assertThat(Anchor.moved(move, Anchor.moved(quarter, cell)))
                .isEqualTo(cell));
    }

    @Test
    void tiles_that_were_never_known_give_no_anchor() {
        Lattice found = lattice(BEFORE, Map.of(new Cell(0, 0), 0));
        assertThat(Anchor.of(found, BEFORE, Map.of(new Cell(0, 0), 4), CLASSES)).isEmpty();
    }
}
