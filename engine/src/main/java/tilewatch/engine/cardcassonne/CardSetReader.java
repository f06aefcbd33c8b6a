package tilewatch.engine.cardcassonne;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.tiles.TileFileException;

/** Reads a {@code .cards} file: header lines {@code set title pieces certainty source}, then {@code card CODE xCOUNT}. */
final class CardSetReader {

    private static final List<String> HEADER = List.of("set", "title", "pieces", "certainty", "source");
    private static final Pattern CARD = Pattern.compile("(\\S+)\\s+x([1-9]\\d?)");

    private final String file;
    private final Map<String, String> header = new HashMap<>();
    private Pile cards = Pile.EMPTY;

    private CardSetReader(String file) {
        this.file = file;
    }

    static CardSet resource(String path) {
        try (InputStream in = CardSetReader.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + path);
            }
            return read(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    static CardSet read(String file, String text) {
        return new CardSetReader(file).read(text.lines().toList());
    }

    private CardSet read(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                read(i + 1, line);
            }
        }
        for (String key : HEADER) {
            if (!header.containsKey(key)) {
                throw wrong(lines.size(), "end of file", "a line '" + key + " …' before it");
            }
        }
        String pieces = header.getOrDefault("pieces", "");
        if (!pieces.equals(String.valueOf(cards.size()))) {
            throw wrong(lines.size(), cards.size() + " cards", "the " + pieces + " pieces of the header");
        }
        return new CardSet(value("set"), value("title"), value("certainty"), value("source"), cards);
    }

    private void read(int number, String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (words[0].equals("card")) {
            readCard(number, rest);
        } else if (!HEADER.contains(words[0])) {
            throw wrong(number, words[0], "card or one of " + String.join(", ", HEADER));
        } else if (rest.isEmpty()) {
            throw wrong(number, line, "a value after it");
        } else if (words[0].equals("certainty") && !CardSet.CERTAINTIES.contains(rest)) {
            throw wrong(number, rest, "one of " + String.join(", ", CardSet.CERTAINTIES));
        } else if (header.put(words[0], rest) != null) {
            throw wrong(number, line, "only one line " + words[0]);
        }
    }

    private void readCard(int number, String text) {
        Matcher matcher = CARD.matcher(text);
        if (!matcher.matches()) {
            throw wrong(number, text, "a card and how many of it, like 'blue-2 x5'");
        }
        Card card =
                Card.coded(matcher.group(1)).orElseThrow(() -> wrong(number, matcher.group(1), "a card like blue-2"));
        if (cards.contains(card)) {
            throw wrong(number, card.code(), "each card once");
        }
        cards = cards.plus(card, Integer.parseInt(matcher.group(2)));
    }

    private String value(String key) {
        return header.getOrDefault(key, "");
    }

    private TileFileException wrong(int line, String offending, String expected) {
        return new TileFileException(file, line, offending, expected);
    }
}
