package tilewatch.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.source.Decoder;
import tilewatch.recognizer.source.ImageFolder;

/** Goes through the pictures of a folder; one that cannot be read is named and skipped. */
final class Photographs {
    private Photographs() {}

    /** What is done with each picture. */
    interface Look {
        void at(Frame frame) throws IOException;
    }

    /** How many could not be read. */
    static int each(Path folder, PrintWriter err, Look look) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": there is no such folder");
        }
        int bad = 0;
        try (FrameSource source = new ImageFolder(folder, Decoder.standard())) {
            while (true) {
                Optional<Frame> next;
                try {
                    next = source.next();
                } catch (IOException e) {
                    bad++;
                    err.println(e.getMessage());
                    continue;
                }
                if (next.isEmpty()) {
                    return bad;
                }
                try (Frame frame = next.get()) {
                    look.at(frame);
                }
            }
        }
    }
}
