package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.Violation;

/**
 * What the table decides about scoring in a turn. Areas are named by any of their spots.
 *
 * @param order areas in the order they are scored; those not named follow in reading order, the layer's own first
 * @param doubled towers and houses whose owner uses a token 2 or 3
 * @param again the player uses a token 1 and has another turn
 */
public record Choices(List<Spot> order, List<Spot> doubled, boolean again) {

    public static final Choices NONE = new Choices(List.of(), List.of(), false);

    public Choices {
        order = List.copyOf(order);
        doubled = List.copyOf(doubled);
    }

    /** The full order of scoring, as far as it was chosen properly; what was not goes into {@code broken}. */
    List<Area> order(Table table, List<Area> finished, int player, List<Violation> broken) {
        List<Area> chosen = scored(order, table, finished, broken);
        List<Area> all = Scoring.inOrder(chosen, finished, player);
        boolean others = false;
        for (Area area : all) {
            if (others && area.ownedBy(player)) {
                broken.add(Broken.scoresSecond(area));
                break;
            }
            others |= !area.ownedBy(player);
        }
        return all;
    }

    /** The areas that really count double, with a token of their owner for each. */
    List<Area> doubled(CastleState state, Table table, List<Area> finished, int player, List<Violation> broken) {
        List<Area> granted = new ArrayList<>();
        for (Area area : scored(doubled, table, finished, broken)) {
            int owner = area.owner().orElseThrow();
            if (Token.doubling(area.feature()).isEmpty()) {
                broken.add(Broken.cannotDouble(area));
                continue;
            }
            Token token = Token.doubling(area.feature()).get();
            long used = granted.stream()
                    .filter(other -> other.feature() == area.feature() && other.ownedBy(owner))
                    .count();
            if (used >= state.seat(owner).holds(token)) {
                broken.add(Broken.notHeld(state, owner, token));
                continue;
            }
            if (owner != player && !Castle.tokensInAnyTurn(state.setup())) {
                broken.add(Broken.notYourTurn(state, owner, token));
            }
            granted.add(area);
        }
        return granted;
    }

    private static List<Area> scored(List<Spot> spots, Table table, List<Area> finished, List<Violation> broken) {
        List<Area> areas = new ArrayList<>();
        for (Spot spot : spots) {
            if (!table.has(spot)) {
                broken.add(Broken.noSuchArea(spot));
                continue;
            }
            Area area = table.area(spot);
            if (areas.contains(area)) {
                broken.add(Broken.namedTwice(area, spot));
            } else if (!finished.contains(area) || area.owner().isEmpty()) {
                broken.add(Broken.notScored(area, spot));
            } else {
                areas.add(area);
            }
        }
        return areas;
    }
}
