package tilewatch.engine.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;
import tilewatch.engine.NotationException;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** One {@code expect} line of a match file, asked of the match as it stands at that line. */
final class Expectation<S extends GameState, M> {

    private static final String KNOWN =
            "score, final, scored, finally, legal, illegal, allowed, forbidden, turn, over, "
                    + "or a question of the game with its answer after a colon";

    private final Match<S, M> match;
    private final Setup setup;

    Expectation(Match<S, M> match) {
        this.match = match;
        this.setup = match.state().setup();
    }

    /** What is so instead; empty if the expectation holds. */
    Optional<String> unmet(String text) {
        String word = text.split("[\\s:]", 2)[0];
        String rest = text.substring(word.length()).strip();
        return switch (word) {
            case "score" -> totals(rest, match.state()::score);
            case "final" -> totals(rest, player -> match.state().score(player) + ScoreLine.total(ending(), player));
            case "scored" -> line(rest, last().scored());
            case "finally" -> line(rest, ending());
            case "legal" -> last().legal() ? Optional.empty() : Optional.of(rules(last()));
            case "illegal" -> illegal(rest, last());
            case "allowed" -> judge(rest).legal() ? Optional.empty() : Optional.of(rules(judge(rest)));
            case "forbidden" -> forbidden(rest);
            case "turn" -> same(rest, setup.players().get(match.state().toMove()));
            case "over" -> match.state().over() ? Optional.empty() : Optional.of("the game goes on");
            default -> answer(text);
        };
    }

    private List<ScoreLine> ending() {
        return match.game().finalScoring(match.state());
    }

    private Verdict<S> last() {
        if (match.turns().isEmpty()) {
            throw new NotationException("no turn yet", "a turn before this line");
        }
        return match.turns().get(match.turns().size() - 1).verdict();
    }

    private Verdict<S> judge(String move) {
        S state = match.state();
        return match.judge(match.game().notation().parse(state, state.toMove(), move));
    }

    private Optional<String> totals(String wanted, ToIntFunction<Integer> total) {
        for (String one : wanted.split(",", -1)) {
            int space = one.strip().lastIndexOf(' ');
            if (space < 0) {
                throw new NotationException(one.strip(), "a player and points, such as Ann 4");
            }
            setup.playerNamed(one.strip().substring(0, space).strip());
        }
        String found = IntStream.range(0, setup.players().size())
                .mapToObj(player -> setup.players().get(player) + " " + total.applyAsInt(player))
                .collect(Collectors.joining(", "));
        boolean holds = Arrays.asList(found.split(", ", -1))
                .containsAll(
                        Arrays.stream(wanted.split(",", -1)).map(String::strip).toList());
        return holds ? Optional.empty() : Optional.of(found);
    }

    /** A line may be given as far as it matters: player and feature, then points, then the sum, then the squares. */
    private Optional<String> line(String wanted, List<ScoreLine> lines) {
        List<String> texts =
                lines.stream().map(line -> ScoreText.line(setup, line)).toList();
        boolean holds = wanted.equals("nothing")
                ? texts.isEmpty()
                : texts.stream().anyMatch(text -> (text + " ").startsWith(wanted + " "));
        return holds ? Optional.empty() : Optional.of(texts.isEmpty() ? "nothing" : String.join("; ", texts));
    }

    /** Every rule broken, in any order, each with its squares where they matter. */
    private Optional<String> illegal(String wanted, Verdict<S> verdict) {
        List<String> found = new ArrayList<>(
                verdict.violations().stream().map(Expectation::brief).toList());
        for (String one : wanted.split(",(?=\\s)", -1)) {
            Optional<String> match = found.stream()
                    .filter(text -> (text + " ").startsWith(one.strip() + " "))
                    .findFirst();
            match.ifPresent(found::remove);
            if (match.isEmpty()) {
                return Optional.of(rules(verdict));
            }
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(rules(verdict));
    }

    private static String brief(Violation violation) {
        return violation.rule() + " at " + ScoreText.squares(violation.cells());
    }

    private String rules(Verdict<S> verdict) {
        return verdict.legal()
                ? "a legal move"
                : verdict.violations().stream()
                        .map(v -> brief(v) + " (" + v.text() + ")")
                        .collect(Collectors.joining(", "));
    }

    private Optional<String> forbidden(String text) {
        String[] parts = text.split(":\\s", 2);
        if (parts.length < 2) {
            throw new NotationException(text, "the rules it breaks, a colon and a move");
        }
        return illegal(parts[0], judge(parts[1]));
    }

    private Optional<String> answer(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            throw new NotationException(text, KNOWN);
        }
        List<String> found = match.game().notation().tell(match.state(), text.substring(0, colon));
        String wanted = text.substring(colon + 1).strip();
        List<String> words = wanted.isEmpty() ? List.of() : Arrays.asList(wanted.split("\\s+", -1));
        return new TreeSet<>(words).equals(new TreeSet<>(found))
                ? Optional.empty()
                : Optional.of(String.join(" ", found));
    }

    private static Optional<String> same(String wanted, String found) {
        return wanted.equals(found) ? Optional.empty() : Optional.of(found);
    }
}
