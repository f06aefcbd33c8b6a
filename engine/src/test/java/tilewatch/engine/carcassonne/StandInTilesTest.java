package tilewatch.engine.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileFileException;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSetReader;

/** Tiles of our own are right at least in every count the rulebook gives. */
class StandInTilesTest {

    private static final String HEADER = """
            set own
            title Our own
            certainty stand-in
            source nobody
            """;

    @Test
    void every_river_has_one_spring_and_one_lake() {
        assertThat(CarcassonneTiles.RIVER_SETS).allSatisfy(id -> {
            TileSet river = CarcassonneTiles.set(id);
            assertThat(river.pieces()).isEqualTo(id.startsWith("river-17") ? 17 : 12);
            assertThat(endings(river, "spring")).isEqualTo(1);
            assertThat(endings(river, "lake")).isEqualTo(1);
            assertThat(river.tiles().stream().filter(Tile::last)).hasSize(1);
        });
    }

    private static long endings(TileSet set, String end) {
        return set.tiles().stream()
                .flatMap(tile -> tile.segments().stream())
                .filter(segment -> segment.word("ends").equals(end))
                .count();
    }

    @Test
    void the_double_spring_is_one_piece_on_two_squares() {
        TileSet river = CarcassonneTiles.set("river-17-anniversary");
        assertThat(river.certainty()).isEqualTo(TileSet.Certainty.STAND_IN);
        Tile spring = river.startTile().orElseThrow();
        assertThat(river.otherHalf(spring).map(Tile::name)).contains("A-east");
        assertThat(river.tiles()).hasSize(18);
        CarcassonneState start = new Carcassonne()
                .start(new Setup("carcassonne", List.of("Ann", "Bob"), Map.of("river", "river-17-anniversary")));
        Landscape table = start.landscape();
        assertThat(table.grid().size()).isEqualTo(2);
        assertThat(table.grid().at(new Pos(1, 0)).orElseThrow().tile().half()).isTrue();
        assertThat(start.pile().size()).isEqualTo(16 + 71);
    }

    @Test
    void there_are_fifteen_anniversary_tiles_five_of_each_symbol() {
        TileSet set = CarcassonneTiles.set(CarcassonneTiles.ANNIVERSARY_SET);
        assertThat(set.certainty()).isEqualTo(TileSet.Certainty.STAND_IN);
        assertThat(set.pieces()).isEqualTo(15);
        Map<Bonus, Integer> symbols = set.tiles().stream()
                .collect(Collectors.toMap(tile -> Anniversary.bonusOf(tile).orElseThrow(), Tile::count, Integer::sum));
        assertThat(symbols)
                .containsOnly(Map.entry(Bonus.REINFORCE, 5), Map.entry(Bonus.ANYWHERE, 5), Map.entry(Bonus.AGAIN, 5));
        assertThat(set.tiles().stream()
                        .flatMap(tile -> tile.segments().stream())
                        .filter(segment -> segment.is("garden")))
                .hasSize(1);
    }

    @Test
    void a_symbol_nobody_knows_is_refused_with_its_line() {
        assertThatThrownBy(() -> read("pieces 1\ntile A x1 bonus=again:X | field N E S W"))
                .isInstanceOf(TileFileException.class)
                .hasMessageStartingWith("own.tiles:6: 'bonus=again:X': expected bonus= one of [reinforce:N,");
    }

    @Test
    void the_halves_of_a_double_tile_must_match() {
        String west = "pieces 1\ntile A x1 start | river E ends=spring | field N EL ER S W\n";
        assertThat(read(west + "tile B x1 half | river E W | field N EL WR | field ER S WL")
                        .pieces())
                .isEqualTo(1);
        assertThatThrownBy(() -> read(west + "tile B x1 half | field N E S W"))
                .hasMessageContaining("own.tiles:7: 'B': expected the line before it");
        assertThatThrownBy(() -> read("pieces 1\ntile B x1 half | field N E S W"))
                .hasMessageContaining("own.tiles:6: 'B': expected the line before it");
    }

    private static TileSet read(String tiles) {
        return TileSetReader.read("own.tiles", HEADER + tiles, CarcassonneTiles.VOCABULARY);
    }
}
