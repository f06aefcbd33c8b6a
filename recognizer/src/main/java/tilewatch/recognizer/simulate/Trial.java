package tilewatch.recognizer.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.settle.TileReading;

/** Lets a recogniser read a simulated match and counts what it got right. */
public final class Trial {
    private final Function<Tile, Integer> orientation;
    private final List<Scene> scenes;
    private final List<String> mistakes = new ArrayList<>();
    private final Set<Cell> asked = new HashSet<>();
    private Optional<Cell> origin = Optional.empty();
    private Tally tally = Tally.NONE;

    private Trial(Recording recording, Function<Tile, Integer> orientation) {
        this.orientation = orientation;
        this.scenes = recording.scenes();
    }

    /**
     * @param tally what was counted
     * @param mistakes one line each
     */
    public record Result(Tally tally, List<String> mistakes) {
        public Result {
            mistakes = List.copyOf(mistakes);
        }
    }

    /** Reads every frame of a recording in order; the recogniser must be fresh. */
    public static Result run(Recognizer recognizer, Recording recording) {
        return run(recognizer, recording, recording.artwork().orientation());
    }

    /** The same for a recogniser whose pictures are turned otherwise than those printed on the tiles. */
    public static Result run(Recognizer recognizer, Recording recording, Function<Tile, Integer> orientation) {
        Trial trial = new Trial(recording, orientation);
        try (SimulatedCamera camera = recording.camera()) {
            for (int i = 0; i < trial.scenes.size(); i++) {
                try (Frame frame = camera.next().orElseThrow()) {
                    TableView view = recognizer.read(frame);
                    if (trial.scenes.get(i).hand().isEmpty()) {
                        trial.compare(i, view);
                    }
                }
            }
        }
        Tally asked = new Tally(0, 0, 0, 0, 0, 0, 0, 0, trial.asked.size(), 0, 0, 0, 0);
        return new Result(trial.tally.plus(asked), trial.mistakes);
    }

    private void compare(int frame, TableView view) {
        Scene scene = scenes.get(frame);
        if (origin.isEmpty()) {
            origin = origin(scene, view);
        }
        Map<Cell, TileReading> seen = new HashMap<>();
        view.tiles().forEach(t -> seen.put(t.cell(), t));
        int right = 0;
        int wrongCommitted = 0;
        for (LyingTile tile : scene.tiles()) {
            Optional<TileReading> reading =
                    Optional.ofNullable(seen.remove(cell(tile.laid().pos())));
            boolean good = reading.map(r -> same(r, tile)).orElse(false);
            right += good ? 1 : 0;
            if (!good) {
                boolean committed = reading.map(r -> r.state() == TileReading.State.COMMITTED)
                        .orElse(false);
                wrongCommitted += committed ? 1 : 0;
                mistakes.add("frame " + frame + ": " + text(tile) + " read as "
                        + reading.map(TileReading::toString).orElse("nothing"));
            }
            reading.filter(r -> r.state() == TileReading.State.ASKED).ifPresent(r -> asked.add(r.cell()));
        }
        seen.values().forEach(r -> mistakes.add("frame " + frame + ": nothing lies where there is " + r));
        boolean turnEnds = frame + 1 == scenes.size() || scenes.get(frame + 1).turn() != scene.turn();
        boolean counts = turnEnds && scene.turn() > 0;
        LyingTile newest = scene.tiles().get(scene.tiles().size() - 1);
        boolean placed = counts
                && view.tiles().stream()
                        .anyMatch(r -> r.cell().equals(cell(newest.laid().pos())) && same(r, newest));
        int lost = view.lattice().isEmpty() ? 1 : 0;
        tally = tally.plus(new Tally(
                1,
                lost,
                counts ? 1 : 0,
                placed ? 1 : 0,
                scene.tiles().size(),
                right,
                seen.size(),
                wrongCommitted,
                0,
                0,
                0,
                0,
                0));
        figures(frame, view);
    }

    /** The recogniser counts rows and columns from the first tile it found, whichever that was: a vote tells. */
    private Optional<Cell> origin(Scene scene, TableView view) {
        Map<Cell, Integer> votes = new HashMap<>();
        for (LyingTile tile : scene.tiles()) {
            for (TileReading reading : view.tiles()) {
                if (same(reading, tile)) {
                    Pos pos = tile.laid().pos();
                    Cell seen = reading.cell();
                    votes.merge(new Cell(seen.row() - pos.y(), seen.col() - pos.x()), 1, Integer::sum);
                }
            }
        }
        return votes.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    private void figures(int frame, TableView view) {
        List<FigureReading> left = new ArrayList<>(view.figures());
        int found = 0;
        int claims = 0;
        for (PlacedFigure figure : scenes.get(frame).figures()) {
            Cell cell = cell(new Pos((int) Math.floor(figure.x()), (int) Math.floor(figure.y())));
            Optional<FigureReading> hit = left.stream()
                    .filter(r -> r.colour().toString().equals(figure.colour().toString())
                            && r.cell().equals(cell))
                    .findFirst();
            if (hit.isEmpty()) {
                mistakes.add("frame " + frame + ": missed " + text(figure));
                continue;
            }
            left.remove(hit.get());
            found++;
            if (hit.get()
                    .claims()
                    .equals(figure.figure().zone().segment().terrain().name())) {
                claims++;
            } else {
                mistakes.add("frame " + frame + ": " + text(figure) + " taken for " + hit.get());
            }
        }
        left.forEach(r -> mistakes.add("frame " + frame + ": no such figure " + r));
        int figures = scenes.get(frame).figures().size();
        tally = tally.plus(new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, figures, found, left.size(), claims));
    }

    private Cell cell(Pos pos) {
        Cell first = origin.orElse(new Cell(0, 0));
        return new Cell(first.row() + pos.y(), first.col() + pos.x());
    }

    /** The same to the rules: a tile that looks alike to them when turned may be read either way. */
    private boolean same(TileReading reading, LyingTile lying) {
        Tile tile = lying.laid().tile();
        int turns = lying.laid().turn().quarters() - orientation.apply(tile);
        return reading.tile().equals(tile.name()) && tile.sameWhenTurned(Turn.of(reading.turns() - turns));
    }

    private String text(LyingTile tile) {
        return tile.laid().tile() + "" + tile.laid().turn().arrow() + " at "
                + cell(tile.laid().pos());
    }

    private String text(PlacedFigure figure) {
        return figure.name() + " on the "
                + figure.figure().zone().segment().terrain().name() + " at "
                + cell(figure.figure().zone().pos());
    }
}
