package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;

/** The end: huts for their river systems, hunters for their meadows. Unfinished forests and rivers are worth nothing. */
final class FinalScoring {

    private static final int RAFT_LAKE = 1;

    private final HuntersState state;
    private final List<ScoreLine> lines = new ArrayList<>();

    private FinalScoring(HuntersState state) {
        this.state = state;
    }

    static List<ScoreLine> of(HuntersState state) {
        FinalScoring scoring = new FinalScoring(state);
        Set<Area> done = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Figure figure : state.figures()) {
            boolean hut = figure.kind() == FigureKind.HUT;
            Area area = state.country().heldBy(figure.kind(), figure.zone());
            if ((hut || figure.zone().segment().is("meadow")) && done.add(area)) {
                List<Figure> figures = state.figuresOn(figure.kind(), area);
                if (hut) {
                    scoring.riverSystem(area, figures);
                } else {
                    scoring.meadow(area, figures);
                }
            }
        }
        return scoring.lines;
    }

    private void riverSystem(Area system, List<Figure> huts) {
        int fish = system.sum("fish");
        List<Term> terms = fish == 0 ? List.of() : List.of(new Term(fish, "fish", Scoring.FISH));
        lines.addAll(Scoring.forOwners(huts, "river-system", terms, system.cells()));
        if (Power.RAFT.in(system)) {
            lines.addAll(Scoring.forOwners(
                    huts, Power.RAFT.word(), List.of(Scoring.lakes(system, RAFT_LAKE)), system.cells()));
        }
    }

    private void meadow(Area meadow, List<Figure> hunters) {
        Herd herd = Herd.of(meadow.zones(), state.hunted());
        boolean fire = Power.FIRE.in(meadow);
        int taken = fire ? 0 : herd.prey();
        List<Figure> onShrine =
                hunters.stream().filter(h -> Power.SHRINE.on(h.zone())).toList();
        List<Figure> counted = onShrine.isEmpty() ? hunters : onShrine;
        List<Term> terms = herd.terms(state.rules().edition(), taken);
        if (!terms.isEmpty() && fire && herd.tigers() > 0) {
            String tigers = herd.tigers() == 1 ? "tiger" : "tigers";
            terms.add(new Term(herd.tigers(), tigers + " driven out by the fire", 0));
        }
        if (!terms.isEmpty() && !onShrine.isEmpty()) {
            terms.add(new Term(onShrine.size(), "hunter on the shrine", 0));
        }
        lines.addAll(Scoring.forOwners(counted, "meadow", terms, meadow.cells()));
        for (Zone zone : meadow.zones()) {
            if (Power.PIT_TRAP.on(zone)) {
                pitTrap(zone, meadow, herd, taken, counted);
            }
        }
    }

    /** Animals near the trap count again. Tigers take far deer first, which is best for the hunters. */
    private void pitTrap(Zone trap, Area meadow, Herd herd, int taken, List<Figure> hunters) {
        List<Zone> near = HuntingTrap.near(trap.pos(), meadow);
        Herd nearby = Herd.of(near, state.hunted());
        int farDeer = herd.deer() - nearby.deer();
        List<Term> terms = nearby.terms(state.rules().edition(), Math.max(0, taken - farDeer));
        List<Pos> cells = near.stream().map(Zone::pos).distinct().sorted().toList();
        lines.addAll(Scoring.forOwners(hunters, Power.PIT_TRAP.word(), terms, cells));
    }
}
