package tilewatch.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.SharedFolder;
import tilewatch.server.table.Command;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Kitchen;
import tilewatch.server.table.Sight;
import tilewatch.server.table.Watching;
import tilewatch.server.view.Snapshot;

/**
 * A real game of two untidy people, as a perfect camera would see it: figures are put down and taken off late, and one is
 * forgotten for nine turns.
 */
class PhotographedGameTest {
    @Test
    void the_log_has_the_turns_and_scores_that_were_played(@TempDir Path home) throws Exception {
        PhotographedGame game = PhotographedGame.read(SharedFolder.get("photos/webcam-game"));
        Set<String> reminded = new HashSet<>();

        try (Kitchen kitchen = Kitchen.at(home.resolve("tilewatch.db").toString())) {
            kitchen.order(new Command.Start(
                    "carcassonne", List.of("Red", "Yellow"), List.of("red", "yellow"), Map.of(), Hints.FAMILY));
            LiveTable live = new LiveTable(kitchen.table, LiveTable.Settings.STILLS);
            for (int frame = 0; frame < 40; frame++) {
                live.see(game.view(frame));
                answer(kitchen);
                kitchen.snapshot().camera().reminders().forEach(it -> reminded.add(it.kind() + " " + it.player()));
            }

            assertThat(kitchen.match().turns().stream()
                            .map(turn -> turn.player() + " " + PhotographedGame.withFeature(turn.move()))
                            .toList())
                    .isEqualTo(game.turns());
            assertThat(kitchen.match().players())
                    .extracting(Snapshot.PlayerView::score)
                    .containsExactly(38, 32);
            assertThat(PhotographedGame.scores(kitchen.match().lines())).isEqualTo(game.scores());
            assertThat(reminded).contains("figure-still-stands 0");
        }
    }

    /** Taps the first answer to a question about what a figure claims, as people at the table would. */
    private static void answer(Kitchen kitchen) {
        kitchen.order(new Command.Draw(""));
        Sight sight = kitchen.snapshot().camera();
        if (sight.watching() == Watching.PROPOSED) {
            sight.choices().get(0).commands().forEach(kitchen::order);
        }
    }
}
