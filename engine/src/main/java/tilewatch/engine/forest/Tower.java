package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.board.Pos;

/** A watchtower standing in the forest. With two players each owns two, and they count alike. */
public record Tower(int player, Pos at) {

    /** The eight squares round it, by sides and by corners. */
    List<Pos> watched() {
        List<Pos> round = new ArrayList<>(8);
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (dx != 0 || dy != 0) {
                    round.add(new Pos(at.x() + dx, at.y() + dy));
                }
            }
        }
        return round;
    }
}
