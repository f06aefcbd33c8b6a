package tilewatch.recognizer.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

class SegmentShapesTest {
    private static final Map<Tile, SegmentShapes> SHAPES = new HashMap<>();

    private static SegmentShapes shapes(Tile tile) {
        return SHAPES.computeIfAbsent(tile, SegmentShapes::of);
    }

    static List<Tile> every_tile() {
        return Stream.concat(CarcassonneTiles.BASE_SETS.stream(), CarcassonneTiles.RIVER_SETS.stream())
                .flatMap(set -> CarcassonneTiles.set(set).tiles().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void no_two_fields_share_ground(Tile tile) {
        SegmentShapes shapes = shapes(tile);
        List<Segment> fields =
                tile.segments().stream().filter(s -> s.is("field")).toList();

        for (Segment a : fields) {
            for (Segment b : fields) {
                if (!a.equals(b)) {
                    var common = shapes.shape(a);
                    common.intersect(shapes.shape(b));
                    assertThat(common.isEmpty()).as("%s and %s", a, b).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void a_figure_put_on_a_segment_claims_that_segment(Tile tile) {
        SegmentShapes shapes = shapes(tile);

        for (Segment segment : tile.segments()) {
            Point2D spot = shapes.spot(segment);
            assertThat(shapes.at(spot.getX(), spot.getY())).contains(segment);
        }
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void each_segment_has_a_shape(Tile tile) {
        SegmentShapes shapes = shapes(tile);

        assertThat(tile.segments()).noneMatch(segment -> shapes.shape(segment).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void a_turned_tile_shows_each_slot_its_turned_owner(Tile tile) {
        SegmentShapes shapes = shapes(tile);

        for (Turn turn : Turn.values()) {
            for (Slot slot : Slot.values()) {
                Point2D rim = Outline.middle(slot);
                double u = rim.getX() + .02 * (.5 - rim.getX());
                double v = rim.getY() + .02 * (.5 - rim.getY());
                assertThat(shapes.at(turn, u, v)).as("%s %s", turn, slot).contains(tile.segmentAt(turn, slot));
            }
        }
    }

    @Test
    void off_the_tile_there_is_no_segment() {
        SegmentShapes shapes = shapes(every_tile().get(0));

        assertThat(shapes.at(1.1, .5)).isEmpty();
        assertThat(shapes.at(Turn.LEFT, .5, -.1)).isEmpty();
    }
}
