package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewatch.engine.board.Turn;

class DeckTest {

    private static final Deck DECK = Deck.grandbois();
    private static final String HEADER = """
            set small
            title Small
            pieces 2
            certainty stand-in
            source drawn up for this test
            card start clearing clearing / clearing clearing
            """;

    private static List<Cell> cells() {
        return Stream.concat(Stream.of(DECK.start()), DECK.cards().stream())
                .flatMap(card -> card.cells().stream())
                .toList();
    }

    @Test
    void the_box_holds_thirty_seven_cards_with_five_bears_and_twenty_eight_clearings() {
        assertThat(DECK.cards()).hasSize(36);
        assertThat(DECK.start().cells()).containsOnly(new Cell.Clearing());
        assertThat(cells()).filteredOn(cell -> cell instanceof Cell.Bear).hasSize(5);
        assertThat(cells()).filteredOn(cell -> cell instanceof Cell.Clearing).hasSize(28);
    }

    @Test
    void every_clan_has_the_same_cells() {
        for (Clan clan : Clan.values()) {
            assertThat(List.of(1, 2, 3, 4))
                    .as(clan.word())
                    .extracting(count -> cells().stream()
                            .filter(new Cell.Animals(clan, count)::equals)
                            .count())
                    .containsExactly(7L, 7L, 6L, 3L);
        }
    }

    @Test
    void no_two_cards_look_alike_however_they_lie() {
        Set<List<Cell>> faces = new HashSet<>();
        for (Card card : DECK.cards()) {
            for (Turn turn : Turn.values()) {
                faces.add(Corner.ALL.stream()
                        .map(corner -> card.cell(corner, turn))
                        .toList());
            }
        }
        assertThat(faces).hasSize(4 * 36);
    }

    @Test
    void a_card_turned_once_shows_its_south_west_in_the_north_west() {
        Card card = DECK.card("14");
        assertThat(card.cell(Corner.NW, Turn.UP).code()).isEqualTo("toad3");
        assertThat(card.cell(Corner.NW, Turn.RIGHT).code()).isEqualTo("fox1");
        assertThat(card.cell(Corner.NE, Turn.RIGHT).code()).isEqualTo("toad3");
    }

    @Test
    void a_file_read_well() {
        Deck deck = new DeckReader("small.cards").read(HEADER + "# remark\n\ncard A fox1 bear / clearing toad4\n");
        assertThat(deck.cards().get(0).cells())
                .extracting(Cell::code)
                .containsExactly("fox1", "bear", "toad4", "clearing");
        assertThat(deck.header()).containsEntry("certainty", "stand-in");
    }

    private static void refuses(String text, String message) {
        assertThatThrownBy(() -> new DeckReader("small.cards").read(text)).hasMessageStartingWith(message);
    }

    @Test
    void a_wrong_line_is_named_with_file_line_text_and_what_was_expected() {
        refuses(HEADER + "card A fox5 bear / bear bear", "small.cards:7: 'fox5': expected clearing, bear, or a clan");
        refuses(HEADER + "card A cat1 bear / bear bear", "small.cards:7: 'cat': expected one of the clans toad");
        refuses(HEADER + "card A fox1 bear bear bear", "small.cards:7: 'A fox1 bear bear bear': expected an id");
        refuses(HEADER + "card start bear bear / bear bear", "small.cards:7: 'start': expected every card id once");
        refuses(HEADER + "tile A", "small.cards:7: 'tile': expected card or one of [set,");
        refuses(HEADER + "set", "small.cards:7: 'set': expected something after set");
        refuses(HEADER + "set other", "small.cards:7: 'set other': expected set only once");
    }

    @Test
    void a_file_that_does_not_add_up_is_refused() {
        String card = "card A fox1 bear / clearing toad4\n";
        refuses(HEADER, "small.cards: 'pieces 2': expected the number of card lines, 1");
        refuses(HEADER.replace("stand-in", "sure") + card, "small.cards: 'sure': expected certainty to be one of");
        refuses(HEADER.replace("source drawn up for this test\n", "") + card, "small.cards: 'source': expected a line");
        refuses(HEADER.replace("card start", "card B") + card, "small.cards: 'start': expected a card of that name");
    }
}
