package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewatch.engine.NotationException;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;

/**
 * Tables in the middle of a round: the four rows from the top in {@link RowWords}, {@code .} for an empty one; then what
 * each player has. Nobody holds a card unless it is drawn, and the player named first is to move.
 *
 * <pre>
 * hand 2                    cards nobody knows; or hand blue-1 barn; or hand 2 of blue-1 barn red-1
 * herd green 4 barns 1      livestock of a colour and the barns with it
 * barns 2                   barns that wait
 * chest red-building square
 * points 31
 * turn                      whose turn it is
 * dealt 3                   who dealt this round, and its number
 * last                      who placed a figure last
 * </pre>
 *
 * This is all the engine knows, hands and chests included, for tests and saved matches; what may be shown to somebody
 * is a {@link CardcassonneView}.
 */
final class CardcassonneDrawing implements TableDrawing<CardcassonneState> {

    private static final Pos CORNER = new Pos(0, 0);

    @Override
    public CardcassonneState cleared(CardcassonneState start) {
        int dealer = start.round().dealer();
        Seat idle = Seat.EMPTY.afterLaying(Hand.NONE);
        List<Seat> seats = start.seats().stream().map(seat -> idle).toList();
        return start.with(seats).with(new Round(1, Phase.LAYING, dealer, dealer, 0, deck(seats.size(), 1)));
    }

    /** Cards left in the deck once the hands of this round are dealt. */
    private static int deck(int players, int round) {
        return CardSet.BOX.cards().size() - Round.OPENING_CARDS - round * players * Round.handSize(players);
    }

    @Override
    public CardcassonneState row(CardcassonneState state, Pos westmost, String row) {
        if (westmost.x() != 0 || westmost.y() < 0 || westmost.y() >= Colour.values().length) {
            throw new NotationException("row " + westmost, "four rows at table " + CORNER);
        }
        Colour colour = Colour.values()[westmost.y()];
        CardcassonneState next = state;
        for (String word : row.strip().split("\\s+", -1)) {
            if (!word.equals(".")) {
                next = lay(next, colour, word);
            }
        }
        return next;
    }

    private static CardcassonneState lay(CardcassonneState state, Colour colour, String word) {
        RowPiece piece = RowWords.piece(state, word);
        List<RowPiece> pieces = new ArrayList<>(state.row(colour).pieces());
        pieces.add(piece);
        CardcassonneState lying = state.with(new Row(colour, pieces));
        if (piece instanceof RowPiece.FaceUp up && !up.up().fits(colour)) {
            throw new NotationException(
                    word, "a " + colour.word() + " card or a joker in the " + colour.row() + " row");
        }
        if (piece instanceof RowPiece.Figure figure) {
            if (state.seat(figure.player()).figurePlaced()) {
                throw new NotationException(word, "one big figure a player");
            }
            lying = lying.with(figure.player(), state.seat(figure.player()).withFigurePlaced());
        }
        return possible(lying, word);
    }

    private static CardcassonneState possible(CardcassonneState state, String drawn) {
        if (!CardSet.BOX.cards().containsAll(state.known())) {
            throw new NotationException(drawn, "no more cards of a kind than the box has");
        }
        return state;
    }

    @Override
    public CardcassonneState add(CardcassonneState state, int player, String thing) {
        List<String> words = Arrays.asList(thing.strip().split("\\s+", -1));
        List<String> rest = words.subList(1, words.size());
        Seat seat = state.seat(player);
        return switch (words.get(0)) {
            case "hand" -> possible(state.with(player, holding(state, seat, rest)), thing);
            case "herd" -> possible(state.with(player, seat.with(herd(seat.herds(), thing, rest))), thing);
            case "barns" ->
                possible(state.with(player, seat.with(seat.herds().withLoneBarns(only(thing, rest)))), thing);
            case "chest" -> possible(state.with(player, seat.with(new Chest(CardcassonneNotation.cards(rest)))), thing);
            case "points" -> state.scoring(before(player, only(thing, rest)));
            case "turn" -> state.with(state.round().withToMove(player));
            case "last" -> state.with(state.round().withLastFigure(player));
            case "dealt" -> dealt(state, player, only(thing, rest));
            default -> throw new NotationException(thing, "hand, herd, barns, chest, points, turn, dealt or last");
        };
    }

    /** Whoever holds fewer cards than were dealt has laid the face-down one. */
    private static Seat holding(CardcassonneState state, Seat seat, List<String> words) {
        boolean counted = !words.isEmpty() && words.get(0).matches("\\d+");
        boolean listed = counted && words.size() > 2 && words.get(1).equals("of");
        Pile known = counted && !listed
                ? Pile.EMPTY
                : CardcassonneNotation.cards(words.subList(listed ? 2 : 0, words.size()));
        int size = counted ? number(words.get(0)) : known.size();
        int full = Round.handSize(state.seats().size());
        if (size > full || (counted && !listed && words.size() > 1)) {
            throw new NotationException("hand " + String.join(" ", words), "up to " + full + " cards, or their number");
        }
        return new Seat(new Hand(size, known), size < full, seat.figurePlaced(), seat.herds(), seat.chest());
    }

    private static Herds herd(Herds herds, String thing, List<String> words) {
        boolean barns = words.size() == 4 && words.get(2).equals("barns");
        if (words.size() != 2 && !barns) {
            throw new NotationException(thing, "herd green 4, or herd green 4 barns 1");
        }
        return herds.plus(
                CardcassonneNotation.colour(words.get(0)), number(words.get(1)), barns ? number(words.get(3)) : 0);
    }

    private static ScoreLine before(int player, int points) {
        return new ScoreLine(player, "before", List.of(new ScoreLine.Term(points, "points", 1)), List.of());
    }

    private static CardcassonneState dealt(CardcassonneState state, int player, int number) {
        Round round = state.round();
        int deck = deck(state.seats().size(), number);
        if (number < 1 || deck < 0) {
            throw new NotationException("dealt " + number, "a round of the game");
        }
        return state.with(new Round(number, round.phase(), player, round.lastFigure(), round.toMove(), deck));
    }

    private static int only(String thing, List<String> words) {
        if (words.size() != 1) {
            throw new NotationException(thing, "a single number");
        }
        return number(words.get(0));
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,3}")) {
            throw new NotationException(word, "a number");
        }
        return Integer.parseInt(word);
    }

    @Override
    public Pos corner(CardcassonneState state) {
        return CORNER;
    }

    @Override
    public List<String> rows(CardcassonneState state) {
        return state.rows().stream()
                .map(row -> row.pieces().isEmpty() ? "." : String.join(" ", RowWords.words(state, row)))
                .toList();
    }

    @Override
    public List<String> things(CardcassonneState state, int player) {
        Seat seat = state.seat(player);
        Round round = state.round();
        List<String> things = new ArrayList<>();
        hand(seat.hand(), things);
        for (Colour colour : seat.herds().present()) {
            Herds.Herd herd = seat.herds().of(colour);
            String barns = herd.barns() > 0 ? " barns " + herd.barns() : "";
            things.add("herd " + colour.word() + " " + herd.livestock() + barns);
        }
        if (seat.herds().loneBarns() > 0) {
            things.add("barns " + seat.herds().loneBarns());
        }
        if (!seat.chest().cards().isEmpty()) {
            things.add("chest " + seat.chest().cards());
        }
        if (state.score(player) > 0) {
            things.add("points " + state.score(player));
        }
        if (round.toMove() == player && player > 0) {
            things.add("turn");
        }
        int first = Cardcassonne.firstDealer(state.setup());
        if (round.dealer() == player && round.number() > 0 && (player != first || round.number() > 1)) {
            things.add("dealt " + round.number());
        }
        if (round.lastFigure() == player && player != first) {
            things.add("last");
        }
        return things;
    }

    private static void hand(Hand hand, List<String> things) {
        if (hand.size() > 0 && !hand.told()) {
            things.add("hand " + hand.size());
        } else if (hand.size() > 0) {
            things.add("hand " + (hand.known().size() > hand.size() ? hand.size() + " of " : "") + hand.known());
        }
    }
}
