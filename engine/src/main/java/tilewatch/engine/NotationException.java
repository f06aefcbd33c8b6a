package tilewatch.engine;

/** Text that does not say what it should: the offending piece and what was expected in its place. */
public final class NotationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String offending;
    private final String expected;

    public NotationException(String offending, String expected) {
        super("'" + offending + "': expected " + expected);
        this.offending = offending;
        this.expected = expected;
    }

    public String offending() {
        return offending;
    }

    public String expected() {
        return expected;
    }
}
