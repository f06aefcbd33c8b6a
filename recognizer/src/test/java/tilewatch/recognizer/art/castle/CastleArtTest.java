package tilewatch.recognizer.art.castle;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.castle.Box;
import tilewatch.engine.castle.BoxReader;
import tilewatch.engine.castle.Piece;
import tilewatch.engine.castle.Token;
import tilewatch.recognizer.art.Looks;
import tilewatch.recognizer.art.Outline;

class CastleArtTest {
    private static final Box BOX = BoxReader.standIn();
    private static final int SIDE = 64;

    static List<Piece> every_tile() {
        return BOX.tiles();
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void along_the_rim_each_part_has_the_thirds_it_owns(Piece tile) {
        PartShapes shapes = PartShapes.of(tile);

        for (int part = 0; part < tile.parts().size(); part++) {
            for (Slot slot : tile.parts().get(part).slots()) {
                Point2D rim = Outline.middle(slot);
                double u = rim.getX() + .02 * (.5 - rim.getX());
                double v = rim.getY() + .02 * (.5 - rim.getY());
                assertThat(shapes.at(u, v)).as("%s of %s", slot, tile).contains(part);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("every_tile")
    void a_figure_put_on_a_part_claims_that_part(Piece tile) {
        PartShapes shapes = PartShapes.of(tile);

        for (int part = 0; part < tile.parts().size(); part++) {
            Point2D spot = shapes.spot(part);
            assertThat(shapes.at(spot.getX(), spot.getY())).contains(part);
        }
    }

    @Test
    void all_kinds_of_tiles_differ_clearly_in_every_turn() {
        List<double[]> pictures = new ArrayList<>();
        BOX.tiles().forEach(tile -> pictures.add(Looks.soft(CastleArt.tile(tile, SIDE))));

        for (int i = 0; i < pictures.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Looks.differenceInAnyTurn(pictures.get(i), pictures.get(j)))
                        .as("%s and %s", BOX.tiles().get(i), BOX.tiles().get(j))
                        .isGreaterThan(10);
            }
        }
    }

    @Test
    void tokens_differ_clearly_and_not_from_behind() {
        List<double[]> faces = new ArrayList<>();
        for (Token token : Token.values()) {
            faces.add(Looks.soft(CastleArt.token(token, SIDE)));
        }

        for (int i = 0; i < faces.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Looks.differenceInAnyTurn(faces.get(i), faces.get(j)))
                        .as("tokens %d and %d", i + 1, j + 1)
                        .isGreaterThan(8);
            }
        }
        assertThat(Looks.pixels(CastleArt.tokenBack(SIDE))).isEqualTo(Looks.pixels(CastleArt.tokenBack(SIDE)));
    }

    @Test
    void the_wall_has_every_score_space_once() {
        List<Integer> spaces = new ArrayList<>();
        for (WallSquare square : WallSquare.of(BOX.wall())) {
            square.spaces().values().forEach(spaces::addAll);
            square.tower().ifPresent(tower -> {
                spaces.add(tower.first());
                spaces.add(tower.second());
            });
        }

        assertThat(spaces)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 100).boxed().toList());
    }

    @Test
    void the_wall_stands_outside_the_castle_and_has_all_start_spaces() {
        List<WallSquare> squares = WallSquare.of(BOX.wall());

        assertThat(squares).noneMatch(square -> BOX.wall().inside(square.pos()));
        assertThat(squares.stream().flatMap(square -> square.start().stream()))
                .containsExactlyInAnyOrderElementsOf(BOX.wall().starts());
        assertThat(squares.stream().flatMap(square -> square.tower().stream())).hasSize(14);
    }

    @Test
    void every_square_of_the_wall_is_drawn_and_always_the_same() {
        for (WallSquare square : WallSquare.of(BOX.wall())) {
            assertThat(Looks.pixels(CastleArt.wall(square, SIDE)))
                    .isEqualTo(Looks.pixels(CastleArt.wall(square, SIDE)))
                    .isNotEqualTo(Looks.pixels(CastleArt.wallBack(SIDE)));
        }
    }

    @Test
    void the_same_tile_always_looks_the_same() {
        Piece tile = BOX.tile("Plaza").orElseThrow();

        assertThat(Looks.pixels(CastleArt.tile(tile, SIDE))).isEqualTo(Looks.pixels(CastleArt.tile(tile, SIDE)));
    }
}
