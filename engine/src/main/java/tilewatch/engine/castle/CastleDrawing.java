package tilewatch.engine.castle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import tilewatch.engine.NotationException;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;
import tilewatch.engine.notation.PosText;

/**
 * Tables as rows of tiles with their arrows; then what each player has:
 *
 * <pre>
 * herald N at 3,4
 * points 31
 * token 4 from 12        "token ? from 12" while nobody knows it
 * keep at 3,4/N
 * </pre>
 */
final class CastleDrawing implements TableDrawing<CastleState> {

    private static final String UNKNOWN = "?";

    @Override
    public CastleState cleared(CastleState start) {
        return start;
    }

    @Override
    public CastleState row(CastleState state, Pos westmost, String row) {
        CastleState next = state;
        int x = westmost.x();
        for (String word : row.strip().split("\\s+", -1)) {
            Pos pos = new Pos(x++, westmost.y());
            if (!word.equals(".")) {
                next = lay(next, pos, word);
            }
        }
        return next;
    }

    private static CastleState lay(CastleState state, Pos pos, String word) {
        Laid laid = CastleNotation.laid(state, word);
        if (!state.wall().inside(pos) || state.table().board().has(pos)) {
            throw new NotationException(word + " at " + pos, "an empty cell inside the wall");
        }
        if (!state.table().streetsMeet(pos, laid)) {
            throw new NotationException(word + " at " + pos, "a tile whose streets meet streets");
        }
        if (!state.left().containsKey(laid.piece().name())) {
            throw new NotationException(word, "no more than there are in the box");
        }
        return state.drawn(laid.piece().name()).with(state.table().with(pos, laid));
    }

    @Override
    public CastleState add(CastleState state, int player, String thing) {
        Deque<String> words = new ArrayDeque<>(Arrays.asList(thing.strip().split("\\s+")));
        String kind = words.getFirst();
        if (kind.equals("points") && words.size() == 2) {
            ScoreLine.Term term = new ScoreLine.Term(CastleNotation.number(words.getLast()), "points", 1);
            return state.scoring(List.of(new ScoreLine(player, "before", List.of(term), List.of())));
        }
        if (kind.equals("token") && words.size() == 4) {
            return token(state, player, thing);
        }
        if (kind.equals("keep") && words.size() == 3) {
            return keep(state, player, words.getLast());
        }
        if (words.size() == 4) {
            return figure(state, player, thing, words);
        }
        throw new NotationException(thing, "herald N at 3,4, points 31, token 4 from 12 or keep at 3,4/N");
    }

    private static CastleState token(CastleState state, int player, String thing) {
        String[] words = thing.strip().split("\\s+", -1);
        int space = CastleNotation.number(words[3]);
        Corner corner = state.onWall().stream()
                .filter(c -> c.first() == space)
                .findFirst()
                .orElseThrow(() -> new NotationException(thing, "a corner with a token, one of " + state.onWall()));
        CastleState taken = state.taking(player, corner);
        return words[1].equals(UNKNOWN)
                ? taken
                : taken.with(player, taken.seat(player).told(corner, CastleNotation.token(words[1])));
    }

    private static CastleState keep(CastleState state, int player, String where) {
        Area house = state.table().area(CastleNotation.spot(state, where));
        if (house.feature() != Feature.HOUSE || !house.finished()) {
            throw new NotationException(where, "a finished house");
        }
        return state.with(player, state.seat(player).withKeep(Scoring.keep(state, house)));
    }

    private static CastleState figure(CastleState state, int player, String thing, Deque<String> words) {
        Pos pos = PosText.parse(words.getLast());
        Laid laid = state.table()
                .board()
                .at(pos)
                .filter(there -> state.wall().inside(pos))
                .orElseThrow(() -> new NotationException(thing, "a cell with a tile on it"));
        Spot spot = new Spot(pos, CastleNotation.figure(laid, words));
        if (state.table().area(spot).finished()) {
            throw new NotationException(thing, "an area that is not finished");
        }
        if (state.seat(player).figures() == 0) {
            throw new NotationException(thing, "no more figures than the player has");
        }
        return state.with(state.table().withFigure(new Figure(player, spot)))
                .with(player, state.seat(player).withFigures(-1));
    }

    @Override
    public Pos corner(CastleState state) {
        List<Pos> laid = laid(state);
        return new Pos(
                laid.stream().mapToInt(Pos::x).min().orElse(0),
                laid.stream().mapToInt(Pos::y).min().orElse(0));
    }

    private static List<Pos> laid(CastleState state) {
        return state.wall().cells().stream().filter(state.table().board()::has).toList();
    }

    @Override
    public List<String> rows(CastleState state) {
        Pos corner = corner(state);
        int east = laid(state).stream().mapToInt(Pos::x).max().orElse(-1);
        int south = laid(state).stream().mapToInt(Pos::y).max().orElse(-1);
        List<String> rows = new ArrayList<>();
        for (int y = corner.y(); y <= south; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = corner.x(); x <= east; x++) {
                Pos pos = new Pos(x, y);
                row.append(String.format("%-8s ", state.wall().inside(pos) ? word(state, pos) : "."));
            }
            rows.add(row.toString().strip());
        }
        return rows;
    }

    private static String word(CastleState state, Pos pos) {
        return state.table()
                .board()
                .at(pos)
                .map(laid -> laid.piece().name() + laid.turn().arrow())
                .orElse(".");
    }

    @Override
    public List<String> things(CastleState state, int player) {
        List<String> things = new ArrayList<>();
        for (Area area : state.table().allAreas()) {
            for (Figure figure : area.figures()) {
                if (figure.player() == player) {
                    Pos pos = figure.spot().pos();
                    Laid laid = state.table().board().at(pos).orElseThrow();
                    things.add(area.feature().figure() + " "
                            + laid.firstSlot(figure.spot().part()) + " at " + pos);
                }
            }
        }
        if (state.score(player) > 0) {
            things.add("points " + state.score(player));
        }
        for (Held held : state.seat(player).tokens()) {
            String shown = held.token().map(token -> "" + token.number()).orElse(UNKNOWN);
            things.add("token " + shown + " from " + held.corner().first());
        }
        state.seat(player).keep().ifPresent(keep -> things.add("keep at " + CastleNotation.spot(state, keep.house())));
        return things;
    }
}
