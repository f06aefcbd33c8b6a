package tilewatch.engine.castle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;

/**
 * Moves as text. A turn is the tile with its turn and cell, then what was done:
 *
 * <pre>
 * Gate&gt; 3,4 herald N score N 3,3/S double 3,3/S again
 * discard Gate
 * reveal 12 token 5
 * token 4 3,4/N
 * done
 * </pre>
 *
 * A part is named by a third of its rim as it lies on the table; one on another square has that square before it.
 */
final class CastleNotation implements MoveNotation<CastleState, CastleMove> {

    @Override
    public CastleMove parse(CastleState state, int player, String text) {
        Deque<String> words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+")));
        String first = words.removeFirst();
        CastleMove move =
                switch (first) {
                    case "discard" -> new Discard(player, next(words, "a tile"));
                    case "reveal" -> new Reveal(player, number(next(words, "a score space")), tokenAfter(words));
                    case "token" -> use(state, player, words);
                    case "done" -> new Done(player);
                    default -> lay(state, player, first, words);
                };
        if (!words.isEmpty()) {
            throw new NotationException(words.getFirst(), "the end of the move");
        }
        return move;
    }

    @Override
    public String print(CastleState state, CastleMove move) {
        return move.print(state);
    }

    @Override
    public int player(CastleState state, CastleMove move) {
        return move.player();
    }

    @Override
    public Optional<TableDrawing<CastleState>> drawing() {
        return Optional.of(new CastleDrawing());
    }

    @Override
    public List<String> tell(CastleState state, String question) {
        return CastleQuestion.answer(this, state, question);
    }

    private static Lay lay(CastleState state, int player, String first, Deque<String> words) {
        Laid laid = laid(state, first);
        Pos pos = PosText.parse(next(words, "a cell such as 3,4"));
        Optional<Integer> figure = Optional.empty();
        if (!words.isEmpty() && isFigure(words.getFirst())) {
            figure = Optional.of(figure(laid, words));
        }
        List<Spot> order = spots(state, pos, laid, "score", words);
        List<Spot> doubled = spots(state, pos, laid, "double", words);
        boolean again = "again".equals(words.peekFirst());
        if (again) {
            words.removeFirst();
        }
        return new Lay(player, laid.piece().name(), pos, laid.turn(), figure, new Choices(order, doubled, again));
    }

    /** A tile with its arrow. */
    static Laid laid(CastleState state, String word) {
        char arrow = word.isEmpty() ? ' ' : word.charAt(word.length() - 1);
        if (!Turn.isArrow(arrow)) {
            throw new NotationException(word, "a tile and its turn such as Gate>, or discard, reveal, token, done");
        }
        return new Laid(tile(state, word.substring(0, word.length() - 1)), Turn.ofArrow(arrow));
    }

    static Piece tile(CastleState state, String name) {
        return state.box()
                .tile(name)
                .orElseThrow(() -> new NotationException(
                        name, "one of the tiles " + state.box().tiles()));
    }

    private static boolean isFigure(String word) {
        return Arrays.stream(Feature.values())
                .anyMatch(feature -> feature.figure().equals(word));
    }

    static int figure(Laid laid, Deque<String> words) {
        String figure = words.removeFirst();
        String slot = next(words, "a third of the rim such as N or NL");
        int part = part(laid, slot);
        if (!laid.part(part).feature().figure().equals(figure)) {
            throw new NotationException(
                    figure + " " + slot, laid.part(part).feature().figure() + " there");
        }
        return part;
    }

    private static List<Spot> spots(CastleState state, Pos pos, Laid laid, String word, Deque<String> words) {
        List<Spot> spots = new ArrayList<>();
        if (word.equals(words.peekFirst())) {
            words.removeFirst();
            do {
                String text = next(words, "an area such as N or 3,4/N");
                spots.add(text.contains("/") ? spot(state, text) : new Spot(pos, part(laid, text)));
            } while (!words.isEmpty()
                    && !words.getFirst().equals("double")
                    && !words.getFirst().equals("again"));
        }
        return spots;
    }

    private static UseToken use(CastleState state, int player, Deque<String> words) {
        String number = next(words, "a token's number");
        Token token = token(number);
        if (!token.aimedAtTheEnd()) {
            String when = token.atTheEnd() ? "8 and 9 count by themselves" : "1 to 3 are used in a turn";
            throw new NotationException("token " + number, "a token 4 to 7 and its area; " + when);
        }
        return new UseToken(player, token, spot(state, next(words, "an area such as 3,4/N")));
    }

    static Spot spot(CastleState state, String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new NotationException(text, "an area such as 3,4/N");
        }
        Pos pos = PosText.parse(text.substring(0, slash));
        Laid laid = state.table()
                .board()
                .at(pos)
                .orElseThrow(() -> new NotationException(text, "a square with a tile on it"));
        return new Spot(pos, part(laid, text.substring(slash + 1)));
    }

    private static int part(Laid laid, String slot) {
        int part = Arrays.stream(Slot.values())
                .filter(s -> s.name().equals(slot))
                .findFirst()
                .map(laid::partAt)
                .orElse(Piece.STONE);
        if (part == Piece.STONE) {
            throw new NotationException(slot, "a third of the rim of " + laid.piece() + " such as N, NL or NR");
        }
        return part;
    }

    private static Token tokenAfter(Deque<String> words) {
        String word = next(words, "token");
        if (!word.equals("token")) {
            throw new NotationException(word, "token");
        }
        return token(next(words, "a token's number"));
    }

    static Token token(String text) {
        return Token.numbered(number(text)).orElseThrow(() -> new NotationException(text, "a token 1 to 9"));
    }

    static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            throw new NotationException(text, "a number");
        }
    }

    private static String next(Deque<String> words, String expected) {
        if (words.isEmpty()) {
            throw new NotationException("", expected);
        }
        return words.removeFirst();
    }

    /** An area on a square of the table, as the final scoring names it. */
    static String spot(CastleState state, Spot spot) {
        Laid laid = state.table().board().at(spot.pos()).orElseThrow();
        return spot.pos() + "/" + laid.firstSlot(spot.part());
    }

    static String print(CastleState state, Lay lay) {
        Laid laid = new Laid(state.box().tile(lay.tile()).orElseThrow(), lay.turn());
        StringBuilder text = new StringBuilder(lay.tile()).append(lay.turn().arrow());
        text.append(' ').append(lay.pos());
        lay.figure().ifPresent(part -> text.append(' ')
                .append(laid.part(part).feature().figure())
                .append(' ')
                .append(laid.firstSlot(part)));
        append(text, " score", state, lay, lay.choices().order());
        append(text, " double", state, lay, lay.choices().doubled());
        return text.append(lay.choices().again() ? " again" : "").toString();
    }

    private static void append(StringBuilder text, String word, CastleState state, Lay lay, List<Spot> spots) {
        text.append(spots.isEmpty() ? "" : word);
        spots.forEach(spot -> text.append(' ').append(spot(state, lay, spot)));
    }

    /** An area in the words of a turn: on the tile just laid the square goes without saying. */
    static String spot(CastleState state, Lay lay, Spot spot) {
        Laid laid = new Laid(tile(state, lay.tile()), lay.turn());
        return spot.pos().equals(lay.pos()) ? laid.firstSlot(spot.part()).name() : spot(state, spot);
    }
}
