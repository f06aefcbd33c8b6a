package tilewatch.server.live;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.shelf.Showing;

/**
 * How the camera's grid lies on the match's: the camera sees the table from any side and counts from whatever tile it
 * found first.
 *
 * @param origin the camera's square that is the match's 0,0
 * @param turn by how much the camera sees the table turned clockwise
 */
public record Anchor(Pos origin, Turn turn) {

    /** A tile in the camera's own squares and turns. */
    record Sighted(Pos pos, String tile, int turn) {}

    /** The match's square for one of the camera's. */
    Pos square(Pos seen) {
        return new Pos(seen.x() - origin.x(), seen.y() - origin.y()).turned(turn.inverse());
    }

    int turn(int seen) {
        return Turn.of(seen).plus(turn.inverse()).quarters();
    }

    /** A place on a tile, 0 to 1 eastwards and southwards. */
    double[] place(double u, double v) {
        double x = u;
        double y = v;
        for (int i = 0; i < turn.quarters(); i++) {
            double rotated = y;
            y = 1 - x;
            x = rotated;
        }
        return new double[] {x, y};
    }

    /**
     * The anchor under which most tiles agree with the log. It must explain more than any other and at least half of what
     * is seen: a table of another match is not forced onto this one.
     */
    static Optional<Anchor> find(List<Showing.Tile> logged, Collection<Sighted> sighted, Pieces pieces) {
        Map<Anchor, Integer> votes = new HashMap<>();
        for (Showing.Tile tile : logged) {
            for (Sighted seen : sighted) {
                if (seen.tile().equals(tile.tile())) {
                    for (Turn turn : Turn.values()) {
                        int turned = Turn.of(tile.turn()).plus(turn).quarters();
                        if (pieces.same(tile.tile(), turned, seen.turn())) {
                            Pos shown = new Pos(tile.x(), tile.y()).turned(turn);
                            votes.merge(
                                    new Anchor(
                                            new Pos(
                                                    seen.pos().x() - shown.x(),
                                                    seen.pos().y() - shown.y()),
                                            turn),
                                    1,
                                    Integer::sum);
                        }
                    }
                }
            }
        }
        int most = votes.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Anchor> best = votes.entrySet().stream()
                .filter(vote -> vote.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        return best.size() == 1 && 2 * most >= Math.min(logged.size(), sighted.size())
                ? Optional.of(best.get(0))
                : Optional.empty();
    }
}
