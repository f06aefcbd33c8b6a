package tilewatch.engine.forest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;

/**
 * Moves as text: {@code 14> 3,-1}, {@code 14> 3,-1 tower 4,-1}, {@code aside 14}, {@code row 05 14 22 30},
 * {@code clan fox}. The arrow points where the card's printed north lies, the square is that of the cell now
 * north-west.
 */
final class ForestNotation implements MoveNotation<ForestState, ForestMove> {

    private static final Pattern LAY = Pattern.compile("(\\S+?)([\\^>v<]) (\\S+)(?: tower (\\S+))?");
    private static final Pattern ASIDE = Pattern.compile("aside (\\S+)");

    private final MasterOfTheForest game;
    private final Deck deck;

    ForestNotation(MasterOfTheForest game, Deck deck) {
        this.game = game;
        this.deck = deck;
    }

    @Override
    public ForestMove parse(ForestState state, int player, String text) {
        List<String> words = Arrays.asList(text.strip().split("\\s+"));
        List<String> rest = words.subList(1, words.size());
        if (words.get(0).equals("row")) {
            return new ForestMove.Row(rest.stream().map(deck::card).toList());
        }
        if (words.get(0).equals("clan")) {
            return new ForestMove.Clans(player, rest.stream().map(Clan::named).toList());
        }
        String turn = String.join(" ", words);
        Matcher aside = ASIDE.matcher(turn);
        if (aside.matches()) {
            return new ForestMove.SetAside(player, deck.card(aside.group(1)));
        }
        Matcher lay = LAY.matcher(turn);
        if (!lay.matches()) {
            throw new NotationException(
                    text,
                    "a card with its arrow and square such as 14> 3,-1, then perhaps tower 4,-1; or aside 14,"
                            + " row with its cards, clan with its name");
        }
        Card card = deck.card(lay.group(1));
        Placement placement =
                placement(card, lay.group(3), Turn.ofArrow(lay.group(2).charAt(0)));
        return new ForestMove.Lay(
                player, placement, Optional.ofNullable(lay.group(4)).map(PosText::parse));
    }

    private static Placement placement(Card card, String square, Turn turn) {
        try {
            return new Placement(card, PosText.parse(square), turn);
        } catch (IllegalArgumentException e) {
            throw new NotationException(square, "a square on the table");
        }
    }

    @Override
    public int player(ForestState state, ForestMove move) {
        if (move instanceof ForestMove.Lay lay) {
            return lay.player();
        }
        if (move instanceof ForestMove.SetAside aside) {
            return aside.player();
        }
        return move instanceof ForestMove.Clans clans ? clans.player() : state.toMove();
    }

    @Override
    public String print(ForestState state, ForestMove move) {
        if (move instanceof ForestMove.Lay lay) {
            Placement card = lay.card();
            return card.card().id() + card.turn().arrow() + " " + card.at()
                    + lay.tower().map(pos -> " tower " + pos).orElse("");
        }
        if (move instanceof ForestMove.SetAside aside) {
            return "aside " + aside.card().id();
        }
        if (move instanceof ForestMove.Row row) {
            return "row" + row.cards().stream().map(card -> " " + card.id()).collect(Collectors.joining());
        }
        if (move instanceof ForestMove.Clans clans) {
            return "clan"
                    + clans.clans().stream().map(clan -> " " + clan.word()).collect(Collectors.joining());
        }
        throw new AssertionError(move);
    }

    @Override
    public Optional<TableDrawing<ForestState>> drawing() {
        return Optional.of(new ForestDrawing(deck));
    }

    @Override
    public List<String> tell(ForestState state, String question) {
        return new ForestQuestion(game, state).answer(question);
    }
}
