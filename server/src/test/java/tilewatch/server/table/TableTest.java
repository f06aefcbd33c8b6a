package tilewatch.server.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.shelf.Showing;
import tilewatch.server.view.Snapshot;
import tilewatch.server.view.Views;

/** Playing by hand, without any camera. The start tile D lies at 0,0: city north, road east to west. */
class TableTest {
    @TempDir
    private Path folder;

    private Kitchen kitchen = atNoTable();

    @SuppressWarnings("NullAway") // set before each test
    private static Kitchen atNoTable() {
        return null;
    }

    @BeforeEach
    void sit_down() {
        kitchen = Kitchen.in(folder);
        assertThat(kitchen.order(Kitchen.START).error()).isNull();
    }

    @AfterEach
    void leave() {
        kitchen.close();
    }

    @Test
    void a_match_shows_who_plays_what_and_by_which_rules() {
        Snapshot.MatchView match = kitchen.match();

        assertThat(match.game()).isEqualTo("carcassonne");
        assertThat(match.options()).containsEntry("fields", "on");
        assertThat(match.players()).extracting(Snapshot.PlayerView::name).containsExactly("Ann", "Борис");
        assertThat(match.players()).extracting(Snapshot.PlayerView::colour).containsExactly("red", "blue");
        assertThat(match.players().get(0).supply()).isEqualTo(Map.of("meeple", 7));
        assertThat(match.board().tiles()).containsExactly(new Showing.Tile(0, 0, "D", "base-72-classic", 0));
        assertThat(match.toMove()).isZero();
    }

    @Test
    void a_city_of_two_tiles_is_scored_with_its_cells() {
        // E lies upside down north of the start tile and closes its city.
        assertThat(kitchen.play("Ev 0,-1 meeple c1").ok()).isTrue();

        Snapshot.MatchView match = kitchen.match();
        assertThat(match.players().get(0).score()).isEqualTo(4);
        assertThat(match.toMove()).isEqualTo(1);
        assertThat(match.lines()).singleElement().satisfies(line -> {
            assertThat(line.player()).isZero();
            assertThat(line.feature()).isEqualTo("city");
            assertThat(line.points()).isEqualTo(4);
            assertThat(line.turn()).isZero();
            assertThat(line.cells()).containsExactly(new Showing.Square(0, -1), new Showing.Square(0, 0));
        });
        assertThat(match.turns()).singleElement().satisfies(turn -> assertThat(turn.points())
                .isEqualTo(4));
    }

    @Test
    void an_illegal_tile_is_announced_with_every_reason_and_waits() {
        assertThat(kitchen.play("B^ 0,-1").ok()).isTrue();

        Snapshot.MatchView match = kitchen.match();
        assertThat(match.pending()).isNotNull();
        assertThat(match.pending().canLie()).isTrue();
        assertThat(match.pending().violations()).singleElement().satisfies(breach -> {
            assertThat(breach.rule()).isEqualTo("edges-match");
            assertThat(breach.cells()).containsExactly(new Showing.Square(0, -1), new Showing.Square(0, 0));
            assertThat(breach.text()).contains("field meets city");
        });
        assertThat(match.board().tiles()).hasSize(1);
        assertThat(match.toMove()).isZero();
    }

    @Test
    void an_illegal_tile_that_is_let_lie_is_part_of_the_match() {
        kitchen.play("B^ 0,-1");
        assertThat(kitchen.order(new Command.Allow()).ok()).isTrue();

        Snapshot.MatchView match = kitchen.match();
        assertThat(match.pending()).isNull();
        assertThat(match.board().tiles()).hasSize(2);
        assertThat(match.turns()).singleElement().satisfies(turn -> assertThat(turn.legal())
                .isFalse());
        assertThat(kitchen.play("V^ 1,0").ok()).isTrue();
        assertThat(kitchen.match().pending()).isNull();
    }

    @Test
    void an_illegal_tile_can_be_taken_back_or_simply_be_laid_elsewhere() {
        kitchen.play("B^ 0,-1");
        assertThat(kitchen.order(new Command.TakeBack()).ok()).isTrue();
        assertThat(kitchen.match().pending()).isNull();

        kitchen.play("B^ 0,-1");
        assertThat(kitchen.play("B^ 0,1").ok()).isTrue();
        assertThat(kitchen.match().pending()).isNull();
        assertThat(kitchen.match().turns()).hasSize(1);
    }

    @Test
    void nonsense_cannot_be_let_lie() {
        kitchen.play("B^ 0,0");

        assertThat(requireNonNull(kitchen.match().pending()).canLie()).isFalse();
        assertThat(kitchen.order(new Command.Allow()).error()).contains("a tile already lies at (0,0)");
    }

    @Test
    void the_wrong_player_is_told_whose_turn_it_is() {
        kitchen.order(new Command.Play(1, "B^ 0,1"));

        assertThat(requireNonNull(kitchen.match().pending()).violations())
                .extracting(Snapshot.Breach::rule)
                .containsExactly("turn-order");
    }

    @Test
    void an_earlier_turn_is_corrected_and_everything_after_it_judged_anew() {
        kitchen.play("Ev 0,-1");
        kitchen.play("B^ 0,1 meeple m1");
        assertThat(kitchen.order(new Command.Correct(0, null, "Ev 0,-1 meeple c1"))
                        .ok())
                .isTrue();

        Snapshot.MatchView match = kitchen.match();
        assertThat(match.players().get(0).score()).isEqualTo(4);
        assertThat(match.turns().get(0).corrected()).isTrue();
        assertThat(match.turns()).hasSize(2);
        assertThat(Views.incidents(kitchen.table.state().current(), -1))
                .containsExactly("turn 1 was Ev 0,-1, is Ev 0,-1 meeple c1");
    }

    @Test
    void a_turn_nobody_noticed_is_added_and_one_that_never_was_is_removed() {
        kitchen.play("Ev 0,-1");
        kitchen.play("B^ 0,1");
        assertThat(kitchen.order(new Command.Insert(1, 1, "V^ -1,0")).error()).isNull();
        assertThat(kitchen.match().turns())
                .extracting(Snapshot.Turn::move)
                .containsExactly("Ev 0,-1", "V^ -1,0", "B^ 0,1");
        assertThat(kitchen.match().turns().get(2).violations())
                .extracting(Snapshot.Breach::rule)
                .containsExactly("turn-order");

        assertThat(kitchen.order(new Command.Delete(1)).error()).isNull();
        assertThat(kitchen.match().turns()).extracting(Snapshot.Turn::move).containsExactly("Ev 0,-1", "B^ 0,1");
        assertThat(kitchen.match().turns()).allMatch(Snapshot.Turn::legal);
    }

    @Test
    void pausing_finishing_and_abandoning_stop_play_and_a_rematch_has_the_same_players() {
        assertThat(kitchen.order(new Command.SetStatus(Status.PAUSED)).ok()).isTrue();
        assertThat(kitchen.play("B^ 0,1").error()).contains("paused");
        assertThat(kitchen.order(new Command.Rematch()).error()).contains("under way");
        kitchen.order(new Command.SetStatus(Status.PLAYING));
        assertThat(kitchen.play("B^ 0,1").ok()).isTrue();
        kitchen.order(new Command.SetStatus(Status.FINISHED));
        assertThat(kitchen.play("V^ 1,0").error()).contains("finished");
        assertThat(kitchen.order(new Command.Rematch()).ok()).isTrue();
        assertThat(kitchen.match().number()).isEqualTo(2);
        assertThat(kitchen.match().turns()).isEmpty();
        assertThat(kitchen.match().players().get(1).name()).isEqualTo("Борис");
        kitchen.order(new Command.SetStatus(Status.ABANDONED));
        assertThat(kitchen.order(new Command.SetStatus(Status.PLAYING)).error()).contains("abandoned");
        assertThat(kitchen.table.match(1).orElseThrow().status()).isEqualTo(Status.FINISHED);
        assertThat(kitchen.table.match(3)).isEmpty();
    }

    @Test
    void hints_tell_as_much_as_the_table_wants() {
        kitchen.order(new Command.Draw("E"));
        Snapshot.MatchView family = kitchen.match();
        assertThat(requireNonNull(family.hand()).places().get(0))
                .satisfies(place -> assertThat(List.of(place.x(), place.y(), place.turn(), place.best()))
                        .containsExactly(0, -1, 2, 4));
        assertThat(family.players().get(0).projected()).isZero();

        kitchen.order(new Command.SetHints(Hints.STANDARD));
        Snapshot.MatchView standard = kitchen.match();
        assertThat(requireNonNull(standard.hand()).places())
                .hasSameSizeAs(requireNonNull(family.hand()).places())
                .allMatch(p -> p.best() == 0);
        assertThat(standard.players().get(0).projected()).isNull();
        assertThat(standard.remaining()).contains(new Showing.Left("D", "base-72-classic", 3, true));

        kitchen.order(new Command.SetHints(Hints.PURIST));
        Snapshot.MatchView purist = kitchen.match();
        assertThat(purist.hand()).isNull();
        assertThat(purist.remaining()).isNull();
        assertThat(purist.finalLines()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "B", "B^", "B^ 0", "B^ 9999,0", "Ω^ 0,1", "B^ 0,1 meeple c9", "B^ 0,1 dance", "^ 0,1"})
    void a_move_that_cannot_be_read_is_refused_and_changes_nothing(String move) {
        Snapshot before = kitchen.snapshot();

        assertThat(kitchen.play(move).error()).isNotBlank();
        assertThat(kitchen.order(new Command.Correct(0, 0, move)).error()).isNotBlank();
        assertThat(kitchen.snapshot()).isEqualTo(before);
    }

    @Test
    void a_match_that_cannot_be_started_is_refused_with_the_reason() {
        kitchen.order(new Command.SetStatus(Status.FINISHED));

        assertThat(start("chess", List.of("A"), Map.of())).contains("Unknown game 'chess'");
        assertThat(start("carcassonne", List.of("A", "A"), Map.of())).contains("same name");
        assertThat(start("carcassonne", List.of("A"), Map.of("fields", "maybe")))
                .contains("'maybe'");
        assertThat(kitchen.match().number()).isEqualTo(1);
    }

    @Test
    void the_same_order_twice_is_carried_out_once() {
        Reply first = kitchen.order("tap", new Command.Play(null, "B^ 0,1"));
        Reply second = kitchen.order("tap", new Command.Play(null, "B^ 0,1"));

        assertThat(second).isEqualTo(first);
        assertThat(kitchen.match().turns()).hasSize(1);
    }

    @Test
    void a_random_match_survives_restarts_and_undo_restores_what_was() {
        SplittableRandom dice = new SplittableRandom(7);
        List<Snapshot.MatchView> before = new ArrayList<>();
        while (!kitchen.match().over()) {
            before.add(kitchen.match());
            assertThat(kitchen.play(kitchen.anyMove(dice)).error()).isNull();
            if (dice.nextInt(12) == 0) {
                Snapshot.MatchView live = kitchen.match();
                long seq = kitchen.snapshot().seq();
                kitchen.close();
                kitchen = Kitchen.in(folder);
                assertThat(kitchen.match()).isEqualTo(live);
                assertThat(kitchen.snapshot().seq()).isEqualTo(seq);
            }
        }
        assertThat(before).hasSize(71);
        assertThat(kitchen.match().players()).allSatisfy(player -> {
            int lines = kitchen.match().lines().stream()
                    .filter(line -> line.player() == player.index())
                    .mapToInt(Snapshot.Line::points)
                    .sum();
            int ending = requireNonNull(kitchen.match().finalLines()).stream()
                    .filter(line -> line.player() == player.index())
                    .mapToInt(Snapshot.Line::points)
                    .sum();
            assertThat(player.score()).isEqualTo(lines);
            assertThat(player.projected()).isEqualTo(lines + ending);
        });
        for (int turn = before.size() - 1; turn >= 0; turn--) {
            kitchen.order(new Command.Undo());
            assertThat(kitchen.match()).isEqualTo(before.get(turn));
        }
        assertThat(kitchen.order(new Command.Undo()).error()).contains("no turn to undo");
    }

    private String start(String game, List<String> players, Map<String, String> options) {
        return String.valueOf(kitchen.order(new Command.Start(game, players, null, options, null))
                .error());
    }
}
