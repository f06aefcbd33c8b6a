package tilewatch.engine.carcassonne;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Violation;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.tiles.Tile;

/**
 * Which bonus symbol a turn makes use of: at most one. If the player does not say, it is the one that explains where
 * the figure stands, otherwise the one that gives another turn, because that one must be used. Lives for one turn.
 */
final class Activation {

    private final List<Symbol> symbols;
    private boolean used;

    private Activation(List<Symbol> symbols) {
        this.symbols = symbols;
    }

    /** The symbols this turn may use: all that its tile activated, or the one chosen. */
    static Activation of(CarcassonneState before, CarcassonneMove move, List<Violation> violations) {
        List<Symbol> active = symbols(before, move.tile(), new Spot(move.pos(), move.turn()));
        if (move.symbol().isEmpty()) {
            return new Activation(active);
        }
        Pos chosen = move.symbol().get();
        List<Symbol> one = active.stream().filter(s -> s.pos().equals(chosen)).toList();
        if (one.isEmpty()) {
            violations.add(new Violation(
                    "symbol-active",
                    List.of(chosen, move.pos()),
                    Map.of(),
                    "the tile at (" + move.pos() + ") activates no symbol at (" + chosen + ")",
                    "Anniversary, 1"));
        }
        return new Activation(one);
    }

    static List<Symbol> symbols(CarcassonneState before, Tile tile, Spot spot) {
        return before.rules().withAnniversary()
                ? Anniversary.activated(before.landscape(), tile, spot.pos(), spot.turn())
                : List.of();
    }

    /** What is wrong with putting this figure, by the ordinary rules or by the symbol that suits it best. */
    List<Violation> check(Claim claim, Pos justLaid) {
        List<Violation> best = claim.ordinarily(justLaid);
        boolean elsewhere = !claim.put().pos().equals(justLaid);
        for (Symbol symbol : symbols) {
            if (symbol.bonus().placesFigure() && !best.isEmpty()) {
                List<Violation> other = claim.by(symbol.bonus());
                if (other.size() < best.size() || (elsewhere && !used)) {
                    best = other;
                    used = true;
                }
            }
        }
        return best;
    }

    /** True if the turn gives its player another one; an extra turn never does. */
    boolean again(CarcassonneState before, int player) {
        boolean extra = before.extraTurn() && before.toMove() == player;
        return !used && !extra && symbols.stream().anyMatch(symbol -> symbol.bonus() == Bonus.AGAIN);
    }

    /** A symbol for figures that a player may choose, and leave unused, so as not to have to take another turn. */
    static Optional<Symbol> insteadOfTurn(CarcassonneState state, List<Symbol> symbols) {
        boolean again = !state.extraTurn() && symbols.stream().anyMatch(symbol -> symbol.bonus() == Bonus.AGAIN);
        return again
                ? symbols.stream()
                        .filter(symbol -> symbol.bonus().placesFigure())
                        .findFirst()
                : Optional.empty();
    }
}
