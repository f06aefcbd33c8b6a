package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** «Низины», «Хижины», «Финальное начисление» and the bonus tiles that change them. */
class MeadowsAndHutsTest {

    /** Hunters of Red and Yellow and the start tile's mammoth round the empty square north of the start tile. */
    private static Table threeMeadowsApart() {
        return Table.of2002()
                .lay("Black 55v -1,0", "Red 33< -1,-1 pawn m1", "Black 31^ 1,0", "Yellow 32v 1,-1 pawn m1");
    }

    /** «Низины», the two pictures: apart, then joined by a new tile on which nobody may place a hunter. */
    @Test
    void meadows_grow_together_with_their_hunters_and_the_joining_tile_takes_no_other() {
        Table table = threeMeadowsApart();
        assertThat(table.figures("Green 37^ 0,-1")).containsExactly("pawn f1");
        assertThat(table.lay("Green 37^ 0,-1").state().figures()).hasSize(2);
    }

    @Test
    void meadows_score_nothing_during_the_game_and_keep_their_hunters() {
        Table table = threeMeadowsApart().lay("Green 37^ 0,-1");
        assertThat(table.state().lines()).isEmpty();
        assertThat(table.inHand("Red", FigureKind.PAWN)).isEqualTo(4);
    }

    /** «Огонь выгоняет всех тигров из низины. Все олени низины участвуют в начислении.» */
    @Test
    void fire_drives_the_tigers_out_and_all_deer_count() {
        Table table = threeMeadowsApart().lay("Black 37^ 0,-1", "Black B1^ 1,-2");
        assertThat(table.atTheEnd()).containsExactly("Red meadow 4", "Yellow meadow 4");
        assertThat(table.sumsAtTheEnd())
                .containsOnly("1 deer x 2 + 1 mammoth x 2 + 1 tiger driven out by the fire x 0");
    }

    @Test
    void fire_in_another_meadow_changes_nothing() {
        Table table = Table.of2002().lay("Blue 31^ 1,0 pawn m1", "Red 37> 1,1", "Red B1^ 0,-1");
        assertThat(table.atTheEnd()).containsExactly("Blue meadow 0");
    }

    /** «Когда игрок ставит охотника на святилище, только он получит очки», even against more hunters. */
    @Test
    void a_hunter_on_the_shrine_excludes_all_others() {
        Table table = Table.of2002()
                .lay("Black 55v -1,0", "Red 30^ -1,-1 pawn m1", "Black 31^ 1,0", "Black 32v 1,-1")
                .lay("Blue B2< 1,-2 pawn m1", "Red 35^ 0,-2 pawn m1", "Black 62^ 0,-1");
        assertThat(table.atTheEnd()).containsExactly("Blue meadow 6");
        assertThat(table.sumsAtTheEnd().get(0)).endsWith("1 hunter on the shrine x 0");
    }

    @Test
    void a_shrine_without_a_hunter_on_it_excludes_nobody() {
        Table table = threeMeadowsApart().lay("Black 37^ 0,-1", "Black B2< 1,-2");
        assertThat(table.atTheEnd()).containsExactly("Red meadow 2", "Yellow meadow 2");
    }

    @Test
    void the_shrine_takes_no_hunter_where_the_meadow_has_one() {
        assertThat(threeMeadowsApart().broken("Blue B2< 1,-2 pawn m1")).containsExactly("area-free");
    }

    @Test
    void a_meadow_without_animals_gives_no_line() {
        assertThat(Table.of2002().lay("Red 33< 1,0 pawn m1").atTheEnd()).isEmpty();
    }

    private static Table systemsApart() {
        return Table.of2002()
                .lay("Red 51^ -1,0 hut w1", "Green 61^ -1,-1", "Green 62^ -2,-1", "Green 35< -3,-1")
                .lay("Blue 59> -3,0 hut l1");
    }

    @Test
    void two_systems_joined_with_a_hut_each_pay_both_in_full() {
        Table table = systemsApart().lay("Green 52^ -2,0");
        assertThat(table.atTheEnd()).containsExactly("Red river-system 2", "Blue river-system 2");
    }

    @Test
    void most_huts_on_a_system_take_all_its_fish() {
        Table table = systemsApart().lay("Green 36^ -1,1", "Red 68v -2,1 hut w1", "Green 05^ -2,0");
        assertThat(table.atTheEnd()).containsExactly("Red river-system 3");
    }

    @Test
    void a_system_without_fish_gives_no_line() {
        Table table = Table.of2002().lay("Red 19< 0,-1 hut w1");
        assertThat(table.atTheEnd()).isEmpty();
    }
}
