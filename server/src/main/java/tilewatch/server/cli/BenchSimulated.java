package tilewatch.server.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Tally;
import tilewatch.server.bench.SimulatedBench;
import tilewatch.server.bench.SweepChart;

/** {@code tilewatch bench simulated}: how much of simulated matches is read right, over difficulty. */
@Command(name = "simulated", description = "Read simulated matches and count what was right, over difficulty.")
final class BenchSimulated implements Callable<Integer> {
    private static final TileSet SET = CarcassonneTiles.set("base-72-classic");

    @Option(names = "--seeds", defaultValue = "20", description = "How many matches (${DEFAULT-VALUE}).")
    private int seeds;

    @Option(names = "--first", defaultValue = "1", description = "The first match's seed (${DEFAULT-VALUE}).")
    private long first;

    @Option(
            names = "--difficulty",
            split = ",",
            defaultValue = "0.5",
            description = "One or more numbers from 0 to 1 (${DEFAULT-VALUE}).")
    private List<Double> difficulties;

    @Option(names = "--turns", defaultValue = "1000", description = "Stop each match after so many turns.")
    private int turns;

    @Option(names = "--players", defaultValue = "2", description = "2 to 5 (${DEFAULT-VALUE}).")
    private int players;

    @Option(names = "--art", paramLabel = "DIR", description = "Folder of <tile>.png to print on the tiles.")
    private @Nullable Path art;

    @Option(
            names = "--gallery",
            paramLabel = "DIR",
            description = "Read with these pictures instead of those printed on the tiles.")
    private @Nullable Path gallery;

    @Option(
            names = "--models",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.cache/tilewatch",
            description = "Folder for trained models (${DEFAULT-VALUE}).")
    private Path models;

    @Option(names = "--chart", paramLabel = "FILE", description = "Draw the sweep as SVG.")
    private @Nullable Path chart;

    @Option(names = "--mistakes", paramLabel = "FILE", description = "Write down every mistake.")
    private @Nullable Path mistakes;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        for (double difficulty : difficulties) {
            if (!(difficulty >= 0 && difficulty <= 1)) {
                throw new BadInput("--difficulty " + difficulty + " is not between 0 and 1");
            }
        }
        if (players < 2 || players > 5 || seeds < 1 || turns < 0) {
            throw new BadInput("--players " + players + " must be 2 to 5, --seeds " + seeds + " at least 1, --turns "
                    + turns + " at least 0");
        }
        try {
            measure();
            return 0;
        } catch (IOException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private void measure() throws IOException, InterruptedException {
        var out = spec.commandLine().getOut();
        Artwork artwork = art == null ? Artwork.own() : Artwork.folder(art, SET);
        Path known = gallery == null ? art : gallery;
        Gallery pictures = known == null ? ArtGallery.of(SET) : GalleryFolder.read(known);
        SimulatedBench bench = new SimulatedBench(SET, artwork, pictures, players, models);
        Map<Double, Tally> sweep = new TreeMap<>();
        List<String> noted = new ArrayList<>();
        for (double difficulty : difficulties) {
            Tally sum = Tally.NONE;
            for (long seed = first; seed < first + seeds; seed++) {
                String match = "difficulty " + difficulty + ", seed " + seed;
                Tally tally =
                        bench.run(Difficulty.of(difficulty), seed, turns, mistake -> noted.add(match + ", " + mistake));
                out.println(match + ": " + tally);
                out.flush();
                sum = sum.plus(tally);
            }
            sweep.put(difficulty, sum);
        }
        sweep.forEach((difficulty, tally) -> out.println("difficulty " + difficulty + ", all: " + tally));
        if (mistakes != null) {
            Files.write(mistakes, noted);
        }
        if (chart != null) {
            Files.writeString(chart, SweepChart.of(sweep));
        }
    }
}
