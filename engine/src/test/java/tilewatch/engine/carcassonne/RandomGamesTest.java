package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.games.Games;
import tilewatch.engine.games.RandomPlay;
import tilewatch.engine.notation.MatchReader;
import tilewatch.engine.notation.MatchWriter;

/** What must hold in every game, tried on many. Seeds are fixed, so a failure can be played again. */
class RandomGamesTest {

    private static final int GAMES = 1000;

    private final Carcassonne game = new Carcassonne();

    private Match<CarcassonneState, CarcassonneMove> match(int seed) {
        return RandomPlay.match(game, RandomTables.start(seed), new SplittableRandom(seed));
    }

    @Test
    void replaying_the_log_gives_the_live_state() {
        for (int seed = 0; seed < GAMES; seed++) {
            var live = match(seed);
            var replayed = Match.replay(game, live.state().setup(), live.log());
            assertThat(replayed.state()).as("seed %d", seed).isEqualTo(live.state());
        }
    }

    @Test
    void undo_restores_the_exact_state() {
        for (int seed = 0; seed < GAMES; seed++) {
            var live = match(seed);
            int turn = seed % live.turns().size();
            var then = Match.replay(game, live.state().setup(), live.log().subList(0, turn));
            var undone = then.play(live.turns().get(turn).move()).orElseThrow().undo();
            assertThat(undone.state()).as("seed %d", seed).isEqualTo(then.state());
        }
    }

    @Test
    void correcting_a_turn_to_what_it_was_changes_nothing() {
        for (int seed = 0; seed < GAMES / 10; seed++) {
            var live = match(seed);
            int turn = seed % live.turns().size();
            var corrected = live.correct(turn, live.turns().get(turn).move());
            assertThat(corrected.state()).as("seed %d", seed).isEqualTo(live.state());
        }
    }

    @Test
    void figures_in_hand_and_on_the_table_are_constant_and_lines_add_up() {
        for (int seed = 0; seed < GAMES; seed++) {
            CarcassonneState begin = RandomTables.start(seed);
            int players = begin.setup().players().size();
            int[] scored = new int[players];
            int as = seed;
            CarcassonneState end = RandomPlay.play(game, begin, new SplittableRandom(seed), (before, moves, picked) -> {
                for (int player = 0; player < players; player++) {
                    assertThat(figures(before, player)).as("seed %d", as).isEqualTo(figures(begin, player));
                    assertThat(before.score(player)).as("seed %d", as).isEqualTo(scored[player]);
                }
                game.judge(before, picked).scored().forEach(line -> scored[line.player()] += line.points());
            });
            for (int player = 0; player < players; player++) {
                assertThat(end.score(player)).as("seed %d", seed).isEqualTo(scored[player]);
            }
            assertThat(end.over()).as("seed %d", seed).isTrue();
        }
    }

    @Test
    void with_all_small_expansions_every_tile_is_used_and_nobody_has_three_turns_running() {
        int[] extraTurns = new int[1];
        for (int seed = 0; seed < GAMES; seed++) {
            CarcassonneState begin = RandomTables.start(seed, RandomTables.EVERYTHING);
            int tiles = begin.pile().size() + begin.landscape().grid().size();
            int[] aside = new int[1];
            List<Integer> players = new ArrayList<>();
            CarcassonneState end = RandomPlay.play(game, begin, new SplittableRandom(seed), (before, moves, picked) -> {
                aside[0] += picked.aside().size();
                extraTurns[0] += before.extraTurn() ? 1 : 0;
                players.add(picked.player());
            });
            assertThat(longestRun(players)).as("seed %d", seed).isLessThanOrEqualTo(2);
            assertThat(end.landscape().grid().size() + aside[0] + end.pile().size())
                    .as("seed %d", seed)
                    .isEqualTo(tiles);
            assertThat(end.over()).as("seed %d", seed).isTrue();
        }
        assertThat(extraTurns[0]).isGreaterThan(GAMES);
    }

    private static int longestRun(List<Integer> players) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < players.size(); i++) {
            run = i > 0 && players.get(i).equals(players.get(i - 1)) ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private static int figures(CarcassonneState state, int player) {
        long onTable = state.figures().stream()
                .filter(figure -> figure.player() == player)
                .count();
        return state.inHand(player, FigureKind.MEEPLE) + state.inHand(player, FigureKind.ABBOT) + (int) onTable;
    }

    @Test
    void scores_do_not_change_when_the_board_is_turned_or_shifted() {
        for (int seed = 0; seed < GAMES; seed++) {
            var live = match(seed);
            Turn by = Turn.of(1 + seed % 3);
            Pos shift = new Pos(seed % 7 - 3, seed % 11 - 5);
            CarcassonneState end = replayElsewhere(live, by, shift);
            assertThat(totals(end)).as("seed %d", seed).isEqualTo(totals(live.state()));
            assertThat(end.supply()).as("seed %d", seed).isEqualTo(live.state().supply());
        }
    }

    /** The same game with the whole board turned about the first tile and then shifted. */
    private CarcassonneState replayElsewhere(Match<CarcassonneState, CarcassonneMove> live, Turn by, Pos shift) {
        CarcassonneState state = live.stateBefore(0);
        Landscape moved = Landscape.EMPTY;
        for (Laid laid : state.landscape().grid().all()) {
            moved = moved.lay(laid.tile(), moved(laid.pos(), by, shift), by);
        }
        state = new CarcassonneState(
                state.setup(),
                state.rules(),
                moved,
                state.pile(),
                state.figures(),
                state.supply(),
                state.lines(),
                state.toMove(),
                state.extraTurn());
        for (var turn : live.turns()) {
            var verdict = game.judge(state, moved(turn.move(), by, shift));
            assertThat(verdict.violations()).isEmpty();
            state = verdict.next().orElseThrow();
        }
        return state;
    }

    private static CarcassonneMove moved(CarcassonneMove move, Turn by, Pos shift) {
        Deed deed = move.deed();
        if (deed instanceof Deed.Put put) {
            deed = new Deed.Put(put.kind(), moved(put.pos(), by, shift), put.segment());
        } else if (deed instanceof Deed.TakeBack back) {
            deed = new Deed.TakeBack(moved(back.pos(), by, shift));
        }
        return new CarcassonneMove(
                move.player(),
                move.aside(),
                move.tile(),
                moved(move.pos(), by, shift),
                move.turn().plus(by),
                deed,
                move.symbol().map(symbol -> moved(symbol, by, shift)));
    }

    private static Pos moved(Pos pos, Turn by, Pos shift) {
        Pos turned = pos.turned(by);
        return new Pos(turned.x() + shift.x(), turned.y() + shift.y());
    }

    private List<Integer> totals(CarcassonneState state) {
        List<ScoreLine> end = game.finalScoring(state);
        List<Integer> totals = new ArrayList<>();
        for (int player = 0; player < state.setup().players().size(); player++) {
            totals.add(state.score(player) + ScoreLine.total(end, player));
        }
        return totals;
    }

    @Test
    void a_written_match_reads_back_to_the_same_log_and_state() {
        for (int seed = 0; seed < GAMES / 10; seed++) {
            var live = match(seed);
            var read = MatchReader.read("random", MatchWriter.write(live), Games::named);
            assertThat(read.match().log()).as("seed %d", seed).isEqualTo(live.log());
            assertThat(read.match().state()).as("seed %d", seed).isEqualTo(live.state());
        }
    }

    @Test
    void the_table_after_any_game_can_be_drawn_and_read_back() {
        CarcassonneDrawing pen = new CarcassonneDrawing();
        for (int seed = 0; seed < GAMES / 10; seed++) {
            CarcassonneState end = match(seed).state();
            CarcassonneState read = pen.cleared(RandomTables.start(seed));
            Pos corner = pen.corner(end);
            List<String> rows = pen.rows(end);
            for (int i = 0; i < rows.size(); i++) {
                read = pen.row(read, new Pos(corner.x(), corner.y() + i), rows.get(i));
            }
            for (int player = 0; player < end.setup().players().size(); player++) {
                for (String thing : pen.things(end, player)) {
                    read = pen.add(read, player, thing);
                }
            }
            assertThat(pen.rows(read)).as("seed %d", seed).isEqualTo(rows);
            assertThat(read.supply()).as("seed %d", seed).isEqualTo(end.supply());
            assertThat(ScoreLine.total(game.finalScoring(read), 0))
                    .as("seed %d", seed)
                    .isEqualTo(ScoreLine.total(game.finalScoring(end), 0));
        }
    }
}
