package tilewatch.recognizer.art.forest;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tilewatch.engine.forest.Card;
import tilewatch.engine.forest.Cell;
import tilewatch.engine.forest.Clan;
import tilewatch.engine.forest.Deck;
import tilewatch.recognizer.art.Looks;

class ForestArtTest {
    private static final int SIDE = 64;

    private static final Map<Cell, double[]> PICTURES = new LinkedHashMap<>();

    @BeforeAll
    static void draw() {
        every_cell().forEach(cell -> PICTURES.put(cell, Looks.soft(ForestArt.cell(cell, SIDE))));
    }

    private static List<Cell> every_cell() {
        List<Cell> cells = new ArrayList<>(List.of(new Cell.Clearing(), new Cell.Bear()));
        for (Clan clan : Clan.values()) {
            for (int count = 1; count <= 4; count++) {
                cells.add(new Cell.Animals(clan, count));
            }
        }
        return cells;
    }

    @Test
    void all_cells_differ_clearly_in_every_turn() {
        List<Cell> cells = List.copyOf(PICTURES.keySet());
        List<double[]> pictures = List.copyOf(PICTURES.values());

        for (int i = 0; i < cells.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Looks.differenceInAnyTurn(pictures.get(i), pictures.get(j)))
                        .as("%s and %s", cells.get(i).code(), cells.get(j).code())
                        .isGreaterThan(10);
            }
        }
    }

    /** Grounds vary a little from card to card; what stands on them does not. */
    @Test
    void a_card_shows_its_four_cells_clockwise_from_north_west() {
        int[][] corners = {{0, 0}, {SIDE, 0}, {SIDE, SIDE}, {0, SIDE}};
        for (Card card : Deck.grandbois().cards()) {
            BufferedImage picture = ForestArt.card(card, 2 * SIDE);
            for (int i = 0; i < corners.length; i++) {
                double[] seen = Looks.soft(picture.getSubimage(corners[i][0], corners[i][1], SIDE, SIDE));
                assertThat(closest(seen))
                        .as("cell %d of %s", i, card)
                        .isEqualTo(card.cells().get(i));
            }
        }
    }

    private static Cell closest(double[] seen) {
        return Collections.min(
                        PICTURES.entrySet(),
                        Comparator.comparingDouble(entry -> Looks.difference(seen, entry.getValue())))
                .getKey();
    }

    @Test
    void cards_always_look_the_same_and_their_backs_tell_clan_cards_from_forest_cards() {
        Card start = Deck.grandbois().start();

        assertThat(Looks.pixels(ForestArt.card(start, SIDE))).isEqualTo(Looks.pixels(ForestArt.card(start, SIDE)));
        assertThat(Looks.pixels(ForestArt.back(false, SIDE))).isNotEqualTo(Looks.pixels(ForestArt.back(true, SIDE)));
        for (Clan clan : Clan.values()) {
            assertThat(Looks.pixels(ForestArt.clan(clan, SIDE))).isEqualTo(Looks.pixels(ForestArt.clan(clan, SIDE)));
        }
    }
}
