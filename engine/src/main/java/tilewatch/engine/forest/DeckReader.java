package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.NotationException;

/** Reads a card file: header lines, then {@code card 14 toad3 clearing / fox1 fox3}; {@code #} begins a remark. */
final class DeckReader {

    private static final List<String> HEADER = List.of("set", "title", "pieces", "certainty", "source");
    private static final List<String> CERTAINTY = List.of("certain", "likely", "unconfirmed", "stand-in");
    private static final String START = "start";
    private static final Pattern CARD = Pattern.compile("(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+/\\s+(\\S+)\\s+(\\S+)");
    private static final Pattern ANIMALS = Pattern.compile("([a-z]+)([1-4])");

    private final String file;
    private final Map<String, String> header = new LinkedHashMap<>();
    private final Map<String, Card> cards = new LinkedHashMap<>();

    DeckReader(String file) {
        this.file = file;
    }

    Deck read(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    readLine(line);
                } catch (NotationException e) {
                    throw wrong(file + ":" + (i + 1), e);
                }
            }
        }
        try {
            return finished();
        } catch (NotationException e) {
            throw wrong(file, e);
        }
    }

    private static IllegalArgumentException wrong(String where, NotationException e) {
        return new IllegalArgumentException(where + ": " + e.getMessage(), e);
    }

    private void readLine(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        if (words[0].equals("card")) {
            Card card = card(rest);
            if (cards.put(card.id(), card) != null) {
                throw new NotationException(card.id(), "every card id once");
            }
        } else if (!HEADER.contains(words[0])) {
            throw new NotationException(words[0], "card or one of " + HEADER);
        } else if (rest.isEmpty()) {
            throw new NotationException(line, "something after " + words[0]);
        } else if (header.put(words[0], rest) != null) {
            throw new NotationException(line, words[0] + " only once");
        }
    }

    private static Card card(String text) {
        Matcher matcher = CARD.matcher(text);
        if (!matcher.matches()) {
            throw new NotationException(text, "an id and four cells: 14 toad3 clearing / fox1 fox3");
        }
        // The file reads row by row, a card is kept clockwise: the south row runs backwards.
        return new Card(
                matcher.group(1),
                List.of(
                        cell(matcher.group(2)),
                        cell(matcher.group(3)),
                        cell(matcher.group(5)),
                        cell(matcher.group(4))));
    }

    static Cell cell(String code) {
        if (code.equals("clearing")) {
            return new Cell.Clearing();
        }
        if (code.equals("bear")) {
            return new Cell.Bear();
        }
        Matcher matcher = ANIMALS.matcher(code);
        if (!matcher.matches()) {
            throw new NotationException(code, "clearing, bear, or a clan with 1 to 4 animals such as fox3");
        }
        return new Cell.Animals(Clan.named(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    private Deck finished() {
        for (String field : HEADER) {
            if (!header.containsKey(field)) {
                throw new NotationException(field, "a line of that name in the header");
            }
        }
        String certainty = header.getOrDefault("certainty", "");
        if (!CERTAINTY.contains(certainty)) {
            throw new NotationException(certainty, "certainty to be one of " + CERTAINTY);
        }
        String pieces = header.getOrDefault("pieces", "");
        if (!pieces.equals(Integer.toString(cards.size()))) {
            throw new NotationException("pieces " + pieces, "the number of card lines, " + cards.size());
        }
        Card start = cards.remove(START);
        if (start == null) {
            throw new NotationException(START, "a card of that name");
        }
        return new Deck(header, start, new ArrayList<>(cards.values()));
    }
}
