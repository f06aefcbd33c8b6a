package tilewatch.engine;

import java.util.List;
import java.util.Optional;

/** What the rulebook says of a move. On a real table the illegal tile already lies there: report it, never throw. */
public sealed interface Verdict<S> {

    /** Everything the move breaks; empty for a legal one. */
    List<Violation> violations();

    /** What the move scored, if it stands. */
    List<ScoreLine> scored();

    /** The state to go on from: always there for a legal move, and for an illegal one if letting it lie makes sense. */
    Optional<S> next();

    default boolean legal() {
        return violations().isEmpty();
    }

    record Legal<S>(S state, List<ScoreLine> scored) implements Verdict<S> {

        public Legal {
            scored = List.copyOf(scored);
        }

        @Override
        public List<Violation> violations() {
            return List.of();
        }

        @Override
        public Optional<S> next() {
            return Optional.of(state);
        }
    }

    /**
     * @param next the state if the table lets it lie (mismatched edges not joined); empty when that makes no sense at all
     * @param scored what would be scored if it is let lie
     */
    record Illegal<S>(List<Violation> violations, Optional<S> next, List<ScoreLine> scored) implements Verdict<S> {

        public Illegal {
            violations = List.copyOf(violations);
            scored = List.copyOf(scored);
            if (violations.isEmpty()) {
                throw new IllegalArgumentException("an illegal move breaks at least one rule");
            }
        }

        public static <S> Illegal<S> nonsense(List<Violation> violations) {
            return new Illegal<>(violations, Optional.empty(), List.of());
        }
    }

    /** Legal if nothing is broken, otherwise illegal with this state to go on from. */
    static <S> Verdict<S> of(List<Violation> violations, S next, List<ScoreLine> scored) {
        return violations.isEmpty() ? new Legal<>(next, scored) : new Illegal<>(violations, Optional.of(next), scored);
    }
}
