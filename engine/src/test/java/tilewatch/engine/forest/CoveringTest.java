package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** Ход игры, 1: laying a new forest card. */
class CoveringTest {

    @Test
    void three_foxes_cover_a_lizard_and_one_fox_a_clearing_while_two_cells_extend_the_forest() {
        // The picture of step 1: fox3 on lizard1, fox1 on a clearing, two cells beyond the border.
        Table table = Table.of("Ann", "Bob", "Cid").play("Ann 26^ 1,0", "Bob 14^ 0,-1");
        assertThat(table.state().forest().cells().at(new Pos(1, 0)).map(Cell::code))
                .contains("fox3");
        assertThat(table.state().forest().cells().at(new Pos(0, 0)).map(Cell::code))
                .contains("fox1");
        assertThat(table.state().forest().cells().size()).isEqualTo(8);
    }

    @Test
    void one_fox_may_be_covered_by_two_foxes_or_two_raccoons_but_not_by_one_raccoon_or_a_clearing() {
        Cell fox1 = new Cell.Animals(Clan.FOX, 1);
        assertThat(new Cell.Animals(Clan.FOX, 2).mayCover(fox1)).isTrue();
        assertThat(new Cell.Animals(Clan.RACCOON, 2).mayCover(fox1)).isTrue();
        assertThat(new Cell.Animals(Clan.RACCOON, 1).mayCover(fox1)).isFalse();
        assertThat(new Cell.Clearing().mayCover(fox1)).isFalse();
    }

    @Test
    void a_clearing_may_be_covered_by_anything_even_a_clearing() {
        assertThat(new Cell.Clearing().mayCover(new Cell.Clearing())).isTrue();
        assertThat(new Cell.Animals(Clan.TOAD, 1).mayCover(new Cell.Clearing())).isTrue();
        assertThat(new Cell.Bear().mayCover(new Cell.Clearing())).isTrue();
    }

    @Test
    void a_bear_covers_everything_but_is_covered_by_nothing_not_even_a_bear() {
        assertThat(new Cell.Bear().mayCover(new Cell.Animals(Clan.TOAD, 4))).isTrue();
        assertThat(new Cell.Bear().mayCover(new Cell.Bear())).isFalse();
        assertThat(new Cell.Animals(Clan.TOAD, 4).mayCover(new Cell.Bear())).isFalse();
        assertThat(new Cell.Clearing().mayCover(new Cell.Bear())).isFalse();
    }

    @Test
    void a_card_must_cover_a_cell_of_the_forest() {
        Table table = Table.of("Ann", "Bob");
        assertThat(table.broken("Ann 14^ 2,0")).containsExactly("cover-forest");
        assertThat(table.judge("Ann 14^ 2,0").next())
                .as("it lies beside the forest")
                .isPresent();
        assertThat(table.judge("Ann 14^ 5,5").next())
                .as("it lies apart from it")
                .isEmpty();
        assertThat(table.judge("Ann 14^ 499,-500").next()).isEmpty();
    }

    @Test
    void a_card_must_extend_the_forest() {
        assertThat(Table.of("Ann", "Bob").broken("Ann 14^ 0,0")).containsExactly("extend-forest");
    }

    @Test
    void every_wrong_cover_of_a_card_is_told_with_both_cells_and_its_square() {
        // 32 shows fox4 fox2 / toad1 toad1; 35 turned down shows rabbit3 raccoon1 / rabbit3 raccoon1.
        Table table = Table.of("Ann", "Bob").play("Ann 32^ 1,0");
        assertThat(table.judge("Bob 35v 1,-1").violations())
                .extracting(Violation::rule, Violation::text)
                .containsExactly(
                        tuple("more-animals", "raccoon1 covers fox2 on 2,0, but shows no more animals"),
                        tuple("more-animals", "rabbit3 covers fox4 on 1,0, but shows no more animals"));
    }

    @Test
    void nothing_covers_a_bear() {
        // 01 shows bear raccoon3 / toad1 toad1, 12 raccoon4 clearing / toad2 toad1.
        Table table = Table.of("Ann", "Bob").play("Ann 01> 1,0");
        assertThat(table.state().forest().cells().at(new Pos(2, 0))).contains(new Cell.Bear());
        assertThat(table.broken("Bob 12v 1,-1")).contains("bear-uncovered");
        assertThat(table.broken("Bob 02< 2,-1")).as("a bear neither").containsExactly("bear-uncovered");
    }

    @Test
    void nothing_covers_a_watchtower_not_even_a_bear() {
        Table table = Table.of("Ann", "Bob").play("Ann 12^ 1,0 tower 2,0");
        assertThat(table.broken("Bob 04^ 2,-1")).containsExactly("tower-uncovered");
        assertThat(table.judge("Bob 04^ 2,-1").violations().get(0).text())
                .isEqualTo("bear covers the cell 2,0, where the watchtower of Ann stands");
    }

    @Test
    void experts_do_not_cover_a_clan_by_the_same_clan() {
        // 28 shows fox2 toad3 / fox2 clearing, 25 fox1 fox3 / lizard3 clearing.
        String first = "Ann 28^ 1,0";
        String foxOnFox = "Bob 25> 0,-1";
        assertThat(Table.of("Ann", "Bob").play(first).broken(foxOnFox)).isEmpty();
        assertThat(Table.ofExperts("Ann", "Bob").play(first).broken(foxOnFox)).containsExactly("expert-other-clan");
    }

    @Test
    void experts_may_cover_a_clan_by_another_clan_and_a_clearing_by_a_clearing() {
        Table.ofExperts("Ann", "Bob").play("Ann 28^ 1,0", "Bob 21^ 0,-1", "Ann 25v 0,1");
    }

    @Test
    void a_covered_cell_is_seen_no_more() {
        Table table = Table.of("Ann", "Bob").play("Ann 26^ 1,0", "Bob 14^ 0,-1");
        assertThat(ScorePad.of(table.state().forest(), 0, List.of(Clan.LIZARD)).points(0))
                .as("the lizard4 is left, the lizard1 lies under the foxes")
                .isEqualTo(1);
    }
}
