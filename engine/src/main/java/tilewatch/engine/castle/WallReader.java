package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/**
 * Reads a wall: its cells as a picture, then its corner towers along the score track and its start spaces.
 *
 * <pre>
 * row .##        one line per row from the north, # a cell inside
 * row ###
 * corner 1,0 0 bare       the point where the wall turns, its first score space, "bare" without a token
 * corner 3,0 12
 * start 1,-1 S | street S | courtyard SL SR
 * </pre>
 */
final class WallReader {

    /** A corner lies on two score spaces, and the last is 99. */
    private static final int LAST_FIRST = Wall.SPACES - 2;

    private final BoxFile file;
    private final Set<Pos> cells = new HashSet<>();
    private final List<Corner> corners = new ArrayList<>();
    private final List<StartSpace> starts = new ArrayList<>();
    private int rows;

    private WallReader(BoxFile file) {
        this.file = file;
    }

    static Wall read(String name, String text) {
        return new WallReader(new BoxFile(name, text)).read();
    }

    private Wall read() {
        for (BoxFile.Line line : file.lines()) {
            switch (line.word(0)) {
                case "row" -> row(line);
                case "corner" -> corner(line);
                case "start" -> start(line);
                default -> throw file.wrong(line.number(), line.word(0), "row, corner or start");
            }
        }
        file.checkPieces(cells.size());
        Set<Pos> turns = turns();
        corners.forEach(corner -> turns.remove(corner.at()));
        if (!turns.isEmpty()) {
            throw file.wrong(file.lastLine(), turns.toString(), "a corner line for every turn of the wall");
        }
        if (starts.isEmpty()) {
            throw file.wrong(file.lastLine(), "no start space", "a start line");
        }
        return new Wall(file.header("set"), file.header("certainty"), cells, corners, starts);
    }

    private void row(BoxFile.Line line) {
        String row = line.word(1);
        if (!row.matches("[.#]+")) {
            throw file.wrong(line.number(), row, "a row of # and .");
        }
        if (!corners.isEmpty() || !starts.isEmpty()) {
            throw file.wrong(line.number(), row, "every row before the first corner and start");
        }
        for (int x = 0; x < row.length(); x++) {
            if (row.charAt(x) == '#') {
                cells.add(new Pos(x, rows));
            }
        }
        rows++;
    }

    private void corner(BoxFile.Line line) {
        Pos at = file.pos(line, line.word(1));
        int first = file.number(line.number(), line.word(2));
        int before = corners.isEmpty() ? -1 : corners.get(corners.size() - 1).second();
        if (first <= before || first > LAST_FIRST) {
            throw file.wrong(line.number(), "" + first, "a score space after " + before + ", at most " + LAST_FIRST);
        }
        if (!turns().contains(at)
                || corners.stream().anyMatch(corner -> corner.at().equals(at))) {
            throw file.wrong(line.number(), at.toString(), "a point where the wall turns, each once");
        }
        boolean bare = line.words().size() > 3;
        if (bare && !line.word(3).equals("bare")) {
            throw file.wrong(line.number(), line.word(3), "bare, or nothing");
        }
        corners.add(new Corner(at, first, !bare));
        if (corners.stream().filter(Corner::token).count() > Token.IN_THE_BOX) {
            throw file.wrong(line.number(), at.toString(), "at most " + Token.IN_THE_BOX + " corners with a token");
        }
    }

    /** The points where the outline turns: one or three of the four squares round them lie inside. */
    private Set<Pos> turns() {
        Set<Pos> turns = new TreeSet<>();
        for (Pos cell : cells) {
            for (int corner = 0; corner < 4; corner++) {
                Pos point = new Pos(cell.x() + corner % 2, cell.y() + corner / 2);
                int inside = 0;
                for (int around = 0; around < 4; around++) {
                    inside += cells.contains(new Pos(point.x() - around % 2, point.y() - around / 2)) ? 1 : 0;
                }
                if (inside % 2 == 1) {
                    turns.add(point);
                }
            }
        }
        return turns;
    }

    private void start(BoxFile.Line line) {
        Pos pos = file.pos(line, line.word(1));
        Side faces = List.of(Side.values()).stream()
                .filter(side -> side.name().equals(line.word(2)))
                .findFirst()
                .orElseThrow(() -> file.wrong(line.number(), line.word(2), "the side that faces the castle"));
        if (cells.contains(pos) || !cells.contains(pos.beside(faces))) {
            throw file.wrong(line.number(), pos + " " + faces, "a square of the wall that faces a cell inside");
        }
        if (starts.stream().anyMatch(start -> start.pos().equals(pos))) {
            throw file.wrong(line.number(), pos.toString(), "each start space once");
        }
        Piece piece = new PieceReader(file, line).read("start " + pos, EnumSet.of(faces));
        starts.add(new StartSpace(pos, faces, piece));
    }
}
