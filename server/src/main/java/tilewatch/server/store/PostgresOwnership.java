package tilewatch.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Advisory locks of one session. When the process dies the server ends its session and with it the locks, so that
 * another process can take the tables at its next try.
 */
final class PostgresOwnership implements Ownership, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresOwnership.class);

    /** Keeps our locks apart from those other programs may use in the same database: "tile" in ASCII. */
    private static final int LOCK_CLASS = 0x74696c65;

    private static final int ANSWER_SECONDS = 2;

    private final String url;
    private final Set<String> held = new HashSet<>();
    private @Nullable Connection session;

    PostgresOwnership(String url) {
        this.url = url;
    }

    @Override
    public synchronized boolean take(String table) {
        try {
            Connection open = session;
            if (open != null && !open.isValid(ANSWER_SECONDS)) {
                forget();
                open = null;
            }
            if (open == null) {
                open = PostgresDatabase.connect(url);
                session = open;
            }
            if (!held.contains(table) && call(open, "SELECT pg_try_advisory_lock(?, hashtext(?))", table)) {
                held.add(table);
            }
            return held.contains(table);
        } catch (SQLException e) {
            LOG.warn("Cannot ask who owns table {}: {}", table, e.getMessage());
            forget();
            return false;
        }
    }

    @Override
    public synchronized void release(String table) {
        Connection open = session;
        if (open != null && held.remove(table)) {
            try {
                call(open, "SELECT pg_advisory_unlock(?, hashtext(?))", table);
            } catch (SQLException e) {
                LOG.warn("Cannot give up table {}: {}", table, e.getMessage());
                forget();
            }
        }
    }

    private static boolean call(Connection connection, String sql, String table) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, LOCK_CLASS);
            statement.setString(2, table);
            try (ResultSet answer = statement.executeQuery()) {
                return answer.next() && answer.getBoolean(1);
            }
        }
    }

    private void forget() {
        held.clear();
        close();
    }

    @Override
    public synchronized void close() {
        Connection open = session;
        session = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException e) {
                LOG.debug("closing a broken session", e);
            }
        }
    }
}
