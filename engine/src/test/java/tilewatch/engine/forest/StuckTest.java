package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.Violation;

/** The rulebook demands a card each turn and does not say what happens if none can be laid. */
class StuckTest {

    private static final Setup SETUP = Drawn.setup(Map.of(), "Ann", "Bob");
    private static final String WALL = "bear fox4";

    private static List<String> broken(ForestState state, String move) {
        ForestMove parsed = Table.GAME.notation().parse(state, 0, move);
        return Table.GAME.judge(state, parsed).violations().stream()
                .map(Violation::rule)
                .toList();
    }

    @Test
    void if_no_card_of_the_row_has_a_place_one_goes_back_into_the_box() {
        ForestState state = Drawn.state(SETUP, WALL, "28", "33");
        assertThat(Table.GAME.legalMoves(state))
                .extracting(move -> Table.GAME.notation().print(state, move))
                .containsExactly("aside 28", "aside 33");
        ForestMove move = new ForestMove.SetAside(0, Deck.grandbois().card("28"));
        ForestState next = Table.GAME.judge(state, move).next().orElseThrow();
        assertThat(next.toMove()).isEqualTo(1);
        assertThat(next.stock().left()).extracting(Card::id).containsExactly("33");
    }

    @Test
    void a_card_that_fits_or_whose_neighbour_in_the_row_fits_is_not_set_aside() {
        ForestState state = Drawn.state(SETUP, WALL, "28", "01");
        assertThat(broken(state, "aside 28")).containsExactly("card-fits");
        assertThat(broken(state, "aside 01")).containsExactly("card-fits");
    }

    @Test
    void with_the_row_unknown_a_card_is_set_aside_only_if_so_many_have_no_place_that_they_could_be_the_row() {
        assertThat(broken(Drawn.state(SETUP, WALL, "28", "33", "34", "35", "01"), "aside 28"))
                .isEmpty();
        assertThat(broken(Drawn.state(SETUP, WALL, "28", "33", "34", "02", "01"), "aside 28"))
                .containsExactly("card-fits");
    }
}
