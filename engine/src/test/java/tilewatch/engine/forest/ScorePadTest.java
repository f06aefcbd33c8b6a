package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.board.Pos;

/** Сбор урожая: the four lines of the pad, ties, and the game of two. */
class ScorePadTest {

    private static List<Integer> pad(String picture, Clan... clans) {
        return ScorePad.of(Drawn.forest(picture), 0, List.of(clans)).lines().stream()
                .map(ScoreLine::points)
                .toList();
    }

    @Test
    void a_full_pad() {
        ScorePad pad = ScorePad.of(Drawn.forest("""
                        fox1   fox4  toad1  .
                        lizard2 T0   fox2   fox1
                        bear   T1    fox3   rabbit2
                        .      fox1  __     fox2
                        """), 0, List.of(Clan.FOX));
        assertThat(pad.lines())
                .extracting(ScoreLine::feature, ScoreLine::expression, ScoreLine::points)
                .containsExactly(
                        tuple("clan", "7 fox cells x 1", 7),
                        tuple("chain", "3 fox cells in the longest chain x 2", 6),
                        tuple("tower-own", "4 own cells by the tower x 2", 8),
                        tuple("tower-others", "2 other clans' cells by the tower x 1", 2));
        assertThat(pad.total()).isEqualTo(23);
        assertThat(pad.lines().get(1).cells()).containsExactlyInAnyOrder(new Pos(2, 1), new Pos(3, 1), new Pos(2, 2));
    }

    @Test
    void a_cell_counts_one_however_many_animals_it_shows() {
        assertThat(pad("fox4 toad1 fox1", Clan.FOX)).containsExactly(2, 2, 0, 0);
    }

    @Test
    void a_chain_goes_by_sides_and_not_by_corners() {
        assertThat(pad("""
                                fox1  toad1 fox1
                                toad1 fox1  toad1
                                """, Clan.FOX)).containsExactly(3, 2, 0, 0);
        assertThat(pad("""
                                fox1 fox1 fox1
                                fox1 .    fox1
                                """, Clan.FOX)).containsExactly(5, 10, 0, 0);
    }

    @Test
    void a_tower_counts_the_cells_at_its_corners_too() {
        assertThat(pad("""
                                fox1 .  toad1
                                .    T0 .
                                toad1 . fox1
                                """, Clan.FOX)).containsExactly(2, 2, 4, 2);
    }

    @Test
    void a_bear_gives_nothing_to_anybody() {
        assertThat(pad("""
                                bear bear bear
                                bear T0   bear
                                """, Clan.FOX)).containsExactly(0, 0, 0, 0);
    }

    @Test
    void a_cell_under_a_tower_is_not_counted() {
        assertThat(pad("fox1 T0/fox2 fox1", Clan.FOX)).containsExactly(2, 2, 4, 0);
        assertThat(pad("T0 T1/fox2", Clan.FOX)).containsExactly(0, 0, 0, 0);
    }

    @Test
    void another_players_tower_gives_me_nothing() {
        assertThat(pad("fox1 T1 toad1", Clan.FOX)).containsExactly(1, 2, 0, 0);
    }

    @Test
    void with_two_players_both_clans_add_up_and_each_tower_counts_for_both() {
        // Правила для двух игроков: each tower 2 a neighbour of either clan, 1 a neighbour of any other.
        assertThat(pad("""
                                fox1 fox1 toad2 toad1 toad1
                                T0   bear .     T0    rabbit3
                                """, Clan.FOX, Clan.TOAD)).containsExactly(5, 2 * 2 + 3 * 2, 2 * 2 + 3 * 2, 1);
    }

    @Test
    void a_cell_between_two_towers_of_one_player_counts_for_each() {
        assertThat(pad("T0 fox1 T0", Clan.FOX, Clan.TOAD)).containsExactly(1, 2, 4, 0);
    }

    @Test
    void without_known_clans_there_is_no_pad() {
        ForestState state = Table.of("Ann", "Bob", "Cid").play("Bob clan fox").state();
        assertThat(Table.GAME.finalScoring(state)).hasSize(4).allMatch(line -> line.player() == 1);
        assertThat(Table.GAME.standing(state)).isEmpty();
    }

    private static List<List<Integer>> standing(String picture, Clan... clans) {
        ForestState state = Drawn.state(Drawn.setup(Map.of(), "Ann", "Bob", "Cid"), picture);
        List<List<Clan>> known = new ArrayList<>();
        List.of(clans).forEach(clan -> known.add(List.of(clan)));
        return Table.GAME.standing(new ForestState(state.setup(), 0, state.forest(), state.stock(), known));
    }

    @Test
    void the_most_chestnuts_win() {
        assertThat(standing("fox1 fox1 toad1", Clan.TOAD, Clan.FOX, Clan.LIZARD))
                .containsExactly(List.of(1), List.of(0), List.of(2));
    }

    @Test
    void a_tie_is_broken_by_the_first_line_of_the_pad_that_differs() {
        // Ann: 4 toads in pairs: 4 + 4. Bob: 2 foxes in a chain and one cell by his tower twice over: 2 + 4 + 2.
        assertThat(standing("""
                                toad1 toad1 . toad1 toad1
                                .     .     . .     .
                                fox1  fox1  T1 .    .
                                """, Clan.TOAD, Clan.FOX, Clan.LIZARD)).containsExactly(List.of(0), List.of(1), List.of(2));
    }

    @Test
    void a_tie_on_the_first_line_goes_on_to_the_second() {
        // Ann 2 + 4 + 0 + 2, Bob 2 + 2 + 4 + 0.
        assertThat(standing("""
                                toad1 toad1 . . fox1 T1 fox1
                                .     .     . . .    .  .
                                rabbit1 T0 rabbit1 . . . .
                                """, Clan.FOX, Clan.TOAD, Clan.LIZARD)).containsExactly(List.of(1), List.of(0), List.of(2));
    }

    @Test
    void who_is_equal_on_every_line_shares_the_place() {
        assertThat(standing("fox1 toad1", Clan.TOAD, Clan.FOX, Clan.LIZARD)).containsExactly(List.of(0, 1), List.of(2));
    }
}
