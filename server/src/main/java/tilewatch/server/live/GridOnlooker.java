package tilewatch.server.live;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.Recognizer.Pace;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.overlay.Overlay;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;
import tilewatch.server.view.Views;

/** Square tiles on an open grid, with figures on them. */
final class GridOnlooker implements Onlooker {
    private final Table table;
    private final Recognizer recognizer;
    private final Eyes eyes;
    private final LiveTable live;

    private GridOnlooker(Table table, Recognizer recognizer, Eyes eyes, LiveTable live) {
        this.table = table;
        this.recognizer = recognizer;
        this.eyes = eyes;
        this.live = live;
    }

    /** Tiles never seen before are learnt first, which takes a minute. */
    static GridOnlooker of(Table table, TableMatch<?, ?> match, TileSet tiles, CameraSetup setup, ModelCache models)
            throws IOException, InterruptedException {
        Gallery gallery = setup.gallery(tiles);
        TileModel model = models.of(gallery, share -> {});
        Pace pace = setup.pace();
        return new GridOnlooker(
                table,
                new Recognizer(tiles, gallery, model, colours(match), Recognizer.Settings.of(pace)),
                new Eyes(pace, gallery::orientationOf),
                new LiveTable(table, pace == Pace.STILLS ? LiveTable.Settings.STILLS : LiveTable.Settings.VIDEO));
    }

    private static Set<FigureColour> colours(TableMatch<?, ?> match) {
        Set<FigureColour> colours = EnumSet.noneOf(FigureColour.class);
        for (int i = 0; i < match.started().players().size(); i++) {
            String colour = Views.colour(match, i);
            for (FigureColour known : FigureColour.values()) {
                if (known.name().toLowerCase(Locale.ROOT).equals(colour)) {
                    colours.add(known);
                }
            }
        }
        return colours;
    }

    @Override
    public Optional<byte[]> see(Frame frame, boolean shown) {
        TableView view = recognizer.read(frame);
        Optional<byte[]> picture = shown ? Optional.of(Overlay.jpeg(frame, view)) : Optional.empty();
        live.see(eyes.seen(view, table.state().current()));
        return picture;
    }

    @Override
    public void close() {
        recognizer.close();
    }
}
