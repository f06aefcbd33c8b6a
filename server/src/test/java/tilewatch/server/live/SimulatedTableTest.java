package tilewatch.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.live.SimulatedTable.Show;

class SimulatedTableTest {
    @Test
    void speed_and_difficulty_can_be_left_out() {
        assertThat(Show.parse("8")).contains(new Show(8, 1, .2));
        assertThat(Show.parse("8,2.5")).contains(new Show(8, 2.5, .2));
        assertThat(Show.parse("8,10,.75")).contains(new Show(8, 10, .75));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "eight", "8,", "8,0", "8,-1", "8,1,2", "8,1,.5,1", "1234567890"})
    void what_cannot_be_shown_is_refused_by_name(String show) {
        CameraSetup setup = new CameraSetup("simulated:" + show, null);
        assertThatThrownBy(setup::checked).hasMessageContaining("'simulated:" + show + "'");
    }
}
