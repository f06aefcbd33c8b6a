package tilewatch.recognizer.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.carcassonne.Deed;
import tilewatch.engine.tiles.Tile;

/** A whole legal match played by chance, on a board about as compact as people make it. */
public final class RandomMatch {
    private static final Carcassonne GAME = new Carcassonne();
    private static final double CLAIMS = .6;

    /** A table is broader than it is deep. */
    private static final double ASPECT = 1.6;

    private final SplittableRandom random;

    private RandomMatch(SplittableRandom random) {
        this.random = random;
    }

    /** The match of a seed; the same seed gives the same match. */
    public static Match<CarcassonneState, CarcassonneMove> play(Setup setup, long seed) {
        RandomMatch player = new RandomMatch(new SplittableRandom(seed));
        Match<CarcassonneState, CarcassonneMove> match = Match.start(GAME, setup);
        while (!match.state().over()) {
            Optional<CarcassonneMove> move = player.move(match.state());
            if (move.isEmpty()) {
                return match;
            }
            match = match.play(move.get()).orElseThrow();
        }
        return match;
    }

    /** Draws until a tile fits; empty if none that is left does. */
    private Optional<CarcassonneMove> move(CarcassonneState state) {
        List<Tile> aside = new ArrayList<>();
        Map<Tile, Integer> left = new HashMap<>();
        Carcassonne.drawable(state).forEach(t -> left.put(t, state.pile().left(t)));
        while (!left.isEmpty()) {
            Tile tile = draw(left);
            List<Spot> spots = Carcassonne.spots(state, tile);
            if (!spots.isEmpty()) {
                Spot spot = liked(state, spots);
                Deed deed = deed(Carcassonne.deeds(state, tile, spot));
                return Optional.of(new CarcassonneMove(state.toMove(), aside, tile, spot.pos(), spot.turn(), deed));
            }
            aside.add(tile);
            left.computeIfPresent(tile, (t, count) -> count == 1 ? null : count - 1);
        }
        return Optional.empty();
    }

    private Tile draw(Map<Tile, Integer> left) {
        List<Tile> pile = new ArrayList<>();
        left.forEach((tile, count) -> {
            for (int i = 0; i < count; i++) {
                pile.add(tile);
            }
        });
        pile.sort(Comparator.comparing(Tile::set).thenComparing(Tile::name));
        return pile.get(random.nextInt(pile.size()));
    }

    private Spot liked(CarcassonneState state, List<Spot> spots) {
        Spot best = spots.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Spot spot : spots) {
            double liking = neighbours(state, spot.pos()) + random.nextDouble(2.5) - .06 * far(spot.pos());
            if (liking > most) {
                most = liking;
                best = spot;
            }
        }
        return best;
    }

    private static int neighbours(CarcassonneState state, Pos pos) {
        int count = 0;
        for (Side side : Side.values()) {
            count += state.landscape().grid().has(pos.beside(side)) ? 1 : 0;
        }
        return count;
    }

    private static double far(Pos pos) {
        return pos.x() * pos.x() / (ASPECT * ASPECT) + pos.y() * pos.y();
    }

    private Deed deed(List<Deed> deeds) {
        List<Deed> puts = deeds.stream().filter(d -> d instanceof Deed.Put).toList();
        return puts.isEmpty() || random.nextDouble() > CLAIMS ? Deed.NOTHING : puts.get(random.nextInt(puts.size()));
    }
}
