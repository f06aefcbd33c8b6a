package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.board.Grid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/** The properties every match keeps, over games at random. */
class RandomGamesTest {

    private static final int GAMES = 1_000;
    private static final MasterOfTheForest GAME = Table.GAME;

    @Test
    void a_thousand_games_end_with_every_rule_kept_and_every_property_of_a_match() {
        for (int seed = 0; seed < GAMES; seed++) {
            Match<ForestState, ForestMove> match = RandomGame.play(seed, (random, soFar) -> {
                int last = soFar.turns().size() - 1;
                Match.Turn<ForestState, ForestMove> turn = soFar.turns().get(last);
                assertThat(turn.verdict().violations()).isEmpty();
                ForestState before = soFar.stateBefore(last);
                assertThat(soFar.undo().state()).isEqualTo(before);
                String text = GAME.notation().print(before, turn.move());
                int player = turn.move() instanceof ForestMove.Clans clans ? clans.player() : before.toMove();
                assertThat(GAME.notation().parse(before, player, text)).isEqualTo(turn.move());
                piecesAreConserved(soFar);
                onlyTheCardChangesTheForest(
                        before.forest(), turn.move(), turn.after().forest());
            });
            assertThat(Match.replay(GAME, match.state().setup(), match.log()).state())
                    .isEqualTo(match.state());
            linesAddUp(match.state());
        }
    }

    private static void piecesAreConserved(Match<ForestState, ForestMove> match) {
        ForestState state = match.state();
        Stock stock = state.stock();
        List<Card> cards = new ArrayList<>(stock.left());
        state.forest().cards().forEach(placement -> cards.add(placement.card()));
        for (Match.Turn<ForestState, ForestMove> turn : match.turns()) {
            if (turn.move() instanceof ForestMove.SetAside aside) {
                cards.add(aside.card());
            }
        }
        assertThat(cards).hasSize(37);
        assertThat(new HashSet<>(cards)).hasSize(37);
        assertThat(stock.left()).hasSize(stock.toTake()).containsAll(stock.seen());
        for (int player = 0; player < state.players(); player++) {
            assertThat(state.towersInHand(player)).isNotNegative();
        }
        for (Tower tower : state.forest().towers()) {
            assertThat(state.forest().cells().at(tower.at())).contains(new Cell.Clearing());
        }
    }

    private static void onlyTheCardChangesTheForest(Forest before, ForestMove move, Forest after) {
        Grid<Cell> expected = before.cells();
        if (move instanceof ForestMove.Lay lay) {
            for (Corner corner : Corner.ALL) {
                expected = expected.with(lay.card().pos(corner), lay.card().cell(corner));
            }
        }
        assertThat(after.cells()).isEqualTo(expected);
    }

    private static void linesAddUp(ForestState end) {
        List<ScoreLine> lines = GAME.finalScoring(end);
        assertThat(lines).hasSize(4 * end.players());
        for (int player = 0; player < end.players(); player++) {
            assertThat(ScoreLine.total(lines, player))
                    .isEqualTo(PlainHarvest.of(end.forest(), player, end.clans().get(player)));
        }
        assertThat(GAME.standing(end).stream().mapToInt(List::size).sum()).isEqualTo(end.players());
    }

    @Test
    void exactly_the_moves_judged_legal_are_listed_and_no_move_at_all_makes_the_judge_stumble() {
        for (int seed = 0; seed < 40; seed++) {
            RandomGame.play(seed, (random, match) -> {
                ForestState state = match.state();
                if (random.nextInt(20) == 0) {
                    List<Card> cards = Deck.grandbois().cards();
                    Card card = cards.get(random.nextInt(cards.size()));
                    Set<ForestMove> listed = new HashSet<>(GAME.legalMoves(state));
                    listed.removeIf(move -> !RandomGame.cardOf(move).equals(card));
                    Set<ForestMove> judgedLegal = everyMove(state, card).stream()
                            .filter(move -> GAME.judge(state, move).legal())
                            .collect(Collectors.toSet());
                    assertThat(judgedLegal).isEqualTo(listed);
                }
            });
        }
    }

    /** Every way to use the card somewhere near the forest, with every tower that could belong to it. */
    private static List<ForestMove> everyMove(ForestState state, Card card) {
        List<ForestMove> moves = new ArrayList<>();
        int player = state.toMove();
        moves.add(new ForestMove.SetAside(player, card));
        Set<Pos> squares = new HashSet<>();
        state.forest().cells().forEach((pos, cell) -> {
            // A card two squares north-west touches the forest, one a square south-east too; farther off none does.
            for (int i = 0; i < 16; i++) {
                squares.add(new Pos(pos.x() + i % 4 - 2, pos.y() + i / 4 - 2));
            }
        });
        for (Pos square : squares) {
            for (Turn turn : Turn.values()) {
                Placement placement = new Placement(card, square, turn);
                moves.add(new ForestMove.Lay(player, placement, Optional.empty()));
                placement.squares().forEach(pos -> moves.add(new ForestMove.Lay(player, placement, Optional.of(pos))));
            }
        }
        return moves;
    }

    @Test
    void any_turn_can_be_corrected_afterwards_and_the_log_still_replays() {
        for (int seed = 0; seed < 100; seed++) {
            Match<ForestState, ForestMove> match = RandomGame.play(seed, (random, soFar) -> {});
            SplittableRandom random = new SplittableRandom(seed);
            int turn = random.nextInt(match.turns().size());
            List<ForestMove> instead = GAME.legalMoves(match.stateBefore(turn));
            if (!instead.isEmpty()) {
                match = match.correct(turn, instead.get(random.nextInt(instead.size())));
                assertThat(Match.replay(GAME, match.state().setup(), match.log())
                                .state())
                        .isEqualTo(match.state());
            }
        }
    }

    @Test
    void nobody_sees_anything_that_depends_on_another_players_clan_before_the_end() {
        for (int seed = 0; seed < 100; seed++) {
            RandomGame.play(seed, (random, match) -> {
                ForestState state = match.state();
                for (int viewer = ForestView.SPECTATOR; viewer < state.players() && !state.over(); viewer++) {
                    ForestState otherwise = withOtherSecrets(state, viewer, random);
                    assertThat(GAME.view(otherwise, viewer)).isEqualTo(GAME.view(state, viewer));
                    if (viewer >= 0) {
                        ForestMove trial = RandomGame.clans(viewer, List.of(Clan.values()), state);
                        assertThat(GAME.judge(otherwise, trial).violations())
                                .isEqualTo(GAME.judge(state, trial).violations());
                    }
                }
            });
        }
    }

    /** The same table had everybody else been dealt something else. */
    private static ForestState withOtherSecrets(ForestState state, int viewer, SplittableRandom random) {
        ForestState otherwise = state;
        for (int player = 0; player < state.players(); player++) {
            if (player != viewer && !state.clans().get(player).isEmpty()) {
                List<Clan> dealt = RandomGame.shuffled(List.of(Clan.values()), random);
                otherwise = otherwise.knowing(player, dealt.subList(0, state.share()));
            }
        }
        return otherwise;
    }
}
