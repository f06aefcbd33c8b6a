package tilewatch.server.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.engine.GameState;
import tilewatch.server.report.HtmlReport;
import tilewatch.server.report.Report;
import tilewatch.server.table.Command;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Kitchen;
import tilewatch.server.table.TableMatch;
import tilewatch.server.view.Snapshot;
import tilewatch.server.view.Views;
import tilewatch.server.wire.Json;

/** Every game on the shelf is played by hand from the first turn to the report. */
class EveryGameTest {
    static Stream<String> games() {
        return Shelf.GAMES.stream().map(showing -> showing.game().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_whole_match_can_be_played_by_hand_survives_a_restart_and_is_reported(String game, @TempDir Path folder) {
        String place = folder.resolve("tilewatch.db").toString();
        SplittableRandom dice = new SplittableRandom(11);
        Snapshot.MatchView live;
        try (Kitchen kitchen = Kitchen.at(place)) {
            assertThat(kitchen.order(new Command.Start(game, List.of("Ann", "Bob"), null, Map.of(), Hints.FAMILY))
                            .error())
                    .isNull();
            for (int turn = 0; turn < 400 && !kitchen.match().over(); turn++) {
                Command.Play next = next(kitchen.table.state().current(), dice);
                if (next.move().isEmpty()) {
                    break;
                }
                assertThat(kitchen.order(next).error()).as(next.move()).isNull();
                assertThat(kitchen.match().pending()).as(next.move()).isNull();
            }
            assertThat(kitchen.match().turns()).hasSizeGreaterThan(20);
            live = kitchen.match();
            assertThat(HtmlReport.of(Report.of("Kitchen", kitchen.table.state().current())))
                    .contains("<svg");
        }
        try (Kitchen kitchen = Kitchen.at(place)) {
            assertThat(Json.text(kitchen.match())).isEqualTo(Json.text(live));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void places_of_a_piece_are_legal_turns(String game, @TempDir Path folder) {
        try (Kitchen kitchen = Kitchen.at(folder.resolve("tilewatch.db").toString())) {
            kitchen.order(new Command.Start(game, List.of("Ann", "Bob"), null, Map.of(), Hints.FAMILY));
            TableMatch<?, ?> match = kitchen.table.state().current();
            String piece = Objects.requireNonNull(kitchen.match().remaining()).stream()
                    .filter(Showing.Left::next)
                    .map(Showing.Left::tile)
                    .filter(it -> !Views.places(match, it, 0).isEmpty())
                    .findFirst()
                    .orElseThrow();
            for (Showing.Place place : Views.places(match, piece, 0)) {
                for (Showing.Choice choice : place.choices()) {
                    assertThat(kitchen.play(choice.move()).error()).isNull();
                    assertThat(kitchen.match().pending()).as(choice.move()).isNull();
                    assertThat(kitchen.match().turns()).hasSize(1);
                    kitchen.order(new Command.Undo());
                }
            }
        }
    }

    /** Some legal move; an empty one when there is none. Now and then it is not that of the player to move. */
    private static <S extends GameState, M> Command.Play next(TableMatch<S, M> match, SplittableRandom dice) {
        List<M> moves = match.game().movesAfterDraw(match.state(), dice);
        if (moves.isEmpty()) {
            return new Command.Play(null, "");
        }
        M move = moves.get(dice.nextInt(moves.size()));
        var notation = match.game().notation();
        return new Command.Play(notation.player(match.state(), move), notation.print(match.state(), move));
    }
}
