package tilewatch.engine.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.NotationException;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;

/** Reads match files; their form is described in {@code docs/notation.md}. */
public final class MatchReader {

    private static final Pattern HEADER = Pattern.compile("(match|title|passage|option|players)\\s+(.*)");

    private final String file;
    private final List<String> lines;
    private final Map<String, String> header = new HashMap<>();
    private final Map<String, String> options = new HashMap<>();
    private int at;

    private MatchReader(String file, String text) {
        this.file = file;
        this.lines = text.lines().toList();
    }

    /**
     * Reads a match and asks its expectations.
     *
     * @param file its name, only for messages
     * @param shelf finds a game by its id
     * @throws MatchFileException naming file, line, offending text and what was expected
     */
    public static MatchFile<?, ?> read(
            String file, String text, Function<String, Optional<? extends Game<?, ?>>> shelf) {
        return new MatchReader(file, text).read(shelf);
    }

    private MatchFile<?, ?> read(Function<String, Optional<? extends Game<?, ?>>> shelf) {
        for (; at < lines.size(); at++) {
            String line = lines.get(at).strip();
            Matcher matcher = HEADER.matcher(line);
            if (matcher.matches()) {
                readHeader(matcher.group(1), matcher.group(2).strip());
            } else if (!blank(line)) {
                break;
            }
        }
        String id = required("match");
        Game<?, ?> game = shelf.apply(id).orElseThrow(() -> wrong(id, "a game that is played here"));
        return play(game);
    }

    private void readHeader(String key, String value) {
        if (key.equals("option")) {
            String[] words = value.split("\\s+", 2);
            if (words.length < 2) {
                throw wrong(value, "an option and its value, such as fields off");
            }
            if (options.put(words[0], words[1]) != null) {
                throw wrong(words[0], "each option only once");
            }
        } else if (header.put(key, value) != null) {
            throw wrong(key, "'" + key + "' only once");
        }
    }

    private <S extends GameState, M> MatchTable<S, M> start(Game<S, M> game) {
        List<String> players = Arrays.stream(required("players").split(",", -1))
                .map(String::strip)
                .toList();
        try {
            return new MatchTable<>(game, new Setup(game.id(), players, options));
        } catch (SetupException e) {
            throw new MatchFileException(file, at, e);
        }
    }

    private <S extends GameState, M> MatchFile<S, M> play(Game<S, M> game) {
        MatchTable<S, M> table = start(game);
        List<MatchFile.Unmet> unmet = new ArrayList<>();
        for (; at < lines.size(); at++) {
            String line = lines.get(at).strip();
            if (!blank(line)) {
                int number = at + 1;
                try {
                    table.read(line)
                            .ifPresent(found -> unmet.add(new MatchFile.Unmet(
                                    number, line.substring("expect".length()).strip(), found)));
                } catch (NotationException e) {
                    throw new MatchFileException(file, number, e.offending(), e.expected());
                }
            }
        }
        if (table.drawing()) {
            throw wrong("end of file", "'end' after the drawn table");
        }
        return new MatchFile<>(
                header.getOrDefault("title", ""), header.getOrDefault("passage", ""), table.match(), unmet);
    }

    private static boolean blank(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    private String required(String key) {
        String value = header.get(key);
        if (value == null || value.isEmpty()) {
            throw wrong(at < lines.size() ? lines.get(at).strip() : "end of file", "a line '" + key + " …' before it");
        }
        return value;
    }

    private MatchFileException wrong(String offending, String expected) {
        return new MatchFileException(file, Math.min(at + 1, lines.size()), offending, expected);
    }
}
