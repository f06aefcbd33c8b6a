package tilewatch.recognizer.identify;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import tilewatch.calibration.gallery.Gallery;

/**
 * Keeps trained models in a folder, one file per gallery and version of the training. A file that cannot be read is
 * trained anew and replaced.
 */
public final class ModelCache {
    /** Counts up whenever features, distortions or the file's layout change. */
    private static final int VERSION = 1;

    private static final int MAGIC = 0x54574d31;

    private final Path folder;

    public ModelCache(Path folder) {
        this.folder = folder;
    }

    /** The cached model of {@code gallery}, else a freshly trained one. */
    public TileModel of(Gallery gallery, DoubleConsumer progress) throws IOException, InterruptedException {
        Path file = folder.resolve("tiles-v" + VERSION + "-" + gallery.fingerprint() + ".model");
        Optional<TileModel> cached =
                Files.exists(file) ? read(file, 4 * gallery.tiles().size()) : Optional.empty();
        if (cached.isPresent()) {
            progress.accept(1);
            return cached.get();
        }
        int threads = Math.min(4, Runtime.getRuntime().availableProcessors());
        TileModel model = new Training(gallery, threads).run(progress);
        write(model, file);
        return model;
    }

    private static Optional<TileModel> read(Path file, int classes) {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            if (in.readInt() != MAGIC || in.readInt() != classes || in.readInt() != CellFeatures.LENGTH) {
                return Optional.empty();
            }
            float[][] means = new float[classes][];
            for (int c = 0; c < classes; c++) {
                means[c] = floats(in, CellFeatures.LENGTH);
            }
            float[][] rows = new float[CellFeatures.LENGTH][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = floats(in, i + 1);
            }
            return Optional.of(new TileModel(means, new Cholesky(rows)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void write(TileModel model, Path file) throws IOException {
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, "tiles", ".part");
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part), 1 << 16))) {
            out.writeInt(MAGIC);
            out.writeInt(model.means().length);
            out.writeInt(CellFeatures.LENGTH);
            for (float[] mean : model.means()) {
                floats(out, mean);
            }
            for (float[] row : model.scatter().rows()) {
                floats(out, row);
            }
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static float[] floats(DataInputStream in, int count) throws IOException {
        byte[] bytes = new byte[4 * count];
        in.readFully(bytes);
        float[] values = new float[count];
        ByteBuffer.wrap(bytes).asFloatBuffer().get(values);
        return values;
    }

    private static void floats(DataOutputStream out, float[] values) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(4 * values.length);
        bytes.asFloatBuffer().put(values);
        out.write(bytes.array());
    }
}
