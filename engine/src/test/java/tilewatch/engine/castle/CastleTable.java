package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/**
 * A table on which examples are built up: a plain castle of six by five cells, and plain tiles, nine of each.
 *
 * <pre>
 *           tower    house
 *         0  1  2  3  4  5
 *      0  .  .  .  .  .  .
 *      1  .  .  .  .  .  .
 * market  .  .  .  .  .  .
 *      3  .  .  .  .  .  .  street
 *      4  .  .  .  .  .  .
 *          street
 * </pre>
 */
final class CastleTable {

    static final String TILES = """
            set plain
            title Plain tiles
            certainty stand-in
            source made up for examples
            pieces 153
            tile Lane x9 | street N S | courtyard NR E SL | courtyard SR W NL
            tile Well x9 | street N S fountain | courtyard NR E SL | courtyard SR W NL
            tile Bend x9 | street N E | courtyard NR EL | courtyard ER S W NL
            tile End x9 | street N | courtyard NR E S W NL
            tile Square x9 | street N | street E | street S | courtyard NR EL | courtyard ER SL | courtyard SR W NL
            tile Tower x9 | tower N | courtyard E S W
            tile Pass x9 | tower N S | courtyard E | courtyard W
            tile Twin x9 | tower N | tower S | courtyard E W
            tile Keep x9 | tower N E S W
            tile House x9 | house N | courtyard E S W
            tile Hall x9 | house N S | courtyard E | courtyard W
            tile Manor x9 | house N E S W
            tile Nook x9 | house ER SL | courtyard N E S W
            tile Mixed x9 | house N | tower E | courtyard S W
            tile Both x9 | house N | tower S | courtyard E | courtyard W
            tile Market x9 | courtyard N E S W market
            tile Plain x9 | courtyard N E S W
            """;

    static final String WALL = """
            set plain-wall
            title A plain wall
            certainty stand-in
            source made up for examples
            pieces 30
            row ######
            row ######
            row ######
            row ######
            row ######
            corner 6,5 0 bare
            corner 0,5 12
            corner 0,0 32
            corner 6,0 66
            start 1,5 N | street N | courtyard NL | courtyard NR
            start -1,2 E | courtyard E market
            start 3,-1 S | tower S
            start 5,-1 S | house S
            start 6,3 W | street W | courtyard WL | courtyard WR
            """;

    private static final Box BOX = BoxReader.read("plain.tiles", TILES, "plain.wall", WALL);

    private final Castle castle = new Castle(BOX);
    private CastleState state;
    private List<ScoreLine> scored = List.of();

    private CastleTable(Map<String, String> options) {
        state = castle.start(new Setup("castle", List.of("Ann", "Bob"), options));
    }

    static CastleTable empty() {
        return new CastleTable(Map.of());
    }

    static CastleTable with(String option, String value) {
        return new CastleTable(Map.of(option, value));
    }

    CastleState state() {
        return state;
    }

    Castle castle() {
        return castle;
    }

    /** Tiles that lie there already, with a figure or without; nothing is judged or scored. */
    CastleTable given(String... lines) {
        for (String line : lines) {
            Lay lay = (Lay) move(line);
            Piece piece = BOX.tile(lay.tile()).orElseThrow();
            state = state.drawn(lay.tile()).with(state.table().with(lay.pos(), new Laid(piece, lay.turn())));
            lay.figure().ifPresent(part -> {
                Figure figure = new Figure(lay.player(), new Spot(lay.pos(), part));
                state = state.with(state.table().withFigure(figure))
                        .with(lay.player(), state.seat(lay.player()).withFigures(-1));
            });
        }
        return this;
    }

    /** Fills every empty cell but these with a plain courtyard. */
    CastleTable leavingEmpty(String... cells) {
        List<String> empty = List.of(cells);
        for (Pos cell : state.wall().cells()) {
            if (!state.table().board().has(cell) && !empty.contains(cell.toString())) {
                state = state.with(
                        state.table().with(cell, new Laid(BOX.tile("Plain").orElseThrow(), Turn.UP)));
            }
        }
        return this;
    }

    CastleTable points(int player, int points) {
        ScoreLine.Term term = new ScoreLine.Term(points, "points so far", 1);
        state = state.scoring(List.of(new ScoreLine(player, "before", List.of(term), List.of())));
        return this;
    }

    /** Gives a token, taken from some corner and told. */
    CastleTable token(int player, int number) {
        Corner corner = state.onWall().get(state.onWall().size() - 1);
        Token token = Token.numbered(number).orElseThrow();
        state = state.taking(player, corner);
        state = state.with(player, state.seat(player).told(corner, token));
        return this;
    }

    CastleTable keep(int player, int size) {
        state = state.with(player, state.seat(player).withKeep(new Keep(new Spot(new Pos(0, 0), 0), size)));
        return this;
    }

    CastleTable turnOf(int player) {
        state = state.turnOf(player);
        return this;
    }

    /** Takes the tiles that are left away, but for the named ones. */
    CastleTable tilesLeft(String... tiles) {
        for (String tile : List.copyOf(state.left().keySet())) {
            long keep = List.of(tiles).stream().filter(tile::equals).count();
            while (state.left().getOrDefault(tile, 0) > keep) {
                state = state.drawn(tile);
            }
        }
        state = FinalScoring.begun(state);
        return this;
    }

    /** Plays legal moves, written "Ann: Lane^ 1,4 herald N". */
    CastleTable play(String... lines) {
        for (String line : lines) {
            Verdict<CastleState> verdict = judge(line);
            assertThat(verdict.violations()).as(line).isEmpty();
            state = verdict.next().orElseThrow();
            scored = verdict.scored();
        }
        return this;
    }

    Verdict<CastleState> judge(String line) {
        return castle.judge(state, move(line));
    }

    /** The rules a move breaks. */
    List<String> broken(String line) {
        return judge(line).violations().stream().map(Violation::rule).toList();
    }

    CastleMove move(String line) {
        String[] named = line.split(": ", 2);
        int player = state.setup().playerNamed(named[0]);
        return castle.notation().parse(state, player, named[1]);
    }

    /** What the last move scored. */
    List<String> scored() {
        return text(scored);
    }

    List<String> finalLines() {
        return text(castle.finalScoring(state));
    }

    private List<String> text(List<ScoreLine> lines) {
        return lines.stream()
                .map(line -> state.setup().players().get(line.player()) + " " + line.feature() + ": "
                        + line.expression() + " = " + line.points())
                .toList();
    }
}
