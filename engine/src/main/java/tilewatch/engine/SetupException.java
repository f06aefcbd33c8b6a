package tilewatch.engine;

/** A match that cannot be started as asked for; the message names the offending value. */
public final class SetupException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SetupException(String message) {
        super(message);
    }
}
