package tilewatch.recognizer;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.MatArena;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.figures.Blob;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.figures.FigureFinder;
import tilewatch.recognizer.figures.FigureReader;
import tilewatch.recognizer.gate.Change;
import tilewatch.recognizer.gate.Gate;
import tilewatch.recognizer.identify.TileBook;
import tilewatch.recognizer.identify.TileClasses;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.lattice.Board;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Tracker;
import tilewatch.recognizer.settle.Settler;

/**
 * Reads one table, frame after frame: gate, grid, occupied cells, tiles, figures, and what all frames together say. A
 * frame in which nothing changed costs little more than a glance. Not for several threads at once.
 */
public final class Recognizer implements AutoCloseable {
    /**
     * Settings of all stages.
     *
     * @param pace how frames follow one another
     */
    public record Settings(
            Pace pace,
            Gate.Settings gate,
            Settler.Settings settle,
            FigureFinder.Settings find,
            FigureReader.Settings read) {
        public static Settings of(Pace pace) {
            return new Settings(
                    pace,
                    Gate.Settings.standard(),
                    Settler.Settings.standard(),
                    FigureFinder.Settings.standard(),
                    FigureReader.Settings.standard());
        }
    }

    /** How frames follow one another. */
    public enum Pace {
        /** Pictures taken now and then: every one is read. */
        STILLS(4),
        /** Many a second: what moves is not read until it rests. */
        VIDEO(20);

        /** Frames in which an arm may hide tiles; then they are believed to be taken off. */
        private final int patience;

        Pace(int patience) {
            this.patience = patience;
        }
    }

    private static final int HIDDEN = 2;

    /** Frames without a grid after which the table is no longer taken to lie as it lay. */
    private static final int LOST = 20;

    /** Share of a frame that arms can cover. */
    private static final double MOST_ARM = .6;

    private final Settings settings;
    private final TileBook book;
    private final Gate gate;
    private final Tracker tracker;
    private final Settler settler;
    private final FigureFinder figureFinder;
    private final FigureReader figureReader;
    private Optional<TableView> last = Optional.empty();
    private boolean rough;
    private int frozen;

    /** Reads stills with all settings at their standard. */
    public Recognizer(TileSet set, Gallery gallery, TileModel model, Set<FigureColour> colours) {
        this(set, gallery, model, colours, Settings.of(Pace.STILLS));
    }

    /**
     * @param set the tiles that may lie there
     * @param gallery their pictures
     * @param model what was trained on the gallery
     * @param colours the figures' colours in play
     */
    public Recognizer(TileSet set, Gallery gallery, TileModel model, Set<FigureColour> colours, Settings settings) {
        TileClasses classes = new TileClasses(gallery.tiles(), periods(set));
        Map<String, Integer> copies = new HashMap<>();
        set.tiles().forEach(t -> copies.put(t.name(), t.count()));
        this.settings = settings;
        this.book = new TileBook(gallery, classes, model);
        this.gate = new Gate(settings.gate);
        this.tracker = new Tracker(book);
        this.settler = new Settler(classes, copies, settings.settle);
        this.figureFinder = new FigureFinder(book.templates(), colours, settings.find);
        this.figureReader = new FigureReader(set, gallery, settings.read);
    }

    /** After how many quarter turns each tile is the same to the rules. */
    static Map<String, Integer> periods(TileSet set) {
        Map<String, Integer> periods = new HashMap<>();
        for (Tile tile : set.tiles()) {
            int period = tile.sameWhenTurned(Turn.of(1)) ? 1 : tile.sameWhenTurned(Turn.of(2)) ? 2 : 4;
            periods.put(tile.name(), period);
        }
        return periods;
    }

    /** What {@code frame} shows, in the light of all frames before. The caller closes the frame. */
    public TableView read(Frame frame) {
        Gate.Seen seen = gate.look(frame.bgr());
        Set<Cell> open = settler.open();
        if (last.isPresent()
                && settings.pace == Pace.VIDEO
                && !seen.sinceBefore().none()) {
            boolean arm = seen.sinceBefore().touchesRim();
            return last.get().as(frame.name(), arm ? TableView.State.HAND_IN_VIEW : TableView.State.SETTLING);
        }
        boolean still = last.isPresent() && seen.sinceRead().none();
        if (still && !rough && open.isEmpty()) {
            return last.get().as(frame.name(), last.get().still());
        }
        gate.read();
        // A film shall show a new tile at once, so only what changed is read; the whole table follows when it rests.
        boolean partly = still ? !rough : settings.pace == Pace.VIDEO;
        rough = partly && !still;
        Change change = partly ? seen.sinceRead() : Change.everything();
        TableView view = tracker.follow(frame.bgr(), settler.known(), change, open)
                .map(board -> settle(frame, board))
                .orElseGet(() -> lost(frame, seen.sinceRead()));
        last = Optional.of(view);
        return view;
    }

    /** Nothing vanishes: for a while the table is taken to lie as it lay, behind an arm or before a camera that moved. */
    private TableView lost(Frame frame, Change change) {
        if (last.isEmpty() || last.get().tiles().isEmpty() || ++frozen > LOST) {
            return TableView.empty(frame.name(), TableView.State.NO_TABLE);
        }
        boolean arm = change.touchesRim() && change.share() < MOST_ARM;
        return last.get().as(frame.name(), arm ? TableView.State.HAND_IN_VIEW : TableView.State.CAMERA_MOVED);
    }

    private TableView settle(Frame frame, Board board) {
        // Nothing vanishes: where several sure tiles are gone at once, a hand or a sleeve is in the way.
        frozen = settler.hidden(
                                board.tiles(),
                                cell -> board.inView(cell, frame.bgr().size()))
                        >= HIDDEN
                ? frozen + 1
                : 0;
        if (last.isPresent() && frozen > 0 && frozen <= settings.pace.patience) {
            return last.get().as(frame.name(), TableView.State.HAND_IN_VIEW);
        }
        try (MatArena arena = new MatArena()) {
            List<Blob> blobs = figureFinder.find(frame.bgr(), board, arena);
            Set<Cell> covered = new HashSet<>();
            blobs.forEach(b -> covered.add(b.cell()));
            settler.add(board.tiles(), covered);
            var tiles = settler.readings();
            boolean moved = board.how() == Board.How.MOVED || board.how() == Board.How.FOUND_AGAIN;
            return new TableView(
                    frame.name(),
                    moved ? TableView.State.CAMERA_MOVED : TableView.State.WATCHING,
                    Optional.of(board.lattice()),
                    tiles,
                    figureReader.read(blobs, tiles));
        }
    }

    @Override
    public void close() {
        gate.close();
        tracker.close();
        book.close();
    }
}
