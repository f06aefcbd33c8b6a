package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;

/**
 * A figure that somebody puts on an area, and everything wrong with it.
 *
 * @param table as it is after the tile was laid, before anything is scored
 * @param zone the segment meant
 */
record Claim(CarcassonneState table, int player, Deed.Put put, Zone zone) {

    private static final String PASSAGE = "Base game, placing a meeple";
    private static final String FIELDS = "Fields and farmers, 2";
    private static final String ABBOT = "Abbot, placing the abbot or a meeple";
    private static final String SYMBOL = "Anniversary, placing a meeple on a tile with a symbol";

    /** In the ordinary way a figure stands on the tile just laid. */
    List<Violation> ordinarily(Pos justLaid) {
        List<Violation> violations = new ArrayList<>(0);
        if (!put.pos().equals(justLaid)) {
            violations.add(violation(
                    "figure-on-new-tile",
                    List.of(put.pos(), justLaid),
                    Map.of("figure", figure()),
                    "the " + figure() + " stands at (" + put.pos() + "), not on the tile just laid at (" + justLaid
                            + ")",
                    PASSAGE));
        }
        checkFigure(violations);
        checkFree(violations);
        return violations;
    }

    /** By an activated symbol a figure may stand on any tile. */
    List<Violation> by(Bonus bonus) {
        List<Violation> violations = new ArrayList<>(0);
        checkFigure(violations);
        if (bonus == Bonus.REINFORCE) {
            checkOneOfYours(violations);
        } else {
            checkFree(violations);
            checkUnfinished(violations);
        }
        return violations;
    }

    private void checkFigure(List<Violation> violations) {
        if (table.inHand(player, put.kind()) <= 0) {
            violations.add(violation(
                    "figure-in-supply",
                    List.of(put.pos()),
                    Map.of("figure", figure()),
                    "no " + figure() + " is left in the supply",
                    PASSAGE));
        }
        if (!Claims.suits(table.rules(), put.kind(), zone.segment())) {
            // The only thing a meeple may not do on a field is lie there while fields are not played.
            boolean off = zone.segment().is("field") && put.kind() == FigureKind.MEEPLE;
            violations.add(violation(
                    off ? "fields-off" : "figure-suits",
                    List.of(put.pos()),
                    Map.of("figure", figure(), "feature", feature()),
                    off ? "fields are not played in this match" : "the " + figure() + " cannot stand on a " + feature(),
                    off ? FIELDS : ABBOT));
        }
    }

    private void checkFree(List<Violation> violations) {
        standing().stream().findFirst().ifPresent(other -> {
            String owner = table.setup().players().get(other.player());
            violations.add(violation(
                    "area-free",
                    List.of(put.pos(), other.zone().pos()),
                    Map.of("feature", feature(), "owner", owner),
                    "this " + feature() + " already has a figure of " + owner + " at ("
                            + other.zone().pos() + ")",
                    zone.segment().is("field") ? FIELDS : PASSAGE));
        });
    }

    private void checkUnfinished(List<Violation> violations) {
        if (!Claims.unfinished(table.landscape(), zone)) {
            violations.add(violation(
                    "area-unfinished",
                    List.of(put.pos()),
                    Map.of("feature", feature()),
                    "this " + feature() + " is finished, and the symbol places figures on unfinished areas only",
                    SYMBOL));
        }
    }

    private void checkOneOfYours(List<Violation> violations) {
        if (put.kind() != FigureKind.MEEPLE) {
            violations.add(violation(
                    "figure-suits",
                    List.of(put.pos()),
                    Map.of("figure", figure(), "feature", feature()),
                    "the symbol adds a meeple, not the " + figure(),
                    SYMBOL));
        }
        long yours = standing().stream()
                .filter(other -> other.player() == player && other.kind() == FigureKind.MEEPLE)
                .count();
        if (yours != 1) {
            violations.add(violation(
                    "one-of-yours",
                    List.of(put.pos()),
                    Map.of("feature", feature(), "meeples", String.valueOf(yours)),
                    "the symbol adds a meeple where exactly one of yours stands; on this " + feature() + " stand "
                            + yours,
                    SYMBOL));
        }
    }

    private List<Figure> standing() {
        return table.figuresOn(table.landscape().areaOf(zone));
    }

    private String figure() {
        return put.kind().word();
    }

    private String feature() {
        return zone.segment().terrain().name();
    }

    private static Violation violation(
            String rule, List<Pos> cells, Map<String, String> details, String text, String passage) {
        return new Violation(rule, cells, details, text, passage);
    }
}
