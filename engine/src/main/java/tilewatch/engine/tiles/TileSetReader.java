package tilewatch.engine.tiles;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;

/**
 * Reads {@code .tiles} files. A file opens with header lines (set, prefix, title, certainty, source, pieces), then has a
 * line per kind of tile, parts separated by bars:
 *
 * <pre>
 * tile D x4 start | city N | road E W | field EL WR touches=c1 | field ER S WL
 * </pre>
 *
 * A double-size tile takes two lines: the second, marked {@code half}, is the square east of the first and no piece of
 * its own. A side's letter alone stands for the whole side, or for its middle third in the case of a line (road, river). Each of
 * the twelve slots must be owned exactly once; ids number the segments of a kind in the order written.
 */
public final class TileSetReader {

    private static final Set<String> FLAGS = Set.of("start", "last", "half");
    private static final Set<String> HEADER = Set.of("set", "prefix", "title", "certainty", "source", "pieces", "note");

    private final String file;
    private final Vocabulary vocabulary;
    private final Map<String, String> header = new HashMap<>();
    private final List<Tile> tiles = new ArrayList<>();
    private int lineNumber;

    private TileSetReader(String file, Vocabulary vocabulary) {
        this.file = file;
        this.vocabulary = vocabulary;
    }

    /** Reads a set that ships with the engine. */
    public static TileSet resource(String id, Vocabulary vocabulary) {
        String file = id + ".tiles";
        try (InputStream in = TileSetReader.class.getResourceAsStream("/tilesets/" + file)) {
            if (in == null) {
                throw new TileFileException(file, 0, id, "a set that ships with the program");
            }
            return read(file, new String(in.readAllBytes(), StandardCharsets.UTF_8), vocabulary);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a set from text; the file's name is only for messages. */
    public static TileSet read(String file, String text, Vocabulary vocabulary) {
        return new TileSetReader(file, vocabulary).read(text);
    }

    private TileSet read(String text) {
        for (String raw : text.lines().toList()) {
            lineNumber++;
            String line = raw.strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                readLine(line);
            }
        }
        int pieces = number(required("pieces"));
        int found = tiles.stream().filter(t -> !t.half()).mapToInt(Tile::count).sum();
        if (found != pieces) {
            throw wrong("pieces " + pieces, "the sum of the counts, which is " + found);
        }
        return new TileSet(
                required("set"),
                header.getOrDefault("prefix", ""),
                required("title"),
                certainty(required("certainty")),
                required("source"),
                pieces,
                tiles);
    }

    private void readLine(String line) {
        String word = line.split("\\s+", 2)[0];
        if (word.equals("tile")) {
            Tile tile = tile(line);
            if (tiles.stream().anyMatch(t -> t.name().equals(tile.name()))) {
                throw wrong(tile.name(), "a name no other tile of the set has");
            }
            checkHalf(tile);
            tiles.add(tile);
        } else if (HEADER.contains(word)) {
            String value = line.substring(word.length()).strip();
            if (header.put(word, value) != null && !word.equals("note")) {
                throw wrong(line, "'" + word + "' only once");
            }
        } else {
            throw wrong(word, "'tile' or one of " + HEADER.stream().sorted().toList());
        }
    }

    private Tile tile(String line) {
        String[] parts = line.split("\\|", -1);
        String[] words = parts[0].strip().split("\\s+", -1);
        if (words.length < 3 || !words[2].startsWith("x")) {
            throw wrong(parts[0].strip(), "tile NAME xCOUNT");
        }
        Set<String> flags = new HashSet<>();
        Map<String, String> marks = new HashMap<>();
        for (int i = 3; i < words.length; i++) {
            String[] mark = words[i].split("=", 2);
            if (mark.length == 1 && FLAGS.contains(mark[0])) {
                flags.add(mark[0]);
            } else if (vocabulary.marks().containsKey(mark[0])) {
                marks.put(mark[0], mark(mark));
            } else {
                throw wrong(
                        words[i],
                        "start, last, half or one of "
                                + vocabulary.marks().keySet().stream().sorted().toList());
            }
        }
        int count = number(words[2].substring(1));
        if (count < 1) {
            throw wrong(words[2], "at least one copy");
        }
        return new Tile(required("set"), words[1], count, flags, marks, segments(parts), vocabulary);
    }

    private String mark(String[] mark) {
        String value = mark.length == 2 ? mark[1] : "1";
        List<String> choices = vocabulary.choices().getOrDefault(mark[0], List.of(value));
        if (!choices.contains(value)) {
            throw wrong(mark[0] + "=" + value, mark[0] + "= one of " + choices);
        }
        return value;
    }

    /** The two squares of a double-size tile are one piece, so there are as many of both and the picture runs on. */
    private void checkHalf(Tile tile) {
        if (tile.half()) {
            Tile west = tiles.isEmpty() ? tile : tiles.get(tiles.size() - 1);
            if (west.half()
                    || west.count() != tile.count()
                    || !west.edge(Turn.UP, Side.E).equals(tile.edge(Turn.UP, Side.W))) {
                throw wrong(tile.name(), "the line before it to be as many tiles whose east side matches its west");
            }
        }
    }

    private List<Segment> segments(String[] parts) {
        List<SegmentText> texts = new ArrayList<>();
        Map<Character, Integer> numbering = new HashMap<>();
        Set<Slot> owned = EnumSet.noneOf(Slot.class);
        for (int i = 1; i < parts.length; i++) {
            SegmentText text = segmentText(parts[i].strip(), numbering);
            for (Slot slot : text.slots) {
                if (!owned.add(slot)) {
                    throw wrong(slot.name(), "each slot owned by one segment; " + text.id + " is the second");
                }
            }
            texts.add(text);
        }
        if (owned.size() < Slot.COUNT) {
            List<Slot> free = List.of(Slot.values()).stream()
                    .filter(s -> !owned.contains(s))
                    .toList();
            throw wrong(String.join("|", parts), "all twelve slots owned; nobody has " + free);
        }
        List<String> ids = texts.stream().map(t -> t.id).toList();
        List<Segment> segments = new ArrayList<>();
        for (SegmentText text : texts) {
            segments.add(segment(text, segments.size(), ids));
        }
        return segments;
    }

    /** A segment before the other segments it names are known. */
    private record SegmentText(String id, Terrain terrain, Set<Slot> slots, Map<String, String> marks) {}

    private SegmentText segmentText(String part, Map<Character, Integer> numbering) {
        String[] words = part.split("\\s+", -1);
        Terrain terrain = vocabulary
                .terrain(words[0])
                .orElseThrow(() -> wrong(
                        words[0],
                        "one of "
                                + vocabulary.terrains().stream()
                                        .map(Terrain::name)
                                        .toList()));
        Set<Slot> slots = EnumSet.noneOf(Slot.class);
        Map<String, String> marks = new HashMap<>();
        for (int i = 1; i < words.length; i++) {
            String[] mark = words[i].split("=", 2);
            if (terrain.marks().containsKey(mark[0])) {
                marks.put(mark[0], mark.length == 2 ? mark[1] : "1");
            } else {
                slots.addAll(slots(words[i], terrain));
            }
        }
        if ((terrain.shape() == Terrain.Shape.INNER) != slots.isEmpty()) {
            throw wrong(
                    part,
                    terrain.shape() == Terrain.Shape.INNER ? "no slot: it lies inside the tile" : "at least one slot");
        }
        int number = numbering.merge(terrain.letter(), 1, Integer::sum);
        return new SegmentText(terrain.letter() + "" + number, terrain, slots, marks);
    }

    private List<Slot> slots(String word, Terrain terrain) {
        for (Side side : Side.values()) {
            if (word.equals(side.name()) && terrain.shape() == Terrain.Shape.AREA) {
                int first = side.ordinal() * 3;
                return List.of(Slot.values()).subList(first, first + 3);
            }
        }
        for (Slot slot : Slot.values()) {
            if (slot.name().equals(word)) {
                return List.of(slot);
            }
        }
        throw wrong(
                word,
                "a side (N E S W), a slot (NL NR …) or one of "
                        + terrain.marks().keySet().stream().sorted().toList());
    }

    private Segment segment(SegmentText text, int index, List<String> ids) {
        Map<String, Integer> numbers = new HashMap<>();
        Map<String, String> words = new HashMap<>();
        Map<String, List<Integer>> links = new HashMap<>();
        text.marks.forEach((name, value) -> {
            Terrain.Mark kind = text.terrain.marks().get(name);
            if (kind == Terrain.Mark.NUMBER) {
                numbers.put(name, number(value));
            } else if (kind == Terrain.Mark.WORD) {
                words.put(name, value);
            } else {
                links.put(
                        name,
                        List.of(value.split(",", -1)).stream()
                                .map(id -> link(id, ids))
                                .toList());
            }
        });
        return new Segment(text.id, index, text.terrain, text.slots, numbers, words, links);
    }

    private int link(String id, List<String> ids) {
        int index = ids.indexOf(id);
        if (index < 0) {
            throw wrong(id, "a segment of this tile: " + ids);
        }
        return index;
    }

    private int number(String text) {
        if (!text.matches("\\d{1,3}")) {
            throw wrong(text, "a number");
        }
        return Integer.parseInt(text);
    }

    private TileSet.Certainty certainty(String word) {
        for (TileSet.Certainty certainty : TileSet.Certainty.values()) {
            if (certainty.word().equals(word.toLowerCase(Locale.ROOT))) {
                return certainty;
            }
        }
        throw wrong(word, "certain, likely, unconfirmed or stand-in");
    }

    private String required(String key) {
        String value = header.get(key);
        if (value == null || value.isEmpty()) {
            throw wrong("", "a header line '" + key + "'");
        }
        return value;
    }

    private TileFileException wrong(String offending, String expected) {
        return new TileFileException(file, lineNumber, offending, expected);
    }
}
