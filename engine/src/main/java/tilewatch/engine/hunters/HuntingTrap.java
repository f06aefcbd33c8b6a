package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;

/**
 * The hunting trap of the 2020 edition. Whoever lays it scores the animals of its meadow on its own tile and the eight
 * round it, as a hunter would; then they are gone.
 */
record HuntingTrap(Zone trap, Area meadow) {

    /** The part of a meadow on a tile and the eight round it; the pit trap looks as far. */
    static List<Zone> near(Pos middle, Area meadow) {
        List<Zone> near = new ArrayList<>();
        for (Zone zone : meadow.zones()) {
            Pos pos = zone.pos();
            if (Math.abs(pos.x() - middle.x()) <= 1 && Math.abs(pos.y() - middle.y()) <= 1) {
                near.add(zone);
            }
        }
        return near;
    }

    /** The line for whoever laid it; none if there is no animal to count. */
    List<ScoreLine> score(HouseRules rules, int player) {
        List<Zone> near = near(trap.pos(), meadow);
        Herd herd = Herd.of(near, Set.of());
        int tigers = rules.fireSparesTraps() && Power.FIRE.in(meadow) ? 0 : tigersAtLarge(near);
        List<Term> terms = herd.terms(rules.edition(), Math.min(herd.deer(), tigers));
        List<Pos> cells = near.stream().map(Zone::pos).distinct().sorted().toList();
        return terms.isEmpty() ? List.of() : List.of(new ScoreLine(player, Power.HUNTING_TRAP.word(), terms, cells));
    }

    /** The tiger drawn beside the fire flees from it as soon as the two are laid. */
    private static int tigersAtLarge(List<Zone> near) {
        int tigers = 0;
        for (Zone zone : near) {
            tigers += Power.FIRE.on(zone) ? 0 : zone.segment().number("tiger");
        }
        return tigers;
    }

    /** Zones whose animals it takes away. */
    List<Integer> emptied() {
        return near(trap.pos(), meadow).stream()
                .filter(zone -> !zone.segment().numbers().isEmpty())
                .map(Zone::id)
                .toList();
    }
}
