package tilewatch.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GridTest {

    @Test
    void it_holds_what_was_laid_wherever_that_is() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 100; round++) {
            Grid<Integer> grid = Grid.empty();
            Map<Pos, Integer> plain = new HashMap<>();
            for (int i = 0; i < 40; i++) {
                Pos pos = new Pos(random.nextInt(-9, 10), random.nextInt(-9, 10));
                grid = grid.with(pos, i);
                plain.put(pos, i);
            }
            assertThat(grid.size()).isEqualTo(plain.size());
            Map<Pos, Integer> seen = new HashMap<>();
            grid.forEach(seen::put);
            assertThat(seen).isEqualTo(plain);
            for (Pos empty : grid.frontier()) {
                assertThat(grid.has(empty)).isFalse();
                assertThat(Side.values()).anyMatch(side -> plain.containsKey(empty.beside(side)));
            }
        }
    }

    @Test
    void the_order_of_laying_does_not_matter() {
        Grid<String> there = Grid.<String>empty().with(new Pos(0, 0), "a").with(new Pos(3, -2), "b");
        Grid<String> back = Grid.<String>empty().with(new Pos(3, -2), "b").with(new Pos(0, 0), "a");
        assertThat(there).isEqualTo(back).hasSameHashCodeAs(back);
        assertThat(there).isNotEqualTo(there.with(new Pos(0, 0), "c"));
    }

    @Test
    void a_crowd_is_counted_with_the_square_itself() {
        Grid<String> grid = Grid.<String>empty().with(new Pos(0, 0), "a").with(new Pos(1, 1), "b");
        assertThat(grid.crowd(new Pos(0, 0))).isEqualTo(2);
        assertThat(grid.crowd(new Pos(2, 0))).isEqualTo(1);
    }

    @Test
    void facing_slots_face_each_other() {
        for (Slot slot : Slot.values()) {
            assertThat(slot.facing().facing()).isEqualTo(slot);
            assertThat(slot.facing().side()).isEqualTo(slot.side().opposite());
        }
        assertThat(Slot.NL.facing()).isEqualTo(Slot.SR);
        assertThat(Slot.N.facing()).isEqualTo(Slot.S);
    }
}
