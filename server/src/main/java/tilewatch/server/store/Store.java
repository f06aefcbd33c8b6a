package tilewatch.server.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The database as the server sees it. Every method is one transaction; when it returns, what it wrote is on disk. */
public final class Store implements AutoCloseable {
    private static final String EVENT = "SELECT table_id, seq, match_number, at, body, command FROM events ";
    private static final String DEVICE =
            "SELECT id, token_hash, name, role, table_id, player, created, seen FROM devices ";

    private final Database database;

    private Store(Database database) {
        this.database = database;
        Migrations.run(database);
    }

    /** Opens {@code jdbc:postgresql:…}, or else the SQLite file of that name. */
    public static Store open(String place) {
        Database database = place.startsWith("jdbc:postgresql:")
                ? new PostgresDatabase(place)
                : SqliteDatabase.open(Path.of(place.startsWith("jdbc:sqlite:") ? place.substring(12) : place));
        try {
            return new Store(database);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    Database database() {
        return database;
    }

    public Ownership ownership() {
        return database.ownership();
    }

    /**
     * Calls back when another process changed something: with the table's id, or empty when anything may have been
     * missed.
     */
    public AutoCloseable listen(Consumer<String> tableChanged) {
        return database.listen(tableChanged);
    }

    public List<StoredTable> tables() {
        return database.transaction(c -> Sql.query(
                c,
                row -> new StoredTable(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
                "SELECT id, name, camera, created FROM tables ORDER BY created, id"));
    }

    public void addTable(StoredTable table) {
        database.transaction(c -> {
            database.announce(c, table.id());
            return Sql.update(
                    c,
                    "INSERT INTO tables (id, name, camera, created) VALUES (?, ?, ?, ?)",
                    table.id(),
                    table.name(),
                    table.camera(),
                    table.created());
        });
    }

    public void changeTable(StoredTable table) {
        database.transaction(c -> {
            database.announce(c, table.id());
            return Sql.update(
                    c, "UPDATE tables SET name = ?, camera = ? WHERE id = ?", table.name(), table.camera(), table.id());
        });
    }

    /** Appends events that belong together. A number that is taken means another owner: nothing is written then. */
    public void append(List<StoredEvent> events) {
        database.transaction(c -> {
            for (StoredEvent event : events) {
                Sql.update(
                        c,
                        "INSERT INTO events (table_id, seq, match_number, at, body, command) VALUES (?, ?, ?, ?, ?, ?)",
                        event.table(),
                        event.seq(),
                        event.match(),
                        event.at(),
                        event.body(),
                        event.command());
                database.announce(c, event.table());
            }
            return events.size();
        });
    }

    /** Events of a table after the given number, oldest first. */
    public List<StoredEvent> eventsAfter(String table, long seq, int atMost) {
        return database.transaction(c -> Sql.query(
                c, Store::event, EVENT + "WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?", table, seq, atMost));
    }

    public List<StoredEvent> eventsOfMatch(String table, int match) {
        return database.transaction(c -> Sql.query(
                c, Store::event, EVENT + "WHERE table_id = ? AND match_number = ? ORDER BY seq", table, match));
    }

    public Optional<StoredEvent> lastEvent(String table) {
        return database.transaction(
                c -> Sql.query(c, Store::event, EVENT + "WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table).stream()
                        .findFirst());
    }

    /** The event that answered this command, if it was carried out. */
    public Optional<StoredEvent> eventOfCommand(String table, String command) {
        return database.transaction(
                c -> Sql.query(c, Store::event, EVENT + "WHERE table_id = ? AND command = ?", table, command).stream()
                        .findFirst());
    }

    public List<StoredDevice> devices() {
        return database.transaction(c -> Sql.query(c, Store::device, DEVICE + "ORDER BY created, id"));
    }

    public Optional<StoredDevice> deviceWithToken(String tokenHash) {
        return database.transaction(
                c -> Sql.query(c, Store::device, DEVICE + "WHERE token_hash = ?", tokenHash).stream()
                        .findFirst());
    }

    /** Adds the device, or replaces what is known of it. */
    public void putDevice(StoredDevice device) {
        database.transaction(c -> {
            Sql.update(c, "DELETE FROM devices WHERE id = ?", device.id());
            return Sql.update(
                    c,
                    "INSERT INTO devices (id, token_hash, name, role, table_id, player, created, seen)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    device.id(),
                    device.tokenHash(),
                    device.name(),
                    device.role(),
                    device.table(),
                    device.player(),
                    device.created(),
                    device.seen());
        });
    }

    public boolean removeDevice(String id) {
        return database.transaction(c -> Sql.update(c, "DELETE FROM devices WHERE id = ?", id) > 0);
    }

    public void addInvitation(StoredInvitation invitation, long now) {
        database.transaction(c -> {
            Sql.update(c, "DELETE FROM invitations WHERE expires < ?", now);
            return Sql.update(
                    c,
                    "INSERT INTO invitations (token_hash, role, table_id, player, expires) VALUES (?, ?, ?, ?, ?)",
                    invitation.tokenHash(),
                    invitation.role(),
                    invitation.table(),
                    invitation.player(),
                    invitation.expires());
        });
    }

    /** Uses an invitation up; empty if there is none, it is used or too old. Of two who come at once, one gets it. */
    public Optional<StoredInvitation> redeem(String tokenHash, long now) {
        return database.transaction(c -> {
            List<StoredInvitation> found = Sql.query(
                    c,
                    row -> new StoredInvitation(
                            row.getString(1), row.getString(2), row.getString(3), row.getInt(4), row.getLong(5)),
                    "SELECT token_hash, role, table_id, player, expires FROM invitations WHERE token_hash = ? AND expires >= ?",
                    tokenHash,
                    now);
            int taken = Sql.update(c, "DELETE FROM invitations WHERE token_hash = ?", tokenHash);
            return taken == 1 ? found.stream().findFirst() : Optional.empty();
        });
    }

    public Optional<String> setting(String name) {
        return database.transaction(
                c -> Sql.query(c, row -> row.getString(1), "SELECT setting FROM settings WHERE name = ?", name).stream()
                        .findFirst());
    }

    public void set(String name, String setting) {
        database.transaction(c -> {
            Sql.update(c, "DELETE FROM settings WHERE name = ?", name);
            return Sql.update(c, "INSERT INTO settings (name, setting) VALUES (?, ?)", name, setting);
        });
    }

    /** A command on its way to the process that owns its table. */
    public record Letter(String id, String table, long sent, String body) {}

    public void post(Letter letter) {
        database.transaction(c -> {
            database.announce(c, letter.table());
            return Sql.update(
                    c,
                    "INSERT INTO inbox (id, table_id, sent, body) VALUES (?, ?, ?, ?)",
                    letter.id(),
                    letter.table(),
                    letter.sent(),
                    letter.body());
        });
    }

    /** Letters to the owner of the table that nobody has answered, oldest first. */
    public List<Letter> unanswered(String table) {
        return database.transaction(c -> Sql.query(
                c,
                row -> new Letter(row.getString(1), row.getString(2), row.getLong(3), row.getString(4)),
                "SELECT id, table_id, sent, body FROM inbox WHERE table_id = ? AND reply IS NULL ORDER BY sent, id",
                table));
    }

    public void answer(Letter letter, String reply) {
        database.transaction(c -> {
            database.announce(c, letter.table());
            return Sql.update(c, "UPDATE inbox SET reply = ? WHERE id = ?", reply, letter.id());
        });
    }

    /** The reply to a letter, which is then thrown away. */
    public Optional<String> collect(String letter) {
        return database.transaction(c -> {
            Optional<String> reply = Sql.query(
                            c,
                            row -> row.getString(1),
                            "SELECT reply FROM inbox WHERE id = ? AND reply IS NOT NULL",
                            letter)
                    .stream()
                    .findFirst();
            if (reply.isPresent()) {
                Sql.update(c, "DELETE FROM inbox WHERE id = ?", letter);
            }
            return reply;
        });
    }

    /** Takes a letter back that nobody answered in time. */
    public void withdraw(String letter) {
        database.transaction(c -> Sql.update(c, "DELETE FROM inbox WHERE id = ?", letter));
    }

    @Override
    public void close() {
        database.close();
    }

    private static StoredEvent event(ResultSet row) throws SQLException {
        @Nullable String command = row.getString(6);
        return new StoredEvent(
                row.getString(1), row.getLong(2), row.getInt(3), row.getLong(4), row.getString(5), command);
    }

    private static StoredDevice device(ResultSet row) throws SQLException {
        return new StoredDevice(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6),
                row.getLong(7),
                row.getLong(8));
    }
}
