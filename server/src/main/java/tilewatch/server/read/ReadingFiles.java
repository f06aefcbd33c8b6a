package tilewatch.server.read;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.settle.TileReading;

/** Writes what was read: one line per occupied cell and one per figure of every frame. */
public final class ReadingFiles implements AutoCloseable {
    private final CsvFile tiles;
    private final CsvFile figures;

    public ReadingFiles(Optional<Path> readings, Optional<Path> figures) throws IOException {
        this.tiles = new CsvFile(readings, "frame,row,col,tile,turns,probability,state,alternatives");
        this.figures = new CsvFile(figures, "frame,row,col,u,v,colour,pose,claims,probability");
    }

    /** Adds a frame. */
    public void add(TableView view) throws IOException {
        view.tiles().forEach(tile -> tiles.line(line(view.frame(), tile)));
        view.figures().forEach(figure -> figures.line(line(view.frame(), figure)));
        tiles.flush();
        figures.flush();
    }

    private static String line(String frame, TileReading tile) {
        String alternatives = tile.alternatives().stream()
                .map(a -> String.format(Locale.ROOT, "%s/%d:%.3f", a.tile(), a.turns(), a.probability()))
                .collect(Collectors.joining(";"));
        return String.format(
                Locale.ROOT,
                "%s,%d,%d,%s,%d,%.3f,%s,%s",
                frame,
                tile.cell().row(),
                tile.cell().col(),
                tile.tile(),
                tile.turns(),
                tile.probability(),
                tile.state().name().toLowerCase(Locale.ROOT),
                alternatives);
    }

    private static String line(String frame, FigureReading figure) {
        return String.format(
                Locale.ROOT,
                "%s,%d,%d,%.3f,%.3f,%s,%s,%s,%.3f",
                frame,
                figure.cell().row(),
                figure.cell().col(),
                figure.u(),
                figure.v(),
                figure.colour(),
                figure.pose().name().toLowerCase(Locale.ROOT),
                figure.claims(),
                figure.probability());
    }

    @Override
    public void close() throws IOException {
        try (tiles) {
            figures.close();
        }
    }
}
