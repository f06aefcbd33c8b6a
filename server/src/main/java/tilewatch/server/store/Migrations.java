package tilewatch.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * The schema, step by step. A step is never changed once it has been released: a new one is added at the end. The SQL is
 * what SQLite and PostgreSQL have in common.
 */
final class Migrations {
    static final List<List<String>> STEPS = List.of(List.of(
            """
            CREATE TABLE tables (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                camera TEXT NOT NULL,
                created BIGINT NOT NULL)""",
            """
            CREATE TABLE events (
                table_id TEXT NOT NULL REFERENCES tables (id),
                seq BIGINT NOT NULL,
                match_number INTEGER NOT NULL,
                at BIGINT NOT NULL,
                body TEXT NOT NULL,
                command TEXT,
                PRIMARY KEY (table_id, seq),
                UNIQUE (table_id, command))""",
            "CREATE INDEX events_of_match ON events (table_id, match_number, seq)",
            """
            CREATE TABLE devices (
                id TEXT PRIMARY KEY,
                token_hash TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL,
                role TEXT NOT NULL,
                table_id TEXT NOT NULL,
                player INTEGER NOT NULL,
                created BIGINT NOT NULL,
                seen BIGINT NOT NULL)""",
            """
            CREATE TABLE invitations (
                token_hash TEXT PRIMARY KEY,
                role TEXT NOT NULL,
                table_id TEXT NOT NULL,
                player INTEGER NOT NULL,
                expires BIGINT NOT NULL)""",
            "CREATE TABLE settings (name TEXT PRIMARY KEY, setting TEXT NOT NULL)",
            """
            CREATE TABLE inbox (
                id TEXT PRIMARY KEY,
                table_id TEXT NOT NULL,
                sent BIGINT NOT NULL,
                body TEXT NOT NULL,
                reply TEXT)"""));

    private Migrations() {}

    /** Brings the database up to date; refuses one that a newer program has written. */
    static void run(Database database) {
        database.transaction(connection -> {
            Sql.update(connection, "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
            return 0;
        });
        database.transaction(connection -> {
            int version = version(connection);
            if (version > STEPS.size()) {
                throw new StoreException(
                        "The database has version " + version + " and this Tilewatch knows versions up to "
                                + STEPS.size() + ": use a newer Tilewatch, or restore an older backup");
            }
            for (int step = version; step < STEPS.size(); step++) {
                for (String statement : STEPS.get(step)) {
                    Sql.update(connection, statement);
                }
            }
            Sql.update(connection, "DELETE FROM schema_version");
            Sql.update(connection, "INSERT INTO schema_version VALUES (?)", STEPS.size());
            return 0;
        });
    }

    private static int version(Connection connection) throws SQLException {
        return Sql.query(connection, row -> row.getInt(1), "SELECT version FROM schema_version").stream()
                .findFirst()
                .orElse(0);
    }
}
