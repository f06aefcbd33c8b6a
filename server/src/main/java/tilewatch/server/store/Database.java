package tilewatch.server.store;

import java.sql.Connection;
import java.sql.SQLException;

/** A place to keep things, reached through one connection at a time. */
interface Database extends AutoCloseable {

    /** Something to do with the database, all of it or nothing. */
    @FunctionalInterface
    interface Work<T> {
        T in(Connection connection) throws SQLException;
    }

    /** Runs the work and commits it; when this returns, the work is on disk. */
    <T> T transaction(Work<T> work);

    /** Tells the other processes on this database; part of the transaction. */
    void announce(Connection connection, String message) throws SQLException;

    /** Who owns which table. */
    Ownership ownership();

    /** Calls the listener with what other processes announce, from a thread of its own, until closed. */
    AutoCloseable listen(java.util.function.Consumer<String> listener);

    @Override
    void close();
}
