package tilewatch.recognizer.overlay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.TableView;

/** Writes frames with their readings drawn in, as {@code <frame>.jpg}. */
public final class OverlayFolder {
    private final Path folder;

    public OverlayFolder(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /** Draws {@code view} over a copy of {@code frame}. */
    public void write(Frame frame, TableView view) throws IOException {
        Path file = folder.resolve(view.frame().replaceAll("[^A-Za-z0-9._-]", "_") + ".jpg");
        Files.write(file, Overlay.jpeg(frame, view));
    }
}
