package tilewatch.recognizer.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** How much memory this process holds, native memory included. */
final class ProcessMemory {
    private static final Path STATUS = Path.of("/proc/self/status");

    private ProcessMemory() {}

    /** Resident kilobytes; empty on systems that do not tell. */
    static OptionalLong resident() {
        try {
            return Files.exists(STATUS)
                    ? Files.readAllLines(STATUS).stream()
                            .filter(line -> line.startsWith("VmRSS:"))
                            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                            .findFirst()
                    : OptionalLong.empty();
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }
}
