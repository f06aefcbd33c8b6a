package tilewatch.engine.carcassonne;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Collectors;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileWords;

/**
 * A turn as text: {@code [aside C,Q] K^ 1,0 [meeple r1 | abbot g1 | back 2,3] [symbol 1,1]}. A figure on another tile
 * than the one laid says where: {@code meeple c1 at 2,3}. A segment may be called by its terrain if the tile has only
 * one such.
 */
final class CarcassonneNotation implements MoveNotation<CarcassonneState, CarcassonneMove> {

    @Override
    public CarcassonneMove parse(CarcassonneState state, int player, String text) {
        Queue<String> words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+", -1)));
        List<Tile> aside = new ArrayList<>();
        if ("aside".equals(words.peek())) {
            words.remove();
            for (String name : TileWords.next(words, text, "tiles put aside").split(",", -1)) {
                aside.add(tile(state, name));
            }
        }
        String laid = TileWords.next(words, text, "a tile with its turn, such as K^");
        Tile tile = tile(state, TileWords.name(laid));
        Turn turn = TileWords.turn(laid);
        Pos pos = PosText.parse(TileWords.next(words, text, "a square such as 1,0"));
        Deed deed = deed(state, words, text, tile, pos);
        Optional<Pos> symbol = Optional.empty();
        if ("symbol".equals(words.peek())) {
            words.remove();
            symbol = Optional.of(PosText.parse(TileWords.next(words, text, "the symbol's square")));
        }
        if (!words.isEmpty()) {
            throw new NotationException(String.join(" ", words), "nothing more");
        }
        return new CarcassonneMove(player, aside, tile, pos, turn, deed, symbol);
    }

    private static Deed deed(CarcassonneState state, Queue<String> words, String text, Tile tile, Pos pos) {
        String word = words.peek();
        if (word == null || word.equals("symbol")) {
            return Deed.NOTHING;
        }
        words.remove();
        if (word.equals("back")) {
            return new Deed.TakeBack(PosText.parse(TileWords.next(words, text, "the abbot's square")));
        }
        FigureKind kind = FigureKind.named(word);
        String segment = TileWords.next(words, text, "a segment such as r1");
        if (!"at".equals(words.peek())) {
            return new Deed.Put(kind, pos, TileWords.segment(tile, segment).id());
        }
        words.remove();
        Pos other = PosText.parse(TileWords.next(words, text, "the figure's square"));
        Tile there = state.landscape()
                .grid()
                .at(other)
                .orElseThrow(() -> new NotationException(other.toString(), "a square with a tile"))
                .tile();
        return new Deed.Put(kind, other, TileWords.segment(there, segment).id());
    }

    static Tile tile(CarcassonneState state, String name) {
        for (TileSet set : state.rules().sets()) {
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
        return state.rules().sets().stream()
                        .filter(set -> set.id().equals(tile.set()))
                        .map(CarcassonneNotation::prefix)
                        .findFirst()
                        .orElse("")
                + tile.name();
    }

    private static String prefix(TileSet set) {
        return set.prefix().isEmpty() ? "" : set.prefix() + ":";
    }

    @Override
    public int player(CarcassonneState state, CarcassonneMove move) {
        return move.player();
    }

    @Override
    public Optional<TableDrawing<CarcassonneState>> drawing() {
        return Optional.of(new CarcassonneDrawing());
    }

    /** The questions listed in {@code docs/notation.md}. */
    @Override
    public List<String> tell(CarcassonneState state, String question) {
        String[] words = question.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "places" ->
                Carcassonne.spots(state, tile(state, rest)).stream()
                        .map(Spot::toString)
                        .toList();
            case "figures" -> {
                CarcassonneMove move = layable(state, rest);
                yield Carcassonne.deeds(state, move.tile(), new Spot(move.pos(), move.turn())).stream()
                        .filter(deed -> !deed.equals(Deed.NOTHING))
                        .map(deed -> word(deed, move.pos()))
                        .toList();
            }
            case "symbols" -> {
                CarcassonneMove move = layable(state, rest);
                yield Carcassonne.symbols(state, move.tile(), new Spot(move.pos(), move.turn())).stream()
                        .map(symbol -> symbol.bonus().word() + "@" + symbol.pos())
                        .toList();
            }
            case "meeples", "abbots" -> {
                FigureKind kind = words[0].equals("meeples") ? FigureKind.MEEPLE : FigureKind.ABBOT;
                yield List.of(String.valueOf(state.inHand(state.setup().playerNamed(rest), kind)));
            }
            case "left" -> List.of(String.valueOf(state.pile().left(tile(state, rest))));
            case "dead" ->
                Carcassonne.deadSquares(state).stream().map(Pos::toString).toList();
            default -> throw new NotationException(question, "places, figures, symbols, meeples, abbots, left or dead");
        };
    }

    /** A tile that somebody asks about lying on a square where nothing lies yet. */
    private CarcassonneMove layable(CarcassonneState state, String text) {
        CarcassonneMove move = parse(state, state.toMove(), text);
        if (state.landscape().grid().has(move.pos())) {
            throw new NotationException(move.pos().toString(), "an empty square");
        }
        return move;
    }

    private static String word(Deed deed, Pos justLaid) {
        if (deed instanceof Deed.Put put) {
            String figure = put.kind().word() + "-" + put.segment();
            return put.pos().equals(justLaid) ? figure : figure + "@" + put.pos();
        }
        return deed instanceof Deed.TakeBack back ? "back-" + back.pos() : "nothing";
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
        move.symbol().ifPresent(symbol -> text.append(" symbol ").append(symbol));
        return text.toString();
    }
}
