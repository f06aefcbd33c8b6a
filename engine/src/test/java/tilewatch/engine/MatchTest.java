package tilewatch.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;

class MatchTest {

    private final Carcassonne game = new Carcassonne();
    private final Match<CarcassonneState, CarcassonneMove> start =
            Match.start(game, new Setup("carcassonne", List.of("Ann", "Bob"), Map.of()));

    private static Match<CarcassonneState, CarcassonneMove> play(
            Match<CarcassonneState, CarcassonneMove> match, String text) {
        CarcassonneState state = match.state();
        return match.play(match.game().notation().parse(state, state.toMove(), text))
                .orElseThrow();
    }

    @Test
    void a_move_that_breaks_a_rule_is_logged_as_overruled() {
        var match = play(play(start, "U^ 1,0"), "E> 2,0");
        assertThat(match.log().get(0)).isInstanceOf(LogEntry.Played.class);
        assertThat(match.log().get(1)).isInstanceOf(LogEntry.Overruled.class);
    }

    @Test
    void a_move_that_makes_no_sense_is_not_played() {
        CarcassonneMove onTop = game.notation().parse(start.state(), 0, "U^ 0,0");
        assertThat(start.play(onTop)).isEmpty();
        assertThat(start.judge(onTop).violations()).extracting(Violation::rule).containsExactly("square-empty");
    }

    @Test
    void a_turn_that_loses_its_sense_by_a_correction_is_kept_and_skipped() {
        var match = play(play(start, "U^ 1,0"), "U^ 2,0");
        CarcassonneMove moved = game.notation().parse(start.state(), 0, "U^ 2,0");
        var corrected = match.correct(0, moved);
        assertThat(corrected.turns()).hasSize(2);
        assertThat(corrected.turns().get(1).verdict().next()).isEmpty();
        assertThat(corrected.state().landscape().grid().size()).isEqualTo(2);
        // Undoing the correction is a correction too; nothing was lost.
        assertThat(corrected.correct(0, match.turns().get(0).move()).state()).isEqualTo(match.state());
    }

    @Test
    void there_is_nothing_to_undo_or_correct_before_the_first_turn() {
        assertThatThrownBy(start::undo).hasMessageContaining("no turn -1");
        CarcassonneMove move = game.notation().parse(start.state(), 0, "U^ 1,0");
        assertThatThrownBy(() -> start.correct(3, move)).hasMessageContaining("no turn 3");
    }

    @Test
    void a_set_up_that_cannot_be_is_refused_by_name() {
        assertThatThrownBy(() -> game.start(new Setup("carcassonne", List.of("A"), Map.of("fields", "maybe"))))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("maybe");
        assertThatThrownBy(() -> game.start(new Setup("carcassonne", List.of("A"), Map.of("dragon", "on"))))
                .hasMessageContaining("dragon");
        assertThatThrownBy(() -> new Setup("carcassonne", List.of("A", "A"), Map.of()))
                .hasMessageContaining("same name");
        assertThatThrownBy(() -> new Setup("carcassonne", List.of("A: B"), Map.of()))
                .hasMessageContaining("A: B");
        assertThatThrownBy(() -> game.start(new Setup("carcassonne", List.of("A", "B", "C", "D", "E", "F"), Map.of())))
                .hasMessageContaining("6");
    }
}
