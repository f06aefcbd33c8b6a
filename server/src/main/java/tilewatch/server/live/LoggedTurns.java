package tilewatch.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.GameState;
import tilewatch.engine.board.Pos;
import tilewatch.server.live.Pieces.Laid;
import tilewatch.server.table.TableMatch;

/**
 * The turns of the log as far as they can be seen on a table.
 *
 * @param turns by number; empty for a turn that lays no tile
 * @param pending the illegal turn that waits, if any
 */
record LoggedTurns(List<Optional<Laid>> turns, List<Integer> players, Optional<Laid> pending) {

    static <S extends GameState, M> LoggedTurns of(TableMatch<S, M> match, Pieces pieces) {
        List<Optional<Laid>> turns = new ArrayList<>();
        List<Integer> players = new ArrayList<>();
        for (int i = 0; i < match.notes().size(); i++) {
            turns.add(pieces.read(match.text(i)));
            players.add(match.notes().get(i).player());
        }
        Optional<Laid> pending = match.pending()
                .flatMap(it -> pieces.read(match.game().notation().print(match.state(), it.move())));
        return new LoggedTurns(turns, players, pending);
    }

    /** Number of the turn that laid the tile there; -1 for a tile that lay there from the start. */
    int at(Pos pos) {
        for (int i = 0; i < turns.size(); i++) {
            if (turns.get(i).filter(laid -> laid.pos().equals(pos)).isPresent()) {
                return i;
            }
        }
        return -1;
    }

    /** The tile laid in a turn; only for turns that {@link #at} has named. */
    Laid laid(int turn) {
        return turns.get(turn).orElseThrow();
    }

    /** Whether that player once put a figure on that tile. */
    boolean hadFigure(Pos pos, int player) {
        int turn = at(pos);
        return turn >= 0 && players.get(turn) == player && laid(turn).put().isPresent();
    }

    boolean isLast(int turn) {
        return turn == turns.size() - 1;
    }

    /** Number of this player's newest turn, -1 if there is none. */
    int lastOf(int player) {
        return players.lastIndexOf(player);
    }
}
