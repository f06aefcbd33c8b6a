package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;

/** What areas are worth, during the game and at its end. */
final class Scoring {

    /** A monastery or garden and the eight squares round it. */
    static final int SURROUNDED = 9;

    private Scoring() {}

    /** Lines for a city or road that has just been finished. */
    static List<ScoreLine> finished(CarcassonneState state, Area area, List<Figure> figures) {
        int tiles = area.tileCount();
        boolean city = area.first().segment().is("city");
        int each = city && !(tiles == 2 && state.rules().twoTileCity() == 2) ? 2 : 1;
        return forOwners(figures, area.first().segment().terrain().name(), terms(area, tiles, each), area.cells());
    }

    private static List<Term> terms(Area area, int tiles, int each) {
        int shields = area.sum("shields");
        Term counted = new Term(tiles, tiles == 1 ? "tile" : "tiles", each);
        return shields == 0
                ? List.of(counted)
                : List.of(counted, new Term(shields, shields == 1 ? "shield" : "shields", each));
    }

    /** A monastery or garden for what it is worth now: 1 for itself and for every tile round it. */
    static List<ScoreLine> secluded(Landscape landscape, Zone zone, List<Figure> figures) {
        int tiles = landscape.grid().crowd(zone.pos());
        Term term = new Term(tiles, tiles == 1 ? "tile" : "tiles", 1);
        return forOwners(figures, zone.segment().terrain().name(), List.of(term), List.of(zone.pos()));
    }

    static ScoreLine emptyPlace(int player, Pos symbol) {
        Term term = new Term(1, "symbol pointing at an empty place", Anniversary.EMPTY_PLACE);
        return new ScoreLine(player, "symbol", List.of(term), List.of(symbol));
    }

    static boolean secluded(Zone zone) {
        return zone.segment().slots().isEmpty();
    }

    /** Everything that would still be scored if the game ended now. */
    static List<ScoreLine> atTheEnd(CarcassonneState state) {
        List<ScoreLine> lines = new ArrayList<>();
        Set<Area> done = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Figure figure : state.figures()) {
            Area area = state.landscape().areaOf(figure.zone());
            if (done.add(area)) {
                lines.addAll(atTheEnd(state, figure.zone(), area));
            }
        }
        return lines;
    }

    private static List<ScoreLine> atTheEnd(CarcassonneState state, Zone zone, Area area) {
        List<Figure> figures = state.figuresOn(area);
        if (secluded(zone)) {
            return secluded(state.landscape(), zone, figures);
        }
        return zone.segment().is("field") ? field(state, area, figures) : unfinished(area, figures);
    }

    private static List<ScoreLine> unfinished(Area area, List<Figure> figures) {
        String feature = area.first().segment().terrain().name();
        return forOwners(figures, feature, terms(area, area.tileCount(), 1), area.cells());
    }

    /** 3 points for every finished city the field borders on, each city once however often they touch. */
    private static List<ScoreLine> field(CarcassonneState state, Area field, List<Figure> figures) {
        int cities = finishedCities(state.landscape(), field).size();
        if (cities == 0) {
            return List.of();
        }
        Term term = new Term(cities, cities == 1 ? "finished city" : "finished cities", 3);
        return forOwners(figures, "field", List.of(term), field.cells());
    }

    static Set<Area> finishedCities(Landscape landscape, Area field) {
        Set<Area> cities = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Zone zone : field.zones()) {
            for (int touched : zone.segment().links("touches")) {
                Area city = landscape.areas().areaOf(zone.sibling(touched));
                if (city.finished()) {
                    cities.add(city);
                }
            }
        }
        return cities;
    }

    /** The majority takes all; a tie pays everybody in full. */
    private static List<ScoreLine> forOwners(List<Figure> figures, String feature, List<Term> terms, List<Pos> cells) {
        int[] count = new int[6];
        int most = 0;
        for (Figure figure : figures) {
            most = Math.max(most, ++count[figure.player()]);
        }
        List<ScoreLine> lines = new ArrayList<>(1);
        for (int player = 0; player < count.length; player++) {
            if (count[player] == most && most > 0) {
                lines.add(new ScoreLine(player, feature, terms, cells));
            }
        }
        return lines;
    }
}
