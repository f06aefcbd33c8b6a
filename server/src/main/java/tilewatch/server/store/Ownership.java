package tilewatch.server.store;

/** Which process may write to a table. A dead owner's tables become free by themselves. */
public interface Ownership {

    /** Takes the table if nobody has it; true if it is ours now. */
    boolean take(String table);

    /** Gives it to whoever takes it next. */
    void release(String table);
}
