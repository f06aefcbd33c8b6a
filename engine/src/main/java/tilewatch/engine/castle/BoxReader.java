package tilewatch.engine.castle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Side;

/**
 * Reads a box: a {@code .tiles} file with a line per kind of tile, and a {@code .wall} file, see {@link WallReader}.
 *
 * <pre>
 * tile Gate x3 | street N | tower S | courtyard NL W market | courtyard NR E
 * </pre>
 */
public final class BoxReader {

    private BoxReader() {}

    /** Our own castle, which stands in for tiles and a wall that were never published. */
    public static Box standIn() {
        String tiles = "castle-60-stand-in.tiles";
        String wall = "castle-wall-stand-in.wall";
        return read(tiles, resource(tiles), wall, resource(wall));
    }

    /** Reads a box from text; the names of the files are only for messages. */
    public static Box read(String tileFile, String tileText, String wallFile, String wallText) {
        BoxFile file = new BoxFile(tileFile, tileText);
        Map<String, Integer> counts = new LinkedHashMap<>();
        List<Piece> tiles = new ArrayList<>();
        for (BoxFile.Line line : file.lines()) {
            if (!line.word(0).equals("tile")
                    || !line.word(2).startsWith("x")
                    || line.words().size() > 3) {
                throw file.wrong(line.number(), String.join(" ", line.words()), "tile NAME xCOUNT");
            }
            String name = line.word(1);
            if (!name.matches("\\p{L}[\\p{L}\\p{N}-]*")) {
                throw file.wrong(line.number(), name, "a name of letters, digits and hyphens");
            }
            int count = file.number(line.number(), line.word(2).substring(1));
            if (count == 0 || counts.put(name, count) != null) {
                throw file.wrong(line.number(), name, "a tile named once, with at least one copy");
            }
            tiles.add(new PieceReader(file, line).read(name, EnumSet.allOf(Side.class)));
        }
        file.checkPieces(counts.values().stream().mapToInt(Integer::intValue).sum());
        Wall wall = WallReader.read(wallFile, wallText);
        return new Box(file.header("certainty"), wall, tiles, counts);
    }

    private static String resource(String file) {
        try (InputStream in = BoxReader.class.getResourceAsStream("/tilesets/" + file)) {
            if (in == null) {
                throw new BoxFileException(file, 0, file, "a file that ships with the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
