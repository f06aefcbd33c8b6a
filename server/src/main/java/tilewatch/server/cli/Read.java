package tilewatch.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.TableView;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.overlay.OverlayFolder;
import tilewatch.recognizer.source.AviFile;
import tilewatch.recognizer.source.Decoder;
import tilewatch.recognizer.source.ImageFolder;
import tilewatch.recognizer.source.Webcam;
import tilewatch.server.read.ReadingFiles;

/** {@code tilewatch read}: reads frames in order, with nobody to help, and writes what lies where. */
@Command(
        name = "read",
        description =
                "Read a table from pictures, a film or a webcam. A frame that cannot be read is named and skipped;"
                        + " the exit code then is 1.")
final class Read implements Callable<Integer> {

    @Option(names = "--set", required = true, description = "The tiles, as in base-72-classic.")
    private String set;

    @Option(
            names = "--gallery",
            required = true,
            paramLabel = "DIR",
            description = "Pictures of the tiles: <tile>.png, more of the same tile as <tile>~2.png.")
    private Path gallery;

    @ArgGroup(multiplicity = "1")
    private From from = new From();

    @Option(names = "--readings", paramLabel = "FILE", description = "Write the tiles of every frame here (CSV).")
    private @Nullable Path readings;

    @Option(names = "--figures", paramLabel = "FILE", description = "Write the figures of every frame here (CSV).")
    private @Nullable Path figures;

    @Option(names = "--overlay", paramLabel = "DIR", description = "Write every frame with its readings drawn in here.")
    private @Nullable Path overlay;

    @Option(
            names = "--models",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.cache/tilewatch",
            description = "Keep what was learnt from galleries here (${DEFAULT-VALUE}).")
    private Path models;

    @Spec
    private CommandSpec spec;

    /** Where the frames come from; one of them. */
    static final class From {
        @Option(names = "--frames", paramLabel = "DIR", description = "A folder of JPEG or PNG pictures.")
        private @Nullable Path frames;

        @Option(names = "--video", paramLabel = "FILE", description = "An AVI film of JPEG pictures.")
        private @Nullable Path video;

        @Option(names = "--camera", paramLabel = "N", description = "The webcam with this number, until Ctrl-C.")
        private @Nullable Integer camera;

        private FrameSource open() throws IOException {
            if (frames != null) {
                return new ImageFolder(folder(frames), Decoder.standard());
            }
            if (video != null) {
                if (!Files.isRegularFile(video)) {
                    throw new BadInput(video + ": there is no such file");
                }
                return new AviFile(video, Decoder.standard());
            }
            return new Webcam(camera == null ? 0 : camera, Webcam.Settings.standard());
        }

        private Recognizer.Pace pace() {
            return frames == null ? Recognizer.Pace.VIDEO : Recognizer.Pace.STILLS;
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        if (CarcassonneTiles.BASE_SETS.stream().noneMatch(set::equals)) {
            throw new BadInput("No tiles '" + set + "'; there are " + CarcassonneTiles.BASE_SETS);
        }
        TileSet tiles = CarcassonneTiles.set(set);
        try {
            Gallery pictures = GalleryFolder.read(folder(gallery));
            check(tiles, pictures);
            // Opened first: a film that is none is no reason to learn for half a minute.
            try (FrameSource source = from.open()) {
                TileModel model = new ModelCache(models).of(pictures, share -> {});
                Recognizer.Settings settings = Recognizer.Settings.of(from.pace());
                try (Recognizer recognizer =
                        new Recognizer(tiles, pictures, model, EnumSet.allOf(FigureColour.class), settings)) {
                    return read(source, recognizer);
                }
            }
        } catch (IOException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private static Path folder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": there is no such folder");
        }
        return folder;
    }

    private void check(TileSet tiles, Gallery pictures) {
        List<String> strange =
                pictures.tiles().stream().filter(t -> tiles.tile(t).isEmpty()).toList();
        if (!strange.isEmpty()) {
            throw new BadInput(gallery + ": " + set + " has no tiles " + strange);
        }
        List<String> missing = tiles.tiles().stream()
                .map(t -> t.name())
                .filter(t -> !pictures.tiles().contains(t))
                .toList();
        if (!missing.isEmpty()) {
            spec.commandLine().getErr().println(gallery + ": no pictures of " + missing + ", which cannot be read");
        }
    }

    private int read(FrameSource source, Recognizer recognizer) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        Optional<OverlayFolder> drawings = overlay == null ? Optional.empty() : Optional.of(new OverlayFolder(overlay));
        int frames = 0;
        int bad = 0;
        try (ReadingFiles files = new ReadingFiles(Optional.ofNullable(readings), Optional.ofNullable(figures))) {
            while (true) {
                Optional<Frame> next;
                try {
                    next = source.next();
                } catch (NoCamera e) {
                    err.println(e.getMessage());
                    if (frames == 0) {
                        return 1;
                    }
                    continue;
                } catch (IOException e) {
                    bad++;
                    err.println(e.getMessage());
                    continue;
                }
                if (next.isEmpty()) {
                    break;
                }
                frames++;
                read(next.get(), recognizer, files, drawings);
            }
        }
        spec.commandLine().getOut().println(frames + " frames read, " + bad + " skipped");
        return bad == 0 ? 0 : 1;
    }

    private static void read(Frame next, Recognizer recognizer, ReadingFiles files, Optional<OverlayFolder> drawings)
            throws IOException {
        try (Frame frame = next) {
            TableView view = recognizer.read(frame);
            files.add(view);
            if (drawings.isPresent()) {
                drawings.get().write(frame, view);
            }
        }
    }
}
