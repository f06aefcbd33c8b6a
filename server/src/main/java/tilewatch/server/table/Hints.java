package tilewatch.server.table;

/** How much the phones tell, for all at the table alike. */
public enum Hints {
    /** Legal places with their points, what is left, projected final scores. */
    FAMILY,
    /** Legal places and what is left. */
    STANDARD,
    /** Nothing but scores. */
    PURIST
}
