package tilewatch.engine.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;

class TileSetReaderTest {

    private static final String HEADER =
            "set home\ntitle Home-made\ncertainty stand-in\nsource drawn at home\npieces 4\n";
    private static final String TILE =
            "tile D x4 start | city N shields | road E W | field EL WR touches=c1 | field ER S WL";

    private static TileSet read(String text) {
        return TileSetReader.read("home.tiles", text, CarcassonneTiles.VOCABULARY);
    }

    @Test
    void a_tile_is_read_as_it_is_written() {
        Tile tile = read("# a comment\n\n" + HEADER + TILE).tile("D").orElseThrow();

        assertThat(tile.segments()).map(Segment::id).containsExactly("c1", "r1", "f1", "f2");
        assertThat(tile.segmentAt(Turn.UP, Slot.EL).id()).isEqualTo("f1");
        assertThat(tile.segmentAt(Turn.RIGHT, Slot.S).id()).isEqualTo("r1");
        assertThat(tile.edge(Turn.RIGHT, Side.E).name()).isEqualTo("city");
        assertThat(tile.segments().get(0).number("shields")).isEqualTo(1);
        assertThat(tile.segments().get(2).links("touches")).containsExactly(0);
        assertThat(tile.start()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "tile D x4 | city N | castle E S W;                home.tiles:6: 'castle'",
                "tile D x4 | city N | field E S;                   home.tiles:6: .*nobody has",
                "tile D x4 | city N E | field E S W;               home.tiles:6: 'EL'",
                "tile D x4 | city N | field E S Q;                 home.tiles:6: 'Q'",
                "tile D four | city N | field E S W;               home.tiles:6: 'tile D four'",
                "tile D x0 | city N | field E S W;                 home.tiles:6: 'x0'",
                "tile D xx | city N | field E S W;                 home.tiles:6: 'x'",
                "tile D x4 | city N | field E S W touches=c2;      home.tiles:6: 'c2'",
                "tile D x4 golden | city N | field E S W;          home.tiles:6: 'golden'",
                "tile D x3 | city N | field E S W;                 home.tiles:6: 'pieces 4'.*which is 3",
                "brick D x4 | city N | field E S W;                home.tiles:6: 'brick'",
                "pieces 72;                                        home.tiles:6: 'pieces 72'"
            })
    void a_wrong_line_is_named_with_its_number_and_what_was_expected(String line, String message) {
        assertThatThrownBy(() -> read(HEADER + line))
                .isInstanceOf(TileFileException.class)
                .hasMessageMatching("(?s)" + message + ".*")
                .hasMessageContaining("expected ");
    }

    @Test
    void a_missing_header_line_is_named() {
        assertThatThrownBy(() -> read("set home\npieces 0\n"))
                .isInstanceOf(TileFileException.class)
                .hasMessageContaining("'title'");
        assertThatThrownBy(() -> read(HEADER.replace("stand-in", "perhaps") + TILE))
                .isInstanceOf(TileFileException.class)
                .hasMessageContaining("'perhaps'");
    }

    @Test
    void two_tiles_of_one_name_are_refused() {
        assertThatThrownBy(() -> read(HEADER + TILE + "\n" + TILE))
                .isInstanceOf(TileFileException.class)
                .hasMessageContaining("home.tiles:7: 'D'");
    }
}
