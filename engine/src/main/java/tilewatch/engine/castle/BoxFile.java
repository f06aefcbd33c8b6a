package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewatch.engine.board.Pos;

/** What tile and wall files share: header lines, comments, and parts of a piece between bars. */
final class BoxFile {

    private static final Set<String> HEADER = Set.of("set", "title", "certainty", "source", "pieces", "note");
    private static final Set<String> CERTAINTIES = Set.of("certain", "likely", "unconfirmed", "stand-in");

    /** A line that is no header: its words before the first bar, and the parts behind it. */
    record Line(int number, List<String> words, List<String> parts) {

        String word(int index) {
            return index < words.size() ? words.get(index) : "";
        }
    }

    private record Header(int number, String value) {}

    private final String file;
    private final Map<String, Header> headers = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();

    BoxFile(String file, String text) {
        this.file = file;
        List<String> all = text.lines().toList();
        for (int i = 0; i < all.size(); i++) {
            String line = all.get(i).strip();
            String word = line.split("\\s+", 2)[0];
            if (HEADER.contains(word)) {
                Header header = new Header(i + 1, line.substring(word.length()).strip());
                if (headers.put(word, header) != null && !word.equals("note")) {
                    throw wrong(i + 1, line, "'" + word + "' only once");
                }
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                List<String> parts = List.of(line.split("\\s*\\|\\s*"));
                lines.add(new Line(i + 1, List.of(parts.get(0).split("\\s+")), parts.subList(1, parts.size())));
            }
        }
        List.of("set", "title", "source", "pieces").forEach(this::required);
        Header certainty = required("certainty");
        if (!CERTAINTIES.contains(certainty.value)) {
            throw wrong(
                    certainty.number,
                    certainty.value,
                    "certainty " + CERTAINTIES.stream().sorted().toList());
        }
    }

    List<Line> lines() {
        return lines;
    }

    /** The line to point at when something is missing. */
    int lastLine() {
        return lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number();
    }

    String header(String key) {
        return required(key).value;
    }

    private Header required(String key) {
        Header header = headers.get(key);
        if (header == null || header.value.isEmpty()) {
            throw wrong(header == null ? 1 : header.number, key, "a header line '" + key + "' that says something");
        }
        return header;
    }

    void checkPieces(int found) {
        Header pieces = required("pieces");
        if (number(pieces.number, pieces.value) != found) {
            throw wrong(pieces.number, "pieces " + pieces.value, "what the file holds, which is " + found);
        }
    }

    int number(int line, String text) {
        if (!text.matches("\\d{1,3}")) {
            throw wrong(line, text, "a number");
        }
        return Integer.parseInt(text);
    }

    Pos pos(Line line, String text) {
        if (!text.matches("-?\\d{1,2},-?\\d{1,2}")) {
            throw wrong(line.number(), text, "a square such as 3,4");
        }
        String[] xy = text.split(",", -1);
        return new Pos(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
    }

    BoxFileException wrong(int line, String offending, String expected) {
        return new BoxFileException(file, line, offending, expected);
    }
}
