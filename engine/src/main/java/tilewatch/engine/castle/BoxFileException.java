package tilewatch.engine.castle;

/** A tile or wall file that cannot be read: file, line, what stands there and what was expected. */
public final class BoxFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BoxFileException(String file, int line, String offending, String expected) {
        super(file + ":" + line + ": '" + offending + "': expected " + expected);
    }
}
