package tilewatch.server.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.Natives;
import tilewatch.engine.Setup;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Recording;
import tilewatch.recognizer.simulate.Tally;
import tilewatch.recognizer.simulate.Trial;
import tilewatch.recognizer.simulate.WoodColour;

/** Lets the recogniser read simulated matches. */
public final class SimulatedBench {
    private final TileSet set;
    private final Artwork artwork;
    private final Gallery gallery;
    private final TileModel model;
    private final List<String> players;
    private final Set<FigureColour> colours;

    /**
     * @param gallery what the recogniser knows the tiles by
     * @param models where trained models are kept
     */
    public SimulatedBench(TileSet set, Artwork artwork, Gallery gallery, int players, Path models)
            throws IOException, InterruptedException {
        Natives.load();
        this.set = set;
        this.artwork = artwork;
        this.gallery = gallery;
        this.model = new ModelCache(models).of(gallery, share -> {});
        this.players = Stream.of(WoodColour.values())
                .limit(players)
                .map(WoodColour::toString)
                .toList();
        this.colours = this.players.stream()
                .map(name -> FigureColour.valueOf(name.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(FigureColour.class)));
    }

    /** One match of so many turns at most; each mistake is told. */
    public Tally run(Difficulty difficulty, long seed, int turns, Consumer<String> mistakes) {
        Setup setup = new Setup("carcassonne", players, Map.of("tiles", set.id()));
        Recording recording = Recording.of(setup, artwork, difficulty, seed).until(turns);
        try (Recognizer recognizer = new Recognizer(set, gallery, model, colours)) {
            Trial.Result result = Trial.run(recognizer, recording, tile -> gallery.orientationOf(tile.name()));
            result.mistakes().forEach(mistakes);
            return result.tally();
        }
    }
}
