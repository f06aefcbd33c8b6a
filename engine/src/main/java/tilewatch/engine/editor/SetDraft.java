package tilewatch.engine.editor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tilewatch.engine.tiles.TileFileException;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileSetReader;
import tilewatch.engine.tiles.Vocabulary;

/**
 * A set being entered tile by tile.
 *
 * @param limits what the rulebook says the box holds
 */
public record SetDraft(String id, String title, Vocabulary vocabulary, Totals limits, List<TileDraft> tiles) {
    public SetDraft {
        tiles = List.copyOf(tiles);
        if (!id.matches("[a-z0-9][a-z0-9-]{0,59}")) {
            throw new IllegalArgumentException("set '" + id + "': small letters, digits and hyphens");
        }
        if (title.isBlank() || title.lines().count() > 1) {
            throw new IllegalArgumentException("title '" + title + "': one line of text");
        }
    }

    /** With a tile added, or put in place of the one of the same name. */
    public SetDraft with(TileDraft tile) {
        List<TileDraft> all = new ArrayList<>(tiles);
        int at = tiles.stream().map(TileDraft::name).toList().indexOf(tile.name());
        if (at < 0) {
            all.add(tile);
        } else {
            all.set(at, tile);
        }
        return new SetDraft(id, title, vocabulary, limits, all);
    }

    /** Everything that cannot be; empty if {@link #text} gives a file that the engine reads. */
    public List<String> problems() {
        List<String> problems = new ArrayList<>();
        if (tiles.isEmpty()) {
            problems.add(id + " has no tile yet");
        }
        Set<String> names = new HashSet<>();
        for (TileDraft tile : tiles) {
            problems.addAll(tile.problems(vocabulary));
            if (!names.add(tile.name())) {
                problems.add("there are two tiles " + tile.name());
            }
        }
        if (problems.isEmpty()) {
            try {
                problems.addAll(Totals.of(read()).beyond(limits));
            } catch (TileFileException e) {
                problems.add(String.valueOf(e.getMessage()));
            }
        }
        return problems;
    }

    /** The {@code .tiles} file. */
    public String text() {
        int pieces = tiles.stream().mapToInt(TileDraft::count).sum();
        return "set " + id + "\ntitle " + title.strip()
                + "\ncertainty certain\nsource entered from the owner's own box\n"
                + "pieces " + pieces + "\n\n"
                + tiles.stream().map(TileDraft::line).collect(Collectors.joining("\n", "", "\n"));
    }

    private TileSet read() {
        return TileSetReader.read(id + ".tiles", text(), vocabulary);
    }

    /** The set, ready to be played with. */
    public TileSet finished() {
        List<String> problems = problems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(id + ": " + problems);
        }
        return read();
    }
}
