package tilewatch.engine.cardcassonne;

import java.util.List;

/**
 * The cards in a box.
 *
 * @param name the set's short name
 * @param certainty how sure we are of the list: certain, likely, unconfirmed or stand-in
 * @param source where it comes from
 */
public record CardSet(String name, String title, String certainty, String source, Pile cards) {

    static final List<String> CERTAINTIES = List.of("certain", "likely", "unconfirmed", "stand-in");

    /** The one edition there is. */
    public static final CardSet BOX = CardSetReader.resource("/tilesets/cardcassonne.cards");
}
