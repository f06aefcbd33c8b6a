package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What has been chosen after the last tile.
 *
 * @param claims tokens 4 to 7 used in the final scoring
 * @param done players who want to use no more
 */
public record Ending(List<Claim> claims, Set<Integer> done) {

    static final Ending NOT_YET = new Ending(List.of(), Set.of());

    public Ending {
        claims = List.copyOf(claims);
        done = Set.copyOf(done);
    }

    Ending with(Claim claim) {
        List<Claim> more = new ArrayList<>(claims);
        more.add(claim);
        return new Ending(more, done);
    }

    Ending withDone(int player) {
        Set<Integer> more = new TreeSet<>(done);
        more.add(player);
        return new Ending(claims, more);
    }
}
