package tilewatch.engine;

/** One line of a match's log. Lines are appended, never rewritten; {@code turn} counts from 0 in order of playing. */
public sealed interface LogEntry<M> {

    /** A turn as it was seen on the table. */
    record Played<M>(M move) implements LogEntry<M> {}

    /** A turn that breaks a rule and that the table lets lie. */
    record Overruled<M>(M move) implements LogEntry<M> {}

    /** An earlier turn was misread, or its figure came late: this is what really happened. */
    record Corrected<M>(int turn, M move) implements LogEntry<M> {}

    /** The newest turn that still stands never happened. */
    record Undone<M>() implements LogEntry<M> {}
}
