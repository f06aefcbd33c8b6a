package tilewatch.recognizer.segments;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/** Points where anybody would say what lies there, on tiles as their set writes them. */
class SegmentMapTest {
    private static final TileSet SET = CarcassonneTiles.set("base-72-classic");

    private static Tile tile(String name) {
        return SET.tile(name).orElseThrow();
    }

    private static String at(String tile, double u, double v) {
        return new SegmentMap(tile(tile))
                .nearest(u, v, Set.of())
                .orElseThrow()
                .terrain()
                .name();
    }

    @Test
    void a_monastery_is_in_the_middle_of_its_field() {
        assertThat(at("B", .5, .5)).isEqualTo("monastery");
        assertThat(at("B", .08, .1)).isEqualTo("field");
    }

    @Test
    void a_whole_city_is_city_everywhere() {
        assertThat(at("C", .1, .9)).isEqualTo("city");
        assertThat(at("C", .5, .5)).isEqualTo("city");
    }

    /** A straight road, a bend, and a field beside each. */
    @ParameterizedTest
    @CsvSource({"U, field", "V, field"})
    void beside_a_road_is_field(String name, String kind) {
        assertThat(at(name, .06, .06)).isEqualTo(kind);
    }

    @Test
    void every_segment_of_every_tile_has_a_place_of_its_own() {
        for (Tile tile : SET.tiles()) {
            SegmentMap map = new SegmentMap(tile);
            tile.segments().forEach(segment -> {
                boolean found = false;
                for (double u = .01; u < 1; u += .02) {
                    for (double v = .01; v < 1; v += .02) {
                        found |= map.nearest(u, v, Set.of()).orElseThrow().index() == segment.index();
                    }
                }
                assertThat(found).as(tile.name() + " " + segment).isTrue();
            });
        }
    }
}
