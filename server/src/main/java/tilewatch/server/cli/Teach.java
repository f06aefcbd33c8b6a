package tilewatch.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.calibration.Advice;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.teach.Group;
import tilewatch.calibration.teach.Guess;
import tilewatch.calibration.teach.Guesses;
import tilewatch.calibration.teach.Progress;
import tilewatch.calibration.teach.Teaching;
import tilewatch.engine.NotationException;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.engine.tiles.TileWords;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.teach.BoxKinds;
import tilewatch.recognizer.teach.FrameLooks;

/** {@code tilewatch teach}: learns a box from photographs of its tiles laid out loosely. */
@Command(
        name = "teach",
        description = {
            "Learn a box from photographs of its tiles: laid out loosely, not touching, in any order and any turn.",
            "Equal tiles are put together. Say what each group is with --name, or take the best guesses with --accept;"
                    + " run it again to go on, with more photographs or more names."
        })
final class Teach implements Callable<Integer> {

    @Option(names = "--set", required = true, description = "The tiles, as in base-72-classic.")
    private String set;

    @Option(names = "--box", required = true, paramLabel = "DIR", description = "Folder the box is kept in.")
    private Path box;

    @Option(names = "--photos", paramLabel = "DIR", description = "Photographs; those seen before are skipped.")
    private @Nullable Path photos;

    @Option(
            names = "--known",
            paramLabel = "DIR",
            description = "Guess from these pictures (<tile>.png) instead of our own art.")
    private @Nullable Path known;

    @Option(
            names = "--name",
            paramLabel = "GROUP=TILE",
            description = "What a group is; TILE followed by ^ > v < says where the north of its picture points: 3=D>")
    private Map<Integer, String> names = new LinkedHashMap<>();

    @Option(names = "--accept", description = "Take the best guess for every group not named yet.")
    private boolean accept;

    @Option(names = "--gallery", paramLabel = "DIR", description = "Write the named tiles here, for tilewatch read.")
    private @Nullable Path gallery;

    @Option(names = "--export", paramLabel = "FILE", description = "Write the whole box as one file.")
    private @Nullable Path export;

    @Option(names = "--import", paramLabel = "FILE", description = "Begin with a box that was exported.")
    private @Nullable Path imported;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (CarcassonneTiles.BASE_SETS.stream().noneMatch(set::equals)) {
            throw new BadInput("No tiles '" + set + "'; there are " + CarcassonneTiles.BASE_SETS);
        }
        try {
            return teach(CarcassonneTiles.set(set));
        } catch (IOException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private int teach(TileSet tiles) throws IOException {
        if (imported != null) {
            Teaching.take(imported, box);
        }
        Teaching teaching = Teaching.open(box, tiles.id(), BoxKinds.of(tiles));
        int bad = photos == null ? 0 : look(teaching, photos);
        for (Map.Entry<Integer, String> name : names.entrySet()) {
            name(teaching, name.getKey(), name.getValue());
        }
        Gallery pictures = known == null ? ArtGallery.of(tiles) : GalleryFolder.read(known);
        Guesses guesses = BoxKinds.guesses(tiles, pictures);
        teaching.namedPictures().forEach(picture -> guesses.learn(picture, 0));
        show(teaching, guesses);
        if (gallery != null) {
            say(gallery + ": " + teaching.writeGallery(gallery) + " pictures");
        }
        if (export != null) {
            teaching.export(export);
            say(export + ": the whole box");
        }
        return bad == 0 ? 0 : 1;
    }

    private int look(Teaching teaching, Path folder) throws IOException {
        return Photographs.each(folder, spec.commandLine().getErr(), frame -> {
            if (teaching.knows(frame.name())) {
                say(frame.name() + ": seen before");
                return;
            }
            FrameLooks.Taken taken = FrameLooks.take(teaching, frame);
            String key = taken.strange() == 0 ? "teach.found" : "teach.found-and-strange";
            say(Advice.of(key, frame.name(), taken.tiles(), taken.strange()).in(Locale.getDefault()));
        });
    }

    private static void name(Teaching teaching, int group, String word) throws IOException {
        boolean arrow = !word.isEmpty() && "^>v<".indexOf(word.charAt(word.length() - 1)) >= 0;
        try {
            String tile = arrow ? TileWords.name(word) : word;
            // A picture whose north points right was turned once clockwise, so three more turns set it upright.
            int turns = arrow ? TileWords.turn(word).inverse().quarters() : 0;
            teaching.name(group, tile, turns);
        } catch (NotationException | IllegalArgumentException e) {
            throw new BadInput("--name " + group + "=" + word + ": " + e.getMessage());
        }
    }

    private void show(Teaching teaching, Guesses guesses) throws IOException {
        for (Group group : teaching.groups()) {
            if (!group.named()) {
                List<Guess> likely = teaching.guesses(group, guesses);
                if (accept) {
                    teaching.name(
                            group.id(), likely.get(0).tile(), likely.get(0).turns());
                } else {
                    say("group " + group.id() + ", " + group.seen() + " tiles, "
                            + group.pictures().get(0) + ": perhaps "
                            + likely.stream().limit(5).map(Teach::text).collect(Collectors.joining(", ")));
                }
            }
        }
        Progress progress = teaching.progress();
        List<Object> args = new ArrayList<>(List.of(
                progress.known(), progress.all(), progress.missing().size(), String.join(" ", progress.missing())));
        say(new Advice(progress.complete() ? "teach.complete" : "teach.progress", args).in(Locale.getDefault()));
    }

    private static String text(Guess guess) {
        return guess.tile() + "^>v<".charAt((4 - guess.turns()) % 4);
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
