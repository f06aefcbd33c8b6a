package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Pile;

/** A turn from the laying of its tile to its scoring. Mutable, and gone when the next state is made. */
final class TurnInProgress {

    private final CarcassonneState before;
    private final Landscape landscape;
    private final int player;
    private final List<ScoreLine> scored = new ArrayList<>(2);
    private List<Figure> figures;
    private List<Integer> supply;

    TurnInProgress(CarcassonneState before, Landscape landscape, int player) {
        this.before = before;
        this.landscape = landscape;
        this.player = player;
        this.figures = before.figures();
        this.supply = before.supply();
    }

    /** The table as it is now, still in this turn. */
    CarcassonneState state() {
        return new CarcassonneState(
                before.setup(),
                before.rules(),
                landscape,
                before.pile(),
                figures,
                supply,
                before.lines(),
                player,
                before.extraTurn());
    }

    /** A symbol that points at an empty place: points at once, whatever else the turn brings. */
    void scoreEmptyPlace(Pos laidAt) {
        scored.add(Scoring.emptyPlace(player, laidAt));
    }

    void put(FigureKind kind, Zone zone) {
        figures = new ArrayList<>(figures);
        figures.add(new Figure(kind, player, zone));
        changeSupply(player, kind, -1);
    }

    /** Takes the player's abbot back for what it is worth now; false if there is none at that place. */
    boolean takeBack(Pos pos) {
        for (Figure figure : figures) {
            if (figure.kind() == FigureKind.ABBOT
                    && figure.player() == player
                    && figure.zone().pos().equals(pos)) {
                scored.addAll(Scoring.secluded(landscape, figure.zone(), List.of(figure)));
                takeOff(List.of(figure));
                return true;
            }
        }
        return false;
    }

    /** Scores what the tile at this place has finished and gives the figures back, even one put down a moment ago. */
    void scoreFinished(Pos laidAt) {
        if (figures.isEmpty()) {
            return;
        }
        Laid laid = landscape.grid().at(laidAt).orElseThrow();
        List<Area> done = new ArrayList<>(2);
        for (Zone zone : laid.zones()) {
            Area area = landscape.areaOf(zone);
            boolean counted = zone.segment().is("city") || zone.segment().is("road");
            if (counted && area.finished() && !done.contains(area)) {
                done.add(area);
                score(area);
            }
        }
        for (Figure figure : figures) {
            Zone zone = figure.zone();
            if (Scoring.secluded(zone)
                    && !done.contains(landscape.areaOf(zone))
                    && landscape.grid().crowd(zone.pos()) == Scoring.SURROUNDED) {
                done.add(landscape.areaOf(zone));
                score(landscape.areaOf(zone));
            }
        }
    }

    private void score(Area area) {
        List<Figure> on = new ArrayList<>(2);
        for (Figure figure : figures) {
            if (landscape.areaOf(figure.zone()) == area) {
                on.add(figure);
            }
        }
        if (!on.isEmpty()) {
            Zone zone = area.first();
            scored.addAll(
                    Scoring.secluded(zone)
                            ? Scoring.secluded(landscape, zone, on)
                            : Scoring.finished(before, area, on));
            takeOff(on);
        }
    }

    private void takeOff(List<Figure> gone) {
        figures = new ArrayList<>(figures);
        for (Figure figure : gone) {
            figures.remove(figure);
            changeSupply(figure.player(), figure.kind(), 1);
        }
    }

    private void changeSupply(int owner, FigureKind kind, int by) {
        supply = new ArrayList<>(supply);
        int slot = CarcassonneState.slotOf(owner, kind);
        supply.set(slot, supply.get(slot) + by);
    }

    List<ScoreLine> scored() {
        return scored;
    }

    /** The table after the turn; {@code again} if the same player goes on. */
    CarcassonneState finish(Pile pile, boolean again) {
        List<ScoreLine> lines = before.lines();
        if (!scored.isEmpty()) {
            lines = new ArrayList<>(lines);
            lines.addAll(scored);
        }
        int next = again ? player : (player + 1) % before.setup().players().size();
        return new CarcassonneState(
                before.setup(), before.rules(), landscape, pile, figures, supply, lines, next, again);
    }
}
