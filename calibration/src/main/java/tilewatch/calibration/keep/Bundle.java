package tilewatch.calibration.keep;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A folder as one file to carry elsewhere (zip). */
public final class Bundle {
    private static final long LARGEST = 512L << 20;
    private static final int MOST_FILES = 20_000;

    private Bundle() {}

    /** Looks at a folder before it is taken over; throws if it is not what it should be. */
    public interface Check {
        void check(Path folder) throws IOException;
    }

    public static void pack(Path folder, Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(folder)) {
                files = all.filter(Files::isRegularFile)
                        .filter(f -> !f.toString().endsWith(".new"))
                        .sorted()
                        .toList();
            }
            for (Path one : files) {
                zip.putNextEntry(new ZipEntry(folder.relativize(one).toString().replace('\\', '/')));
                Files.copy(one, zip);
                zip.closeEntry();
            }
        }
        Document.write(file, bytes.toByteArray());
    }

    /** Unpacks into a new folder, which appears only when all of it is there and checked. */
    public static void unpack(Path file, Path folder, Check check) throws IOException {
        if (Files.exists(folder)) {
            throw new FileAlreadyExistsException(folder + ": exists already and is left as it is");
        }
        Path parent = folder.toAbsolutePath().getParent();
        if (parent == null) {
            throw new IOException(folder + ": is no place for a folder");
        }
        Files.createDirectories(parent);
        Path fresh = Files.createTempDirectory(parent, ".unpacking-");
        try {
            if (extract(file, fresh) == 0) {
                throw new UnusableFile(file + ": is no zip file or an empty one");
            }
            check.check(fresh);
            Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (ZipException e) {
            throw new UnusableFile(file + ": is corrupt or only half there: " + e.getMessage());
        } catch (EOFException e) {
            throw new UnusableFile(file + ": is only half there");
        } finally {
            delete(fresh);
        }
    }

    private static int extract(Path file, Path into) throws IOException {
        int count = 0;
        long total = 0;
        try (InputStream in = Files.newInputStream(file);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path to = into.resolve(entry.getName()).normalize();
                if (!to.startsWith(into) || ++count > MOST_FILES) {
                    throw new UnusableFile(file + ": entry '" + entry.getName() + "' is refused");
                }
                if (entry.isDirectory()) {
                    continue;
                }
                byte[] bytes = zip.readNBytes((int) Math.min(Integer.MAX_VALUE - 8, LARGEST - total + 1));
                total += bytes.length;
                if (total > LARGEST) {
                    throw new UnusableFile(file + ": holds more than " + LARGEST + " bytes");
                }
                Path parent = to.getParent();
                if (parent != null) {
                    Files.createDirectories(parent);
                }
                Files.write(to, bytes);
            }
        }
        return count;
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }
}
