package tilewatch.server.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tilewatch.server.store.Backup;
import tilewatch.server.store.Store;
import tilewatch.server.store.StoreException;

/** {@code tilewatch backup} and {@code tilewatch restore}. */
final class Keep {
    private Keep() {}

    /** Saves tables and logs into one file. */
    @Command(
            name = "backup",
            description = "Save all tables and matches into one file; the server must not be running on a SQLite file.",
            defaultValueProvider = Defaults.class)
    static final class Save extends Work {
        @Override
        String run(Store store, Path file) {
            return Backup.save(store, file) + " rows saved to " + file;
        }
    }

    /** Brings them back into an empty database. */
    @Command(
            name = "restore",
            description = "Fill a new, empty database from a backup.",
            defaultValueProvider = Defaults.class)
    static final class Restore extends Work {
        @Override
        String run(Store store, Path file) {
            return Backup.restore(store, file) + " rows restored from " + file;
        }
    }

    private abstract static class Work implements Callable<Integer> {
        @Option(
                names = "--database",
                defaultValue = Databases.DEFAULT,
                description = "SQLite file, or a URL jdbc:postgresql://… (${DEFAULT-VALUE}).")
        private String database;

        @Parameters(paramLabel = "FILE", description = "The backup.")
        private Path file;

        @Spec
        private CommandSpec spec;

        abstract String run(Store store, Path file);

        @Override
        public Integer call() {
            try (Store store = Store.open(Databases.place(database))) {
                spec.commandLine().getOut().println(run(store, file));
                spec.commandLine().getOut().flush();
                return 0;
            } catch (StoreException e) {
                throw new BadInput(String.valueOf(e.getMessage()));
            }
        }
    }
}
