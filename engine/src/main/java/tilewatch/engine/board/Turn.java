package tilewatch.engine.board;

/** By how many clockwise quarter turns a piece lies turned; written as the arrow its north side points along. */
public enum Turn {
    UP('^'),
    RIGHT('>'),
    DOWN('v'),
    LEFT('<');

    private static final Turn[] ALL = values();

    private final char arrow;

    Turn(char arrow) {
        this.arrow = arrow;
    }

    public static Turn of(int quarters) {
        return ALL[quarters & 3];
    }

    public static boolean isArrow(char c) {
        return "^>v<".indexOf(c) >= 0;
    }

    public static Turn ofArrow(char arrow) {
        int quarters = "^>v<".indexOf(arrow);
        if (quarters < 0) {
            throw new IllegalArgumentException("'" + arrow + "' is none of ^ > v <");
        }
        return ALL[quarters];
    }

    public char arrow() {
        return arrow;
    }

    public int quarters() {
        return ordinal();
    }

    public Turn plus(Turn other) {
        return of(ordinal() + other.ordinal());
    }

    public Turn inverse() {
        return of(4 - ordinal());
    }
}
