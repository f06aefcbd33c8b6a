package tilewatch.engine;

import java.util.List;
import java.util.stream.Collectors;
import tilewatch.engine.board.Pos;

/**
 * Points that explain themselves: who got them, for what, how they add up and which squares they lie on.
 *
 * @param player index of the player
 * @param feature what was scored: {@code city}, {@code road}, {@code field} …
 * @param terms the sum, term by term; the points are derived from it, so text and number cannot disagree
 * @param cells the squares to light up
 */
public record ScoreLine(int player, String feature, List<Term> terms, List<Pos> cells) {

    /** {@code count} things worth {@code each}: "5 tiles x 2". */
    public record Term(int count, String what, int each) {

        int points() {
            return count * each;
        }

        @Override
        public String toString() {
            return count + " " + what + " x " + each;
        }
    }

    public ScoreLine {
        terms = List.copyOf(terms);
        cells = List.copyOf(cells);
    }

    public int points() {
        return terms.stream().mapToInt(Term::points).sum();
    }

    public String expression() {
        return terms.stream().map(Term::toString).collect(Collectors.joining(" + "));
    }

    public static int total(List<ScoreLine> lines, int player) {
        return lines.stream()
                .filter(line -> line.player == player)
                .mapToInt(ScoreLine::points)
                .sum();
    }
}
