package tilewatch.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.access.Role;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.table.Happening;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Status;
import tilewatch.server.table.Watching;

/** Every string of the pages is in one file per language, is used, and says the same in both. */
class StringsTest {
    private static final Path WEB = Path.of(System.getProperty("tilewatch.root", ".."), "web/src/main/resources/web");
    private static final Pattern ENTRY =
            Pattern.compile("^ {2}\"([^\"]+)\": (\"[^\\n]*\"|\\{.*?\\}),$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern USED = Pattern.compile("\\bt\\(\\s*\"([^\"]+)\"");
    private static final Pattern FAMILY = Pattern.compile("\\b(?:word|known)\\(\\s*\"([^\"]+)\"");
    private static final Pattern RULE = Pattern.compile("(?:[vV]iolation|return of)\\(\\s*\"([a-z-]+)\"");
    private static final Pattern LISTED = Pattern.compile("^ {4}([A-Z_]+)\\(\"", Pattern.MULTILINE);
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");
    private static final Pattern FORM = Pattern.compile("\\b(one|few|many|other): ");

    @Test
    void both_languages_have_the_same_strings_with_the_same_gaps() throws IOException {
        Map<String, String> english = book("en");
        Map<String, String> russian = book("ru");
        assertThat(english).hasSizeGreaterThan(200);
        assertThat(russian.keySet()).isEqualTo(english.keySet());
        english.forEach((key, text) -> assertThat(found(GAP, String.valueOf(russian.get(key))))
                .as("gaps of " + key)
                .isEqualTo(found(GAP, text)));
    }

    @Test
    void plurals_have_every_form_their_language_needs() throws IOException {
        Map<String, String> russian = book("ru");
        book("en").forEach((key, text) -> {
            if (text.startsWith("{ ") || text.startsWith("{\n")) {
                assertThat(found(FORM, text)).as(key).containsExactlyInAnyOrder("one", "other");
                assertThat(found(FORM, String.valueOf(russian.get(key))))
                        .as(key)
                        .containsExactlyInAnyOrder("one", "few", "many", "other");
            }
        });
    }

    @Test
    void no_string_is_missing_and_none_is_unused() throws IOException {
        String scripts = scripts();
        Set<String> used = found(USED, scripts);
        Set<String> families = found(FAMILY, scripts);
        Set<String> there = book("en").keySet();
        assertThat(used).isNotEmpty().isSubsetOf(there);
        assertThat(there.stream()
                        .filter(key -> !used.contains(key))
                        .filter(key -> !families.contains(key.substring(0, key.indexOf('.'))))
                        .toList())
                .as("unused strings")
                .isEmpty();
    }

    /** What the server can say has a word in the pages. */
    @Test
    void everything_the_server_names_has_a_word() throws IOException {
        Set<String> there = book("en").keySet();
        List<String> needed = new ArrayList<>();
        Shelf.GAMES.forEach(showing -> {
            needed.add("game." + showing.game().id());
            showing.game().options().forEach(option -> {
                needed.add("option." + option.id());
                option.values().stream()
                        .filter(value -> !value.matches("\\d+"))
                        .forEach(value -> needed.add("value." + value));
            });
        });
        add(needed, "hints.", Hints.values());
        add(needed, "hints-note.", Hints.values());
        add(needed, "status.", Status.values());
        add(needed, "watching.", Watching.values());
        Arrays.stream(Role.values())
                .filter(role -> role != Role.ANYONE)
                .forEach(role -> needed.add("role-of." + role.word()));
        Arrays.stream(Happening.class.getAnnotation(JsonSubTypes.class).value())
                .forEach(type -> needed.add("event." + type.name()));
        assertThat(there).containsAll(needed);
    }

    /** Reasons are told in the phone's language, so no rule of a game may be without words. */
    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "castle", "cardcassonne"})
    void every_rule_that_can_be_broken_has_a_sentence(String game) throws IOException {
        Path rules = Path.of(System.getProperty("tilewatch.root", ".."), "engine/src/main/java/tilewatch/engine", game);
        Set<String> there = book("en").keySet();
        try (Stream<Path> files = Files.list(rules)) {
            Set<String> broken = new TreeSet<>();
            for (Path file : files.toList()) {
                broken.addAll(found(RULE, Files.readString(file)));
            }
            assertThat(broken).hasSizeGreaterThan(10);
            assertThat(broken).allMatch(rule -> there.contains("rule." + rule));
        }
    }

    /** These two list their rules. */
    @ParameterizedTest
    @ValueSource(strings = {"hunters/HuntersRule", "forest/ForestRule"})
    void every_rule_of_a_list_has_a_sentence(String list) throws IOException {
        String rules = Files.readString(Path.of(
                System.getProperty("tilewatch.root", ".."), "engine/src/main/java/tilewatch/engine/" + list + ".java"));
        Set<String> there = book("en").keySet();
        assertThat(found(LISTED, rules))
                .hasSizeGreaterThan(10)
                .allMatch(rule ->
                        there.contains("rule." + rule.toLowerCase(Locale.ROOT).replace('_', '-')));
    }

    private static void add(List<String> needed, String family, Enum<?>[] values) {
        Arrays.stream(values).forEach(value -> needed.add(family + value.name().toLowerCase(Locale.ROOT)));
    }

    private static Map<String, String> book(String language) throws IOException {
        Map<String, String> book = new TreeMap<>();
        ENTRY.matcher(Files.readString(WEB.resolve("i18n/" + language + ".js")))
                .results()
                .forEach(it -> assertThat(book.put(it.group(1), it.group(2)))
                        .as("second entry for " + it.group(1))
                        .isNull());
        return book;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(it -> it.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String scripts() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String folder : List.of("app", "components")) {
            try (Stream<Path> files = Files.list(WEB.resolve(folder))) {
                for (Path file : files.toList()) {
                    all.append(Files.readString(file)).append('\n');
                }
            }
        }
        return all.toString();
    }
}
