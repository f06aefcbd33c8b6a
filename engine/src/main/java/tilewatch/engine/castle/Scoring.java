package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.ScoreLine;

/** Scores the areas one tile has finished, one after the other, because where the markers stop matters. */
final class Scoring {

    private Scoring() {}

    /** Areas with an owner; equal figures, or none, score nothing. */
    static List<Area> owned(List<Area> finished, int player) {
        return finished.isEmpty()
                ? List.of()
                : finished.stream().filter(area -> area.ownedBy(player)).toList();
    }

    /** The chosen areas as chosen, then the rest in reading order: first those of whoever laid the tile. */
    static List<Area> inOrder(List<Area> chosen, List<Area> finished, int player) {
        List<Area> order = new ArrayList<>(chosen);
        for (int who : new int[] {player, 1 - player}) {
            for (Area area : owned(finished, who)) {
                if (!order.contains(area)) {
                    order.add(area);
                }
            }
        }
        return order;
    }

    static List<Landing> landings(CastleState state, List<Area> order, List<Area> doubled) {
        List<Landing> landings = new ArrayList<>();
        int[] points = {state.score(0), state.score(1)};
        List<Corner> onWall = new ArrayList<>(state.onWall());
        for (Area area : order) {
            int player = area.owner().orElseThrow();
            ScoreLine line = Worth.finished(state.wall(), player, area, doubled.contains(area));
            points[player] += line.points();
            int space = state.wall().space(points[player]);
            Optional<Corner> taken =
                    onWall.stream().filter(corner -> corner.holds(space)).findFirst();
            taken.ifPresent(onWall::remove);
            landings.add(new Landing(area, line, space, taken));
        }
        return landings;
    }

    /** The table after these landings: points, tokens and keeps. Figures have gone home by then. */
    static CastleState apply(CastleState state, List<Landing> landings) {
        CastleState next = state.scoring(landings.stream().map(Landing::line).toList());
        for (Landing landing : landings) {
            if (landing.taken().isPresent()) {
                next = next.taking(landing.player(), landing.taken().get());
            }
            next = keepOn(next, landing.player(), landing.area());
        }
        return next;
    }

    /** The keep stands on the first house its player scores and moves to any larger one. */
    private static CastleState keepOn(CastleState state, int player, Area area) {
        Seat seat = state.seat(player);
        Keep keep = keep(state, area);
        boolean larger =
                seat.keep().isEmpty() || keep.size() > seat.keep().get().size();
        return area.feature() == Feature.HOUSE && larger ? state.with(player, seat.withKeep(keep)) : state;
    }

    /** A keep as it stands on this house. */
    static Keep keep(CastleState state, Area house) {
        boolean startSpaces = Castle.startSpacesEnlargeKeeps(state.setup());
        int size = (int) house.cells().stream()
                .filter(cell -> startSpaces || state.wall().inside(cell))
                .count();
        return new Keep(house.spots().get(0), size);
    }

    /** Every figure on a finished area goes back to its owner's supply, scored or not. */
    static CastleState figuresHome(CastleState state, List<Area> finished) {
        CastleState next = state.with(state.table().withoutFigures(finished));
        for (int player = 0; player < 2; player++) {
            int home = 0;
            for (Area area : finished) {
                for (Figure figure : area.figures()) {
                    home += figure.player() == player ? 1 : 0;
                }
            }
            next = home == 0 ? next : next.with(player, next.seat(player).withFigures(home));
        }
        return next;
    }
}
