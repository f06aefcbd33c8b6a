package tilewatch.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
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
import tilewatch.recognizer.bench.RecognizerBench;
import tilewatch.recognizer.bench.Soak;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;

/** {@code tilewatch bench recognizer}: what reading frames costs next to the floor, and what it leaves behind. */
@Command(
        name = "recognizer",
        description = "Measure reading on one thread, next to the floor: decoding a JPEG and warping the frame once.")
final class BenchRecognizer implements Callable<Integer> {

    @Option(names = "--set", defaultValue = "base-72-classic", description = "The tiles (${DEFAULT-VALUE}).")
    private String set;

    @Option(names = "--gallery", paramLabel = "DIR", description = "Pictures of the tiles; our own art without.")
    private @Nullable Path gallery;

    @Option(
            names = "--models",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.cache/tilewatch",
            description = "Keep what was learnt from galleries here (${DEFAULT-VALUE}).")
    private Path models;

    @Option(
            names = "--soak",
            paramLabel = "N",
            defaultValue = "0",
            description = "Instead read N frames and tell what memory is left.")
    private int soak;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if (!CarcassonneTiles.BASE_SETS.contains(set)) {
            throw new BadInput("No tiles '" + set + "'; there are " + CarcassonneTiles.BASE_SETS);
        }
        if (gallery != null && !Files.isDirectory(gallery)) {
            throw new BadInput(gallery + ": there is no such folder");
        }
        TileSet tiles = CarcassonneTiles.set(set);
        PrintWriter out = spec.commandLine().getOut();
        try {
            Gallery pictures = gallery == null ? ArtGallery.of(tiles) : GalleryFolder.read(gallery);
            TileModel model = new ModelCache(models).of(pictures, share -> {});
            if (soak > 0) {
                Soak.Result left = Soak.run(tiles, pictures, model, soak);
                out.println(left.frames() + " frames: " + left.liveMats() + " matrices left alive; resident MB "
                        + left.resident());
                return left.liveMats() == 0 ? 0 : 1;
            }
            print(new RecognizerBench(tiles, pictures, model).run(), out);
            return 0;
        } catch (IOException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private static void print(RecognizerBench.Result r, PrintWriter out) {
        out.printf(Locale.ROOT, "floor: JPEG decode + one full-frame warp, 1080p     %7.1f ms%n", r.floor());
        out.printf(
                Locale.ROOT,
                "nothing changed, 1080p, 72 tiles                    %7.1f ms   %.2f x the floor (at most 1.5)%n",
                r.unchanged(),
                r.unchanged() / r.floor());
        out.printf(
                Locale.ROOT,
                "a new tile, 1080p, 60 to 72 tiles                   %7.1f ms   %.1f ms above the floor (at most 100);"
                        + " %d of %d seen at once%n",
                r.placement(),
                r.placement() - r.floor(),
                r.placementsSeen(),
                r.placements());
        out.printf(
                Locale.ROOT,
                "cold start, 1080p, 72 tiles                         %7.1f ms   (at most 2000); %d tiles found%n",
                r.coldStart(),
                r.coldTiles());
        out.printf(
                Locale.ROOT,
                "film, 720p, 60 tiles, a new one every 2 seconds     %7.1f frames per second (at least 30)%n",
                r.framesPerSecond());
    }
}
