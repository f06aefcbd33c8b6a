package tilewatch.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** PostgreSQL. A lost connection fails what was under way and is opened anew for what comes next. */
final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final String CHANNEL = "tilewatch";
    private static final int LISTEN_MILLIS = 250;

    private final String url;
    private final PostgresOwnership ownership;
    private @Nullable Connection connection;

    PostgresDatabase(String url) {
        this.url = url;
        this.ownership = new PostgresOwnership(url);
        transaction(connection -> connection.getMetaData().getDatabaseMajorVersion());
    }

    static Connection connect(String url) throws SQLException {
        return DriverManager.getConnection(url);
    }

    @Override
    public synchronized <T> T transaction(Work<T> work) {
        try {
            Connection open = connection;
            if (open == null) {
                open = connect(url);
                open.setAutoCommit(false);
                connection = open;
            }
            T result = work.in(open);
            open.commit();
            return result;
        } catch (SQLException e) {
            drop();
            throw new StoreException("PostgreSQL: " + e.getMessage(), e);
        } catch (RuntimeException e) {
            drop();
            throw e;
        }
    }

    /** Closing rolls back; whether the connection was at fault need not be known. */
    private void drop() {
        Connection broken = connection;
        connection = null;
        if (broken != null) {
            try {
                broken.close();
            } catch (SQLException e) {
                LOG.debug("closing a broken connection", e);
            }
        }
    }

    @Override
    public void announce(Connection connection, String message) throws SQLException {
        try (PreparedStatement notify = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            notify.setString(1, CHANNEL);
            notify.setString(2, message);
            notify.execute();
        }
    }

    @Override
    public Ownership ownership() {
        return ownership;
    }

    @Override
    public AutoCloseable listen(Consumer<String> listener) {
        Thread thread = new Thread(() -> listenUntilInterrupted(listener), "store-listen");
        thread.setDaemon(true);
        thread.start();
        return () -> {
            thread.interrupt();
            thread.join();
        };
    }

    /** After a lost connection something may have been missed: an empty message says "look at everything". */
    private void listenUntilInterrupted(Consumer<String> listener) {
        while (!Thread.currentThread().isInterrupted()) {
            try (Connection own = connect(url);
                    Statement statement = own.createStatement()) {
                statement.execute("LISTEN " + CHANNEL);
                listener.accept("");
                while (!Thread.currentThread().isInterrupted()) {
                    for (PGNotification note : own.unwrap(PGConnection.class).getNotifications(LISTEN_MILLIS)) {
                        listener.accept(note.getParameter());
                    }
                }
            } catch (SQLException e) {
                LOG.warn("Lost the connection that listens to PostgreSQL: {}", e.getMessage());
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LISTEN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public synchronized void close() {
        drop();
        ownership.close();
    }
}
