package tilewatch.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.server.shelf.Showing;

class AnchorTest {
    private static final Pieces PIECES =
            new CarcassonnePieces(new Carcassonne().start(new Setup("carcassonne", List.of("Ann", "Bob"), Map.of())));
    private static final List<Showing.Tile> LOGGED = List.of(
            new Showing.Tile(0, 0, "D", "base", 0),
            new Showing.Tile(1, 0, "U", "base", 0),
            new Showing.Tile(0, 1, "B", "base", 0),
            new Showing.Tile(1, 1, "E", "base", 3));

    @ParameterizedTest
    @EnumSource(Turn.class)
    void a_table_seen_from_any_side_is_laid_onto_the_log(Turn side) {
        Anchor anchor =
                Anchor.find(LOGGED, seenFrom(side, new Pos(4, 7)), PIECES).orElseThrow();

        assertThat(anchor).isEqualTo(new Anchor(new Pos(4, 7), side));
        for (Showing.Tile tile : LOGGED) {
            Pos seen = new Pos(tile.x(), tile.y()).turned(side);
            assertThat(anchor.square(new Pos(seen.x() + 4, seen.y() + 7))).isEqualTo(new Pos(tile.x(), tile.y()));
            assertThat(anchor.turn(Turn.of(tile.turn()).plus(side).quarters())).isEqualTo(tile.turn());
        }
    }

    @Test
    void a_foot_turns_with_the_table() {
        // Near the north side of a tile, seen from the east side of the table: the tile appears turned clockwise.
        assertThat(new Anchor(new Pos(0, 0), Turn.RIGHT).place(0.9, 0.5)).containsExactly(0.5, 1 - 0.9);
    }

    @Test
    void a_table_of_another_match_is_not_forced_onto_this_one() {
        List<Anchor.Sighted> other =
                List.of(new Anchor.Sighted(new Pos(0, 0), "C", 0), new Anchor.Sighted(new Pos(1, 0), "Q", 0));

        assertThat(Anchor.find(LOGGED, other, PIECES)).isEmpty();
        assertThat(Anchor.find(LOGGED, List.of(), PIECES)).isEmpty();
    }

    private static List<Anchor.Sighted> seenFrom(Turn side, Pos origin) {
        List<Anchor.Sighted> seen = new ArrayList<>();
        for (Showing.Tile tile : LOGGED) {
            Pos shown = new Pos(tile.x(), tile.y()).turned(side);
            seen.add(new Anchor.Sighted(
                    new Pos(shown.x() + origin.x(), shown.y() + origin.y()),
                    tile.tile(),
                    Turn.of(tile.turn()).plus(side).quarters()));
        }
        return seen;
    }
}
