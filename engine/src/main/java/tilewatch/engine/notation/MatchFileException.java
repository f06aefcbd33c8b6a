package tilewatch.engine.notation;

import tilewatch.engine.SetupException;

/** A match file that cannot be read: file, line, what stands there and what was expected. */
public final class MatchFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MatchFileException(String file, int line, String offending, String expected) {
        super(file + ":" + line + ": '" + offending + "': expected " + expected);
    }

    MatchFileException(String file, int line, SetupException cause) {
        super(file + ":" + line + ": " + cause.getMessage(), cause);
    }
}
