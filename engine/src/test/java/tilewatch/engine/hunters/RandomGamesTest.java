package tilewatch.engine.hunters;

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
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;

/** The properties every match keeps, over games at random. */
class RandomGamesTest {

    private static final int GAMES = 1_000;
    private static final HuntersAndGatherers GAME = Table.GAME;

    @Test
    void a_thousand_games_end_with_every_rule_kept_and_every_property_of_a_match() {
        for (int seed = 0; seed < GAMES; seed++) {
            Match<HuntersState, HuntersMove> match = RandomGame.play(seed, (random, soFar) -> {
                int last = soFar.turns().size() - 1;
                Match.Turn<HuntersState, HuntersMove> turn = soFar.turns().get(last);
                assertThat(turn.verdict().violations()).isEmpty();
                HuntersState before = soFar.stateBefore(last);
                String text = GAME.notation().print(before, turn.move());
                assertThat(GAME.notation().parse(before, before.toMove(), text)).isEqualTo(turn.move());
                figuresAreConserved(soFar.state());
                linesAddUp(before, turn);
                if (random.nextInt(10) == 0) {
                    assertThat(soFar.undo().state()).isEqualTo(before);
                }
            });
            tilesAreConserved(match);
            assertThat(Match.replay(GAME, match.state().setup(), match.log()).state())
                    .isEqualTo(match.state());
        }
    }

    private static void figuresAreConserved(HuntersState state) {
        for (int player = 0; player < state.setup().players().size(); player++) {
            for (FigureKind kind : FigureKind.values()) {
                int owner = player;
                long onTable = state.figures().stream()
                        .filter(f -> f.player() == owner && f.kind() == kind)
                        .count();
                assertThat(state.inHand(player, kind) + onTable)
                        .isEqualTo(state.rules().edition().inBox(kind));
                assertThat(state.inHand(player, kind)).isNotNegative();
            }
        }
    }

    private static void linesAddUp(HuntersState before, Match.Turn<HuntersState, HuntersMove> turn) {
        List<ScoreLine> lines = new ArrayList<>(before.lines());
        lines.addAll(turn.verdict().scored());
        assertThat(turn.after().lines()).isEqualTo(lines);
        for (int player = 0; player < before.setup().players().size(); player++) {
            assertThat(turn.after().score(player))
                    .isEqualTo(before.score(player)
                            + ScoreLine.total(turn.verdict().scored(), player));
        }
    }

    /** Every land tile is laid, was put aside, or fits nowhere now; no tile lies twice. */
    private static void tilesAreConserved(Match<HuntersState, HuntersMove> match) {
        HuntersState end = match.state();
        List<Tile> seen = new ArrayList<>();
        end.country().landscape().grid().all().stream().map(Laid::tile).forEach(seen::add);
        match.turns().forEach(turn -> seen.addAll(turn.move().aside()));
        assertThat(seen).doesNotHaveDuplicates();
        long land = seen.stream().filter(tile -> !HuntersTiles.bonus(tile)).count();
        assertThat(land + end.tilesLeft(false)).isEqualTo(79);
        assertThat(HuntersTiles.stack(end.pile(), false))
                .allMatch(tile -> end.country().landscape().spots(tile).isEmpty());
        seen.forEach(tile -> assertThat(end.pile().left(tile)).isZero());
    }

    @Test
    void areas_and_river_systems_are_what_following_them_square_by_square_finds() {
        for (int seed = 0; seed < 20; seed++) {
            HuntersState end = RandomGame.play(seed, (random, match) -> {}).state();
            PlainCount plain = new PlainCount(end);
            for (Laid laid : end.country().landscape().grid().all()) {
                for (Zone zone : laid.zones()) {
                    Set<Zone> reach = plain.reach(FigureKind.PAWN, zone);
                    assertThat(new HashSet<>(end.country().areaOf(zone).zones()))
                            .isEqualTo(reach);
                    assertThat(end.country().areaOf(zone).finished()).isEqualTo(plain.finished(reach));
                    if (zone.segment().is("river") || zone.segment().is("lake")) {
                        assertThat(new HashSet<>(end.country().systemOf(zone).zones()))
                                .isEqualTo(plain.reach(FigureKind.HUT, zone));
                    }
                }
            }
        }
    }

    @Test
    void exactly_the_moves_judged_legal_are_listed_and_no_move_makes_the_judge_stumble() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGame.play(seed, (random, match) -> {
                HuntersState state = match.state();
                if (random.nextInt(20) == 0 && !state.over()) {
                    List<Tile> kinds = state.pile().kinds();
                    Tile tile = kinds.get(random.nextInt(kinds.size()));
                    Set<HuntersMove> legal = new HashSet<>(
                            Choices.drawable(state).contains(tile) ? Choices.moves(state, tile) : List.of());
                    assertThat(everyMove(state, tile, random))
                            .filteredOn(move -> GAME.judge(state, move).legal() != legal.contains(listed(move)))
                            .isEmpty();
                }
            });
        }
    }

    /** The move as it is listed: a hut by a lake stands on the lake. */
    private static HuntersMove listed(HuntersMove move) {
        return move.put()
                .filter(put -> put.kind() == FigureKind.HUT)
                .flatMap(put -> move.tile().segment(put.segment()).stream()
                        .flatMap(river -> river.links("lake").stream())
                        .map(lake -> move.tile().segments().get(lake).id())
                        .findFirst())
                .map(lake -> move.with(new Put(FigureKind.HUT, move.pos(), lake)))
                .orElse(move);
    }

    /** Every way to lay the tile on a free square near the others, with every figure on it, and some pawns taken back. */
    private static List<HuntersMove> everyMove(HuntersState state, Tile tile, SplittableRandom random) {
        List<HuntersMove> moves = new ArrayList<>();
        for (Pos pos : state.country().landscape().grid().frontier()) {
            for (Turn turn : Turn.values()) {
                HuntersMove bare = HuntersMove.of(state.toMove(), tile, new Spot(pos, turn));
                Optional<Pos> pawn = state.figures().isEmpty()
                        ? Optional.empty()
                        : Optional.of(state.figures()
                                .get(random.nextInt(state.figures().size()))
                                .zone()
                                .pos());
                addWithFigures(moves, bare);
                pawn.ifPresent(from -> addWithFigures(moves, bare.takingBack(from)));
            }
        }
        return moves;
    }

    private static void addWithFigures(List<HuntersMove> moves, HuntersMove move) {
        moves.add(move);
        for (FigureKind kind : FigureKind.values()) {
            move.tile().segments().forEach(s -> moves.add(move.with(new Put(kind, move.pos(), s.id()))));
        }
    }

    @Test
    void hints_are_the_legal_moves_with_their_points_best_first() {
        RandomGame.play(7, (random, match) -> {
            HuntersState state = match.state();
            for (Tile tile :
                    state.over() ? List.<Tile>of() : Choices.drawable(state).subList(0, 1)) {
                List<Hint> hints = GAME.hints(state, tile);
                assertThat(hints)
                        .extracting(Hint::move)
                        .containsExactlyInAnyOrderElementsOf(Choices.moves(state, tile));
                assertThat(hints).isSortedAccordingTo((a, b) -> Integer.compare(b.points(), a.points()));
            }
        });
    }

    @Test
    void any_turn_can_be_corrected_afterwards_and_the_log_still_replays() {
        for (int seed = 0; seed < 100; seed++) {
            Match<HuntersState, HuntersMove> match = RandomGame.play(seed, (random, soFar) -> {});
            SplittableRandom random = new SplittableRandom(seed);
            int turn = random.nextInt(match.turns().size());
            HuntersMove was = match.turns().get(turn).move();
            List<HuntersMove> instead = Choices.moves(match.stateBefore(turn), was.tile());
            match = match.correct(
                    turn, instead.get(random.nextInt(instead.size())).after(was.aside()));
            assertThat(Match.replay(GAME, match.state().setup(), match.log()).state())
                    .isEqualTo(match.state());
        }
    }
}
