package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** «Освоенный лес и бонусные карты»: how a bonus tile is earned, drawn and laid. */
class BonusTilesTest {

    /** The start tile's forest with three nuggets, one tile short of being finished. */
    private static Table nearlyFinished() {
        return Table.of2002().lay("Green 60^ 1,0", "Green 37< 2,0", "Green 38> 0,1");
    }

    @Test
    void a_finished_forest_with_gold_earns_a_bonus_tile_even_if_nobody_scores_it() {
        Table table = nearlyFinished().lay("Red 36v 0,2");
        assertThat(table.scored()).isEmpty();
        assertThat(table.state().bonusDue()).isTrue();
        assertThat(table.state().toMove()).isZero();
        assertThat(Choices.drawable(table.state())).hasSize(12).allMatch(HuntersTiles::bonus);
    }

    @Test
    void the_bonus_tile_is_laid_before_the_next_player_moves() {
        HuntersState state = nearlyFinished().lay("Red 36v 0,2").state();
        Verdict<HuntersState> early =
                Table.GAME.judge(state, Table.GAME.notation().parse(state, 1, "62^ 0,-1"));
        assertThat(early.violations()).extracting(Violation::rule).containsExactly("turn-order", "bonus-first");
        HuntersState letLie = early.next().orElseThrow();
        assertThat(letLie.bonusDue()).isFalse();
        assertThat(letLie.toMove()).isEqualTo(2);
    }

    @Test
    void after_the_bonus_tile_it_is_the_next_players_turn() {
        HuntersState state =
                nearlyFinished().lay("Red 36v 0,2", "Red B7^ 0,-1 pawn m1").state();
        assertThat(state.toMove()).isEqualTo(1);
        assertThat(state.bonusDue()).isFalse();
        assertThat(state.tilesLeft(true)).isEqualTo(11);
    }

    @Test
    void a_forest_finished_with_the_bonus_tile_scores_but_earns_no_other() {
        Table table = Table.of2002().lay("Blue 60^ 1,0 pawn f1", "Green 37< 2,0", "Green 38> 0,1", "Red B2^ 0,2");
        assertThat(table.scored()).containsExactly("Blue forest 10");
        assertThat(table.state().bonusDue()).isFalse();
        assertThat(table.state().toMove()).isEqualTo(1);
    }

    @Test
    void two_forests_with_gold_finished_at_once_earn_one_bonus_tile() {
        Table table = Table.of2002()
                .lay("Green 62^ 0,-1", "Green 61^ 1,-1", "Green 35< 2,-1", "Blue 38^ 2,0 pawn f1", "Green 37< 3,0")
                .lay("Green 36v 0,1 pawn f1", "Red 41^ 1,0");
        assertThat(table.scored()).containsExactlyInAnyOrder("Blue forest 6", "Green forest 6");
        assertThat(table.state().bonusDue()).isTrue();
        table.lay("Red B7^ 1,1");
        assertThat(table.state().bonusDue()).isFalse();
        assertThat(table.state().toMove()).isEqualTo(1);
    }

    @Test
    void a_laid_bonus_tile_is_land_like_any_other() {
        Table table = Table.of2002().lay("Red B7^ 0,-1 pawn m1", "Blue 62^ 0,-2");
        assertThat(table.broken("Blue 61^ 0,-3 pawn m1")).containsExactly("area-free");
        assertThat(table.sumsAtTheEnd()).containsExactly("1 deer x 2 + 2 aurochs x 2 + 1 mammoth x 2");
    }

    @Test
    void a_bonus_tile_that_fits_nowhere_is_replaced_by_the_next_bonus_tile() {
        Table table = Table.of2002().lay("Green 65^ 0,-1");
        assertThat(table.broken("Red aside B1,B7 B2v 0,-2")).isEmpty();
        assertThat(table.broken("Red aside B2 B3^ 0,-2")).contains("aside-fits-nowhere");
        assertThat(table.broken("Red aside 62 B2v 0,-2")).containsExactly("aside-same-stack");
        assertThat(table.lay("Red aside B1,B7 B2v 0,-2").state().tilesLeft(true))
                .isEqualTo(9);
    }

    @Test
    void if_no_bonus_tile_left_fits_anywhere_the_stack_is_used_up_and_the_turn_passes() {
        Table table = Table.of2002().lay("Green 65^ 0,-1", "Green 11> 1,0").onlyLeft("26", "62", "B1", "B7");
        HuntersState state = table.lay("Red 26v 0,1").state();
        assertThat(state.bonusDue()).isFalse();
        assertThat(state.tilesLeft(true)).isZero();
        assertThat(state.toMove()).isEqualTo(1);
    }

    @Test
    void an_empty_stack_gives_nothing() {
        HuntersState state =
                nearlyFinished().onlyLeft("36", "62").lay("Red 36v 0,2").state();
        assertThat(state.bonusDue()).isFalse();
        assertThat(state.toMove()).isEqualTo(1);
    }

    @Test
    void the_game_ends_with_the_turn_that_lays_the_last_land_tile_and_its_bonus_tile() {
        Table table = nearlyFinished().onlyLeft("36", "B7", "B8");
        assertThat(table.state().over()).isFalse();
        assertThat(table.lay("Red 36v 0,2").state().over()).isFalse();
        assertThat(table.lay("Red B7^ 0,-1").state().over()).isTrue();
        assertThat(Table.GAME.legalMoves(table.state())).isEmpty();
    }

    @Test
    void the_game_also_ends_when_no_land_tile_left_fits_anywhere() {
        Table table = Table.of2002().lay("Green 65^ 0,-1").onlyLeft("61", "62", "B2");
        assertThat(table.state().over()).isTrue();
    }
}
