package tilewatch.recognizer.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.keep.UnusableFile;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.calibration.teach.Group;
import tilewatch.calibration.teach.Guess;
import tilewatch.calibration.teach.Guesses;
import tilewatch.calibration.teach.Teaching;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.SharedPhotos;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;

class TeachingTest {
    private static final TileSet SET = CarcassonneTiles.set("base-72-classic");

    private static Path scans() {
        Optional<Path> photos = SharedPhotos.folder();
        assumeTrue(photos.isPresent(), "no photographs beside this project: set TILEWATCH_SHARED");
        return photos.get().resolve("tile-scans");
    }

    @TempDir
    private Path folder;

    @Test
    void a_box_in_our_own_art_is_found_and_grouped_whole() throws IOException {
        teachWhole(Artwork.own(), 3);
    }

    @Test
    void a_box_of_scanned_tiles_is_found_and_grouped_whole() throws IOException {
        teachWhole(Artwork.folder(scans(), SET), 7);
    }

    private void teachWhole(Artwork artwork, long seed) throws IOException {
        TaughtBox box = new TaughtBox(SET, artwork, Difficulty.MODERATE, seed);
        Teaching teaching = Teaching.open(folder, SET.id(), BoxKinds.of(SET));
        Map<Integer, Set<String>> truth = box.show(teaching, 0, box.photos().size());
        assertThat(teaching.groups()).hasSize(SET.tiles().size());
        assertThat(truth.values()).allSatisfy(tiles -> assertThat(tiles).hasSize(1));
        assertThat(new HashSet<>(truth.values())).hasSize(SET.tiles().size());
        assertThat(teaching.progress().known()).isZero();
        for (Group group : teaching.groups()) {
            String tile = truth.getOrDefault(group.id(), Set.of()).iterator().next();
            assertThat(group.seen()).isEqualTo(SET.tile(tile).orElseThrow().count());
            teaching.name(group.id(), tile, 0);
        }
        assertThat(teaching.progress().known()).isEqualTo(72);
        assertThat(teaching.progress().complete()).isTrue();
        assertThat(LiveMats.count()).isZero();
    }

    @Test
    void interrupted_teaching_goes_on_and_counts_what_is_missing() throws IOException {
        TaughtBox box = new TaughtBox(SET, Artwork.own(), Difficulty.EASY, 5);
        Teaching first = Teaching.open(folder, SET.id(), BoxKinds.of(SET));
        Map<Integer, Set<String>> truth = new HashMap<>(box.show(first, 0, 1));
        int groups = first.groups().size();
        Teaching again = Teaching.open(folder, SET.id(), BoxKinds.of(SET));
        assertThat(again.groups()).isEqualTo(first.groups()).hasSize(groups);
        assertThat(again.knows(box.photos().get(0).name())).isTrue();
        box.show(again, 0, 2).forEach((id, tiles) -> truth.merge(id, tiles, (a, b) -> b));
        assertThat(again.groups().stream().mapToInt(Group::seen).sum()).isEqualTo(30);
        for (Group group : again.groups()) {
            again.name(
                    group.id(),
                    truth.getOrDefault(group.id(), Set.of()).iterator().next(),
                    0);
        }
        assertThat(again.progress().known()).isEqualTo(30);
        Set<String> shown = new HashSet<>();
        box.photos().subList(0, 2).forEach(p -> p.shown().forEach(s -> shown.add(s.tile())));
        assertThat(again.progress().missing())
                .containsExactlyElementsOf(SET.tiles().stream()
                        .map(t -> t.name())
                        .filter(t -> !shown.contains(t))
                        .toList());
    }

    @Test
    void the_first_guess_is_right_for_our_own_sheets() throws IOException {
        TaughtBox box = new TaughtBox(SET, Artwork.own(), Difficulty.MODERATE, 8);
        Teaching teaching = Teaching.open(folder, SET.id(), BoxKinds.of(SET));
        Map<Integer, Set<String>> truth = box.show(teaching, 0, 2);
        Guesses guesses = BoxKinds.guesses(SET, ArtGallery.of(SET));
        for (Group group : teaching.groups()) {
            Guess best = teaching.guesses(group, guesses).get(0);
            assertThat(truth.get(group.id())).containsExactly(best.tile());
            teaching.name(group.id(), best.tile(), best.turns());
        }
        Path gallery = folder.resolve("gallery");
        teaching.writeGallery(gallery);
        assertThat(GalleryFolder.read(gallery).tiles())
                .hasSize(teaching.groups().size());
    }

    @Test
    void the_right_answer_is_among_the_first_guesses_for_art_never_seen() throws IOException {
        TaughtBox box = new TaughtBox(SET, Artwork.folder(scans(), SET), Difficulty.MODERATE, 2);
        Teaching teaching = Teaching.open(folder, SET.id(), BoxKinds.of(SET));
        Map<Integer, Set<String>> truth = box.show(teaching, 0, 2);
        Guesses guesses = BoxKinds.guesses(SET, ArtGallery.of(SET));
        int amongFive = 0;
        for (Group group : teaching.groups()) {
            List<String> first = teaching.guesses(group, guesses).stream()
                    .limit(5)
                    .map(Guess::tile)
                    .toList();
            amongFive += first.containsAll(truth.getOrDefault(group.id(), Set.of("?"))) ? 1 : 0;
        }
        assertThat(amongFive).isGreaterThanOrEqualTo(teaching.groups().size() * 6 / 10);
    }

    @Test
    void a_box_is_carried_as_one_file_and_never_over_another() throws IOException {
        TaughtBox box = new TaughtBox(SET, Artwork.own(), Difficulty.EASY, 6);
        Path here = folder.resolve("here");
        Teaching teaching = Teaching.open(here, SET.id(), BoxKinds.of(SET));
        box.show(teaching, 0, 1);
        Path file = folder.resolve("box.zip");
        teaching.export(file);
        Path there = folder.resolve("there");
        Teaching.take(file, there);
        assertThat(Teaching.open(there, SET.id(), BoxKinds.of(SET)).groups()).isEqualTo(teaching.groups());
        assertThatThrownBy(() -> Teaching.take(file, there)).hasMessageContaining("there");
        byte[] bytes = Files.readAllBytes(file);
        Path half = folder.resolve("half.zip");
        Files.write(half, Arrays.copyOf(bytes, bytes.length / 2));
        assertThatThrownBy(() -> Teaching.take(half, folder.resolve("other")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("half.zip");
        assertThat(folder.resolve("other")).doesNotExist();
        assertThatThrownBy(() -> Teaching.open(there, "base-72-gardens", BoxKinds.of(SET)))
                .isInstanceOf(UnusableFile.class)
                .hasMessageContaining("base-72-classic");
    }
}
