package tilewatch.server.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Collects what disagrees while a game is replayed. */
final class Differences {

    private final List<Difference> found = new ArrayList<>();
    private int turn;
    private String where = "";

    void at(int nextTurn, String square) {
        turn = nextTurn;
        where = square;
    }

    void add(String what) {
        found.add(new Difference(turn, where, what));
    }

    /** Compares two multisets: names what only the referee and what only we have. */
    void compare(String what, Collection<String> referee, Collection<String> ours) {
        List<String> missing = new ArrayList<>(referee);
        List<String> extra = new ArrayList<>();
        for (String item : ours) {
            if (!missing.remove(item)) {
                extra.add(item);
            }
        }
        missing.forEach(item -> add(what + ": the referee has " + item + ", we do not"));
        extra.forEach(item -> add(what + ": we have " + item + ", the referee does not"));
    }

    List<Difference> all() {
        return List.copyOf(found);
    }
}
