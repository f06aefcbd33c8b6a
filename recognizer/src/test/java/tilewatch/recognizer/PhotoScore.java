package tilewatch.recognizer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.settle.TileReading;

/** Counts what was read right and wrong in a photographed game. */
final class PhotoScore {
    private final PhotoGame truth;
    private final Map<String, Integer> periods;
    private int frames;
    private final List<String> report = new ArrayList<>();
    final List<String> badLattices = new ArrayList<>();
    int readings;
    int right;
    int missed;
    int falselyOccupied;
    int fresh;
    int freshRight;
    int committed;
    int wrongCommitted;
    final Set<Cell> asked = new HashSet<>();
    int figures;
    int figuresFound;
    int figuresFalse;
    int claims;
    int claimsRight;
    private Optional<Cell> shift = Optional.empty();

    /** @param periods after how many quarter turns each tile is the same */
    PhotoScore(PhotoGame truth, Map<String, Integer> periods) {
        this.truth = truth;
        this.periods = periods;
    }

    /** Compares the reading of a frame with the truth. */
    void compare(int frame, TableView view) {
        frames++;
        List<PhotoGame.Tile> tiles = truth.tiles().getOrDefault(frame, List.of());
        if (shift.isEmpty() && !view.tiles().isEmpty()) {
            // Our rows and columns count from the first tile found.
            Cell first = view.tiles().get(0).cell();
            shift = Optional.of(
                    new Cell(tiles.get(0).row() - first.row(), tiles.get(0).col() - first.col()));
        }
        Cell by = shift.orElse(new Cell(0, 0));
        double error = view.lattice().map(h -> truth.cornerError(frame, h, by)).orElse(9.);
        if (error >= (frame < 3 ? .08 : .05)) {
            badLattices.add(String.format(Locale.ROOT, "%02d: %.3f", frame, error));
        }
        Map<Cell, TileReading> seen = new HashMap<>();
        view.tiles()
                .forEach(t ->
                        seen.put(new Cell(t.cell().row() + by.row(), t.cell().col() + by.col()), t));
        for (PhotoGame.Tile tile : tiles) {
            Optional<TileReading> reading = Optional.ofNullable(seen.remove(new Cell(tile.row(), tile.col())));
            boolean good = reading.isPresent() && same(reading.get(), tile, periods.getOrDefault(tile.tile(), 4));
            readings++;
            right += good ? 1 : 0;
            missed += reading.isPresent() ? 0 : 1;
            fresh += tile.fresh() ? 1 : 0;
            freshRight += tile.fresh() && good ? 1 : 0;
            reading.ifPresent(r -> {
                committed += r.state() == TileReading.State.COMMITTED ? 1 : 0;
                wrongCommitted += r.state() == TileReading.State.COMMITTED && !good ? 1 : 0;
                if (r.state() == TileReading.State.ASKED) {
                    asked.add(r.cell());
                }
                if (!good) {
                    report.add("frame " + frame + ": " + tile + " read as " + r);
                }
            });
        }
        falselyOccupied += seen.size();
        figures(frame, view, truth.figures().getOrDefault(frame, List.of()), by);
        report.add(String.format(
                Locale.ROOT, "frame %02d: corner error %.3f, %d tiles, %s", frame, error, tiles.size(), view.state()));
    }

    private static boolean same(TileReading reading, PhotoGame.Tile tile, int period) {
        return reading.tile().equals(tile.tile()) && (reading.turns() - tile.turns()) % period == 0;
    }

    private void figures(int frame, TableView view, List<PhotoGame.Figure> truth, Cell by) {
        List<FigureReading> left = new ArrayList<>(view.figures());
        for (PhotoGame.Figure figure : truth) {
            figures++;
            Optional<FigureReading> hit = left.stream()
                    .filter(r -> r.colour().toString().equals(figure.colour())
                            && r.cell().row() + by.row() == figure.row()
                            && r.cell().col() + by.col() == figure.col())
                    .findFirst();
            if (hit.isEmpty()) {
                report.add("frame " + frame + ": missed " + figure);
                continue;
            }
            left.remove(hit.get());
            figuresFound++;
            if (figure.certain()) {
                claims++;
                claimsRight += hit.get().claims().equals(figure.claims()) ? 1 : 0;
                if (!hit.get().claims().equals(figure.claims())) {
                    report.add("frame " + frame + ": " + figure + " claims read as " + hit.get());
                }
            }
        }
        figuresFalse += left.size();
        left.forEach(f -> report.add("frame " + frame + ": no such figure " + f));
    }

    /** Writes the figures to a file. */
    void write(Path file) throws IOException {
        report.add("grid right in " + (frames - badLattices.size()) + " of " + frames + " frames " + badLattices);
        report.add("cells missed " + missed + ", falsely occupied " + falselyOccupied);
        report.add("readings right " + right + " of " + readings);
        report.add("new tiles right at once " + freshRight + " of " + fresh);
        report.add("committed " + committed + ", wrong ones " + wrongCommitted + ", cells asked about " + asked.size());
        report.add("figures found " + figuresFound + " of " + figures + ", false " + figuresFalse);
        report.add("claimed kinds right " + claimsRight + " of " + claims);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, report);
    }
}
