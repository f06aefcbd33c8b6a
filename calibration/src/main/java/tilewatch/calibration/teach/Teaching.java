package tilewatch.calibration.teach;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.keep.Bundle;
import tilewatch.calibration.keep.Document;
import tilewatch.calibration.keep.UnusableFile;

/**
 * A box being taught, kept in a folder: {@code box.json} and the pictures. Each step is written at once, so teaching can
 * be broken off anywhere and goes on from there.
 */
public final class Teaching {
    /** A few pictures in different light say all that there is to say; more only cost time. */
    private static final int MOST_PICTURES = 4;

    private static final Document<State> FILE = new Document<>("box", 1, State.class);

    /** What {@code box.json} holds. */
    private record State(String set, List<String> photos, List<Group> groups) {
        State {
            photos = List.copyOf(photos);
            groups = List.copyOf(groups);
        }
    }

    private final Path folder;
    private final List<Kind> kinds;
    private final Map<String, Picture> pictures = new HashMap<>();
    private State state;

    private Teaching(Path folder, List<Kind> kinds, State state) throws IOException {
        this.folder = folder;
        this.kinds = List.copyOf(kinds);
        this.state = state;
        for (Group group : state.groups) {
            for (String file : group.pictures()) {
                pictures.put(file, Picture.read("", folder.resolve(file)));
            }
        }
    }

    /** Opens a folder in which a set was being taught, or begins a new one. */
    public static Teaching open(Path folder, String set, List<Kind> kinds) throws IOException {
        Path file = folder.resolve("box.json");
        State state = Files.exists(file) ? FILE.read(file) : new State(set, List.of(), List.of());
        if (!state.set.equals(set)) {
            throw new UnusableFile(file + ": is a box of " + state.set + ", not of " + set);
        }
        Teaching teaching = new Teaching(folder, kinds, state);
        for (Group group : state.groups) {
            if (group.named()) {
                teaching.kind(group.tile());
            }
        }
        return teaching;
    }

    private Kind kind(String tile) throws IOException {
        return kinds.stream()
                .filter(k -> k.name().equals(tile))
                .findFirst()
                .orElseThrow(() -> new UnusableFile(
                        folder.resolve("box.json") + ": " + state.set + " has no tile '" + tile + "'"));
    }

    public List<Group> groups() {
        return state.groups;
    }

    /** A group's first picture, as it was found. */
    public Picture picture(Group group) {
        return pictureOf(group.pictures().get(0));
    }

    private Picture pictureOf(String file) {
        Picture picture = pictures.get(file);
        if (picture == null) {
            throw new IllegalArgumentException("no picture " + file);
        }
        return picture;
    }

    /** Whether a photograph was taken in already; it is not taken in twice. */
    public boolean knows(String photo) {
        return state.photos.contains(photo);
    }

    /** Takes in the tiles of a photograph: each joins the group it looks like or begins a new one. */
    public void add(String photo, List<TileFinder.Found> tiles) throws IOException {
        if (knows(photo)) {
            return;
        }
        List<Group> groups = new ArrayList<>(state.groups);
        for (TileFinder.Found tile : tiles) {
            Optional<Joined> joined = nearest(groups, tile.picture());
            if (joined.isPresent()) {
                Group group = joined.get().group;
                groups.set(groups.indexOf(group), more(group, tile.picture().turned(joined.get().turns)));
            } else {
                groups.add(more(new Group(groups.size() + 1, "", 0, 0, List.of()), tile.picture()));
            }
        }
        List<String> photos = new ArrayList<>(state.photos);
        photos.add(photo);
        keep(new State(state.set, photos, groups));
    }

    private record Joined(Group group, int turns, double unlike) {}

    private Optional<Joined> nearest(List<Group> groups, Picture picture) {
        Optional<Joined> best = Optional.empty();
        for (Group group : groups) {
            for (String file : group.pictures()) {
                Optional<Likeness.Match> match =
                        Likeness.of(picture, pictureOf(file)).filter(Likeness.Match::same);
                if (match.isPresent() && (best.isEmpty() || match.get().unlike() < best.get().unlike)) {
                    best = Optional.of(
                            new Joined(group, match.get().turns(), match.get().unlike()));
                }
            }
        }
        return best;
    }

    private Group more(Group group, Picture picture) throws IOException {
        List<String> files = new ArrayList<>(group.pictures());
        if (files.size() < MOST_PICTURES) {
            String file = "pictures/" + group.id() + "-" + (files.size() + 1) + ".png";
            Document.write(folder.resolve(file), picture.png());
            pictures.put(file, picture);
            files.add(file);
        }
        return new Group(group.id(), group.tile(), group.turns(), group.seen() + 1, files);
    }

    /** Says what a group is and how many clockwise quarter turns set its pictures upright. */
    public void name(int id, String tile, int turns) throws IOException {
        kind(tile);
        if (state.groups.stream().noneMatch(g -> g.id() == id)) {
            throw new IllegalArgumentException("no group " + id);
        }
        keep(new State(
                state.set,
                state.photos,
                state.groups.stream()
                        .map(g -> g.id() == id ? g.called(tile, turns) : g)
                        .toList()));
    }

    private void keep(State next) throws IOException {
        FILE.write(folder.resolve("box.json"), next);
        state = next;
    }

    /** Guesses for a group, the likeliest first; kinds of which all copies are named already come last. */
    public List<Guess> guesses(Group group, Guesses by) {
        List<Guess> open = new ArrayList<>();
        List<Guess> done = new ArrayList<>();
        for (Guess guess : by.of(picture(group))) {
            int others = state.groups.stream()
                    .filter(g -> g.tile().equals(guess.tile()) && g.id() != group.id())
                    .mapToInt(Group::seen)
                    .sum();
            int count = kinds.stream()
                    .filter(k -> k.name().equals(guess.tile()))
                    .mapToInt(Kind::count)
                    .sum();
            (others < count ? open : done).add(guess);
        }
        open.addAll(done);
        return open;
    }

    public Progress progress() {
        int known = 0;
        List<String> missing = new ArrayList<>();
        for (Kind kind : kinds) {
            int seen = state.groups.stream()
                    .filter(g -> g.tile().equals(kind.name()))
                    .mapToInt(Group::seen)
                    .sum();
            known += Math.min(seen, kind.count());
            if (seen == 0) {
                missing.add(kind.name());
            }
        }
        List<Integer> unnamed =
                state.groups.stream().filter(g -> !g.named()).map(Group::id).toList();
        return new Progress(known, kinds.stream().mapToInt(Kind::count).sum(), missing, unnamed);
    }

    /** The named tiles, set upright, ready to be learnt from. */
    public List<Picture> namedPictures() {
        List<Picture> upright = new ArrayList<>();
        for (Group group : state.groups) {
            if (group.named()) {
                group.pictures()
                        .forEach(file -> upright.add(
                                pictureOf(file).turned(group.turns()).named(group.tile())));
            }
        }
        return upright;
    }

    /** Writes {@code <tile>.png}, {@code <tile>~2.png} …, which is what the recogniser reads. */
    public int writeGallery(Path gallery) throws IOException {
        Map<String, Integer> numbers = new HashMap<>();
        for (Picture picture : namedPictures()) {
            int number = numbers.merge(picture.tile(), 1, Integer::sum);
            String file = picture.tile() + (number == 1 ? "" : "~" + number) + ".png";
            Document.write(gallery.resolve(file), picture.png());
        }
        return numbers.values().stream().mapToInt(n -> n).sum();
    }

    /** The whole box as one file. */
    public void export(Path file) throws IOException {
        Bundle.pack(folder, file);
    }

    /** Unpacks an exported box into a new folder; a file that is none changes nothing. */
    public static void take(Path file, Path folder) throws IOException {
        Bundle.unpack(file, folder, fresh -> {
            State box = FILE.read(fresh.resolve("box.json"));
            for (Group group : box.groups) {
                for (String picture : group.pictures()) {
                    if (!fresh.resolve(picture).normalize().startsWith(fresh)) {
                        throw new UnusableFile(file + ": picture '" + picture + "' is refused");
                    }
                    Picture.read("", fresh.resolve(picture));
                }
            }
        });
    }
}
