package tilewatch.recognizer.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

class WildernessTest {
    private static final Map<Tile, SegmentShapes> SHAPES = new HashMap<>();

    private static SegmentShapes shapes(Tile tile) {
        return SHAPES.computeIfAbsent(tile, SegmentShapes::of);
    }

    static List<Tile> every_tile() {
        return Stream.of("hunters-gatherers-2002", "hunters-gatherers-2002-bonus", "hunters-gatherers-2020")
                .flatMap(set -> HuntersTiles.set(set).tiles().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void no_two_meadows_and_no_two_forests_share_ground(Tile tile) {
        SegmentShapes shapes = shapes(tile);
        List<Area> land = tile.segments().stream()
                .filter(s -> s.is("meadow") || s.is("forest"))
                .map(shapes::shape)
                .toList();

        List<Point2D> shared = new ArrayList<>();
        for (int y = 0; y < 70; y++) {
            for (int x = 0; x < 70; x++) {
                // Off the diagonals, where a border runs that both sides own.
                Point2D at = new Point2D.Double((x + .5) / 70, (y + .37) / 70);
                if (land.stream().filter(area -> area.contains(at)).count() > 1) {
                    shared.add(at);
                }
            }
        }
        assertThat(shared).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void each_meadow_and_each_forest_hangs_together(Tile tile) {
        SegmentShapes shapes = shapes(tile);

        for (Segment segment : tile.segments()) {
            if (segment.is("meadow") || segment.is("forest")) {
                long large = Flat.pieces(shapes.shape(segment)).stream()
                        .filter(piece -> {
                            var bounds = piece.getBounds2D();
                            return bounds.getWidth() * bounds.getHeight() > .002;
                        })
                        .count();
                assertThat(large).as("pieces of %s", segment).isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void the_whole_tile_is_somebodys(Tile tile) {
        SegmentShapes shapes = shapes(tile);
        int nobodys = 0;
        for (int y = 0; y < 50; y++) {
            for (int x = 0; x < 50; x++) {
                nobodys += shapes.at((x + .5) / 50, (y + .5) / 50).isEmpty() ? 1 : 0;
            }
        }

        assertThat(nobodys).isCloseTo(0, within(3));
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

    @ParameterizedTest
    @MethodSource("every_tile")
    void rivers_reach_the_lakes_they_run_into(Tile tile) {
        SegmentShapes shapes = shapes(tile);

        for (Segment river : tile.segments()) {
            for (int lake : river.links("lake")) {
                Area common = shapes.shape(river);
                common.intersect(shapes.shape(tile.segments().get(lake)));
                assertThat(common.isEmpty()).as("%s", river).isFalse();
            }
        }
    }
}
