package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Verdict;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/** The properties every match keeps, over games at random. */
class RandomGamesTest {

    private static final int GAMES = 1_000;
    private static final Castle CASTLE = RandomGame.CASTLE;

    @Test
    void a_thousand_games_end_with_every_rule_kept_and_every_property_of_a_match() {
        int tokensUsed = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Match<CastleState, CastleMove> match = RandomGame.play(seed, (random, soFar) -> {
                int last = soFar.turns().size() - 1;
                Match.Turn<CastleState, CastleMove> turn = soFar.turns().get(last);
                CastleState before = soFar.stateBefore(last);
                assertThat(turn.verdict().violations()).isEmpty();
                assertThat(soFar.undo().state()).isEqualTo(before);
                String text = CASTLE.notation().print(before, turn.move());
                int player = CASTLE.notation().player(before, turn.move());
                assertThat(CASTLE.notation().parse(before, player, text)).isEqualTo(turn.move());
                piecesAreConserved(soFar.state());
                if (soFar.state().allLaid()) {
                    CASTLE.legalMoves(soFar.state()).forEach(move -> assertThat(
                                    CASTLE.judge(soFar.state(), move).violations())
                            .isEmpty());
                }
            });
            CastleState end = match.state();
            assertThat(end.over()).isTrue();
            assertThat(CASTLE.legalMoves(end)).isEmpty();
            assertThat(Match.replay(CASTLE, end.setup(), match.log()).state()).isEqualTo(end);
            linesAddUp(match);
            tokensUsed += end.spent().size();
        }
        assertThat(tokensUsed).as("the games get as far as using tokens").isGreaterThan(GAMES / 2);
    }

    private static void piecesAreConserved(CastleState state) {
        int laid = state.table().board().size() - state.wall().starts().size();
        assertThat(state.tilesLeft() + laid + state.discarded().size()).isEqualTo(60);
        int[] figures = {state.seat(0).figures(), state.seat(1).figures()};
        for (Area area : state.table().allAreas()) {
            area.figures().forEach(figure -> figures[figure.player()]++);
            assertThat(area.finished() && area.occupied()).isFalse();
        }
        assertThat(figures).containsExactly(6, 6);
        int held = state.seat(0).tokens().size() + state.seat(1).tokens().size();
        assertThat(state.onWall().size() + held + state.spent().size()).isEqualTo(13);
        for (Token token : Token.values()) {
            assertThat(state.seen(token)).isBetween(0, Token.COPIES);
        }
    }

    private static void linesAddUp(Match<CastleState, CastleMove> match) {
        List<ScoreLine> scored = new ArrayList<>();
        match.turns().forEach(turn -> scored.addAll(turn.verdict().scored()));
        CastleState end = match.state();
        assertThat(end.lines()).isEqualTo(scored);
        for (int player = 0; player < 2; player++) {
            int points = 0;
            for (ScoreLine line : scored) {
                points += line.player() == player ? line.points() : 0;
            }
            assertThat(end.score(player)).isEqualTo(points);
            assertThat(end.space(player)).isEqualTo(points % 100);
        }
    }

    @Test
    void the_areas_kept_while_tiles_are_laid_are_those_a_walk_over_the_table_finds() {
        for (int seed = 0; seed < 80; seed++) {
            RandomGame.play(seed, (random, match) -> {
                if (random.nextInt(12) == 0 || match.state().over()) {
                    Table table = match.state().table();
                    assertThat(table.allAreas().stream().map(PlainAreas::kept))
                            .containsExactlyInAnyOrderElementsOf(PlainAreas.walked(table));
                }
            });
        }
    }

    @Test
    void exactly_the_placements_judged_legal_are_listed_with_every_choice_they_leave() {
        for (int seed = 0; seed < 30; seed++) {
            RandomGame.play(seed, (random, match) -> {
                CastleState state = match.state();
                if (random.nextInt(25) == 0 && !state.allLaid()) {
                    List<Piece> tiles = state.box().tiles();
                    Piece piece = tiles.get(random.nextInt(tiles.size()));
                    Set<CastleMove> listed = new HashSet<>();
                    List<CastleMove> withChoices = new ArrayList<>();
                    for (CastleMove move : CASTLE.moves(state, piece)) {
                        assertThat(CASTLE.judge(state, move).violations()).isEmpty();
                        listed.add(move instanceof Lay lay ? lay.with(Choices.NONE) : move);
                    }
                    for (CastleMove move : listed) {
                        withChoices.addAll(move instanceof Lay lay ? CASTLE.choices(state, lay) : List.of(move));
                    }
                    assertThat(CASTLE.moves(state, piece)).containsExactlyInAnyOrderElementsOf(withChoices);
                    for (CastleMove move : everyMove(state, piece)) {
                        assertThat(CASTLE.judge(state, move).legal())
                                .as("%s", move)
                                .isEqualTo(listed.contains(move));
                    }
                }
            });
        }
    }

    private static List<CastleMove> everyMove(CastleState state, Piece piece) {
        List<CastleMove> moves = new ArrayList<>();
        moves.add(new Discard(state.toMove(), piece.name()));
        for (Pos cell : state.wall().cells()) {
            for (int quarters = 0; quarters < piece.looks(); quarters++) {
                Lay bare =
                        new Lay(state.toMove(), piece.name(), cell, Turn.of(quarters), Optional.empty(), Choices.NONE);
                moves.add(bare);
                for (int part = 0; part < piece.parts().size(); part++) {
                    moves.add(new Lay(bare.player(), bare.tile(), cell, bare.turn(), Optional.of(part), Choices.NONE));
                }
            }
        }
        return moves;
    }

    @Test
    void no_move_at_all_makes_the_judge_stumble() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGame.play(seed, (random, match) -> {
                CastleState state = match.state();
                for (CastleMove move : absurd(state, random)) {
                    Verdict<CastleState> verdict = CASTLE.judge(state, move);
                    assertThat(verdict.legal() && verdict.next().isEmpty()).isFalse();
                    verdict.next().ifPresent(next -> {
                        CASTLE.finalScoring(next);
                        assertThat(next.score(0)).isEqualTo(ScoreLine.total(next.lines(), 0));
                    });
                    verdict.violations().forEach(broken -> {
                        assertThat(broken.text()).isNotBlank();
                        assertThat(broken.passage()).isNotBlank();
                    });
                }
            });
        }
    }

    private static List<CastleMove> absurd(CastleState state, SplittableRandom random) {
        int player = random.nextInt(2);
        Token token = Token.values()[random.nextInt(9)];
        List<Piece> tiles = state.box().tiles();
        Piece piece = tiles.get(random.nextInt(tiles.size()));
        Choices choices = new Choices(
                List.of(spot(random), spot(random)), List.of(spot(random), spot(random)), random.nextBoolean());
        return List.of(
                new Lay(
                        player,
                        piece.name(),
                        spot(random).pos(),
                        Turn.of(random.nextInt(4)),
                        Optional.of(random.nextInt(-1, 9)),
                        choices),
                new Lay(player, "Nonesuch", new Pos(3, 3), Turn.UP, Optional.empty(), Choices.NONE),
                new Discard(player, piece.name()),
                new Discard(player, "Nonesuch"),
                new Reveal(player, random.nextInt(120), token),
                new UseToken(player, token, spot(random)),
                new Done(player));
    }

    private static Spot spot(SplittableRandom random) {
        return new Spot(new Pos(random.nextInt(-3, 13), random.nextInt(-3, 12)), random.nextInt(-1, 9));
    }

    @Test
    void any_turn_can_be_corrected_afterwards_and_the_log_still_replays() {
        for (int seed = 0; seed < 100; seed++) {
            Match<CastleState, CastleMove> match = RandomGame.play(seed, (random, soFar) -> {});
            SplittableRandom random = new SplittableRandom(seed);
            int turn = random.nextInt(match.turns().size());
            List<CastleMove> instead = CASTLE.movesAfterDraw(match.stateBefore(turn), random);
            match = match.correct(turn, instead.get(random.nextInt(instead.size())));
            assertThat(Match.replay(CASTLE, match.state().setup(), match.log()).state())
                    .isEqualTo(match.state());
        }
    }

    /** Face-down tokens are in nobody's view, because they are not in the state: it is the same whatever they are. */
    @Test
    void no_view_shows_a_token_before_it_is_turned_up() {
        for (int seed = 0; seed < 30; seed++) {
            RandomGame.play(seed, (random, match) -> {
                List<Token> told = new ArrayList<>();
                match.turns().forEach(turn -> {
                    if (turn.move() instanceof Reveal reveal) {
                        told.add(reveal.token());
                    }
                });
                for (int viewer = -1; viewer < 2; viewer++) {
                    CastleState view = CASTLE.view(match.state(), viewer);
                    List<Token> shown = new ArrayList<>(view.spent());
                    view.seats().forEach(seat -> seat.tokens()
                            .forEach(held -> held.token().ifPresent(shown::add)));
                    assertThat(shown).containsExactlyInAnyOrderElementsOf(told);
                }
            });
        }
    }
}
