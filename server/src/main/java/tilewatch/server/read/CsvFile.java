package tilewatch.server.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Lines of comma-separated values behind a header; without a file they go nowhere. */
final class CsvFile implements AutoCloseable {
    private final Optional<Writer> out;

    CsvFile(Optional<Path> file, String header) throws IOException {
        this.out = file.isPresent() ? Optional.of(Files.newBufferedWriter(file.get())) : Optional.empty();
        line(header);
    }

    void line(String line) {
        out.ifPresent(o -> {
            try {
                o.write(line);
                o.write('\n');
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** What was written so far can be read by others from now on. */
    void flush() throws IOException {
        if (out.isPresent()) {
            out.get().flush();
        }
    }

    @Override
    public void close() throws IOException {
        if (out.isPresent()) {
            out.get().close();
        }
    }
}
