package tilewatch.server.builds;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Stands in for the program in {@link GradlewTest}: writes down what it was called with. */
public final class EchoArguments {
    private EchoArguments() {}

    public static void main(String[] args) throws IOException {
        Files.write(Path.of("program-arguments.txt"), List.of(args));
    }
}
