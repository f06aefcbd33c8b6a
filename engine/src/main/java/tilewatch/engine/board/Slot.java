package tilewatch.engine.board;

/**
 * One of the twelve thirds of a tile's rim, clockwise. Seen from the middle of the tile looking out, L is the left and
 * R the right third of a side, so going round they read
 *
 * <pre>
 *        NL  N  NR
 *     WR           EL
 *     W             E
 *     WL           ER
 *        SR  S  SL
 * </pre>
 */
public enum Slot {
    NL,
    N,
    NR,
    EL,
    E,
    ER,
    SL,
    S,
    SR,
    WL,
    W,
    WR;

    public static final int COUNT = 12;

    private static final Slot[] ALL = values();

    public Side side() {
        return Side.values()[ordinal() / 3];
    }

    public static Slot middle(Side side) {
        return ALL[side.ordinal() * 3 + 1];
    }

    public Slot turned(Turn turn) {
        return ALL[(ordinal() + 3 * turn.quarters()) % COUNT];
    }

    /** The slot of the neighbouring tile that lies against this one: NL meets SR, N meets S, NR meets SL. */
    public Slot facing() {
        return ALL[(ordinal() / 3 * 3 + 6) % COUNT + 2 - ordinal() % 3];
    }
}
