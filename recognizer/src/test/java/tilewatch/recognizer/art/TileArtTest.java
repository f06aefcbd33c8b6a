package tilewatch.recognizer.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Tile;

class TileArtTest {
    private static final int SIDE = 64;

    /** Mean difference of the grey levels after both pictures are made small and soft, of 255. */
    private static final double CLEARLY_DIFFERENT = 10;

    @Test
    void the_same_tile_always_looks_the_same() {
        Tile tile = CarcassonneTiles.set("base-72-classic").tile("O").orElseThrow();

        assertThat(Looks.pixels(TileArt.draw(tile, SIDE))).isEqualTo(Looks.pixels(TileArt.draw(tile, SIDE)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-72-classic", "base-72-gardens", "river-12-2001", "river-12-2014", "river-12-2021"})
    void all_kinds_of_a_set_differ_clearly_in_every_turn(String set) {
        List<Tile> tiles = CarcassonneTiles.set(set).tiles();
        List<double[]> pictures = new ArrayList<>();
        tiles.forEach(tile -> pictures.add(Looks.soft(TileArt.draw(tile, SIDE))));

        for (int i = 0; i < tiles.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Looks.differenceInAnyTurn(pictures.get(i), pictures.get(j)))
                        .as("%s and %s", tiles.get(i), tiles.get(j))
                        .isGreaterThan(CLEARLY_DIFFERENT);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("tilewatch.recognizer.art.SegmentShapesTest#every_tile")
    void along_the_rim_the_paint_is_that_of_the_slot(Tile tile) {
        BufferedImage picture = TileArt.draw(tile, 200);

        for (Slot slot : Slot.values()) {
            assertThat(paintAt(picture, Outline.middle(slot)))
                    .as("%s of %s", slot, tile)
                    .isEqualTo(tile.segmentAt(Turn.UP, slot).terrain().name());
        }
    }

    /** Water is blue, grass green and a road pale; anything else is built. Most of the pixels decide. */
    private static String paintAt(BufferedImage picture, Point2D rim) {
        int side = picture.getWidth();
        int n = side / 16;
        int x0 = (int) Math.min(side - n, Math.max(0, rim.getX() * side - n / 2.0));
        int y0 = (int) Math.min(side - n, Math.max(0, rim.getY() * side - n / 2.0));
        Map<String, Integer> votes = new HashMap<>();
        for (int i = 0; i < n * n; i++) {
            votes.merge(paint(picture.getRGB(x0 + i % n, y0 + i / n)), 1, Integer::sum);
        }
        return Collections.max(votes.entrySet(), Map.Entry.comparingByValue()).getKey();
    }

    private static String paint(int rgb) {
        int red = rgb >> 16 & 255;
        int green = rgb >> 8 & 255;
        int blue = rgb & 255;
        if (blue > red + 50) {
            return "river";
        }
        if (green >= red && green > blue + 20) {
            return "field";
        }
        return green > 175 && blue > 110 ? "road" : "city";
    }

    @Test
    void the_start_tile_has_a_back_of_its_own() {
        var set = CarcassonneTiles.set("base-72-classic");

        assertThat(Looks.pixels(TileArt.back(set, true, SIDE)))
                .isNotEqualTo(Looks.pixels(TileArt.back(set, false, SIDE)));
    }
}
