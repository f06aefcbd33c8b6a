package tilewatch.engine.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.engine.board.Slot;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

class SetDraftTest {
    private static final TileSet CLASSIC = CarcassonneTiles.set("base-72-classic");

    private static SetDraft empty() {
        return new SetDraft("my-box", "My own box", CarcassonneTiles.VOCABULARY, Totals.of(CLASSIC), List.of());
    }

    private static TileDraft.Part part(String terrain, Set<Slot> slots) {
        return new TileDraft.Part(terrain, slots, Map.of());
    }

    private static TileDraft tile(int count, TileDraft.Part... parts) {
        return new TileDraft("T", count, false, Map.of(), List.of(parts));
    }

    /** What somebody would mark who has this tile before them. */
    private static TileDraft copied(Tile tile) {
        List<TileDraft.Part> parts = tile.segments().stream()
                .map(s -> new TileDraft.Part(s.terrain().name(), s.slots(), marks(s, tile)))
                .toList();
        return new TileDraft(tile.name(), tile.count(), tile.start(), Map.of(), parts);
    }

    private static Map<String, String> marks(Segment segment, Tile tile) {
        Map<String, String> marks = new HashMap<>(segment.words());
        segment.numbers().forEach((mark, n) -> marks.put(mark, String.valueOf(n)));
        segment.links()
                .forEach((mark, others) -> marks.put(
                        mark,
                        others.stream().map(i -> tile.segments().get(i).id()).collect(Collectors.joining(","))));
        return marks;
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-72-classic", "base-72-gardens"})
    void a_whole_box_entered_by_hand_reads_as_the_box(String id) {
        TileSet box = CarcassonneTiles.set(id);
        SetDraft draft = new SetDraft("my-box", "Mine", CarcassonneTiles.VOCABULARY, Totals.of(box), List.of());
        for (Tile tile : box.tiles()) {
            draft = draft.with(copied(tile));
        }
        assertThat(draft.problems()).isEmpty();
        TileSet read = draft.finished();
        assertThat(read.pieces()).isEqualTo(box.pieces());
        for (Tile tile : box.tiles()) {
            assertThat(read.tile(tile.name()).orElseThrow().segments()).isEqualTo(tile.segments());
        }
    }

    @Test
    void a_slot_owned_twice_or_by_nothing_is_named() {
        Set<Slot> rest = EnumSet.allOf(Slot.class);
        rest.remove(Slot.SL);
        TileDraft draft = tile(1, part("field", rest), part("road", Set.of(Slot.E)));
        assertThat(empty().with(draft).problems())
                .contains("T: slot SL is owned by nothing", "T: slot E is owned 2 times");
    }

    @Test
    void what_no_tile_can_show_is_refused() {
        Set<Slot> all = EnumSet.allOf(Slot.class);
        assertThat(empty().with(tile(1, part("lava", all))).problems()).anyMatch(p -> p.contains("'lava'"));
        assertThat(empty().with(tile(1, part("road", all))).problems()).anyMatch(p -> p.contains("in its middle"));
        assertThat(empty().with(tile(0, part("field", all))).problems()).anyMatch(p -> p.contains("0 copies"));
        assertThat(empty().with(tile(1, part("field", all), part("monastery", Set.of(Slot.N))))
                        .problems())
                .anyMatch(p -> p.contains("lies inside"));
        assertThat(empty().with(tile(1, new TileDraft.Part("field", all, Map.of("touches", "c9"))))
                        .problems())
                .anyMatch(p -> p.contains("c9"));
        assertThat(empty().with(tile(1, new TileDraft.Part("field", all, Map.of("fish", "1"))))
                        .problems())
                .anyMatch(p -> p.contains("'fish'"));
        assertThat(empty().problems()).containsExactly("my-box has no tile yet");
    }

    @Test
    void totals_beyond_the_box_are_refused() {
        Set<Slot> all = EnumSet.allOf(Slot.class);
        TileDraft shields = tile(11, new TileDraft.Part("city", all, Map.of("shields", "1")));
        assertThat(empty().with(shields).problems()).containsExactly("city shields: 11, but the box has 10");
        assertThat(empty().with(tile(73, part("field", all))).problems())
                .containsExactly("tiles: 73, but the box has 72");
        assertThat(empty().with(tile(7, part("field", all), part("monastery", Set.of())))
                        .problems())
                .containsExactly("monastery: 7, but the box has 6");
    }

    @Test
    void a_tile_entered_again_takes_the_old_ones_place() {
        Set<Slot> all = EnumSet.allOf(Slot.class);
        SetDraft draft = empty().with(tile(1, part("city", all))).with(tile(2, part("field", all)));
        assertThat(draft.finished().tiles()).singleElement().satisfies(t -> assertThat(t.count())
                .isEqualTo(2));
        assertThat(draft.text()).contains("tile T x2 | field N E S W");
    }
}
