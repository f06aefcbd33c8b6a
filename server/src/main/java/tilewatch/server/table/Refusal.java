package tilewatch.server.table;

/** A command that cannot be carried out now; nothing has changed. The message names what is in the way. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Refusal(String message) {
        super(message);
    }
}
