package tilewatch.engine.board;

/** A side of a square, clockwise from north. */
public enum Side {
    N(0, -1, "north"),
    E(1, 0, "east"),
    S(0, 1, "south"),
    W(-1, 0, "west");

    private static final Side[] ALL = values();

    private final int dx;
    private final int dy;
    private final String word;

    Side(int dx, int dy, String word) {
        this.dx = dx;
        this.dy = dy;
        this.word = word;
    }

    public int dx() {
        return dx;
    }

    public int dy() {
        return dy;
    }

    public String word() {
        return word;
    }

    public Side opposite() {
        return ALL[(ordinal() + 2) & 3];
    }

    public Side turned(Turn turn) {
        return ALL[(ordinal() + turn.quarters()) & 3];
    }
}
