package tilewatch.recognizer.identify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.ToyGallery;

class ModelCacheTest {
    @TempDir
    private Path folder;

    private final Gallery gallery = ToyGallery.of(2);

    @BeforeAll
    static void load() {
        Natives.load();
    }

    private float[] scores(TileModel model) {
        float[] vector = new float[CellFeatures.LENGTH];
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (float) random.nextDouble();
        }
        return model.discriminant().scores(vector);
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test
    void what_was_learnt_is_kept_and_a_broken_file_is_learnt_anew() throws Exception {
        ModelCache cache = new ModelCache(folder);
        List<Double> progress = new ArrayList<>();
        float[] fresh = scores(cache.of(gallery, share -> {
            synchronized (progress) {
                progress.add(share);
            }
        }));
        assertThat(progress).hasSizeGreaterThan(4).endsWith(1.);
        List<Double> again = new ArrayList<>();
        assertThat(scores(cache.of(gallery, again::add))).isEqualTo(fresh);
        assertThat(again).containsExactly(1.);
        assertThat(String.valueOf(file().getFileName())).matches("tiles-v\\d+-[0-9a-f]{24}\\.model");
        Files.write(file(), new byte[100]);
        // Compiled and interpreted code may round a sine differently, which a pixel in millions shows.
        assertThat(scores(cache.of(gallery, share -> {}))).containsExactly(fresh, within(1f));
        assertThat(Files.size(file())).isGreaterThan(1_000_000);
    }

    @Test
    void another_gallery_has_another_name() {
        assertThat(gallery.fingerprint()).isNotEqualTo(ToyGallery.of(3).fingerprint());
    }
}
