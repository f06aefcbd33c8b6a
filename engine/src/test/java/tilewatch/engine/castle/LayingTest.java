package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** «Ход игры», «Как сыграть квадрат» and «Как выставить подданного», sentence by sentence. */
class LayingTest {

    /** "By the first turn you must join the tile to any of the start spaces." */
    @Test
    void the_first_tile_lies_against_any_start_space_and_nowhere_else() {
        CastleTable table = CastleTable.empty();
        assertThat(table.broken("Ann: Plain^ 2,2")).containsExactly("touches");
        for (String cell : List.of("0,2", "3,0", "5,0")) {
            assertThat(table.broken("Ann: Plain^ " + cell)).isEmpty();
        }
        assertThat(table.broken("Ann: Lane^ 1,4")).isEmpty();
        assertThat(table.broken("Ann: Lane> 5,3")).isEmpty();
    }

    /** "At least one side touches a tile laid before or one of the start spaces": later tiles may begin elsewhere too. */
    @Test
    void a_later_tile_touches_a_tile_or_a_start_space() {
        CastleTable table = CastleTable.empty().given("Ann: Plain^ 0,2");
        assertThat(table.broken("Ann: Plain^ 0,3")).isEmpty();
        assertThat(table.broken("Ann: Plain^ 5,0")).isEmpty();
        assertThat(table.broken("Ann: Plain^ 3,3")).containsExactly("touches");
    }

    /** "Tiles must not be laid so that they touch by corners only." */
    @Test
    void a_corner_is_not_enough() {
        CastleTable table = CastleTable.empty().given("Ann: Plain^ 0,2");
        assertThat(table.broken("Ann: Plain^ 1,3")).containsExactly("touches");
    }

    /** A start space is open towards the castle only: the wall beside it is wall. */
    @Test
    void a_start_space_is_touched_from_the_side_it_faces() {
        Box box = BoxReader.read("plain.tiles", CastleTable.TILES, "notch.wall", """
                set notch
                title A wall with a notch
                certainty stand-in
                source made up for examples
                pieces 5
                row ###
                row #.#
                corner 0,0 0 bare
                corner 3,0 4
                corner 3,2 8
                corner 2,2 10
                corner 2,1 12
                corner 1,1 14
                corner 1,2 16
                corner 0,2 18
                start 1,1 N | street N | courtyard NL | courtyard NR
                """);
        Castle castle = new Castle(box);
        CastleState state = castle.start(RandomGame.OWN_TURN);
        assertThat(castle.judge(state, castle.notation().parse(state, 0, "Plain^ 0,1"))
                        .violations())
                .extracting(Violation::rule)
                .containsExactly("touches");
        assertThat(castle.judge(state, castle.notation().parse(state, 0, "Lane^ 1,0"))
                        .legal())
                .isTrue();
    }

    /** "The player must lay it inside the walls." */
    @Test
    void a_tile_outside_the_wall_or_on_another_makes_no_sense() {
        CastleTable table = CastleTable.empty().given("Ann: Plain^ 0,2");
        assertThat(table.broken("Ann: Plain^ 6,2")).containsExactly("inside-wall");
        assertThat(table.broken("Ann: Plain^ 1,5")).containsExactly("inside-wall");
        assertThat(table.broken("Ann: Plain^ 0,2")).containsExactly("cell-empty");
        assertThat(table.judge("Ann: Plain^ 6,2").next()).isEmpty();
    }

    /** "Where tiles meet, or a tile and a start space, all streets must run on as streets." */
    @Test
    void a_street_meets_a_street_and_nothing_else() {
        CastleTable table = CastleTable.empty().given("Ann: Lane^ 1,3");
        assertThat(table.broken("Ann: Plain^ 1,2")).containsExactly("streets-meet");
        assertThat(table.broken("Ann: Lane> 2,3")).containsExactly("streets-meet");
        assertThat(table.broken("Ann: Lane> 1,4")).containsExactly("streets-meet", "streets-meet");
        assertThat(table.broken("Ann: House^ 5,3")).containsExactly("streets-meet");
        assertThat(table.broken("Ann: Well^ 1,2")).isEmpty();
    }

    @Test
    void the_clash_of_streets_is_named_with_both_sides_and_the_passage() {
        Violation clash = CastleTable.empty()
                .given("Ann: Lane^ 1,3")
                .judge("Ann: House^ 1,2")
                .violations()
                .get(0);
        assertThat(clash.cells()).containsExactly(new Pos(1, 2), new Pos(1, 3));
        assertThat(clash.details()).isEqualTo(Map.of("side", "S", "here", "courtyard", "there", "street"));
        assertThat(clash.text()).isEqualTo("on the south side of 1,2 a courtyard meets the street of Lane");
        assertThat(clash.passage()).isEqualTo("Как сыграть квадрат");
    }

    /** "Other things, towers, houses and courtyards, may meet in any way." */
    @Test
    void towers_houses_and_courtyards_meet_as_they_like() {
        CastleTable table = CastleTable.empty().given("Ann: Manor^ 2,2");
        for (String tile : List.of("Keep^", "Plain^", "Manor^", "Tower^", "Housev")) {
            assertThat(table.broken("Ann: " + tile + " 3,2")).isEmpty();
        }
    }

    /** "Against the wall any thing may lie: street, tower, house, courtyard." */
    @Test
    void anything_may_lie_against_the_wall() {
        CastleTable table = CastleTable.empty().given("Ann: Plain^ 1,1");
        for (String tile : List.of("End^", "Tower^", "House^", "Plain^")) {
            assertThat(table.broken("Ann: " + tile + " 1,0")).isEmpty();
        }
    }

    /** "If you cannot lay the tile by these rules, throw it away and take another." */
    @Test
    void a_tile_that_fits_nowhere_is_thrown_away_and_the_same_player_draws_again() {
        CastleTable table = CastleTable.empty().leavingEmpty("1,4");
        assertThat(table.castle().moves(table.state(), tile(table, "Plain"))).containsExactly(new Discard(0, "Plain"));
        table.play("Ann: discard Plain");
        assertThat(table.state().toMove()).isZero();
        assertThat(table.state().discarded()).containsExactly("Plain");
        assertThat(table.state().left()).containsEntry("Plain", 8);
        assertThat(table.broken("Ann: Endv 1,4")).isEmpty();
    }

    @Test
    void a_tile_that_fits_must_be_laid() {
        Violation fits =
                CastleTable.empty().judge("Ann: discard Plain").violations().get(0);
        assertThat(fits.rule()).isEqualTo("fits-nowhere");
        assertThat(fits.text()).isEqualTo("the tile Plain was thrown away, but it fits at 3,0");
    }

    @Test
    void discarding_the_last_tile_ends_the_game() {
        CastleTable table = CastleTable.empty().leavingEmpty("1,4").tilesLeft("Plain");
        assertThat(table.state().over()).isFalse();
        assertThat(table.play("Ann: discard Plain").state().over()).isTrue();
    }

    /** "Players take turns." */
    @Test
    void whoever_moves_out_of_turn_is_told_so_and_the_game_goes_on_from_there() {
        Verdict<CastleState> verdict = CastleTable.empty().judge("Bob: Plain^ 3,0");
        assertThat(verdict.violations()).extracting(Violation::rule).containsExactly("turn-order");
        assertThat(verdict.next().orElseThrow().toMove()).isZero();
    }

    @Test
    void every_reason_is_given_at_once() {
        CastleTable table = CastleTable.empty().given("Ann: Lane^ 1,3 herald N");
        assertThat(table.broken("Bob: Plain^ 1,2 merchant N")).containsExactly("turn-order", "streets-meet");
        assertThat(table.broken("Bob: Bend^ 1,4 herald N double N again"))
                .containsExactly("turn-order", "streets-meet", "area-free", "area-scored", "token-held");
    }

    @Test
    void a_street_that_breaks_off_at_a_house_is_not_joined_if_the_table_lets_it_lie() {
        CastleTable table = CastleTable.empty().given("Ann: End> 1,1 herald E");
        Verdict<CastleState> verdict = table.judge("Ann: House^ 2,1");
        assertThat(verdict.legal()).isFalse();
        assertThat(verdict.scored()).singleElement().satisfies(line -> assertThat(line.points())
                .isEqualTo(1));
        assertThat(verdict.next())
                .hasValueSatisfying(next ->
                        assertThat(next.table().board().has(new Pos(2, 1))).isTrue());
    }

    @Test
    void no_more_copies_of_a_tile_are_laid_than_the_box_holds() {
        CastleTable table = CastleTable.empty().tilesLeft("Plain");
        assertThat(table.broken("Ann: Manor^ 3,0")).containsExactly("tile-left");
        assertThat(table.castle().moves(table.state(), tile(table, "Manor"))).isEmpty();
    }

    /** "Only one figure in a turn", "taken from your supply": with none left tiles are laid bare. */
    @Test
    void without_figures_in_the_supply_tiles_are_laid_bare() {
        CastleTable table = CastleTable.empty();
        for (int x = 0; x < 6; x++) {
            table.given("Ann: Manor^ " + x + ",1 squire N");
        }
        assertThat(table.state().seat(0).figures()).isZero();
        assertThat(table.broken("Ann: Keep^ 3,2 knight N")).containsExactly("figure-left");
        assertThat(table.broken("Ann: Keep^ 3,2")).isEmpty();
        assertThat(table.castle().moves(table.state(), tile(table, "Keep")))
                .allMatch(move -> ((Lay) move).figure().isEmpty());
    }

    /** "You cannot put a figure on a thing that has another, yours or the other player's, however far away." */
    @Test
    void an_area_with_any_figure_at_any_distance_takes_no_other() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Hall> 1,1 squire W", "Bob: Hall> 2,1", "Ann: Hall> 3,1", "Bob: Hall> 4,1");
        Violation occupied = table.judge("Ann: Hall> 5,1 squire W").violations().get(0);
        assertThat(occupied.rule()).isEqualTo("area-free");
        assertThat(occupied.text()).isEqualTo("the house at 5,1 already has the squire of Ann at 1,1");
        assertThat(occupied.cells()).containsExactly(new Pos(5, 1), new Pos(1, 1));
    }

    /** "Areas with figures may be joined afterwards; that breaks no rule." */
    @Test
    void areas_with_figures_may_grow_together() {
        CastleTable table = CastleTable.empty()
                .given("Ann: Hall> 1,1 squire W", "Bob: Hall> 3,1 squire W")
                .play("Ann: Hall> 2,1");
        Area house = table.state().table().area(new Spot(new Pos(2, 1), 0));
        assertThat(house.figures()).extracting(Figure::player).containsExactlyInAnyOrder(0, 1);
        assertThat(house.owner()).isEmpty();
    }

    private static Piece tile(CastleTable table, String name) {
        return table.castle().box().tile(name).orElseThrow();
    }
}
