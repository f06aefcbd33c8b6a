package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The card file against the counts in the rulebook's section on contents, and what its reader says to mistakes. */
class CardSetTest {

    private static final String HEADER = "set x\ntitle X\npieces 3\ncertainty certain\nsource us\n";

    @Test
    void the_box_has_130_cards_30_of_each_colour() {
        Pile box = CardSet.BOX.cards();
        assertThat(box.size()).isEqualTo(130);
        for (Colour colour : Colour.values()) {
            int[] counts = box.kinds().stream()
                    .filter(card -> card.colour().filter(colour::equals).isPresent())
                    .mapToInt(box::count)
                    .toArray();
            assertThat(counts).containsExactly(8, 5, 3, 9, 5);
        }
        assertThat(new int[] {
                    box.count(Card.BARN), box.count(Card.SQUARE), box.count(Card.DRAGON), box.count(Card.FAIRY)
                })
                .containsExactly(4, 4, 1, 1);
        assertThat(CardSet.BOX.certainty()).isEqualTo("likely");
    }

    @Test
    void a_mistake_is_named_with_file_line_and_what_was_expected() {
        assertWrong(HEADER + "card blue-9 x3", "a.cards:6: 'blue-9': expected a card like blue-2");
        assertWrong(HEADER + "card blue-1 3", "a.cards:6: 'blue-1 3': expected a card and how many");
        assertWrong(HEADER + "card blue-1 x2\ncard blue-1 x1", "a.cards:7: 'blue-1': expected each card once");
        assertWrong(HEADER + "card blue-1 x2", "a.cards:6: '2 cards': expected the 3 pieces of the header");
        assertWrong(HEADER + "tile blue-1 x3", "a.cards:6: 'tile': expected card or one of set, title");
        assertWrong(HEADER + "set y", "a.cards:6: 'set y': expected only one line set");
        assertWrong("set", "a.cards:1: 'set': expected a value");
        assertWrong("certainty maybe", "a.cards:1: 'maybe': expected one of certain, likely");
        assertWrong("set x", "a.cards:1: 'end of file': expected a line 'title …'");
    }

    private static void assertWrong(String text, String message) {
        assertThatThrownBy(() -> CardSetReader.read("a.cards", text)).hasMessageStartingWith(message);
    }
}
