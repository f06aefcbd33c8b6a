package tilewatch.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.calibration.Advice;
import tilewatch.calibration.camera.CameraCheck;
import tilewatch.calibration.colours.ColourReader;
import tilewatch.calibration.colours.Palette;
import tilewatch.calibration.colours.SeenColour;
import tilewatch.calibration.lens.CaptureGuide;
import tilewatch.calibration.lens.LensSheet;
import tilewatch.calibration.lens.LensSolution;
import tilewatch.calibration.lens.LensSolver;
import tilewatch.calibration.lens.Shot;
import tilewatch.calibration.setup.Setup;
import tilewatch.calibration.setup.Setups;
import tilewatch.recognizer.teach.FrameLooks;

/** {@code tilewatch calibrate}: measures a camera from pictures it took and keeps the result in a named set-up. */
@Command(
        name = "calibrate",
        description = {
            "Measure a camera from pictures it took; what is learnt is kept in a named set-up.",
            "Exit code 1 says that something is not well yet; what to do about it is printed."
        })
final class Calibrate implements Callable<Integer> {

    @Option(names = "--setup", defaultValue = "table", description = "Name of the set-up (${DEFAULT-VALUE}).")
    private String setup;

    @Option(
            names = "--setups",
            paramLabel = "DIR",
            defaultValue = "setups",
            description = "Folder of all set-ups (${DEFAULT-VALUE}).")
    private Path setups;

    @Option(names = "--check", paramLabel = "DIR", description = "Pictures of the table with the start tile on it.")
    private @Nullable Path check;

    @Option(names = "--lens", paramLabel = "DIR", description = "Pictures of the sheet of print --calibration.")
    private @Nullable Path lens;

    @Option(
            names = "--colours",
            paramLabel = "DIR",
            description = "A picture of one figure of each player, laid apart.")
    private @Nullable Path colours;

    @Option(
            names = "--players",
            split = ",",
            defaultValue = "red,yellow,blue,green,black",
            description = "The players' colours (${DEFAULT-VALUE}).")
    private List<String> players;

    @Option(names = "--export", paramLabel = "FILE", description = "Write the set-up as one file.")
    private @Nullable Path export;

    @Option(names = "--import", paramLabel = "FILE", description = "Take in a set-up under the name --setup.")
    private @Nullable Path imported;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try {
            Setups all = new Setups(setups);
            if (imported != null) {
                all.take(imported, setup);
            }
            Setup now = all.loadOrBegin(setup);
            int bad = check == null ? 0 : check(check);
            if (lens != null) {
                LensSolution solution = lens(lens);
                if (solution instanceof LensSolution.Solved solved) {
                    now = now.with(solved.lens());
                } else {
                    bad++;
                }
            }
            if (colours != null) {
                Palette palette = colours(colours);
                bad += palette.colours().isEmpty() ? 1 : 0;
                now = palette.colours().isEmpty() ? now : now.with(palette.colours());
            }
            all.save(now);
            say(setups.resolve(setup).resolve("setup.json") + " is written");
            if (export != null) {
                all.export(setup, export);
            }
            return bad == 0 ? 0 : 1;
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private int check(Path folder) throws IOException {
        List<Advice> all = new ArrayList<>();
        int bad = Photographs.each(folder, spec.commandLine().getErr(), frame -> {
            CameraCheck found = FrameLooks.check(frame);
            say(String.format(
                    Locale.ROOT,
                    "%s: blur %.1f pixels, brightness %.0f of 255, glare %.1f %%, angle %.0f degrees, tile %.0f pixels",
                    frame.name(),
                    found.blur(),
                    found.brightness(),
                    100 * found.glare(),
                    found.angle(),
                    found.tilePixels()));
            found.advice().forEach(this::say);
            all.addAll(found.advice());
        });
        if (all.isEmpty() && bad == 0) {
            say(Advice.of("camera.good"));
        }
        return all.size() + bad;
    }

    private LensSolution lens(Path folder) throws IOException {
        LensSheet sheet = new LensSheet();
        List<Shot> shots = new ArrayList<>();
        Photographs.each(folder, spec.commandLine().getErr(), frame -> {
            LensSheet.Look look = FrameLooks.sheet(sheet, frame);
            look.useless().forEach(this::say);
            if (look.useless().isEmpty()) {
                shots.add(look.shot());
            }
        });
        LensSolution solution = new LensSolver(sheet).solve(shots);
        solution.shots()
                .forEach(s -> say(String.format(
                        Locale.ROOT, "%s: %.2f pixels%s", s.shot(), s.error(), s.dropped() ? ", left out" : "")));
        if (solution instanceof LensSolution.Solved solved) {
            say(solved.lens().toString());
        } else if (solution instanceof LensSolution.Refused refused) {
            refused.reasons().forEach(this::say);
            CaptureGuide.next(shots).ifPresent(this::say);
        }
        return solution;
    }

    private Palette colours(Path folder) throws IOException {
        List<SeenColour> figures = new ArrayList<>();
        Photographs.each(folder, spec.commandLine().getErr(), frame -> {
            figures.clear();
            figures.addAll(FrameLooks.colours(frame));
        });
        Palette palette = ColourReader.assign(figures, players).orElse(new Palette(List.of()));
        if (palette.colours().isEmpty()) {
            say(Advice.of("colours.count", figures.size(), players.size()));
        }
        palette.warnings().forEach(this::say);
        return palette;
    }

    private void say(Advice advice) {
        say(advice.in(Locale.getDefault()));
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
