package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSet.Certainty;

class CarcassonneTilesTest {

    private static final TileSet CLASSIC = CarcassonneTiles.set("base-72-classic");
    private static final TileSet GARDENS = CarcassonneTiles.set("base-72-gardens");

    @Test
    void the_base_game_has_the_totals_every_source_gives() {
        for (TileSet set : new TileSet[] {CLASSIC, GARDENS}) {
            assertThat(set.tiles().stream().mapToInt(Tile::count).sum()).isEqualTo(72);
            assertThat(copiesWith(set, "city", "shields")).isEqualTo(10);
            assertThat(copiesOf(set, "monastery")).isEqualTo(6);
            assertThat(set.startTile().orElseThrow().name()).isEqualTo("D");
            assertThat(set.certainty()).isEqualTo(Certainty.CERTAIN);
        }
        assertThat(copiesOf(CLASSIC, "garden")).isZero();
        assertThat(copiesOf(GARDENS, "garden")).isEqualTo(8);
    }

    private static int copiesOf(TileSet set, String terrain) {
        return set.tiles().stream()
                .mapToInt(tile -> tile.count()
                        * (int) tile.segments().stream()
                                .filter(s -> s.is(terrain))
                                .count())
                .sum();
    }

    private static int copiesWith(TileSet set, String terrain, String mark) {
        return set.tiles().stream()
                .mapToInt(tile -> tile.count()
                        * tile.segments().stream()
                                .filter(s -> s.is(terrain))
                                .mapToInt(s -> s.number(mark))
                                .sum())
                .sum();
    }

    /** The 24 kinds by the letters players know them by: sides from north clockwise, copies. */
    @ParameterizedTest
    @CsvSource({
        "A,ffrf,2", "B,ffff,4", "C,cccc,1", "D,crfr,4", "E,cfff,5", "F,fcfc,2", "G,fcfc,1", "H,cfcf,3",
        "I,cffc,2", "J,crrf,3", "K,cfrr,3", "L,crrr,3", "M,cffc,2", "N,cffc,3", "O,crrc,2", "P,crrc,3",
        "Q,ccfc,1", "R,ccfc,3", "S,ccrc,2", "T,ccrc,1", "U,frfr,8", "V,ffrr,9", "W,frrr,4", "X,rrrr,1"
    })
    void every_kind_has_its_sides_and_copies(String name, String sides, int copies) {
        Tile tile = CLASSIC.tile(name).orElseThrow();
        assertThat(sides(tile)).isEqualTo(sides);
        assertThat(tile.count()).isEqualTo(copies);
        int withGardens = GARDENS.tiles().stream()
                .filter(t -> t.name().replaceAll("[^A-Z]", "").equals(name))
                .peek(t -> assertThat(sides(t)).isEqualTo(sides))
                .mapToInt(Tile::count)
                .sum();
        assertThat(withGardens).isEqualTo(copies);
    }

    private static String sides(Tile tile) {
        return Stream.of(Side.values())
                .map(side -> tile.edge(Turn.UP, side).name().substring(0, 1))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource({"river-12-2001", "river-12-2014", "river-12-2021"})
    void a_river_has_a_spring_a_lake_and_ten_between(String id) {
        TileSet river = CarcassonneTiles.set(id);
        assertThat(river.pieces()).isEqualTo(12);
        assertThat(river.startTile()).isPresent();
        assertThat(river.tiles()).filteredOn(Tile::last).hasSize(1);
        for (Tile tile : river.tiles()) {
            long ends = sides(tile).chars().filter(c -> c == 'r').count();
            assertThat(tile.segments()).as(tile.name()).anyMatch(s -> s.is("river"));
            assertThat(ends).as(tile.name()).isPositive();
        }
    }

    @Test
    void a_field_touches_only_cities_of_its_own_tile() {
        for (TileSet set : new TileSet[] {CLASSIC, GARDENS}) {
            for (Tile tile : set.tiles()) {
                for (Segment segment : tile.segments()) {
                    assertThat(segment.links("touches"))
                            .as("%s %s", tile, segment)
                            .allMatch(i -> tile.segments().get(i).is("city"));
                }
            }
        }
    }
}
