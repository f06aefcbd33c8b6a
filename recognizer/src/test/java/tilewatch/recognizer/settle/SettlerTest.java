package tilewatch.recognizer.settle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewatch.recognizer.identify.TileClasses;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Sighting;
import tilewatch.recognizer.lattice.Sightings;

class SettlerTest {
    private static final Cell HERE = new Cell(0, 0);
    private static final Cell THERE = new Cell(0, 1);

    private final TileClasses classes = new TileClasses(List.of("A", "B"), Map.of("B", 2));
    private final Settler settler = new Settler(classes, Map.of("A", 1), Settler.Settings.standard());

    /** A look that favours a class over all others by so many units of the discriminant. */
    private static Sighting favouring(int index, float lead) {
        float[] scores = new float[8];
        scores[index] = lead;
        return Sightings.of(scores);
    }

    private TileReading see(Sighting sighting, Set<Cell> covered) {
        settler.add(Map.of(HERE, sighting), covered);
        return settler.readings().get(0);
    }

    private TileReading see(Sighting sighting) {
        return see(sighting, Set.of());
    }

    @Test
    void one_look_proposes_and_agreement_commits() {
        assertThat(see(favouring(1, 300)).state()).isEqualTo(TileReading.State.PROPOSED);
        TileReading second = see(favouring(1, 300));
        assertThat(second.state()).isEqualTo(TileReading.State.COMMITTED);
        assertThat(second.tile()).isEqualTo("A");
        assertThat(second.turns()).isEqualTo(1);
        assertThat(second.probability()).isGreaterThan(.99);
    }

    @Test
    void the_same_look_handed_in_twice_counts_once() {
        Sighting look = favouring(1, 300);
        see(look);
        assertThat(see(look).state()).isEqualTo(TileReading.State.PROPOSED);
    }

    @Test
    void a_committed_reading_opens_again_when_looks_disagree() {
        see(favouring(1, 300));
        see(favouring(1, 300));
        TileReading.State state = TileReading.State.COMMITTED;
        for (int i = 0; i < 3 && state == TileReading.State.COMMITTED; i++) {
            state = see(favouring(3, 300)).state();
        }
        assertThat(state).isNotEqualTo(TileReading.State.COMMITTED);
    }

    @Test
    void a_tile_taken_up_and_laid_otherwise_is_read_anew() {
        for (int i = 0; i < 6; i++) {
            see(favouring(1, 300));
        }
        settler.add(Map.of(), Set.of());

        TileReading reading = see(favouring(3, 300));

        assertThat(reading.state()).isEqualTo(TileReading.State.PROPOSED);
        assertThat(reading.turns()).isEqualTo(3);
    }

    @Test
    void a_tile_hidden_for_a_frame_stays_committed() {
        see(favouring(1, 300));
        see(favouring(1, 300));
        settler.add(Map.of(), Set.of());
        assertThat(see(favouring(1, 300)).state()).isEqualTo(TileReading.State.COMMITTED);
    }

    @Test
    void the_bare_tile_is_remembered_under_a_figure() {
        see(favouring(1, 300));
        TileReading reading = see(favouring(1, 300));
        for (int i = 0; i < 3; i++) {
            reading = see(favouring(3, 120), Set.of(HERE));
        }
        assertThat(reading.turns()).isEqualTo(1);
    }

    @Test
    void what_stays_open_is_asked_about() {
        TileReading reading = see(favouring(1, 20));
        assertThat(settler.open()).containsExactly(HERE);
        for (int i = 0; i < 7; i++) {
            reading = see(favouring(1 + i % 2, 20));
        }
        assertThat(reading.state()).isEqualTo(TileReading.State.ASKED);
        assertThat(reading.alternatives()).isNotEmpty();
        assertThat(settler.open()).isEmpty();
    }

    @Test
    void turns_that_mean_the_same_are_one_reading() {
        float[] scores = new float[8];
        scores[4] = 300;
        scores[6] = 299;
        TileReading reading = see(Sightings.of(scores));
        assertThat(reading.tile()).isEqualTo("B");
        assertThat(reading.probability()).isGreaterThan(.99);
    }

    @Test
    void a_tile_that_is_used_up_is_less_likely() {
        for (int i = 0; i < 3; i++) {
            settler.add(Map.of(HERE, favouring(0, 300), THERE, between()), Set.of());
        }
        TileReading there = settler.readings().get(1);
        assertThat(there.tile()).isEqualTo("B");
    }

    /** Hardly tells A from B. */
    private static Sighting between() {
        float[] scores = new float[8];
        scores[1] = 205;
        scores[4] = 200;
        return Sightings.of(scores);
    }

    @Test
    void colours_alone_say_that_something_lies_there_but_not_what() {
        assertThat(see(Sightings.weak(new float[8])).state()).isEqualTo(TileReading.State.UNKNOWN);
    }

    @Test
    void a_tile_that_is_only_just_there_keeps_its_reading() {
        see(favouring(1, 300));
        see(favouring(1, 300));
        for (int i = 0; i < 5; i++) {
            TileReading reading = see(Sightings.dim(favouring(3, 300).scores()));
            assertThat(reading.state()).isEqualTo(TileReading.State.COMMITTED);
            assertThat(reading.turns()).isEqualTo(1);
        }
        assertThat(settler.hidden(Map.of(HERE, Sightings.dim(new float[8])), cell -> true))
                .isZero();
    }

    @Test
    void a_tile_hidden_for_one_frame_is_not_forgotten() {
        see(favouring(1, 300));
        see(favouring(1, 300));
        assertThat(settler.hidden(Map.of(), cell -> true)).isEqualTo(1);
        assertThat(settler.hidden(Map.of(), cell -> false)).isZero();
        settler.add(Map.of(), Set.of());
        assertThat(settler.readings()).isEmpty();
        assertThat(settler.known()).containsEntry(HERE, 1);
        assertThat(see(favouring(1, 300)).state()).isEqualTo(TileReading.State.COMMITTED);
    }
}
