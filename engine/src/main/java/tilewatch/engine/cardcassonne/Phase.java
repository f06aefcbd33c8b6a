package tilewatch.engine.cardcassonne;

/** What the table is busy with. */
public enum Phase {
    /** The first dealer lays ten cards beside the track. */
    OPENING,
    /** Players lay cards and place figures in turn. */
    LAYING,
    /** Captured cards are turned up and taken, from the bottom row upwards. */
    TAKING,
    OVER
}
