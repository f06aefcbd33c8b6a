package tilewatch.engine.carcassonne;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.stream.Collectors;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/**
 * A turn as text: {@code [aside C,Q] K^ 1,0 [meeple r1 | abbot g1 | back 2,3]}. A figure on another tile than the one
 * laid says where: {@code meeple c1 at 2,3}. A segment may be called by its terrain if the tile has only one such.
 */
final class CarcassonneNotation implements MoveNotation<CarcassonneState, CarcassonneMove> {

    @Override
    public CarcassonneMove parse(CarcassonneState state, int player, String text) {
        Queue<String> words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+", -1)));
        List<Tile> aside = new ArrayList<>();
        if ("aside".equals(words.peek())) {
            words.remove();
            for (String name : next(words, text, "tiles put aside").split(",", -1)) {
                aside.add(tile(state, name));
            }
        }
        String laid = next(words, text, "a tile with its turn, such as K^");
        Tile tile = tile(state, laid.substring(0, laid.length() - 1));
        char arrow = laid.charAt(laid.length() - 1);
        if (!Turn.isArrow(arrow)) {
            throw new NotationException(laid, "a tile followed by one of ^ > v <");
        }
        Pos pos = PosText.parse(next(words, text, "a square such as 1,0"));
        Deed deed = deed(state, words, text, tile, pos);
        if (!words.isEmpty()) {
            throw new NotationException(String.join(" ", words), "nothing more");
        }
        return new CarcassonneMove(player, aside, tile, pos, Turn.ofArrow(arrow), deed);
    }

    private static Deed deed(CarcassonneState state, Queue<String> words, String text, Tile tile, Pos pos) {
        String word = words.peek();
        if (word == null) {
            return Deed.NOTHING;
        }
        words.remove();
        if (word.equals("back")) {
            return new Deed.TakeBack(PosText.parse(next(words, text, "the abbot's square")));
        }
        for (FigureKind kind : FigureKind.values()) {
            if (kind.word().equals(word)) {
                String segment = next(words, text, "a segment such as r1");
                if ("at".equals(words.peek())) {
                    words.remove();
                    Pos other = PosText.parse(next(words, text, "the figure's square"));
                    Tile there = state.landscape()
                            .grid()
                            .at(other)
                            .orElseThrow(() -> new NotationException(other.toString(), "a square with a tile"))
                            .tile();
                    return new Deed.Put(kind, other, segment(there, segment).id());
                }
                return new Deed.Put(kind, pos, segment(tile, segment).id());
            }
        }
        throw new NotationException(word, "meeple, abbot or back");
    }

    private static Segment segment(Tile tile, String name) {
        List<Segment> alike = tile.segments().stream().filter(s -> s.is(name)).toList();
        return alike.size() == 1
                ? alike.get(0)
                : tile.segment(name)
                        .orElseThrow(() -> new NotationException(
                                name, "one of the segments " + tile.segments() + " of tile " + tile));
    }

    static Tile tile(CarcassonneState state, String name) {
        for (TileSet set : sets(state)) {
            String prefix = prefix(set);
            if (name.startsWith(prefix)) {
                var found = state.pile().named(set.id(), name.substring(prefix.length()));
                if (found.isPresent()) {
                    return found.get();
                }
            }
        }
        throw new NotationException(
                name,
                "one of the tiles "
                        + state.pile().kinds().stream()
                                .map(tile -> name(state, tile))
                                .collect(Collectors.joining(" ")));
    }

    static String name(CarcassonneState state, Tile tile) {
        return sets(state).stream()
                        .filter(set -> set.id().equals(tile.set()))
                        .map(CarcassonneNotation::prefix)
                        .findFirst()
                        .orElse("")
                + tile.name();
    }

    private static List<TileSet> sets(CarcassonneState state) {
        List<TileSet> sets = new ArrayList<>(state.rules().river());
        sets.add(state.rules().base());
        return sets;
    }

    private static String prefix(TileSet set) {
        return set.prefix().isEmpty() ? "" : set.prefix() + ":";
    }

    private static String next(Queue<String> words, String text, String expected) {
        String word = words.poll();
        if (word == null || word.isEmpty()) {
            throw new NotationException(text, expected);
        }
        return word;
    }

    @Override
    public String print(CarcassonneState state, CarcassonneMove move) {
        StringBuilder text = new StringBuilder();
        if (!move.aside().isEmpty()) {
            text.append("aside ")
                    .append(move.aside().stream().map(t -> name(state, t)).collect(Collectors.joining(",")))
                    .append(' ');
        }
        text.append(name(state, move.tile()))
                .append(move.turn().arrow())
                .append(' ')
                .append(move.pos());
        if (move.deed() instanceof Deed.Put put) {
            text.append(' ').append(put.kind().word()).append(' ').append(put.segment());
            if (!put.pos().equals(move.pos())) {
                text.append(" at ").append(put.pos());
            }
        } else if (move.deed() instanceof Deed.TakeBack back) {
            text.append(" back ").append(back.pos());
        }
        return text.toString();
    }
}
