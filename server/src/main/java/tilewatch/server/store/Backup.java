package tilewatch.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A backup is one compressed text file, a JSON line per row, the same for both databases: what was saved from a SQLite
 * file can be restored into PostgreSQL. Devices are not saved: a backup holds nothing that opens a door.
 */
public final class Backup {
    /** In an order in which a row never comes before one it refers to. */
    private static final List<String> TABLES = List.of("tables", "events", "settings");

    /** Columns that hold numbers; all others hold text. SQLite would take anything anywhere. */
    private static final Set<String> NUMBERS = Set.of("created", "seq", "match_number", "at");

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Backup() {}

    /** One row, or with {@code table = "version"} the first line. */
    record Line(String table, Map<String, Object> row) {
        Line {
            table = Objects.requireNonNullElse(table, "");
            row = Objects.requireNonNullElse(row, Map.of());
        }
    }

    /** Writes everything into the file, which appears only when it is complete. Returns how many rows were saved. */
    public static int save(Store store, Path file) {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try {
            int rows;
            try (BufferedWriter out = new BufferedWriter(new java.io.OutputStreamWriter(
                    new GZIPOutputStream(Files.newOutputStream(unfinished)), StandardCharsets.UTF_8))) {
                rows = store.database().transaction(connection -> write(connection, out));
            }
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } catch (IOException e) {
            throw new StoreException("Cannot write the backup " + file + ": " + e, e);
        }
    }

    private static int write(Connection connection, BufferedWriter out) throws SQLException {
        int rows = 0;
        print(out, new Line("version", Map.of("version", Migrations.STEPS.size())));
        for (String table : TABLES) {
            for (Map<String, Object> row : Sql.query(connection, Backup::row, "SELECT * FROM " + table)) {
                print(out, new Line(table, row));
                rows++;
            }
        }
        return rows;
    }

    private static Map<String, Object> row(ResultSet result) throws SQLException {
        ResultSetMetaData columns = result.getMetaData();
        Map<String, Object> row = new LinkedHashMap<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            Object value = result.getObject(i);
            if (value != null) {
                row.put(columns.getColumnName(i), value);
            }
        }
        return row;
    }

    private static void print(BufferedWriter out, Line line) {
        try {
            out.write(JSON.writeValueAsString(line));
            out.newLine();
        } catch (IOException e) {
            throw new StoreException("Cannot write the backup: " + e, e);
        }
    }

    /** Fills an empty store from the file, all of it or nothing. Returns how many rows came back. */
    public static int restore(Store store, Path file) {
        if (!store.tables().isEmpty()) {
            throw new StoreException("The database to restore into is not empty; give the name of a new one");
        }
        try (BufferedReader in = new BufferedReader(new java.io.InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            return store.database().transaction(connection -> read(connection, in, file));
        } catch (IOException e) {
            throw new StoreException("Cannot read the backup " + file + ": " + e, e);
        }
    }

    private static int read(Connection connection, BufferedReader in, Path file) throws SQLException {
        int number = 0;
        for (String text : in.lines().toList()) {
            number++;
            Line line = parse(text, file, number);
            if (number == 1) {
                checkVersion(line, file);
            } else if (TABLES.contains(line.table())) {
                insert(connection, line, file, number);
            } else {
                throw new StoreException(file + ":" + number + ": '" + line.table() + "': expected one of " + TABLES);
            }
        }
        if (number == 0) {
            throw new StoreException(file + " is empty: not a backup of Tilewatch");
        }
        return number - 1;
    }

    private static Line parse(String text, Path file, int number) {
        try {
            return Objects.requireNonNullElse(JSON.readValue(text, Line.class), new Line("", Map.of()));
        } catch (JsonProcessingException e) {
            throw new StoreException(file + ":" + number + ": not a line of a backup: " + e.getOriginalMessage());
        }
    }

    private static void checkVersion(Line line, Path file) {
        Object version = line.row().get("version");
        if (!line.table().equals("version") || !(version instanceof Integer known)) {
            throw new StoreException(file + ":1: expected the version of the backup");
        }
        if (known > Migrations.STEPS.size()) {
            throw new StoreException(file + " has version " + known + " and this Tilewatch knows versions up to "
                    + Migrations.STEPS.size());
        }
    }

    private static void insert(Connection connection, Line line, Path file, int number) throws SQLException {
        line.row().forEach((column, value) -> {
            if (!column.matches("[a-z_]{1,40}")) {
                throw new StoreException(file + ":" + number + ": '" + column + "': expected the name of a column");
            }
            boolean fits = NUMBERS.contains(column) ? value instanceof Number : value instanceof String;
            if (!fits) {
                throw new StoreException(file + ":" + number + ": " + column + " cannot be '" + value + "'");
            }
        });
        String columns = String.join(", ", line.row().keySet());
        String marks = Collections.nCopies(line.row().size(), "?").stream().collect(Collectors.joining(", "));
        Sql.update(
                connection,
                "INSERT INTO " + line.table() + " (" + columns + ") VALUES (" + marks + ")",
                line.row().values().toArray());
    }
}
