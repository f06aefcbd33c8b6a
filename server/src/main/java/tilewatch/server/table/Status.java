package tilewatch.server.table;

/** How a match stands. */
public enum Status {
    PLAYING,
    PAUSED,
    FINISHED,
    ABANDONED
}
