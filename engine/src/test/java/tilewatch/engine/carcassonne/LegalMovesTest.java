package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.games.RandomPlay;

/** What is listed and what is judged legal are the same, on random games. */
class LegalMovesTest {

    private final Carcassonne game = new Carcassonne();

    @Test
    void every_move_listed_is_legal_and_every_other_figure_is_not() {
        for (int seed = 0; seed < 25; seed++) {
            RandomPlay.play(game, RandomTables.start(seed), new SplittableRandom(seed), (before, moves, picked) -> {
                for (CarcassonneMove move : moves) {
                    assertThat(game.judge(before, move).violations()).isEmpty();
                }
                if (before.pile().size() % 4 > 0) {
                    return; // every figure on every tile of every turn would take a minute
                }
                Landscape.Spot spot = new Landscape.Spot(picked.pos(), picked.turn());
                boolean freely = Carcassonne.symbols(before, picked.tile(), spot).stream()
                        .anyMatch(symbol -> symbol.bonus().placesFigure());
                Landscape after = before.landscape().lay(picked.tile(), picked.pos(), picked.turn());
                Set<List<Object>> effects = moves.stream()
                        .filter(move -> move.pos().equals(picked.pos()) && move.turn() == picked.turn())
                        .map(move -> effect(after, move))
                        .collect(Collectors.toSet());
                for (CarcassonneMove other : everyFigure(after, picked)) {
                    boolean legal = game.judge(before, other).legal();
                    if (!freely) {
                        assertThat(legal).isEqualTo(moves.contains(other));
                    } else if (legal) {
                        assertThat(effects).contains(effect(after, other));
                    }
                }
            });
        }
    }

    private static List<CarcassonneMove> everyFigure(Landscape after, CarcassonneMove turn) {
        List<CarcassonneMove> moves = new ArrayList<>();
        for (Laid laid : after.grid().all()) {
            for (Zone zone : laid.zones()) {
                for (FigureKind kind : FigureKind.ALL) {
                    moves.add(turn.with(
                            new Deed.Put(kind, laid.pos(), zone.segment().id())));
                }
            }
        }
        return moves;
    }

    /** What a turn comes to: once a symbol lets figures stand on any tile, each area is listed on one of its tiles. */
    private static List<Object> effect(Landscape after, CarcassonneMove move) {
        if (move.deed() instanceof Deed.Put put) {
            Laid on = after.grid().at(put.pos()).orElseThrow();
            Zone zone = on.zone(on.tile().segment(put.segment()).orElseThrow());
            return List.of(put.kind(), after.areaOf(zone), move.symbol());
        }
        return List.of(move.deed(), move.symbol());
    }

    @Test
    void every_spot_listed_fits_and_no_other_does() {
        for (int seed = 0; seed < 20; seed++) {
            RandomPlay.play(game, RandomTables.start(seed), new SplittableRandom(seed), (before, moves, picked) -> {
                List<Landscape.Spot> spots = Carcassonne.spots(before, picked.tile());
                for (Pos pos : before.landscape().grid().frontier()) {
                    for (Turn turn : Turn.values()) {
                        CarcassonneMove move = new CarcassonneMove(
                                picked.player(), picked.aside(), picked.tile(), pos, turn, Deed.NOTHING);
                        assertThat(game.judge(before, move).legal())
                                .isEqualTo(spots.contains(new Landscape.Spot(pos, turn)));
                    }
                }
            });
        }
    }
}
