package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;

/** What is scored during the game: finished forests and rivers, and the tiles that score when laid. */
final class Scoring {

    private static final int FOREST_SEGMENT = 2;
    private static final int RIVER_SEGMENT = 1;
    static final int FISH = 1;
    private static final int LOGBOAT_LAKE = 2;

    private Scoring() {}

    /** Lines for a forest or river that has just been finished. */
    static List<ScoreLine> finished(HouseRules rules, Country country, Area area, List<Figure> pawns) {
        boolean forest = area.first().segment().is("forest");
        List<Term> terms = new ArrayList<>(2);
        int parts = rules.bySegments() ? area.zones().size() : area.tileCount();
        String part = (rules.bySegments() ? "segment" : "tile") + (parts == 1 ? "" : "s");
        terms.add(new Term(parts, part, forest ? FOREST_SEGMENT : RIVER_SEGMENT));
        int mushrooms = area.sum("mushrooms");
        if (mushrooms > 0) {
            terms.add(new Term(
                    mushrooms,
                    mushrooms == 1 ? "mushroom patch" : "mushroom patches",
                    rules.edition().mushroom()));
        }
        int fish = forest ? 0 : fish(country, area);
        if (fish > 0) {
            terms.add(new Term(fish, "fish", FISH));
        }
        return forOwners(pawns, forest ? "forest" : "river", terms, area.cells());
    }

    /** Fish in the river itself (2020) and in the lakes at its ends; a lake at both ends counts once. */
    private static int fish(Country country, Area river) {
        int fish = river.sum("fish");
        Set<Integer> lakes = new TreeSet<>();
        for (Zone zone : river.zones()) {
            for (int lake : zone.segment().links("lake")) {
                if (lakes.add(zone.sibling(lake))) {
                    fish += country.lake(zone.sibling(lake)).segment().number("fish");
                }
            }
        }
        return fish;
    }

    /** What a tile scores for whoever lays it: the logboat's lakes. */
    static ScoreLine logboat(Country country, Zone boat, int player) {
        Area system = country.systemOf(boat);
        return new ScoreLine(player, Power.LOGBOAT.word(), List.of(lakes(system, LOGBOAT_LAKE)), system.cells());
    }

    static Term lakes(Area system, int each) {
        int lakes = 0;
        for (Zone zone : system.zones()) {
            lakes += zone.segment().is("lake") ? 1 : 0;
        }
        return new Term(lakes, lakes == 1 ? "lake" : "lakes", each);
    }

    /** The majority takes all; a tie pays everybody in full. Nothing to count, no lines. */
    static List<ScoreLine> forOwners(List<Figure> figures, String feature, List<Term> terms, List<Pos> cells) {
        List<ScoreLine> lines = new ArrayList<>(1);
        if (terms.isEmpty()) {
            return lines;
        }
        int[] count = new int[HouseRules.MOST_PLAYERS];
        int most = 1;
        for (Figure figure : figures) {
            most = Math.max(most, ++count[figure.player()]);
        }
        for (int player = 0; player < count.length; player++) {
            if (count[player] == most) {
                lines.add(new ScoreLine(player, feature, terms, cells));
            }
        }
        return lines;
    }
}
