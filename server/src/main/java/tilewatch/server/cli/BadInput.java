package tilewatch.server.cli;

/** The input of a command is wrong; the message names the file, the line and the value. The program exits with 2. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }
}
