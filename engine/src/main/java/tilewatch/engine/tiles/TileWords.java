package tilewatch.engine.tiles;

import java.util.List;
import java.util.Queue;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Turn;

/** How tiles lying on the table are written: {@code K>} for the tile and its arrow, {@code r1} or {@code road} on it. */
public final class TileWords {

    private TileWords() {}

    /** The tile's name in such a word. */
    public static String name(String word) {
        return word.substring(0, word.length() - 1);
    }

    /** The arrow such a word ends in. */
    public static Turn turn(String word) {
        char arrow = word.charAt(word.length() - 1);
        if (!Turn.isArrow(arrow)) {
            throw new NotationException(word, "a tile followed by one of ^ > v <");
        }
        return Turn.ofArrow(arrow);
    }

    /** A segment by its id, or by its terrain if the tile has only one such. */
    public static Segment segment(Tile tile, String name) {
        List<Segment> alike = tile.segments().stream().filter(s -> s.is(name)).toList();
        return alike.size() == 1
                ? alike.get(0)
                : tile.segment(name)
                        .orElseThrow(() -> new NotationException(
                                name, "one of the segments " + tile.segments() + " of tile " + tile));
    }

    /** The next word of a move; the whole move is named if there is none. */
    public static String next(Queue<String> words, String move, String expected) {
        String word = words.poll();
        if (word == null || word.isEmpty()) {
            throw new NotationException(move, expected);
        }
        return word;
    }
}
