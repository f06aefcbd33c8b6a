package tilewatch.engine.cardcassonne;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;

/**
 * Moves as words.
 *
 * <pre>
 * lay blue-2 city              a card face up at the end of a row; city@3 would be the third place from the track
 * down road                    a card face down; its owner may add what it is: down blue-2 road
 * figure field                 the big figure at the end of a row
 * hand blue-1 red-2 barn       what a player holds
 * turn road@2 green-building   the face-down card at the second place is a green building
 * take cash red-building barns green green    what to give away for 10 points, and which herds the barns join
 * </pre>
 */
final class CardcassonneNotation implements MoveNotation<CardcassonneState, CardcassonneMove> {

    private static final Pattern SPOT = Pattern.compile("([a-z]+)(?:@([1-9]\\d{0,2}))?");

    private final Cardcassonne game;

    CardcassonneNotation(Cardcassonne game) {
        this.game = game;
    }

    @Override
    public String print(CardcassonneState state, CardcassonneMove move) {
        return move.text();
    }

    @Override
    public int player(CardcassonneState state, CardcassonneMove move) {
        return move.player();
    }

    @Override
    public CardcassonneMove parse(CardcassonneState state, int player, String text) {
        List<String> words = Arrays.asList(text.strip().split("\\s+"));
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "lay" -> {
                expect(text, rest.size() == 2, "a card and a row, like 'lay blue-2 city'");
                yield new LayCard(player, card(rest.get(0)), spot(rest.get(1)));
            }
            case "down" -> {
                expect(text, rest.size() == 1 || rest.size() == 2, "a row, like 'down city', or 'down blue-2 city'");
                Optional<Card> told = rest.size() == 1 ? Optional.empty() : Optional.of(card(rest.get(0)));
                yield new LayFaceDown(player, spot(rest.get(rest.size() - 1)), told);
            }
            case "figure" -> {
                expect(text, rest.size() == 1, "a row, like 'figure city'");
                yield new PlaceFigure(player, spot(rest.get(0)));
            }
            case "hand" -> new EnterHand(player, cards(rest));
            case "turn" -> {
                expect(text, rest.size() == 2, "a place and a card, like 'turn city@3 blue-2'");
                Spot spot = spot(rest.get(0));
                expect(rest.get(0), spot.place().isPresent(), "a place in the row, like " + spot + "@1");
                yield new TurnUp(player, spot.row(), spot.place().getAsInt(), card(rest.get(1)));
            }
            case "take" -> take(player, rest);
            default -> throw new NotationException(words.get(0), "lay, down, figure, hand, turn or take");
        };
    }

    @Override
    public Optional<TableDrawing<CardcassonneState>> drawing() {
        return Optional.of(new CardcassonneDrawing());
    }

    @Override
    public List<String> tell(CardcassonneState state, String question) {
        return new CardcassonneQuestion(game, state).answer(question);
    }

    private static TakeCards take(int player, List<String> words) {
        int barns = words.indexOf("barns");
        List<String> cash = words.subList(0, barns < 0 ? words.size() : barns);
        if (!cash.isEmpty()) {
            expect(cash.get(0), cash.get(0).equals("cash"), "cash or barns");
            cash = cash.subList(1, cash.size());
        }
        List<String> joined = barns < 0 ? List.of() : words.subList(barns + 1, words.size());
        return new TakeCards(
                player,
                cards(cash),
                joined.stream().map(CardcassonneNotation::colour).toList());
    }

    static Pile cards(List<String> words) {
        return Pile.of(words.stream().map(CardcassonneNotation::card).toList());
    }

    static Card card(String word) {
        return Card.coded(word)
                .orElseThrow(() -> new NotationException(word, "a card like blue-2, red-livestock or barn"));
    }

    static Colour colour(String word) {
        return Arrays.stream(Colour.values())
                .filter(colour -> colour.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new NotationException(word, "yellow, red, green or blue"));
    }

    static Spot spot(String word) {
        Matcher matcher = SPOT.matcher(word);
        expect(word, matcher.matches(), "a row like city, or a place in it like city@3");
        Colour row = Arrays.stream(Colour.values())
                .filter(colour -> colour.row().equals(matcher.group(1)))
                .findFirst()
                .orElseThrow(() -> new NotationException(word, "a row: monastery, road, field or city"));
        String place = matcher.group(2);
        return new Spot(row, place == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(place) - 1));
    }

    private static void expect(String offending, boolean holds, String expected) {
        if (!holds) {
            throw new NotationException(offending, expected);
        }
    }
}
