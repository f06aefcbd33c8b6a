package tilewatch.engine.hunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSet.Certainty;

/** The boxes: counts the rulebook gives, and what every tile must be. */
class TileSetsTest {

    private static final TileSet FIRST = HuntersTiles.set("hunters-gatherers-2002");
    private static final TileSet BONUS = HuntersTiles.set("hunters-gatherers-2002-bonus");
    private static final TileSet SECOND = HuntersTiles.set("hunters-gatherers-2020");

    private static Stream<Segment> segments(TileSet set) {
        return set.tiles().stream().flatMap(tile -> tile.segments().stream());
    }

    private static int sum(TileSet set, String mark) {
        return segments(set).mapToInt(segment -> segment.number(mark)).sum();
    }

    private static long count(TileSet set, Predicate<Segment> what) {
        return segments(set).filter(what).count();
    }

    @Test
    void every_set_says_how_sure_it_is() {
        assertThat(FIRST.certainty()).isEqualTo(Certainty.UNCONFIRMED);
        assertThat(BONUS.certainty()).isEqualTo(Certainty.STAND_IN);
        assertThat(SECOND.certainty()).isEqualTo(Certainty.CERTAIN);
    }

    @Test
    void the_first_edition_has_79_land_tiles_with_deer_mammoths_and_tigers() {
        assertThat(FIRST.tiles()).hasSize(79);
        assertThat(FIRST.tiles()).filteredOn(Tile::start).hasSize(1);
        assertThat(sum(FIRST, "deer")).isEqualTo(30);
        assertThat(sum(FIRST, "mammoth")).isEqualTo(14);
        assertThat(sum(FIRST, "tiger")).isEqualTo(11);
        assertThat(sum(FIRST, "aurochs")).isZero();
        assertThat(sum(FIRST, "nugget")).isEqualTo(30);
        assertThat(sum(FIRST, "fish")).isEqualTo(27);
        assertThat(count(FIRST, s -> s.is("river") && s.number("fish") > 0)).isZero();
    }

    /** «12 бонусных карт»; «Огонь», «грибы», «зубр», «святилище»; nuggets are on land tiles only. */
    @Test
    void the_twelve_bonus_tiles_have_one_fire_one_shrine_mushrooms_aurochs_and_no_gold() {
        assertThat(BONUS.tiles()).hasSize(12).allMatch(HuntersTiles::bonus);
        assertThat(count(BONUS, s -> s.word("power").equals("fire"))).isEqualTo(1);
        assertThat(count(BONUS, s -> s.word("power").equals("shrine"))).isEqualTo(1);
        assertThat(sum(BONUS, "mushrooms")).isPositive();
        assertThat(sum(BONUS, "aurochs")).isPositive();
        assertThat(sum(BONUS, "nugget")).isZero();
    }

    @Test
    void the_second_edition_has_79_land_tiles_and_16_bonus_tiles() {
        assertThat(SECOND.tiles()).hasSize(95);
        assertThat(SECOND.tiles()).filteredOn(HuntersTiles::bonus).hasSize(16);
        assertThat(sum(SECOND, "deer")).isEqualTo(33);
        assertThat(sum(SECOND, "aurochs")).isEqualTo(13);
        assertThat(sum(SECOND, "mammoth")).isEqualTo(8);
        assertThat(sum(SECOND, "tiger")).isEqualTo(14);
        assertThat(sum(SECOND, "menhir")).isEqualTo(31);
        assertThat(sum(SECOND, "mushrooms")).isEqualTo(2);
        assertThat(sum(SECOND, "fish")).isEqualTo(7 + 27 + 1 + 15);
    }

    @Test
    void every_power_word_in_the_files_is_one_the_rules_know() {
        Set<String> known = new HashSet<>();
        for (Power power : Power.values()) {
            known.add(power.word());
        }
        Stream.of(BONUS, SECOND)
                .flatMap(TileSetsTest::segments)
                .map(segment -> segment.word("power"))
                .filter(word -> !word.isEmpty())
                .forEach(word -> assertThat(known).contains(word));
        assertThat(count(SECOND, s -> !s.word("power").isEmpty())).isEqualTo(6);
    }

    /** «рыбина есть в каждом озере!» */
    @Test
    void every_lake_has_a_fish_and_a_river_that_stops_says_where() {
        for (TileSet set : List.of(FIRST, BONUS, SECOND)) {
            for (Tile tile : set.tiles()) {
                for (Segment segment : tile.segments()) {
                    if (segment.is("lake")) {
                        assertThat(segment.number("fish")).as(tile.name()).isPositive();
                    }
                    if (segment.is("river") && segment.slots().size() == 1) {
                        boolean spring = segment.word("ends").equals("spring");
                        assertThat(spring || !segment.links("lake").isEmpty())
                                .as(tile.name())
                                .isTrue();
                    }
                }
            }
        }
    }

    /** The rule nuggets and menhirs follow: on each forest segment of a land tile that touches two sides or more. */
    @Test
    void gold_and_menhirs_are_where_a_forest_touches_two_sides_or_more() {
        for (TileSet set : List.of(FIRST, SECOND)) {
            String treasure = set.equals(FIRST) ? "nugget" : "menhir";
            for (Tile tile : set.tiles()) {
                for (Segment segment : tile.segments()) {
                    if (segment.is("forest") && !HuntersTiles.bonus(tile)) {
                        Set<Side> sides = new HashSet<>();
                        segment.slots().stream().map(Slot::side).forEach(sides::add);
                        assertThat(segment.number(treasure) > 0).as(tile.name()).isEqualTo(sides.size() > 1);
                    }
                }
            }
        }
    }
}
