package tilewatch.server.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.art.LensPaper;
import tilewatch.recognizer.art.PrintSheets;
import tilewatch.recognizer.art.PrintSheets.Batch;
import tilewatch.recognizer.art.PrintSheets.Paper;
import tilewatch.recognizer.art.sets.PrintSets;

/** {@code tilewatch print}: the pieces of a game in our own art as sheets to cut out, for those who do not own the box. */
@Command(name = "print", description = "Make sheets of a game's pieces to print and cut out, at true size, with backs.")
final class Print implements Callable<Integer> {
    @Option(names = "--set", paramLabel = "SET", description = "Set of tiles or cards, e.g. base-72-classic.")
    private @Nullable String set;

    @Option(names = "--calibration", description = "The sheet a lens is measured with, instead of a set.")
    private boolean calibration;

    @Option(names = "--paper", defaultValue = "a4", description = "a4 or letter (${DEFAULT-VALUE}).")
    private String paper;

    @Option(names = "--out", paramLabel = "FILE", description = "PDF file to write.")
    private @Nullable Path out;

    @Option(
            names = "--pictures",
            paramLabel = "DIR",
            description = "Folder for <piece>.png, to recognise the sheets by.")
    private @Nullable Path pictures;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (calibration) {
            return calibrationSheet();
        }
        if (set == null) {
            throw new BadInput("Say what to print: --set SET or --calibration");
        }
        return pieces(set);
    }

    private int calibrationSheet() {
        if (out == null || set != null || pictures != null) {
            throw new BadInput("--calibration goes with --out FILE and without --set and --pictures");
        }
        Path file = out;
        Paper size = paper();
        int pages = written(file, () -> {
            LensPaper.write(size, file);
            return 1;
        });
        spec.commandLine().getOut().println(file + ": " + pages + " page, print at 100 %");
        return 0;
    }

    private int pieces(String set) {
        List<Batch> pieces = PrintSets.named(set)
                .orElseThrow(() -> new BadInput(
                        "No set '" + set + "' to print; there are " + String.join(", ", PrintSets.names())));
        if (out == null && pictures == null) {
            throw new BadInput("Say where to: --out FILE for sheets, --pictures DIR for pictures");
        }
        Paper size = paper();
        if (out != null) {
            Path file = out;
            int pages = written(file, () -> PrintSheets.write(set, pieces, size, file));
            spec.commandLine().getOut().println(file + ": " + pages + " pages, print at 100 %");
        }
        if (pictures != null) {
            Path folder = pictures;
            int count = written(folder, () -> ArtGallery.write(pieces, folder));
            spec.commandLine().getOut().println(folder + ": " + count + " pictures");
        }
        return 0;
    }

    private interface Writing {
        int write() throws IOException;
    }

    private static int written(Path to, Writing writing) {
        try {
            return writing.write();
        } catch (IOException e) {
            throw new BadInput("Cannot write " + to + ": " + e.getMessage());
        }
    }

    private Paper paper() {
        return Stream.of(Paper.values())
                .filter(p -> p.name().toLowerCase(Locale.ROOT).equals(paper))
                .findFirst()
                .orElseThrow(() -> new BadInput("No paper '" + paper + "'; there are a4 and letter"));
    }
}
