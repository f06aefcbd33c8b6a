package tilewatch.server.builds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Reads the build out of {@code settings.gradle.kts}, {@code build.gradle.kts} and {@code libs.versions.toml}. They are
 * plain on purpose, one dependency a line, so that lines are all this needs to understand.
 */
final class GradleFiles {
    private static final Pattern BLOCK =
            Pattern.compile("^(subprojects|project\\(\":(\\w+)\"\\)) \\{$(.*?)^}$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern DEPENDENCY =
            Pattern.compile("^\\s+\"(\\w+)\"\\((lib|project)?\\(?\":?([\\w.:-]+)\"\\)+$", Pattern.MULTILINE);
    private static final Pattern LIBRARY =
            Pattern.compile("^([\\w-]+) = \"([\\w.-]+:[\\w.-]+):([\\w.-]+)\"$", Pattern.MULTILINE);
    private static final Map<String, String> SCOPES = Map.of(
            "api", "compile",
            "implementation", "compile",
            "runtimeOnly", "runtime",
            "compileOnly", "provided",
            "testCompileOnly", "provided",
            "testImplementation", "test",
            "testRuntimeOnly", "test");

    private GradleFiles() {}

    /** Describes the build whose files {@code text} gives by path. */
    static BuildDescription read(UnaryOperator<String> text) {
        String page = text.apply("build.gradle.kts");
        var libraries = new HashMap<String, String>();
        var versions = new HashMap<String, String>();
        for (MatchResult library : all(LIBRARY, text.apply("gradle/libs.versions.toml"))) {
            libraries.put(library.group(1), library.group(2));
            versions.put(library.group(2), library.group(3));
        }
        var dependencies = new HashMap<String, List<String>>();
        String included = first("include\\((.*)\\)", text.apply("settings.gradle.kts"));
        for (String module : included.replace("\"", "").split(", ", -1)) {
            dependencies.put(module, new ArrayList<>());
        }
        for (MatchResult block : all(BLOCK, page)) {
            List<String> lines = lines(block.group(3), libraries);
            if (block.group(2) == null) {
                dependencies.values().forEach(list -> list.addAll(lines));
            } else {
                dependencies
                        .computeIfAbsent(block.group(2), m -> new ArrayList<>())
                        .addAll(lines);
            }
        }
        var settings = Map.of(
                "version", first("version = \"(.*)\"", page), "Java release", first("release\\.set\\((\\d+)\\)", page));
        return new BuildDescription(settings, versions, dependencies);
    }

    private static List<String> lines(String block, Map<String, String> libraries) {
        return all(DEPENDENCY, block).stream()
                .map(it -> scope(it.group(1)) + " " + coordinates(it.group(2), it.group(3), libraries))
                .distinct()
                .toList();
    }

    private static String coordinates(String kind, String name, Map<String, String> libraries) {
        if ("project".equals(kind)) {
            return ":" + name;
        }
        return "lib".equals(kind) ? libraries.getOrDefault(name, "no library " + name) : name;
    }

    private static String scope(String configuration) {
        return SCOPES.getOrDefault(configuration, "unknown configuration " + configuration);
    }

    private static List<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }

    private static String first(String regex, String text) {
        return all(Pattern.compile(regex), text).get(0).group(1);
    }
}
