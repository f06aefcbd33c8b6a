package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Zone;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;

/** A tile from its laying to its scoring. Mutable, and gone when the next state is made. */
final class TurnInProgress {

    private final int player;
    private final Country country;
    private final Laid laid;
    private final List<ScoreLine> scored = new ArrayList<>(2);
    private HuntersState table;
    private Set<Integer> hunted;
    private boolean bonusEarned;

    TurnInProgress(HuntersState before, HuntersMove move) {
        player = move.player();
        country = before.country().lay(move.tile(), move.pos(), move.turn());
        laid = country.landscape().grid().at(move.pos()).orElseThrow();
        table = before.with(country, before.pile(), before.figures(), before.supply());
        hunted = before.hunted();
    }

    Laid laid() {
        return laid;
    }

    /** The table as it is now, with this tile and its figures but not yet scored. */
    HuntersState table() {
        return table;
    }

    /** What the tile does as soon as it lies there, before any figure moves. */
    void usePowers() {
        for (Zone zone : laid.zones()) {
            if (Power.LOGBOAT.on(zone)) {
                scored.add(Scoring.logboat(country, zone, player));
            } else if (Power.HUNTING_TRAP.on(zone)) {
                HuntingTrap trap = new HuntingTrap(zone, country.areaOf(zone));
                scored.addAll(trap.score(table.rules(), player));
                hunted = new HashSet<>(hunted);
                hunted.addAll(trap.emptied());
            }
        }
    }

    void put(FigureKind kind, Zone zone) {
        table = table.put(new Figure(kind, player, zone));
    }

    void takeBack(Figure pawn) {
        table = table.takenBack(pawn);
    }

    /** Scores what this tile has finished and gives the pawns back, even one put down a moment ago. */
    void scoreFinished() {
        List<Area> done = new ArrayList<>(2);
        for (Zone zone : laid.zones()) {
            Area area = country.areaOf(zone);
            boolean forest = zone.segment().is("forest");
            if ((forest || zone.segment().is("river")) && area.finished() && !done.contains(area)) {
                done.add(area);
                bonusEarned |= forest && area.sum("nugget") + area.sum("menhir") > 0;
                List<Figure> pawns = table.figuresOn(FigureKind.PAWN, area);
                if (!pawns.isEmpty()) {
                    scored.addAll(Scoring.finished(table.rules(), country, area, pawns));
                    pawns.forEach(this::takeBack);
                }
            }
        }
    }

    List<ScoreLine> scored() {
        return scored;
    }

    /**
     * The table when this tile is done with. A bonus tile never earns another; if none left fits anywhere, they are
     * drawn and discarded one after the other until the stack is empty.
     */
    HuntersState finish(Pile left) {
        List<ScoreLine> lines = table.lines();
        if (!scored.isEmpty()) {
            lines = new ArrayList<>(lines);
            lines.addAll(scored);
        }
        List<Tile> bonus = HuntersTiles.stack(left, true);
        boolean earned = bonusEarned && !HuntersTiles.bonus(laid.tile()) && !bonus.isEmpty();
        boolean due = earned && country.fitsSomewhere(bonus);
        return new HuntersState(
                table.setup(),
                table.rules(),
                country,
                earned && !due ? left.withoutAll(bonus) : left,
                table.figures(),
                table.supply(),
                hunted,
                lines,
                due ? player : (player + 1) % table.setup().players().size(),
                due);
    }
}
