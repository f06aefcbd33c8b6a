package tilewatch.engine.castle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.board.Slot;

/** The castle that ships, and how flaws in somebody's own are reported. */
class BoxFilesTest {

    private static final Box STAND_IN = new Castle().box();

    /** «Состав игры» and «Подготовка к игре» give the counts; nothing else of the printed box is known. */
    @Test
    void the_stand_in_castle_has_the_counts_of_the_box_and_says_what_it_is() {
        assertThat(STAND_IN.counts().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(60);
        Wall wall = STAND_IN.wall();
        assertThat(wall.cells()).hasSize(76);
        assertThat(wall.starts()).hasSize(7);
        assertThat(wall.corners()).hasSize(14);
        assertThat(wall.corners()).filteredOn(Corner::token).hasSize(13);
        assertThat(List.of(STAND_IN.certainty(), wall.certainty())).containsOnly("stand-in");
    }

    /** The corners 0/1 and 12/13 are known, and 33 lies on one («Получение жетонов», picture). */
    @Test
    void the_corners_that_are_known_are_kept() {
        Wall wall = STAND_IN.wall();
        assertThat(wall.cornerAt(0)).map(Corner::token).contains(false);
        assertThat(wall.cornerAt(13)).map(Corner::first).contains(12);
        assertThat(wall.cornerAt(33)).map(Corner::token).contains(true);
    }

    @Test
    void the_stand_in_tiles_show_everything_the_rulebook_names() {
        List<Part> parts =
                STAND_IN.tiles().stream().flatMap(tile -> tile.parts().stream()).toList();
        assertThat(parts).extracting(Part::feature).contains(Feature.values());
        assertThat(parts).anyMatch(Part::fountain).anyMatch(part -> part.markets() > 0);
        assertThat(STAND_IN.tiles())
                .as("a square that divides streets")
                .anyMatch(tile -> tile.parts().stream()
                                .filter(part -> part.feature() == Feature.STREET)
                                .count()
                        == 3);
        assertThat(STAND_IN.wall().starts())
                .flatExtracting(start -> start.piece().parts())
                .anyMatch(part -> part.feature() == Feature.STREET)
                .anyMatch(part -> part.markets() > 0);
    }

    @Test
    void a_letter_is_as_much_of_its_side_as_no_other_part_names() {
        Piece nook = read(CastleTable.TILES, CastleTable.WALL).tile("Nook").orElseThrow();
        assertThat(nook.parts().get(0).slots()).containsExactly(Slot.ER, Slot.SL);
        assertThat(nook.parts().get(1).slots()).hasSize(10).contains(Slot.E, Slot.S);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            certainty stand-in ~ certainty sure ~ plain.tiles:3: 'sure': expected certainty [certain, likely,
            title Plain tiles ~ title ~ plain.tiles:2: 'title': expected a header line 'title' that says something
            source made up for examples ~ # ~ plain.tiles:1: 'source': expected a header line 'source'
            pieces 153 ~ pieces 60 ~ plain.tiles:5: 'pieces 60': expected what the file holds, which is 153
            pieces 153 ~ pieces many ~ plain.tiles:5: 'many': expected a number
            pieces 153 ~ set again ~ plain.tiles:5: 'set again': expected 'set' only once
            tile Lane x9 ~ card Lane x9 ~ plain.tiles:6: 'card Lane x9': expected tile NAME xCOUNT
            tile Lane x9 ~ tile Lane 9 ~ plain.tiles:6: 'tile Lane 9': expected tile NAME xCOUNT
            tile Lane x9 ~ tile La/ne x9 ~ plain.tiles:6: 'La/ne': expected a name of letters, digits and hyphens
            tile Lane x9 ~ tile Well x9 ~ plain.tiles:7: 'Well': expected a tile named once
            tile Lane x9 ~ tile Lane x0 ~ plain.tiles:6: 'Lane': expected a tile named once
            street N E | ~ road N E | ~ plain.tiles:8: 'road': expected street, tower, house or courtyard
            street N E | ~ street N X | ~ plain.tiles:8: 'X': expected a side (N E S W), a third
            street N E | ~ street N EL | ~ plain.tiles:8: 'street N EL | courtyard NR EL | courtyard ER S W NL'
            tower N E S W ~ tower N E S ~ plain.tiles:14: 'tower N E S': expected each third owned once, but WL is free
            tower N E S W ~ tower N E S W | house W ~ each third owned once, but WL belongs to two parts
            tower N E S W ~ tower N E S W market ~ but a market on a tower; it stands on a courtyard
            """)
    void a_flaw_in_a_tile_file_is_named_with_its_line(String right, String wrong, String message) {
        assertThat(CastleTable.TILES).contains(right);
        String flawed = CastleTable.TILES.replaceFirst(Pattern.quote(right), wrong);
        assertThatThrownBy(() -> read(flawed, CastleTable.WALL))
                .isInstanceOf(BoxFileException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            pieces 30 ~ pieces 31 ~ plain.wall:5: 'pieces 31': expected what the file holds, which is 30
            row ###### ~ row ###x## ~ plain.wall:6: '###x##': expected a row of # and .
            row ###### ~ wall ###### ~ plain.wall:6: 'wall': expected row, corner or start
            corner 0,5 12 ~ corner 0,5 1 ~ plain.wall:12: '1': expected a score space after 1, at most 98
            corner 6,0 66 ~ corner 6,0 99 ~ plain.wall:14: '99': expected a score space after 33, at most 98
            corner 0,5 12 ~ corner 0,4 12 ~ plain.wall:12: '0,4': expected a point where the wall turns, each once
            corner 0,5 12 ~ corner 6,5 12 ~ plain.wall:12: '6,5': expected a point where the wall turns, each once
            corner 0,5 12 ~ corner 5 12 ~ plain.wall:12: '5': expected a square such as 3,4
            corner 6,0 66 ~ # ~ plain.wall:19: '[6,0]': expected a corner line for every turn of the wall
            0 bare ~ 0 empty ~ plain.wall:11: 'empty': expected bare, or nothing
            start -1,2 E ~ start -1,2 W ~ plain.wall:16: '-1,2 W': expected a square of the wall that faces a cell inside
            start -1,2 E ~ start 0,2 E ~ plain.wall:16: '0,2 E': expected a square of the wall
            start -1,2 E ~ start -1,2 X ~ plain.wall:16: 'X': expected the side that faces the castle
            start -1,2 E | courtyard E ~ start -1,2 E | courtyard E S ~ but SL lies in the wall
            start 5,-1 S ~ start 3,-1 S ~ plain.wall:18: '3,-1': expected each start space once
            start 5,-1 S | house S ~ row ###### ~ plain.wall:18: '######': expected every row before the first corner
            """)
    void a_flaw_in_a_wall_file_is_named_with_its_line(String right, String wrong, String message) {
        assertThat(CastleTable.WALL).contains(right);
        String flawed = CastleTable.WALL.replaceFirst(Pattern.quote(right), wrong);
        assertThatThrownBy(() -> read(CastleTable.TILES, flawed))
                .isInstanceOf(BoxFileException.class)
                .hasMessageContaining(message);
    }

    @Test
    void a_wall_without_a_start_space_is_refused() {
        String without = CastleTable.WALL.replaceAll("start .*", "#");
        assertThatThrownBy(() -> read(CastleTable.TILES, without))
                .hasMessage("plain.wall:14: 'no start space': expected a start line");
    }

    private static Box read(String tiles, String wall) {
        return BoxReader.read("plain.tiles", tiles, "plain.wall", wall);
    }
}
