package tilewatch.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.GameState;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.recognizer.Recognizer.Pace;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureReading;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.settle.TileReading;
import tilewatch.server.live.Seen.Reading;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.Watching;
import tilewatch.server.view.Views;

/** Puts what the recogniser says into the match's words: its squares, turns and players. */
public final class Eyes {
    private final Pace pace;
    private final ToIntFunction<String> orientation;
    private int match;
    private @Nullable Anchor anchor;

    /**
     * @param orientation by how many clockwise quarter turns the tile as written must be turned to look like its picture
     */
    public Eyes(Pace pace, ToIntFunction<String> orientation) {
        this.pace = pace;
        this.orientation = orientation;
    }

    /** The view for this match; nothing but the state as long as no tile of the match has been found in it. */
    public Seen seen(TableView view, TableMatch<?, ?> playing) {
        if (playing.number() != match) {
            match = playing.number();
            anchor = null;
        }
        Optional<Pieces> pieces = LiveTable.pieces(playing.state());
        Watching watching = watching(view.state());
        if (pieces.isEmpty() || view.tiles().isEmpty()) {
            return new Seen(watching, Map.of(), List.of());
        }
        Anchor found = anchor;
        if (found == null) {
            found = find(view, playing, pieces.get()).orElse(null);
            anchor = found;
        }
        return found == null
                ? new Seen(Watching.SETTLING, Map.of(), List.of())
                : new Seen(watching, tiles(view, found), figures(view, found, playing));
    }

    /** A picture taken now and then has settled even if the camera moved since the last. */
    private Watching watching(TableView.State state) {
        return switch (state) {
            case WATCHING -> Watching.WATCHING;
            case HAND_IN_VIEW -> Watching.HAND_IN_VIEW;
            case SETTLING -> Watching.SETTLING;
            case CAMERA_MOVED -> pace == Pace.STILLS ? Watching.WATCHING : Watching.CAMERA_MOVED;
            case NO_TABLE, NO_CAMERA -> Watching.NO_CAMERA;
        };
    }

    private Optional<Anchor> find(TableView view, TableMatch<?, ?> playing, Pieces pieces) {
        List<Anchor.Sighted> sighted = view.tiles().stream()
                .filter(tile -> trust(tile) != Trust.UNKNOWN)
                .map(tile -> new Anchor.Sighted(pos(tile.cell()), tile.tile(), asWritten(tile.tile(), tile.turns())))
                .toList();
        return Anchor.find(board(playing).tiles(), sighted, pieces);
    }

    private static <S extends GameState, M> Showing.Board board(TableMatch<S, M> playing) {
        @SuppressWarnings("unchecked") // the shelf has one showing for each game, and the match was started from it
        Showing<S, M> showing = (Showing<S, M>) Shelf.game(playing.game().id());
        return showing.board(playing.state(), -1);
    }

    private int asWritten(String tile, int turns) {
        return Turn.of(turns + orientation.applyAsInt(tile)).quarters();
    }

    private static Pos pos(Cell cell) {
        return new Pos(cell.col(), cell.row());
    }

    private Map<Pos, SeenTile> tiles(TableView view, Anchor found) {
        Map<Pos, SeenTile> tiles = new HashMap<>();
        for (TileReading tile : view.tiles()) {
            List<Reading> readings = new ArrayList<>();
            readings.add(reading(found, tile.tile(), tile.turns(), tile.probability()));
            tile.alternatives().forEach(it -> readings.add(reading(found, it.tile(), it.turns(), it.probability())));
            Pos pos = found.square(pos(tile.cell()));
            tiles.put(pos, new SeenTile(pos, readings, trust(tile)));
        }
        return tiles;
    }

    private Reading reading(Anchor found, String tile, int turns, double probability) {
        return new Reading(tile, found.turn(asWritten(tile, turns)), probability);
    }

    private static Trust trust(TileReading tile) {
        return switch (tile.state()) {
            case COMMITTED -> Trust.SURE;
            case PROPOSED -> Trust.LIKELY;
            case ASKED -> Trust.ASK;
            case UNKNOWN -> Trust.UNKNOWN;
        };
    }

    /** Figures of colours nobody plays are somebody else's business. */
    private static List<SeenFigure> figures(TableView view, Anchor found, TableMatch<?, ?> playing) {
        List<SeenFigure> figures = new ArrayList<>();
        for (FigureReading figure : view.figures()) {
            int player = playerOf(playing, figure.colour().name().toLowerCase(Locale.ROOT));
            if (player >= 0) {
                double[] foot = found.place(figure.u(), figure.v());
                figures.add(new SeenFigure(
                        found.square(pos(figure.cell())),
                        foot[0],
                        foot[1],
                        player,
                        figure.claims(),
                        figure.probability()));
            }
        }
        return figures;
    }

    private static int playerOf(TableMatch<?, ?> playing, String colour) {
        for (int i = 0; i < playing.started().players().size(); i++) {
            if (Views.colour(playing, i).equals(colour)) {
                return i;
            }
        }
        return -1;
    }
}
