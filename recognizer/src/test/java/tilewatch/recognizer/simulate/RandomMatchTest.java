package tilewatch.recognizer.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;

class RandomMatchTest {
    private static final Setup SETUP = new Setup("carcassonne", List.of("red", "yellow"), Map.of());

    @Test
    void every_turn_is_legal_and_nearly_all_tiles_are_laid() {
        var match = RandomMatch.play(SETUP, 5);

        assertThat(match.turns()).allMatch(turn -> turn.verdict().legal());
        assertThat(match.turns()).hasSizeGreaterThan(65);
    }

    @Test
    void a_seed_decides_the_match() {
        assertThat(RandomMatch.play(SETUP, 5).log())
                .isEqualTo(RandomMatch.play(SETUP, 5).log());
        assertThat(RandomMatch.play(SETUP, 5).log())
                .isNotEqualTo(RandomMatch.play(SETUP, 6).log());
    }
}
