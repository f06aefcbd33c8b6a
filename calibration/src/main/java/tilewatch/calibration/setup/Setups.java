package tilewatch.calibration.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tilewatch.calibration.keep.Bundle;
import tilewatch.calibration.keep.Document;
import tilewatch.calibration.keep.UnusableFile;

/** The set-ups of this machine: a folder each, with {@code setup.json} and, once taught, {@code box}. */
public final class Setups {
    private static final Document<Setup> FILE = new Document<>("setup", 1, Setup.class);
    private static final String NAME = "setup.json";

    private final Path root;

    public Setups(Path root) {
        this.root = root;
    }

    public List<String> names() throws IOException {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(f -> Files.exists(f.resolve(NAME)))
                    .map(f -> String.valueOf(f.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    public Setup load(String name) throws IOException {
        return FILE.read(folder(name).resolve(NAME));
    }

    /** The set-up of that name, or a new one; one that cannot be read is no reason to begin anew. */
    public Setup loadOrBegin(String name) throws IOException {
        return Files.exists(folder(name).resolve(NAME)) ? load(name) : Setup.named(name);
    }

    /** A file that is there but cannot be read (a newer program's, say) is not written over. */
    public void save(Setup setup) throws IOException {
        Path file = folder(setup.name()).resolve(NAME);
        if (Files.exists(file)) {
            FILE.read(file);
        }
        FILE.write(file, setup);
    }

    /** Where the set-up's box is taught. */
    public Path box(String name) {
        return folder(name).resolve("box");
    }

    private Path folder(String name) {
        return root.resolve(Setup.named(name).name());
    }

    public void export(String name, Path file) throws IOException {
        load(name);
        Bundle.pack(folder(name), file);
    }

    /** Takes in an exported set-up under a name that is not in use. */
    public Setup take(Path file, String name) throws IOException {
        Bundle.unpack(file, folder(name), fresh -> {
            Path json = fresh.resolve(NAME);
            if (!Files.exists(json)) {
                throw new UnusableFile(file + ": holds no set-up");
            }
            Setup was = FILE.read(json);
            FILE.write(json, new Setup(name, was.camera(), was.lens(), was.colours()));
        });
        return load(name);
    }
}
