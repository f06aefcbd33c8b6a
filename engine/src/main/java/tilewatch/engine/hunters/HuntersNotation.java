package tilewatch.engine.hunters;

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
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileWords;

/**
 * A move as text: {@code [aside 14,B5] 60> 1,0 [back 2,3] [pawn f1 | hut l1]}. A figure on another tile than the one
 * laid says where: {@code pawn m1 at 2,3}. A segment may be called by its terrain if the tile has only one such.
 */
final class HuntersNotation implements MoveNotation<HuntersState, HuntersMove> {

    @Override
    public HuntersMove parse(HuntersState state, int player, String text) {
        Queue<String> words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+", -1)));
        List<Tile> aside = new ArrayList<>();
        if (taken(words, "aside")) {
            for (String name : TileWords.next(words, text, "tiles put aside").split(",", -1)) {
                aside.add(tile(state, name));
            }
        }
        String laid = TileWords.next(words, text, "a tile with its turn, such as 60^");
        Turn turn = TileWords.turn(laid);
        Tile tile = tile(state, TileWords.name(laid));
        Pos pos = PosText.parse(TileWords.next(words, text, "a square such as 1,0"));
        Optional<Pos> back = Optional.empty();
        if (taken(words, "back")) {
            back = Optional.of(PosText.parse(TileWords.next(words, text, "the pawn's square")));
        }
        Optional<Put> put = words.isEmpty() ? Optional.empty() : Optional.of(put(state, words, text, tile, pos));
        if (!words.isEmpty()) {
            throw new NotationException(String.join(" ", words), "nothing more");
        }
        return new HuntersMove(player, aside, tile, pos, turn, back, put);
    }

    private static boolean taken(Queue<String> words, String word) {
        boolean there = word.equals(words.peek());
        if (there) {
            words.remove();
        }
        return there;
    }

    private static Put put(HuntersState state, Queue<String> words, String text, Tile tile, Pos pos) {
        FigureKind kind = FigureKind.named(words.remove());
        String segment = TileWords.next(words, text, "a segment such as f1");
        if (!taken(words, "at")) {
            return new Put(kind, pos, TileWords.segment(tile, segment).id());
        }
        Pos other = PosText.parse(TileWords.next(words, text, "the figure's square"));
        Tile there = other.equals(pos)
                ? tile
                : state.country()
                        .landscape()
                        .grid()
                        .at(other)
                        .orElseThrow(() -> new NotationException(other.toString(), "a square with a tile"))
                        .tile();
        return new Put(kind, other, TileWords.segment(there, segment).id());
    }

    static Tile tile(HuntersState state, String name) {
        return state.pile()
                .named(name)
                .orElseThrow(() -> new NotationException(
                        name,
                        "one of the tiles "
                                + state.pile().kinds().stream().map(Tile::name).collect(Collectors.joining(" "))));
    }

    @Override
    public int player(HuntersState state, HuntersMove move) {
        return move.player();
    }

    @Override
    public Optional<TableDrawing<HuntersState>> drawing() {
        return Optional.of(new HuntersDrawing());
    }

    /**
     * {@code places 60}, {@code figures 60^ 1,0}, {@code backs 88^ 1,0}, {@code pawns Ann}, {@code huts Ann},
     * {@code left 60}, {@code stack} (the one to draw from: land or bonus), {@code bonus} (tiles left), {@code dead}.
     */
    @Override
    public List<String> tell(HuntersState state, String question) {
        String[] words = question.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "places" -> words(Choices.spots(state, tile(state, rest)));
            case "figures" ->
                Choices.puts(state, parse(state, state.toMove(), rest)).stream()
                        .map(put -> put.kind().word() + "-" + put.segment())
                        .toList();
            case "backs" -> words(Choices.takeBacks(state, parse(state, state.toMove(), rest)));
            case "pawns", "huts" -> {
                FigureKind kind = words[0].equals("pawns") ? FigureKind.PAWN : FigureKind.HUT;
                yield words(List.of(state.inHand(state.setup().playerNamed(rest), kind)));
            }
            case "left" -> words(List.of(state.pile().left(tile(state, rest))));
            case "stack" -> List.of(state.bonusDue() ? "bonus" : "land");
            case "bonus" -> words(List.of(state.tilesLeft(true)));
            case "dead" -> words(Choices.deadSquares(state));
            default ->
                throw new NotationException(
                        question, "places, figures, backs, pawns, huts, left, stack, bonus or dead");
        };
    }

    private static List<String> words(List<?> things) {
        return things.stream().map(Object::toString).toList();
    }

    @Override
    public String print(HuntersState state, HuntersMove move) {
        StringBuilder text = new StringBuilder();
        if (!move.aside().isEmpty()) {
            text.append("aside ")
                    .append(move.aside().stream().map(Tile::name).collect(Collectors.joining(",")))
                    .append(' ');
        }
        text.append(move.tile().name()).append(move.turn().arrow()).append(' ').append(move.pos());
        move.back().ifPresent(from -> text.append(" back ").append(from));
        move.put().ifPresent(put -> {
            text.append(' ').append(put.kind().word()).append(' ').append(put.segment());
            if (!put.pos().equals(move.pos())) {
                text.append(" at ").append(put.pos());
            }
        });
        return text.toString();
    }
}
