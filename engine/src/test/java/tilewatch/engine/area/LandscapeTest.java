package tilewatch.engine.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.area.Landscape.Mismatch;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Tile;

class LandscapeTest {

    private static final Pos HERE = new Pos(0, 0);
    private static final Pos EAST = new Pos(1, 0);

    private static Tile tile(String name) {
        return CarcassonneTiles.set("base-72-classic").tile(name).orElseThrow();
    }

    private static Area area(Landscape landscape, Pos pos, String segment) {
        Laid laid = landscape.grid().at(pos).orElseThrow();
        return landscape.areaOf(laid.zone(laid.tile().segment(segment).orElseThrow()));
    }

    @Test
    void a_lone_tile_has_every_slot_open() {
        Landscape one = Landscape.EMPTY.lay(tile("D"), HERE, Turn.UP);
        assertThat(area(one, HERE, "c1").open()).isEqualTo(3);
        assertThat(area(one, HERE, "r1").open()).isEqualTo(2);
        assertThat(area(one, HERE, "f2").open()).isEqualTo(5);
        assertThat(one.areas().areas()).hasSize(4);
    }

    @Test
    void joined_areas_are_one_and_finished_when_nothing_is_open() {
        Landscape two = Landscape.EMPTY.lay(tile("E"), HERE, Turn.RIGHT).lay(tile("E"), EAST, Turn.LEFT);
        Area city = area(two, HERE, "c1");
        assertThat(city).isSameAs(area(two, EAST, "c1"));
        assertThat(city.finished()).isTrue();
        assertThat(city.tileCount()).isEqualTo(2);
        assertThat(city.cells()).containsExactly(HERE, EAST);
    }

    @Test
    void a_ring_closes_and_its_inner_field_with_it() {
        Landscape ring = Landscape.EMPTY
                .lay(tile("V"), new Pos(0, 0), Turn.LEFT)
                .lay(tile("V"), new Pos(1, 0), Turn.UP)
                .lay(tile("V"), new Pos(1, 1), Turn.RIGHT)
                .lay(tile("V"), new Pos(0, 1), Turn.DOWN);
        assertThat(area(ring, HERE, "r1").finished()).isTrue();
        assertThat(area(ring, HERE, "r1").tileCount()).isEqualTo(4);
        assertThat(area(ring, HERE, "f2").finished()).isTrue();
        assertThat(area(ring, HERE, "f1").finished()).isFalse();
    }

    @Test
    void a_city_that_meets_itself_counts_its_tiles_once() {
        // I has two city sides that are separate on the tile; round a corner they become one city.
        Landscape bend = Landscape.EMPTY
                .lay(tile("I"), new Pos(1, 1), Turn.UP)
                .lay(tile("N"), new Pos(1, 0), Turn.LEFT)
                .lay(tile("C"), new Pos(0, 0), Turn.UP)
                .lay(tile("N"), new Pos(0, 1), Turn.RIGHT);
        assertThat(area(bend, new Pos(1, 1), "c1")).isSameAs(area(bend, new Pos(1, 1), "c2"));
        assertThat(area(bend, new Pos(1, 1), "c1").tileCount()).isEqualTo(4);
        assertThat(area(bend, new Pos(1, 1), "c1").sum("shields")).isEqualTo(1);
    }

    @Test
    void sides_that_do_not_match_are_named_and_not_joined() {
        Landscape clash = Landscape.EMPTY.lay(tile("D"), HERE, Turn.UP);
        assertThat(clash.mismatches(tile("B"), EAST, Turn.UP))
                .extracting(Mismatch::side)
                .containsExactly(Side.W);
        Landscape lain = clash.lay(tile("B"), EAST, Turn.UP);
        assertThat(area(lain, HERE, "r1").open()).isEqualTo(2);
    }

    @Test
    void laying_leaves_the_landscape_before_as_it_was() {
        Landscape before = Landscape.EMPTY.lay(tile("E"), HERE, Turn.RIGHT);
        before.lay(tile("E"), EAST, Turn.LEFT);
        assertThat(area(before, HERE, "c1").open()).isEqualTo(3);
        assertThat(before.grid().size()).isEqualTo(1);
        assertThatThrownBy(() -> before.lay(tile("E"), HERE, Turn.UP)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_square_no_tile_can_fill_is_dead() {
        // A city from the north, a road from the west: of these kinds only K-like tiles would fit.
        Landscape corner =
                Landscape.EMPTY.lay(tile("E"), new Pos(1, -1), Turn.DOWN).lay(tile("U"), new Pos(0, 0), Turn.UP);
        assertThat(corner.deadSquares(List.of(tile("B"), tile("U")))).contains(new Pos(1, 0));
        assertThat(corner.deadSquares(List.of(tile("K")))).doesNotContain(new Pos(1, 0));
    }

    @Test
    void what_a_tile_would_join_is_known_before_it_lies() {
        // The road comes round: r1 of the tile to be laid meets it in the west, and so does nothing else.
        Landscape road = Landscape.EMPTY.lay(tile("U"), HERE, Turn.UP);
        Area taken = area(road, HERE, "r1");
        boolean[] joins = road.wouldJoin(List.of(taken), tile("W"), new Spot(EAST, Turn.UP));
        Tile crossing = tile("W");
        for (int i = 0; i < joins.length; i++) {
            assertThat(joins[i]).isEqualTo(crossing.segments().get(i).id().equals("r3"));
        }
    }
}
