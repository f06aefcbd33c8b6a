import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Runs Gradle's tasks with Maven, for {@code gradlew} where there is no Gradle. Knows the tasks this project names in its
 * documents and says so when asked for another one. Runs straight from source, like {@link GradleOrMaven}.
 */
final class WithMaven {
    private static final String TASKS = "run, test, check, build, installDist, clean";
    private static final int WRONG_USE = 2;
    private static final boolean WINDOWS = File.separatorChar == '\\';

    private final Path home = Path.of(System.getProperty("tilewatch.home")).toAbsolutePath().normalize();
    private final List<String> tasks = new ArrayList<>();
    private final List<String> options = new ArrayList<>();
    private final List<String> programArguments = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        System.exit(new WithMaven().run(args));
    }

    private int run(String[] args) throws Exception {
        Optional<String> complaint = read(args);
        if (complaint.isPresent()) {
            System.err.println("gradlew: " + complaint.get() + "; with Maven there are the tasks " + TASKS
                    + ", and the options --args=\"...\", --tests NAME, --offline, --quiet and -Dname=value");
            return WRONG_USE;
        }
        Optional<Path> maven = findMaven();
        if (maven.isEmpty()) {
            System.err.println("gradlew: there is no Maven (mvn) on the PATH either. Either connect this computer to the"
                    + " internet, so that Gradle can be fetched, or install Maven 3.8 or newer");
            return 1;
        }
        for (String task : tasks) {
            int code = perform(task, maven.get().toString());
            if (code != 0) {
                return code;
            }
        }
        return 0;
    }

    /** Sorts the command line into tasks and options; the answer is what cannot be understood. */
    private Optional<String> read(String[] args) {
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            boolean valueFollows = arg.equals("--args") || arg.equals("--tests");
            if (valueFollows && i + 1 == args.length) {
                return Optional.of("'" + arg + "' needs a value");
            }
            String value = valueFollows ? args[++i] : arg.substring(arg.indexOf('=') + 1);
            if (arg.equals("--args") || arg.startsWith("--args=")) {
                programArguments.addAll(split(value));
            } else if (arg.equals("--tests") || arg.startsWith("--tests=")) {
                options.addAll(List.of("-Dtest=" + value, "-Dsurefire.failIfNoSpecifiedTests=false"));
            } else if (arg.equals("--offline")) {
                options.add("-o");
            } else if (arg.equals("--quiet") || arg.equals("-q")) {
                options.add("-q");
            } else if (arg.startsWith("-D")) {
                options.add(arg);
            } else if (List.of(TASKS.split(", ")).contains(arg)) {
                tasks.add(arg);
            } else if (!arg.startsWith("--console") && !arg.equals("--no-daemon") && !arg.equals("--stacktrace")) {
                return Optional.of("'" + arg + "' is unknown");
            }
        }
        return tasks.isEmpty() ? Optional.of("no task is named") : Optional.empty();
    }

    /** Splits at blanks, but not within quotes of either kind, as Gradle does with {@code --args}. */
    private static List<String> split(String line) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (char c : line.toCharArray()) {
            if (quote != 0 && c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    private int perform(String task, String maven) throws Exception {
        switch (task) {
            case "clean":
            case "test":
                return start(maven(maven, task));
            case "check":
            case "build":
                return start(maven(maven, "verify"));
            case "run":
                int packaged = start(packageOnly(maven));
                return packaged == 0 ? start(program()) : packaged;
            case "installDist":
                int built = start(packageOnly(maven));
                if (built == 0) {
                    install();
                }
                return built;
            default:
                throw new AssertionError(task);
        }
    }

    private List<String> maven(String maven, String... arguments) {
        var command = new ArrayList<>(List.of(maven, "-B", "-ntp"));
        command.addAll(options);
        command.addAll(List.of(arguments));
        return command;
    }

    /** The runnable jar alone, without tests, and without a word unless something is wrong. */
    private List<String> packageOnly(String maven) {
        return maven(
                maven,
                "package",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Dmaven.test.skip=true",
                "-Dspotless.check.skip=true");
    }

    private Path jar() {
        return home.resolve("server/target/tilewatch.jar");
    }

    private List<String> program() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(List.of(java, "-jar", jar().toString()));
        command.addAll(programArguments);
        return command;
    }

    /** Lays out {@code bin} and {@code lib} as Gradle's installDist does. */
    private void install() throws IOException {
        Path to = home.resolve("server/target/install/tilewatch");
        Files.createDirectories(to.resolve("bin"));
        Files.createDirectories(to.resolve("lib"));
        Files.copy(jar(), to.resolve("lib/tilewatch.jar"), StandardCopyOption.REPLACE_EXISTING);
        for (String launcher : List.of("tilewatch", "tilewatch.bat")) {
            Path script = to.resolve("bin").resolve(launcher);
            Files.copy(home.resolve("server/src/launcher").resolve(launcher), script, StandardCopyOption.REPLACE_EXISTING);
            script.toFile().setExecutable(true, false);
        }
        System.out.println("Installed in " + home.relativize(to));
    }

    /** Runs a command to its end, and ends it when we are told to end. */
    private int start(List<String> command) throws Exception {
        var builder = new ProcessBuilder(command).directory(home.toFile()).inheritIO();
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        var stop = new Thread(() -> {
            process.destroy();
            process.onExit().join();
        });
        Runtime.getRuntime().addShutdownHook(stop);
        int code = process.waitFor();
        try {
            Runtime.getRuntime().removeShutdownHook(stop);
        } catch (IllegalStateException endingAnyway) {
            return code;
        }
        return code;
    }

    private static Optional<Path> findMaven() {
        String name = WINDOWS ? "mvn.cmd" : "mvn";
        Stream<String> homes = Stream.of("MAVEN_HOME", "M2_HOME")
                .map(System::getenv)
                .filter(set -> set != null && !set.isEmpty())
                .map(set -> set + "/bin");
        Stream<String> path = Stream.of(
                Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator));
        return Stream.concat(path, homes)
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
