package tilewatch.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewatch.engine.board.Pos;
import tilewatch.server.table.Command;
import tilewatch.server.table.Kitchen;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Watching;
import tilewatch.server.view.Snapshot;

/** What becomes of what the camera sees, situation by situation, with drawn boards. */
class LiveTableTest {
    private static final Drawn START = Drawn.table("D^*");
    private static final Drawn CLOISTER = Drawn.table("""
            D^*
            B^
            """);
    private static final Pos SOUTH = new Pos(0, 1);

    private Kitchen kitchen = atNoTable();
    private LiveTable live = notWatching();

    @SuppressWarnings("NullAway") // set before each test
    private static Kitchen atNoTable() {
        return null;
    }

    @SuppressWarnings("NullAway") // set before each test
    private static LiveTable notWatching() {
        return null;
    }

    @BeforeEach
    void sit_down(@TempDir Path folder) {
        kitchen = Kitchen.at(folder.resolve("tilewatch.db").toString());
        kitchen.order(Kitchen.START);
        live = new LiveTable(kitchen.table, new LiveTable.Settings(2, 3));
    }

    @AfterEach
    void leave() {
        kitchen.close();
    }

    @Test
    void a_table_like_the_log_is_just_watched() {
        see(START, 3);

        assertThat(sight()).isEqualTo(new Sight(Watching.WATCHING, List.of(), List.of(), List.of()));
    }

    @Test
    void a_new_tile_is_proposed_at_first_and_a_turn_once_it_is_steady() {
        see(CLOISTER, 1);
        assertThat(sight().watching()).isEqualTo(Watching.SETTLING);
        assertThat(sight().choices()).extracting(Sight.Choice::label).containsExactly("B^ 0,1");
        assertThat(moves()).isEmpty();

        see(CLOISTER, 1);
        assertThat(sight().watching()).isEqualTo(Watching.COMMITTED);
        assertThat(moves()).containsExactly("B^ 0,1");
        see(CLOISTER, 1);
        assertThat(sight().watching()).isEqualTo(Watching.WATCHING);
    }

    @Test
    void a_figure_on_the_new_tile_is_part_of_the_turn() {
        see(CLOISTER.with(0, SOUTH, 0.5, 0.5, "monastery"), 2);

        assertThat(moves()).containsExactly("B^ 0,1 meeple m1");
    }

    @Test
    void where_a_figure_stands_tells_which_of_two_like_segments_it_claims() {
        Drawn road = Drawn.table("D^* U^");
        see(road.with(0, new Pos(1, 0), 0.5, 0.9, "field"), 2);

        assertThat(moves()).containsExactly("U^ 1,0 meeple f2");
    }

    @Test
    void which_area_is_claimed_is_asked_when_unsure() {
        Drawn crossing = Drawn.table("D^* X^");
        see(crossing.with(0, new Pos(1, 0), 0.5, 0.5, "road"), 3);

        assertThat(sight().watching()).isEqualTo(Watching.PROPOSED);
        assertThat(sight().choices()).hasSizeGreaterThan(3).allMatch(it -> it.label()
                .contains("meeple r"));
        assertThat(moves()).isEmpty();
        kitchen.order(sight().choices().get(1).commands().get(0));
        assertThat(moves()).hasSize(1);
    }

    @Test
    void an_unsure_tile_is_asked_about_with_the_likeliest_first() {
        see(Drawn.table("""
                D^*
                E?
                """), 3);

        assertThat(sight().watching()).isEqualTo(Watching.PROPOSED);
        assertThat(sight().choices()).extracting(Sight.Choice::label).containsExactly("E^ 0,1", "B^ 0,1");
        kitchen.order(sight().choices().get(1).commands().get(0));
        see(CLOISTER, 1);
        assertThat(moves()).containsExactly("B^ 0,1");
        assertThat(sight().choices()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"HAND_IN_VIEW", "SETTLING", "CAMERA_MOVED", "NO_CAMERA"})
    void nothing_is_decided_while_the_view_is_not_calm(Watching watching) {
        see(CLOISTER, 1);
        for (int i = 0; i < 5; i++) {
            live.see(new Seen(watching, CLOISTER.tiles(), List.of()));
        }
        assertThat(sight().watching()).isEqualTo(watching);
        see(CLOISTER, 1);
        assertThat(moves()).isEmpty();
    }

    @Test
    void an_illegal_tile_is_announced_and_taken_back_by_taking_it_off() {
        Drawn wrong = Drawn.table("""
                B^
                D^*
                """);
        see(wrong, 2);
        assertThat(sight().watching()).isEqualTo(Watching.CONFLICT);
        assertThat(kitchen.match().pending()).isNotNull();
        see(wrong, 5);
        assertThat(kitchen.match().pending()).isNotNull();

        see(START, 2);
        assertThat(kitchen.match().pending()).isNull();
        assertThat(moves()).isEmpty();
    }

    @Test
    void an_illegal_tile_that_is_laid_elsewhere_becomes_that_turn() {
        see(Drawn.table("""
                B^
                D^*
                """), 2);
        see(CLOISTER, 2);

        assertThat(kitchen.match().pending()).isNull();
        assertThat(moves()).containsExactly("B^ 0,1");
    }

    @Test
    void an_illegal_tile_can_be_let_lie_and_play_goes_on() {
        Drawn wrong = Drawn.table("""
                B^
                D^*
                """);
        see(wrong, 2);
        kitchen.order(new Command.Allow());
        see(wrong, 3);
        assertThat(sight().differences()).isEmpty();
        see(Drawn.table("""
                B^  .
                D^* V^
                """), 2);
        assertThat(moves()).containsExactly("B^ 0,-1", "V^ 1,0");
    }

    @Test
    void a_figure_put_down_late_puts_its_turn_right() {
        see(CLOISTER, 2);
        see(CLOISTER.with(0, SOUTH, 0.5, 0.5, "monastery"), 2);
        assertThat(moves()).containsExactly("B^ 0,1 meeple m1");
    }

    @Test
    void a_figure_put_down_a_whole_turn_late_puts_its_turn_right_too() {
        see(CLOISTER, 2);
        Drawn next = Drawn.table("""
                D^* V^
                B^  .
                """);
        see(next, 2);
        see(next.with(0, SOUTH, 0.5, 0.5, "monastery"), 2);

        assertThat(moves()).containsExactly("B^ 0,1 meeple m1", "V^ 1,0");
        assertThat(kitchen.match().turns()).allMatch(Snapshot.Turn::legal);
    }

    @Test
    void a_figure_taken_off_is_a_difference_that_people_settle() {
        see(CLOISTER.with(0, SOUTH, 0.5, 0.5, "monastery"), 2);
        see(CLOISTER, 2);
        assertThat(sight().differences()).isEmpty();
        see(CLOISTER, 1);
        assertThat(sight().watching()).isEqualTo(Watching.CONFLICT);
        assertThat(sight().differences()).extracting(Sight.Difference::kind).containsExactly("figure-removed");
        assertThat(moves()).containsExactly("B^ 0,1 meeple m1");

        tableIsRight();
        assertThat(moves()).containsExactly("B^ 0,1");
    }

    @Test
    void a_scored_figure_that_still_stands_is_its_owners_reminder_said_once() {
        Drawn city = Drawn.table("""
                Ev
                D^*
                """).with(0, new Pos(0, -1), 0.5, 0.95, "city");
        see(city, 2);
        assertThat(kitchen.match().players().get(0).score()).isEqualTo(4);
        see(city, 3);

        assertThat(sight().reminders()).singleElement().satisfies(reminder -> {
            assertThat(reminder.kind()).isEqualTo("figure-still-stands");
            assertThat(reminder.player()).isZero();
        });
        assertThat(sight().differences()).isEmpty();
        see(Drawn.table("""
                Ev
                D^*
                """), 4);
        assertThat(sight().reminders()).isEmpty();
        see(city, 5);
        assertThat(sight().reminders()).isEmpty();
    }

    @Test
    void a_figure_beside_the_tile_just_laid_is_a_reminder_and_nothing_more() {
        see(CLOISTER, 2);
        see(CLOISTER.with(0, new Pos(0, 0), 0.5, 0.9, "field"), 4);

        assertThat(sight().reminders()).extracting(Sight.Reminder::kind).containsExactly("figure-beside");
        assertThat(sight().differences()).isEmpty();
        assertThat(moves()).containsExactly("B^ 0,1");
    }

    @Test
    void a_moved_tile_is_a_difference_and_one_tap_corrects_the_turn() {
        see(CLOISTER, 2);
        Drawn moved = Drawn.table("""
                D^* V^
                .   B^
                """);
        kitchen.play("V^ 1,0");
        see(Drawn.table("""
                D^* V^
                B^  .
                """), 2);
        see(moved, 2);
        assertThat(sight().differences()).isEmpty();
        see(moved, 1);
        assertThat(sight().differences()).extracting(Sight.Difference::kind).containsExactly("tile-moved");
        assertThat(moves()).containsExactly("B^ 0,1", "V^ 1,0");
        tableIsRight();
        assertThat(moves()).containsExactly("B^ 1,1", "V^ 1,0");
    }

    @Test
    void a_removed_tile_is_a_difference_and_the_log_can_be_right() {
        see(CLOISTER, 2);
        see(START, 3);
        assertThat(sight().differences()).extracting(Sight.Difference::kind).containsExactly("tile-removed");

        String id = sight().differences().get(0).id();
        assertThat(kitchen.order(new Command.Dismiss(id)).ok()).isTrue();
        see(START, 5);
        assertThat(sight().differences()).isEmpty();
        assertThat(moves()).containsExactly("B^ 0,1");
    }

    @Test
    void a_removed_tile_is_undone_when_the_table_is_right() {
        see(CLOISTER, 2);
        see(START, 3);
        tableIsRight();
        assertThat(moves()).isEmpty();
    }

    @Test
    void a_tile_that_turns_out_to_be_another_is_a_difference() {
        kitchen.play("B^ 0,1");
        see(Drawn.table("""
                D^*
                A^
                """), 3);
        assertThat(sight().differences()).extracting(Sight.Difference::kind).containsExactly("tile-changed");
        tableIsRight();
        assertThat(moves()).containsExactly("A^ 0,1");
    }

    @Test
    void a_tile_that_looks_the_same_either_way_is_no_difference() {
        kitchen.play("U^ 1,0");
        see(Drawn.table("D^* Uv"), 4);
        assertThat(sight().watching()).isEqualTo(Watching.WATCHING);
    }

    @Test
    void of_two_tiles_at_once_the_only_legal_order_is_taken() {
        // V beyond B touches nothing else, so B came first.
        see(Drawn.table("""
                D^*
                B^
                V^
                """), 2);
        assertThat(moves()).containsExactly("B^ 0,1", "V^ 0,2");
    }

    @Test
    void of_two_tiles_at_once_the_order_is_asked_when_both_are_legal() {
        see(Drawn.table("""
                D^* V^
                B^  .
                """), 3);
        assertThat(moves()).isEmpty();
        assertThat(sight().choices())
                .extracting(Sight.Choice::label)
                .containsExactlyInAnyOrder("V^ 1,0, then B^ 0,1", "B^ 0,1, then V^ 1,0");
        sight().choices().get(1).commands().forEach(kitchen::order);
        assertThat(moves()).hasSize(2);
    }

    @Test
    void more_tiles_than_two_at_once_are_left_to_people() {
        Drawn many = Drawn.table("""
                Ev  .
                D^* V^
                B^  .
                """);
        see(many, 3);
        assertThat(sight().differences()).extracting(Sight.Difference::kind).containsExactly("tiles-added");
        assertThat(moves()).isEmpty();
    }

    @Test
    void a_skipped_turn_is_asked_about_and_the_one_passed_over_is_told() {
        see(CLOISTER.with(1, SOUTH, 0.5, 0.5, "monastery"), 2);

        assertThat(kitchen.match().pending()).isNotNull();
        assertThat(sight().reminders()).singleElement().satisfies(reminder -> {
            assertThat(reminder.kind()).isEqualTo("turn-skipped");
            assertThat(reminder.player()).isZero();
        });
        kitchen.order(new Command.Allow());
        assertThat(kitchen.match().turns().get(0).player()).isEqualTo(1);
    }

    @Test
    void a_tile_laid_while_a_hand_covers_another_is_a_turn_all_the_same() {
        see(CLOISTER, 2);
        see(Drawn.table("""
                D^* V^
                .   .
                """), 2);
        assertThat(moves()).containsExactly("B^ 0,1", "V^ 1,0");
        see(Drawn.table("""
                D^* V^
                B^  .
                """), 4);
        assertThat(sight().watching()).isEqualTo(Watching.WATCHING);
    }

    @Test
    void what_cannot_be_read_is_asked_to_be_laid_straight() {
        Drawn crooked = Drawn.table("""
                D^*
                ?
                """);
        see(crooked, 4);
        assertThat(sight().reminders()).extracting(Sight.Reminder::kind).containsExactly("tile-unclear");
        assertThat(moves()).isEmpty();
    }

    @Test
    void a_turn_played_by_hand_in_the_same_moment_is_not_played_twice() {
        see(CLOISTER, 1);
        kitchen.play("B^ 0,1");
        see(CLOISTER, 3);
        assertThat(moves()).containsExactly("B^ 0,1");
        assertThat(kitchen.match().pending()).isNull();
    }

    @Test
    void a_paused_match_is_left_alone() {
        kitchen.order(new Command.SetStatus(tilewatch.server.table.Status.PAUSED));
        see(CLOISTER, 4);
        assertThat(moves()).isEmpty();
    }

    private void see(Drawn drawn, int times) {
        for (int i = 0; i < times; i++) {
            live.see(drawn.seen());
        }
    }

    private void tableIsRight() {
        sight().differences().get(0).tableIsRight().forEach(command -> assertThat(
                        kitchen.order(command).error())
                .isNull());
    }

    /** What phones are shown, once the table's thread has caught up. */
    private Sight sight() {
        kitchen.order(new Command.Draw(""));
        return kitchen.snapshot().camera();
    }

    private List<String> moves() {
        return kitchen.match().turns().stream().map(Snapshot.Turn::move).toList();
    }
}
