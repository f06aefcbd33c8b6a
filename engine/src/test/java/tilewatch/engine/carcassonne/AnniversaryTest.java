package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.games.RandomPlay;

/** The symbols worked out a second time, from the letters of the tile file alone, and compared on random games. */
class AnniversaryTest {

    private static final int[][] STEPS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

    private final Carcassonne game = new Carcassonne();

    @Test
    void symbols_do_what_the_summary_says() {
        int[] seen = new int[3];
        for (int seed = 0; seed < 200; seed++) {
            CarcassonneState start = game.start(new Setup(
                    "carcassonne",
                    List.of("Ann", "Bob", "Cy").subList(0, 2 + seed % 2),
                    Map.of("anniversary", "on", "abbot", "on", "tiles", "base-72-gardens")));
            RandomPlay.play(game, start, new SplittableRandom(seed), (before, moves, picked) -> {
                Verdict<CarcassonneState> verdict = game.judge(before, picked);
                CarcassonneState after = verdict.next().orElseThrow();
                List<String> active = active(after.landscape(), picked.pos());
                long symbols = verdict.scored().stream()
                        .filter(line -> line.feature().equals("symbol"))
                        .count();
                boolean elsewhere =
                        picked.deed() instanceof Deed.Put put && !put.pos().equals(picked.pos());
                boolean again = active.contains("again")
                        && !before.extraTurn()
                        && !elsewhere
                        && picked.symbol().isEmpty();
                assertThat(symbols).isEqualTo(pointsAtNothing(after.landscape(), picked.pos()) ? 1 : 0);
                assertThat(after.toMove() == picked.player()).isEqualTo(again);
                assertThat(after.extraTurn()).isEqualTo(again);
                if (elsewhere) {
                    assertThat(active).contains(reason(before, after.landscape(), picked));
                    seen[1]++;
                }
                seen[0] += (int) symbols;
                seen[2] += again ? 1 : 0;
            });
        }
        assertThat(Arrays.stream(seen).min().orElseThrow())
                .as("points, figures elsewhere, extra turns: %s", Arrays.toString(seen))
                .isGreaterThan(100);
    }

    /** The square that the symbol of the tile at this place points at, found by letters and steps. */
    private static Pos target(Laid laid) {
        int side = "NESW".indexOf(laid.tile().mark("bonus").split(":", 2)[1]);
        int[] step = STEPS[(side + laid.turn().quarters()) % 4];
        return new Pos(laid.pos().x() + step[0], laid.pos().y() + step[1]);
    }

    private static boolean pointsAtNothing(Landscape landscape, Pos pos) {
        Laid laid = landscape.grid().at(pos).orElseThrow();
        return !laid.tile().mark("bonus").isEmpty() && !landscape.grid().has(target(laid));
    }

    private static List<String> active(Landscape landscape, Pos laidNow) {
        List<String> active = new ArrayList<>();
        for (Laid laid : landscape.grid().all()) {
            if (!laid.tile().mark("bonus").isEmpty()) {
                boolean own = laid.pos().equals(laidNow) && landscape.grid().has(target(laid));
                if (own || target(laid).equals(laidNow)) {
                    active.add(laid.tile().mark("bonus").split(":", 2)[0]);
                }
            }
        }
        return active;
    }

    /** Which symbol it takes to put this figure on another tile. */
    private static String reason(CarcassonneState before, Landscape after, CarcassonneMove move) {
        Deed.Put put = (Deed.Put) move.deed();
        Laid on = after.grid().at(put.pos()).orElseThrow();
        Zone zone = on.zone(on.tile().segment(put.segment()).orElseThrow());
        Area area = after.areaOf(zone);
        List<Figure> standing = before.figures().stream()
                .filter(figure -> after.areaOf(figure.zone()) == area)
                .toList();
        if (standing.isEmpty()) {
            boolean closed = zone.segment().slots().isEmpty()
                    ? after.grid().crowd(zone.pos()) == 9
                    : area.open() == 0 && !zone.segment().is("field");
            return closed ? "nothing places on a finished area" : "anywhere";
        }
        long own = standing.stream()
                .filter(figure -> figure.player() == move.player() && figure.kind() == FigureKind.MEEPLE)
                .count();
        return own == 1 && put.kind() == FigureKind.MEEPLE ? "reinforce" : "nothing adds where " + own + " stand";
    }
}
