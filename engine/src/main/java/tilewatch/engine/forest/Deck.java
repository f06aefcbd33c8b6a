package tilewatch.engine.forest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tilewatch.engine.NotationException;

/**
 * The printed cards of one edition, as its card file tells.
 *
 * @param header what the file says of itself: set, title, pieces, certainty, source
 * @param start the card of four clearings the forest grows from
 * @param cards every other card, in the file's order
 */
public record Deck(Map<String, String> header, Card start, List<Card> cards) {

    private static final Deck GRANDBOIS = load("grandbois.cards");

    public Deck {
        header = Map.copyOf(header);
        cards = List.copyOf(cards);
    }

    public static Deck grandbois() {
        return GRANDBOIS;
    }

    public Card card(String id) {
        if (id.equals(start.id())) {
            return start;
        }
        return cards.stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        id,
                        "a card, " + cards.get(0).id() + " to "
                                + cards.get(cards.size() - 1).id()));
    }

    private static Deck load(String file) {
        try (InputStream in = Deck.class.getResourceAsStream("/tilesets/" + file)) {
            if (in == null) {
                throw new IllegalStateException("card file " + file + " is not packed with the engine");
            }
            return new DeckReader(file).read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
