package tilewatch.server.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Values of options nobody gave: from the environment, then from a file, then those the option itself names. */
final class Defaults implements IDefaultValueProvider {
    private static final String FILE = "TILEWATCH_CONFIG";

    @Override
    public @Nullable String defaultValue(ArgSpec arg) {
        if (!(arg instanceof OptionSpec option) || !option.longestName().startsWith("--")) {
            return null;
        }
        String name = option.longestName().substring(2);
        String variable = "TILEWATCH_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
        String value = System.getenv(variable);
        return value == null ? file(arg.command()).getProperty(name) : value;
    }

    private static Properties file(CommandSpec command) {
        String given = System.getenv(FILE);
        Path file = Path.of(given == null ? "tilewatch.properties" : given);
        return given == null && !Files.exists(file) ? new Properties() : read(file, command);
    }

    /** A name that is no option is a slip that should not go unnoticed. */
    static Properties read(Path file, CommandSpec command) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("Cannot read " + file + ": " + e);
        }
        for (String name : properties.stringPropertyNames()) {
            if (command.findOption("--" + name) == null) {
                throw new BadInput(file + ": '" + name + "' is none of the options of " + command.name());
            }
        }
        return properties;
    }
}
