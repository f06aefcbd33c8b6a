package tilewatch.server.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.engine.Setup;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Layout;
import tilewatch.recognizer.simulate.Recording;
import tilewatch.recognizer.simulate.SimulatedCamera;
import tilewatch.recognizer.simulate.TruthFiles;
import tilewatch.recognizer.simulate.WoodColour;

/** {@code tilewatch simulate}: a random match as a camera would see it, with the truth beside it. */
@Command(name = "simulate", description = "Write a random match as frames of a simulated camera, with its truth.")
final class Simulate implements Callable<Integer> {
    private static final String GAME = "carcassonne";

    @Option(names = "--game", required = true, description = "The game; there is carcassonne.")
    private String game;

    @Option(names = "--seed", required = true, description = "The same seed gives the same match and the same frames.")
    private long seed;

    @Option(names = "--frames", required = true, paramLabel = "DIR", description = "Folder for the frames.")
    private Path frames;

    @Option(names = "--truth", required = true, paramLabel = "DIR", description = "Folder for the truth.")
    private Path truth;

    @Option(names = "--art", paramLabel = "DIR", description = "Folder of <tile>.png to print on the tiles.")
    private @Nullable Path art;

    @Option(
            names = "--difficulty",
            defaultValue = "moderate",
            description = "easy, moderate, hard, or a number from 0 to 1 (${DEFAULT-VALUE}).")
    private String difficulty;

    @Option(names = "--set", defaultValue = "base-72-classic", description = "Base tiles (${DEFAULT-VALUE}).")
    private String set;

    @Option(names = "--players", defaultValue = "2", description = "2 to 5 (${DEFAULT-VALUE}).")
    private int players;

    @Option(names = "--turns", defaultValue = "1000", description = "Stop after so many turns.")
    private int turns;

    @Option(
            names = "--layout",
            paramLabel = "N",
            defaultValue = "0",
            description = "No match: photographs of the box laid out loosely, N tiles each, to teach it by.")
    private int layout;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Recording recording = recording();
        try {
            int written = layout == 0 ? write(recording) : writeLayout();
            spec.commandLine().getOut().println(written + " frames in " + frames + ", truth in " + truth);
            return 0;
        } catch (IOException e) {
            throw new BadInput("Cannot write to " + frames + " and " + truth + ": " + e);
        }
    }

    private Recording recording() {
        if (!game.equals(GAME)) {
            throw new BadInput("No game '" + game + "' to simulate; there is " + GAME);
        }
        if (!CarcassonneTiles.BASE_SETS.contains(set)) {
            throw new BadInput("No base tiles '" + set + "'; there are " + CarcassonneTiles.BASE_SETS);
        }
        if (players < 2 || players > WoodColour.values().length) {
            throw new BadInput("--players " + players + " is not between 2 and 5");
        }
        if (layout < 0 || layout > 15) {
            throw new BadInput("--layout " + layout + " is not between 1 and 15");
        }
        if (turns < 0) {
            throw new BadInput("--turns " + turns + " is below 0");
        }
        List<String> names = Stream.of(WoodColour.values())
                .limit(players)
                .map(WoodColour::toString)
                .toList();
        Setup setup = new Setup(GAME, names, Map.of("tiles", set));
        return Recording.of(setup, artwork(), difficulty(), seed).until(turns);
    }

    private int writeLayout() throws IOException {
        Files.createDirectories(frames);
        Files.createDirectories(truth);
        List<Layout.Photo> photos = Layout.of(CarcassonneTiles.set(set), artwork(), difficulty(), layout, seed);
        List<String> rows = new ArrayList<>(List.of("photo,tile,x1,y1,x2,y2,x3,y3,x4,y4"));
        for (Layout.Photo photo : photos) {
            Files.write(frames.resolve(photo.name()), photo.jpeg());
            photo.shown().forEach(shown -> rows.add(photo.name() + "," + shown.csv()));
        }
        Files.write(truth.resolve("layout.csv"), rows);
        return photos.size();
    }

    private Difficulty difficulty() {
        try {
            return Difficulty.parse(difficulty);
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Artwork artwork() {
        if (art == null) {
            return Artwork.own();
        }
        try {
            return Artwork.folder(art, CarcassonneTiles.set(set));
        } catch (IOException e) {
            throw new BadInput("--art " + art + ": " + e.getMessage());
        }
    }

    private int write(Recording recording) throws IOException {
        Files.createDirectories(frames);
        TruthFiles tables = new TruthFiles(recording);
        int frame = 0;
        try (SimulatedCamera camera = recording.camera()) {
            for (Optional<byte[]> jpeg = camera.nextJpeg(); jpeg.isPresent(); jpeg = camera.nextJpeg()) {
                Files.write(frames.resolve(SimulatedCamera.name(frame)), jpeg.get());
                tables.addCorners(frame, camera);
                frame++;
            }
        }
        tables.write(truth);
        return frame;
    }
}
