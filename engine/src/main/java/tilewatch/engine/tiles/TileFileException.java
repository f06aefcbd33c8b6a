package tilewatch.engine.tiles;

/** A tile file that cannot be read: file, line, what stands there and what was expected. */
public final class TileFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TileFileException(String file, int line, String offending, String expected) {
        super(file + ":" + line + ": '" + offending + "': expected " + expected);
    }
}
