package tilewatch.server.builds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What two builds of the same program have to agree on.
 *
 * @param settings single values by name: the program's version, the Java release
 * @param versions version by {@code group:artifact}, whether used or not
 * @param dependencies by module, each as {@code scope group:artifact} or {@code scope :module}, in Maven's scopes
 */
record BuildDescription(
        Map<String, String> settings, Map<String, String> versions, Map<String, List<String>> dependencies) {
    BuildDescription {
        settings = Map.copyOf(settings);
        versions = Map.copyOf(versions);
        dependencies = Map.copyOf(dependencies);
    }

    /** One sentence for each thing that differs; empty if the builds are in step. */
    List<String> differencesFrom(BuildDescription other) {
        var differences = new ArrayList<String>();
        compare("", settings, other.settings, differences);
        compare("version of ", versions, other.versions, differences);
        compare("dependencies of ", sorted(dependencies), sorted(other.dependencies), differences);
        return differences;
    }

    private static Map<String, List<String>> sorted(Map<String, List<String>> lists) {
        var sorted = new TreeMap<String, List<String>>();
        lists.forEach(
                (module, list) -> sorted.put(module, list.stream().sorted().toList()));
        return sorted;
    }

    private static void compare(String what, Map<String, ?> ours, Map<String, ?> theirs, List<String> differences) {
        var names = new TreeSet<>(ours.keySet());
        names.addAll(theirs.keySet());
        for (String name : names) {
            if (!Objects.equals(ours.get(name), theirs.get(name))) {
                differences.add(what + name + ": " + ours.get(name) + " against " + theirs.get(name));
            }
        }
    }
}
