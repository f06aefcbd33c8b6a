package tilewatch.recognizer.identify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TileClassesTest {
    private final TileClasses classes = new TileClasses(List.of("A", "B", "C"), Map.of("A", 1, "B", 2));

    @Test
    void a_class_is_a_tile_and_its_turns() {
        assertThat(classes.count()).isEqualTo(12);
        assertThat(classes.tile(6)).isEqualTo("B");
        assertThat(classes.turns(6)).isEqualTo(2);
    }

    @Test
    void turns_that_the_rules_cannot_tell_apart_are_one() {
        assertThat(classes.canonical(3)).isZero();
        assertThat(classes.canonical(7)).isEqualTo(5);
        assertThat(classes.canonical(11)).isEqualTo(11);
    }

    @Test
    void turning_goes_around() {
        assertThat(TileClasses.turned(11, 1)).isEqualTo(8);
        assertThat(TileClasses.turned(8, -1)).isEqualTo(11);
    }
}
