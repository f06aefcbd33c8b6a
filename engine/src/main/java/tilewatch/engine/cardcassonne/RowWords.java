package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.NotationException;

/**
 * What lies in a row, in a word each: {@code blue-1} face up, {@code ^Ann} her figure, {@code ?Ann} a card she laid face
 * down, {@code ?Ann=red-1} if she told what it is, {@code !Ann=red-1} once it is turned. Blanks in a name are written
 * as underscores.
 */
final class RowWords {

    private static final String EXPECTED = "a card such as blue-1, ^Ann, ?Ann or ?Ann=red-1";

    private RowWords() {}

    static String word(CardcassonneState state, RowPiece piece) {
        if (piece instanceof RowPiece.Figure figure) {
            return "^" + name(state, figure.player());
        }
        String card = piece.card().map(Card::code).orElse("");
        if (piece instanceof RowPiece.FaceDown down) {
            String known = card.isEmpty() ? "" : "=" + card;
            return (down.turned() ? "!" : "?") + name(state, down.owner()) + known;
        }
        return card;
    }

    static List<String> words(CardcassonneState state, Row row) {
        return row.pieces().stream().map(piece -> word(state, piece)).toList();
    }

    static RowPiece piece(CardcassonneState state, String word) {
        if (word.startsWith("^")) {
            return new RowPiece.Figure(player(state, word, word.substring(1)));
        }
        if (!word.startsWith("?") && !word.startsWith("!")) {
            return new RowPiece.FaceUp(CardcassonneNotation.card(word));
        }
        int equals = word.lastIndexOf('=');
        boolean turned = word.startsWith("!");
        if (equals < 0 && turned) {
            throw new NotationException(word, "what the turned card is, such as !Ann=red-1");
        }
        Optional<Card> card =
                equals < 0 ? Optional.empty() : Optional.of(CardcassonneNotation.card(word.substring(equals + 1)));
        int owner = player(state, word, word.substring(1, equals < 0 ? word.length() : equals));
        return new RowPiece.FaceDown(owner, card, turned);
    }

    private static int player(CardcassonneState state, String word, String name) {
        for (int player = 0; player < state.seats().size(); player++) {
            if (name(state, player).equals(name)) {
                return player;
            }
        }
        throw new NotationException(
                word,
                EXPECTED + " with one of the players "
                        + String.join(", ", state.setup().players()));
    }

    private static String name(CardcassonneState state, int player) {
        return state.name(player).replaceAll("\\s", "_");
    }
}
