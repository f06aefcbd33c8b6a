package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/**
 * A table in the making. The rulebook's pictures show part of a game, so whoever is named may lay next, and a bonus tile
 * may come without the forest that earned it; every other rule holds.
 */
final class Table {

    static final HuntersAndGatherers GAME = new HuntersAndGatherers();

    private HuntersState state;
    private List<ScoreLine> scored = List.of();

    private Table(HuntersState state) {
        this.state = state;
    }

    static Table of2002() {
        return with(Map.of());
    }

    static Table of2020() {
        return with(Map.of("edition", "2020"));
    }

    static Table with(Map<String, String> options) {
        List<String> players = List.of("Red", "Blue", "Green", "Yellow", "Black");
        return new Table(GAME.start(new Setup(GAME.id(), players, options)));
    }

    /** Lays tiles as in {@code "Red 59v 0,1 pawn w1"}; each must be legal. */
    Table lay(String... texts) {
        for (String text : texts) {
            Verdict<HuntersState> verdict = judge(text);
            assertThat(verdict.violations()).as(text).isEmpty();
            state = verdict.next().orElseThrow();
            scored = verdict.scored();
        }
        return this;
    }

    /** Lays a tile that breaks a rule and that the table lets lie. */
    Table letLie(String text) {
        Verdict<HuntersState> verdict = judge(text);
        assertThat(verdict.legal()).as(text).isFalse();
        state = verdict.next().orElseThrow();
        scored = verdict.scored();
        return this;
    }

    /** Takes all but these tiles out of both stacks. */
    Table onlyLeft(String... names) {
        Pile pile = state.pile();
        for (Tile tile : pile.kinds()) {
            if (!List.of(names).contains(tile.name())) {
                pile = pile.without(tile);
            }
        }
        state = with(pile, state.toMove(), state.bonusDue());
        return this;
    }

    Verdict<HuntersState> judge(String text) {
        HuntersMove move = move(text);
        return GAME.judge(before(move), move);
    }

    List<String> broken(String text) {
        return judge(text).violations().stream().map(Violation::rule).toList();
    }

    /** The figures that may go on this tile, as {@code "pawn f1"}. */
    List<String> figures(String text) {
        HuntersMove move = move(text);
        return Choices.puts(before(move), move).stream()
                .map(put -> put.kind().word() + " " + put.segment())
                .toList();
    }

    private HuntersMove move(String text) {
        String[] parts = text.split(" ", 2);
        return GAME.notation().parse(state, state.setup().playerNamed(parts[0]), parts[1]);
    }

    private HuntersState before(HuntersMove move) {
        return with(state.pile(), move.player(), HuntersTiles.bonus(move.tile()));
    }

    private HuntersState with(Pile pile, int toMove, boolean bonusDue) {
        return new HuntersState(
                state.setup(),
                state.rules(),
                state.country(),
                pile,
                state.figures(),
                state.supply(),
                state.hunted(),
                state.lines(),
                toMove,
                bonusDue);
    }

    HuntersState state() {
        return state;
    }

    /** What the newest tile scored, as {@code "Red river 6"}. */
    List<String> scored() {
        return named(scored);
    }

    /** The sums behind it, as {@code "3 segments x 1 + 3 fish x 1"}. */
    List<String> sums() {
        return scored.stream().map(ScoreLine::expression).toList();
    }

    List<String> atTheEnd() {
        return named(GAME.finalScoring(state));
    }

    List<String> sumsAtTheEnd() {
        return GAME.finalScoring(state).stream().map(ScoreLine::expression).toList();
    }

    int inHand(String player, FigureKind kind) {
        return state.inHand(state.setup().playerNamed(player), kind);
    }

    private List<String> named(List<ScoreLine> lines) {
        return lines.stream()
                .map(line -> state.setup().players().get(line.player()) + " " + line.feature() + " " + line.points())
                .toList();
    }
}
