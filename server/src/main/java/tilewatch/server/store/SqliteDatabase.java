package tilewatch.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;

/**
 * One file. Write-ahead log with {@code synchronous=FULL}: a committed transaction survives the loss of power. One
 * process at a time: a lock beside the file is held for as long as it runs.
 */
final class SqliteDatabase implements Database {
    private final Path file;
    private final FileChannel lockFile;
    private final Connection connection;

    private SqliteDatabase(Path file, FileChannel lockFile, Connection connection) {
        this.file = file;
        this.lockFile = lockFile;
        this.connection = connection;
    }

    static SqliteDatabase open(Path file) {
        FileChannel lock = lock(file);
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA journal_mode=WAL");
                statement.execute("PRAGMA synchronous=FULL");
                statement.execute("PRAGMA busy_timeout=5000");
                statement.execute("PRAGMA foreign_keys=ON");
            }
            connection.setAutoCommit(false);
            return new SqliteDatabase(file, lock, connection);
        } catch (SQLException e) {
            close(lock);
            throw new StoreException("Cannot open the database " + file + ": " + e.getMessage(), e);
        }
    }

    private static FileChannel lock(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            FileChannel channel = FileChannel.open(
                    file.resolveSibling(file.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                close(channel);
                throw new StoreException("The database " + file + " is in use by another Tilewatch");
            }
            return channel;
        } catch (IOException e) {
            throw new StoreException("Cannot open the database " + file + ": " + e, e);
        }
    }

    private static @org.jspecify.annotations.Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException inThisProcess) {
            return null;
        }
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            throw new StoreException("Cannot let go of the database's lock: " + e, e);
        }
    }

    @Override
    public synchronized <T> T transaction(Work<T> work) {
        try {
            T result = work.in(connection);
            connection.commit();
            return result;
        } catch (SQLException e) {
            rollback();
            throw new StoreException("Database " + file + ": " + e.getMessage(), e);
        } catch (RuntimeException e) {
            rollback();
            throw e;
        }
    }

    private void rollback() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            throw new StoreException("Database " + file + ": " + e.getMessage(), e);
        }
    }

    /** There is nobody else to tell. */
    @Override
    public void announce(Connection connection, String message) {}

    @Override
    public Ownership ownership() {
        return new Ownership() {
            @Override
            public boolean take(String table) {
                return true;
            }

            @Override
            public void release(String table) {}
        };
    }

    @Override
    public AutoCloseable listen(Consumer<String> listener) {
        return () -> {};
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new StoreException("Database " + file + ": " + e.getMessage(), e);
        } finally {
            close(lockFile);
        }
    }
}
