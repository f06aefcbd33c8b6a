package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tilewatch.engine.NotationException;

/**
 * What can be asked of a table. To {@code row}, {@code hand} and {@code chest} may be added {@code seen by Bob}: then
 * the answer is what he may know.
 *
 * <pre>
 * places blue-2          city; down-road while the first card is due: where the player to move may lay it
 * hint figure city       6, or 6+? with face-down cards not counted: what it would bring the player to move
 * row city               1.blue-1 2.^Ann 3.?Bob
 * captures Ann           city@1 city@2
 * hand Ann               3 blue-1x2 barn: how many, and what they are if that is known
 * chest Ann              2 red-building square
 * herd Ann               green=4+1 barns=2: livestock and the barns with it; barns that wait
 * discarded              3 blue-1x2 blue-3: what left the game
 * deck, round, dealer    100, 1, Ann
 * </pre>
 */
record CardcassonneQuestion(Cardcassonne game, CardcassonneState state) {

    private static final String SEEN_BY = " seen by ";

    List<String> answer(String question) {
        int seenBy = question.indexOf(SEEN_BY);
        String[] words =
                (seenBy < 0 ? question : question.substring(0, seenBy)).strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        if (seenBy >= 0) {
            return seen(question, words[0], rest, player(question.substring(seenBy + SEEN_BY.length())));
        }
        return switch (words[0]) {
            case "places" -> places(CardcassonneNotation.card(rest));
            case "hint" -> hint(game.notation().parse(state, state.toMove(), rest));
            case "row" -> row(state.row(CardcassonneNotation.spot(rest).row()));
            case "captures" -> captures(player(rest));
            case "hand" ->
                pile(
                        state.seat(player(rest)).hand().size(),
                        state.seat(player(rest)).hand().known());
            case "chest" -> pile(chest(player(rest)).size(), chest(player(rest)));
            case "herd" -> herd(state.seat(player(rest)).herds());
            case "discarded" -> pile(state.discarded().size(), state.discarded());
            case "deck" -> List.of("" + state.round().deck());
            case "round" -> List.of("" + state.round().number());
            case "dealer" -> List.of(state.name(state.round().dealer()));
            default ->
                throw new NotationException(
                        question, "places, hint, row, captures, hand, chest, herd, discarded, deck, round or dealer");
        };
    }

    private List<String> seen(String question, String word, String rest, int viewer) {
        CardcassonneView view = game.view(state, viewer);
        if (word.equals("row")) {
            return row(view.rows().get(CardcassonneNotation.spot(rest).row().ordinal()));
        }
        CardcassonneView.SeatView seat = view.seats().get(player(rest));
        return switch (word) {
            case "hand" -> pile(seat.handSize(), seat.hand().orElse(Pile.EMPTY));
            case "chest" -> pile(seat.chestSize(), seat.chest().orElse(Pile.EMPTY));
            default -> throw new NotationException(question, "a row, hand or chest seen by somebody");
        };
    }

    private int player(String name) {
        return state.setup().playerNamed(name);
    }

    private Pile chest(int player) {
        return state.seat(player).chest().cards();
    }

    private List<String> places(Card card) {
        return game.legalMoves(state).stream()
                .flatMap(move -> {
                    if (move instanceof LayCard lay && lay.card() == card) {
                        return Stream.of("" + lay.spot());
                    }
                    return move instanceof LayFaceDown down
                                    && down.card().filter(card::equals).isPresent()
                            ? Stream.of("down-" + down.spot())
                            : Stream.of();
                })
                .toList();
    }

    private List<String> hint(CardcassonneMove move) {
        return game.hints(state, state.toMove()).stream()
                .filter(hint -> hint.move().equals(move))
                .map(hint -> hint.points() + (hint.unknown() > 0 ? "+?" : ""))
                .toList();
    }

    private List<String> row(Row row) {
        List<String> pieces = new ArrayList<>();
        for (String word : RowWords.words(state, row)) {
            pieces.add((pieces.size() + 1) + "." + word);
        }
        return pieces;
    }

    private List<String> captures(int player) {
        return Turns.captureOf(state, player).stream()
                .flatMap(capture ->
                        capture.cells().stream().map(cell -> capture.row().row() + "@" + (cell.x() + 1)))
                .toList();
    }

    private static List<String> pile(int size, Pile pile) {
        List<String> words = new ArrayList<>();
        words.add("" + size);
        pile.kinds().forEach(card -> words.add(card.code() + (pile.count(card) > 1 ? "x" + pile.count(card) : "")));
        return words;
    }

    private static List<String> herd(Herds herds) {
        List<String> words = new ArrayList<>();
        for (Colour colour : herds.present()) {
            Herds.Herd herd = herds.of(colour);
            words.add(colour.word() + "=" + herd.livestock() + (herd.barns() > 0 ? "+" + herd.barns() : ""));
        }
        if (herds.loneBarns() > 0) {
            words.add("barns=" + herds.loneBarns());
        }
        return words;
    }
}
