package tilewatch.recognizer.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.engine.tiles.Tile;

class WildlifeTest {
    private static final int SIDE = 64;
    private static final double CLEARLY_DIFFERENT = 10;

    @ParameterizedTest
    @ValueSource(strings = {"hunters-gatherers-2002", "hunters-gatherers-2002-bonus", "hunters-gatherers-2020"})
    void all_tiles_of_a_set_differ_clearly_in_every_turn(String set) {
        List<Tile> tiles = HuntersTiles.set(set).tiles();
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
    @MethodSource("tilewatch.recognizer.art.WildernessTest#every_tile")
    void along_the_rim_the_paint_is_that_of_the_slot(Tile tile) {
        BufferedImage picture = TileArt.draw(tile, 200);

        for (Slot slot : Slot.values()) {
            assertThat(paintAt(picture, Outline.middle(slot)))
                    .as("%s of %s", slot, tile)
                    .isEqualTo(tile.segmentAt(Turn.UP, slot).terrain().name());
        }
    }

    @Test
    void the_same_tile_always_looks_the_same() {
        Tile tile = HuntersTiles.set("hunters-gatherers-2020").tile("83").orElseThrow();

        assertThat(Looks.pixels(TileArt.draw(tile, SIDE))).isEqualTo(Looks.pixels(TileArt.draw(tile, SIDE)));
    }

    @Test
    void beasts_are_told_apart_by_their_outlines() {
        List<String> beasts = List.of("deer", "aurochs", "mammoth", "tiger", "fish");
        List<double[]> outlines = beasts.stream().map(WildlifeTest::outline).toList();

        for (int i = 0; i < beasts.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Looks.difference(outlines.get(i), outlines.get(j)))
                        .as("%s and %s", beasts.get(i), beasts.get(j))
                        .isGreaterThan(25);
            }
        }
    }

    @Test
    void a_drawing_nobody_made_and_a_line_nobody_can_read_are_named() {
        assertThatThrownBy(() -> Drawings.of("hunters").drawing("unicorn")).hasMessageContaining("unicorn");
        assertThatThrownBy(() -> Drawings.read("x.drawings", "drawing a\nfill ffffff M 0 0 Y 1 1"))
                .hasMessageContaining("x.drawings:2")
                .hasMessageContaining("Y");
    }

    /** Black on white, whatever its colours. */
    private static double[] outline(String beast) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(SIDE, SIDE);
        Brush brush = new Brush(g, new SplittableRandom(1));
        Drawings.of("hunters").drawing(beast).paint(brush, new Point2D.Double(.5, .5), 1, false, 0, new Color(0, true));
        g.dispose();
        BufferedImage outline = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < SIDE * SIDE; i++) {
            outline.setRGB(i % SIDE, i / SIDE, image.getRGB(i % SIDE, i / SIDE) >>> 24 > 0 ? 0 : 0xffffff);
        }
        return Looks.soft(outline);
    }

    /** Water is blue, forest dark green, a meadow light. Most of the pixels decide. */
    private static String paintAt(BufferedImage picture, Point2D rim) {
        int side = picture.getWidth();
        int n = side / 16;
        int x0 = (int) Math.min(side - n, Math.max(0, rim.getX() * side - n / 2.0));
        int y0 = (int) Math.min(side - n, Math.max(0, rim.getY() * side - n / 2.0));
        Map<String, Integer> votes = new HashMap<>();
        for (int i = 0; i < n * n; i++) {
            int rgb = picture.getRGB(x0 + i % n, y0 + i / n);
            int red = rgb >> 16 & 255;
            String paint = (rgb & 255) > red + 50 ? "river" : red > 120 ? "meadow" : "forest";
            votes.merge(paint, 1, Integer::sum);
        }
        return Collections.max(votes.entrySet(), Map.Entry.comparingByValue()).getKey();
    }
}
