package tilewatch.engine.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Area;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Segment;

/** Which figure may be put where: judged on the table as it is after the tile was laid, before anything is scored. */
final class Claims {

    private static final String PASSAGE = "Base game, placing a meeple";
    private static final String FIELDS = "Fields and farmers, 2";
    private static final String ABBOT = "Abbot, placing the abbot or a meeple";

    private Claims() {}

    /** Every figure the player may put on the tile just laid. */
    static List<Deed.Put> legal(CarcassonneState state, int player, Laid laid) {
        List<Deed.Put> puts = new ArrayList<>();
        for (FigureKind kind : FigureKind.values()) {
            if (state.inHand(player, kind) > 0) {
                for (Segment segment : laid.tile().segments()) {
                    if (suits(state.rules(), kind, segment)
                            && !state.occupied(state.landscape().areaOf(laid.zone(segment)))) {
                        puts.add(new Deed.Put(kind, laid.pos(), segment.id()));
                    }
                }
            }
        }
        return puts;
    }

    /** Abbots this player could take back. */
    static List<Deed.TakeBack> legalTakeBacks(CarcassonneState state, int player) {
        List<Deed.TakeBack> abbots = new ArrayList<>(0);
        for (Figure figure : state.figures()) {
            if (figure.player() == player && figure.kind() == FigureKind.ABBOT) {
                abbots.add(new Deed.TakeBack(figure.zone().pos()));
            }
        }
        return abbots;
    }

    private static boolean suits(HouseRules rules, FigureKind kind, Segment segment) {
        return switch (segment.terrain().name()) {
            case "city", "road" -> kind == FigureKind.MEEPLE;
            case "field" -> kind == FigureKind.MEEPLE && rules.fields();
            case "monastery" -> true;
            case "garden" -> kind == FigureKind.ABBOT;
            default -> false;
        };
    }

    /** Everything wrong with putting this figure there; {@code zone} is the segment meant. */
    static List<Violation> check(CarcassonneState state, int player, Deed.Put put, Pos justLaid, Zone zone) {
        List<Violation> violations = new ArrayList<>(0);
        String thing = zone.segment().terrain().name();
        if (!put.pos().equals(justLaid)) {
            violations.add(violation(
                    "figure-on-new-tile",
                    List.of(put.pos(), justLaid),
                    Map.of("figure", put.kind().word()),
                    "the " + put.kind().word() + " stands at (" + put.pos() + "), not on the tile just laid at ("
                            + justLaid + ")",
                    PASSAGE));
        }
        if (state.inHand(player, put.kind()) <= 0) {
            violations.add(violation(
                    "figure-in-supply",
                    List.of(put.pos()),
                    Map.of("figure", put.kind().word()),
                    "no " + put.kind().word() + " is left in the supply",
                    PASSAGE));
        }
        if (!suits(state.rules(), put.kind(), zone.segment())) {
            violations.add(violation(
                    thing.equals("field") ? "fields-off" : "figure-suits",
                    List.of(put.pos()),
                    Map.of("figure", put.kind().word(), "feature", thing),
                    thing.equals("field") && put.kind() == FigureKind.MEEPLE
                            ? "fields are not played in this match"
                            : "the " + put.kind().word() + " cannot stand on a " + thing,
                    thing.equals("field") ? FIELDS : ABBOT));
        }
        Area area = state.landscape().areaOf(zone);
        Optional<Figure> other = state.figuresOn(area).stream().findFirst();
        other.ifPresent(figure -> violations.add(violation(
                "area-free",
                List.of(put.pos(), figure.zone().pos()),
                Map.of("feature", thing, "owner", state.setup().players().get(figure.player())),
                "this " + thing + " already has a figure of "
                        + state.setup().players().get(figure.player()) + " at ("
                        + figure.zone().pos() + ")",
                thing.equals("field") ? FIELDS : PASSAGE)));
        return violations;
    }

    static Violation noAbbotThere(Pos pos) {
        return violation(
                "own-abbot",
                List.of(pos),
                Map.of(),
                "the player has no abbot at (" + pos + ") to take back",
                "Abbot, 3. scoring");
    }

    private static Violation violation(
            String rule, List<Pos> cells, Map<String, String> details, String text, String passage) {
        return new Violation(rule, cells, details, text, passage);
    }
}
