package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.LogEntry;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;

/** What holds in every game, over a thousand of them. */
class RandomGamesTest {

    private static final int GAMES = 1_000;

    @Test
    void told_games_end_with_every_card_accounted_for() {
        for (long seed = 0; seed < GAMES; seed++) {
            Match<CardcassonneState, CardcassonneMove> match =
                    new RandomGame(seed).told(RandomGamesTest::assertConserved);
            assertThat(match.log()).allMatch(LogEntry.Played.class::isInstance);
            assertThat(match.state().round().deck()).isZero();
            assertThat(match.state().known()).isEqualTo(CardSet.BOX.cards());
            assertScoresAddUp(match);
        }
    }

    @Test
    void games_seen_by_a_camera_end_too_and_never_know_more_than_was_shown() {
        for (long seed = 0; seed < GAMES; seed++) {
            Match<CardcassonneState, CardcassonneMove> match = new RandomGame(seed).seen();
            assertThat(match.log()).allMatch(LogEntry.Played.class::isInstance);
            assertConserved(match.state());
            assertScoresAddUp(match);
            assertThat(match.turns()).noneMatch(turn -> turn.after().seats().stream()
                    .anyMatch(seat -> seat.hand().told()));
        }
    }

    @Test
    void replaying_the_log_gives_the_live_state_and_undo_the_one_before() {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(seed);
            Match<CardcassonneState, CardcassonneMove> match = game.told(state -> {});
            assertThat(Match.replay(CardTable.GAME, game.setup(), match.log()).state())
                    .isEqualTo(match.state());
            Match<CardcassonneState, CardcassonneMove> back = match;
            for (int turn = match.turns().size() - 1; turn > match.turns().size() - 20; turn--) {
                back = back.undo();
                assertThat(back.state()).isEqualTo(match.stateBefore(turn));
            }
        }
    }

    @Test
    void correcting_a_face_down_card_later_tells_what_it_was() {
        for (long seed = 0; seed < 50; seed++) {
            Match<CardcassonneState, CardcassonneMove> match = new RandomGame(seed).told(state -> {});
            int turn = 0;
            while (!(match.turns().get(turn).move() instanceof LayFaceDown)) {
                turn++;
            }
            LayFaceDown told = (LayFaceDown) match.turns().get(turn).move();
            CardcassonneMove untold = told.seenBy(-1).orElseThrow();
            Match<CardcassonneState, CardcassonneMove> corrected =
                    match.correct(turn, untold).correct(turn, told);
            assertThat(corrected.state()).isEqualTo(match.state());
        }
    }

    @Test
    void every_legal_move_reads_back_as_it_was_written_and_is_judged_legal() {
        for (long seed = 0; seed < 100; seed++) {
            new RandomGame(seed).told(state -> {
                for (CardcassonneMove move : CardTable.GAME.legalMoves(state)) {
                    String text = CardTable.GAME.notation().print(state, move);
                    assertThat(CardTable.GAME.notation().parse(state, move.player(), text))
                            .isEqualTo(move);
                    assertThat(CardTable.GAME.judge(state, move).violations()).isEmpty();
                }
            });
        }
    }

    private static void assertConserved(CardcassonneState state) {
        List<RowPiece> pieces = new ArrayList<>();
        state.rows().forEach(row -> pieces.addAll(row.pieces()));
        long figures = pieces.stream().filter(RowPiece.Figure.class::isInstance).count();
        int elsewhere = state.round().deck() + state.discarded().size();
        for (Seat seat : state.seats()) {
            elsewhere += seat.hand().size()
                    + seat.herds().cards().size()
                    + seat.chest().cards().size();
        }
        assertThat(elsewhere + pieces.size() - figures).isEqualTo(130);
        if (state.phase() == Phase.LAYING) {
            assertThat(figures)
                    .isEqualTo(state.seats().stream().filter(Seat::figurePlaced).count());
        }
        Pile known = state.known();
        assertThat(CardSet.BOX.cards().containsAll(known)).isTrue();
    }

    private static void assertScoresAddUp(Match<CardcassonneState, CardcassonneMove> match) {
        List<ScoreLine> scored = match.turns().stream()
                .flatMap(turn -> turn.verdict().scored().stream())
                .toList();
        assertThat(scored).isEqualTo(match.state().lines());
        for (int player = 0; player < match.state().seats().size(); player++) {
            int points = 0;
            for (ScoreLine line : scored) {
                points += line.player() == player ? line.points() : 0;
            }
            assertThat(match.state().score(player)).isEqualTo(points);
        }
    }
}
