package tilewatch.server.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.Recognizer.Pace;
import tilewatch.recognizer.art.ArtGallery;
import tilewatch.recognizer.source.AviFile;
import tilewatch.recognizer.source.Decoder;
import tilewatch.recognizer.source.ImageFolder;
import tilewatch.recognizer.source.MjpegStream;
import tilewatch.recognizer.source.PushedPictures;
import tilewatch.recognizer.source.Webcam;
import tilewatch.server.table.Refusal;
import tilewatch.server.table.TableMatch;
import tilewatch.server.wire.Json;

/**
 * A table's camera.
 *
 * @param source {@code webcam:0}, {@code folder:DIR}, {@code film:FILE.avi}, {@code http://…} for a network camera that
 *     sends JPEGs, {@code phone} for pictures a phone hands in, or {@code simulated:SEED,SPEED,DIFFICULTY} for a match
 *     played by chance and drawn as a camera would see it; speed and difficulty can be left out
 * @param gallery folder with pictures of the box's tiles; none for tiles printed with our own art
 */
public record CameraSetup(@Nullable String source, @Nullable String gallery) {
    /** As it is kept with the table; empty for a table without a camera. */
    static Optional<CameraSetup> parse(String json) {
        try {
            CameraSetup setup = Json.MAPPER.readValue(json, CameraSetup.class);
            return setup.source == null ? Optional.empty() : Optional.of(setup);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("camera: " + e.getOriginalMessage(), e);
        }
    }

    /** Throws {@link Refusal} naming what cannot be. */
    public CameraSetup checked() {
        String[] parts = kindAndPlace();
        boolean known =
                switch (parts[0]) {
                    case "webcam" -> parts[1].matches("\\d{1,2}");
                    case "folder" -> Files.isDirectory(Path.of(parts[1]));
                    case "film" -> Files.isRegularFile(Path.of(parts[1]));
                    case "http", "https" -> URI.create(String.valueOf(source)).getHost() != null;
                    case "phone" -> parts[1].isEmpty();
                    case "simulated" -> SimulatedTable.Show.parse(parts[1]).isPresent();
                    default -> false;
                };
        if (!known) {
            throw new Refusal(
                    "source: '" + source
                            + "': expected webcam:N, folder:DIR, film:FILE, http://…, phone or simulated:SEED,SPEED,DIFFICULTY, and that it exists");
        }
        if (!ownArt() && !Files.isDirectory(Path.of(String.valueOf(gallery)))) {
            throw new Refusal("gallery: '" + gallery + "' is no folder");
        }
        return this;
    }

    private String[] kindAndPlace() {
        String text = source == null ? "" : source;
        int colon = text.indexOf(':');
        return colon < 0 ? new String[] {text, ""} : new String[] {text.substring(0, colon), text.substring(colon + 1)};
    }

    boolean ownArt() {
        return gallery == null || gallery.isBlank();
    }

    /** What the tiles of this set look like at this table. */
    Gallery gallery(TileSet tiles) throws IOException {
        return ownArt() ? ArtGallery.of(tiles) : GalleryFolder.read(Path.of(String.valueOf(gallery)));
    }

    Pace pace() {
        return Set.of("folder", "phone", "simulated").contains(kindAndPlace()[0]) ? Pace.STILLS : Pace.VIDEO;
    }

    /** @param pushed where a phone's pictures come in, in this match and the next */
    FrameSource open(PushedPictures pushed, TableMatch<?, ?> match) throws IOException {
        String[] parts = kindAndPlace();
        return switch (parts[0]) {
            case "webcam" -> new Webcam(Integer.parseInt(parts[1]), Webcam.Settings.standard());
            case "folder" -> new ImageFolder(Path.of(parts[1]), Decoder.standard());
            case "film" -> new AviFile(Path.of(parts[1]), Decoder.standard());
            case "phone" -> new LeftOpen(pushed);
            case "simulated" ->
                SimulatedTable.of(match, SimulatedTable.Show.parse(parts[1]).orElseThrow());
            default ->
                new MjpegStream(
                        URI.create(String.valueOf(source)), Decoder.standard(), MjpegStream.Settings.standard());
        };
    }

    /** Whoever reads it closes it, but others go on. */
    private record LeftOpen(FrameSource source) implements FrameSource {
        @Override
        public Optional<Frame> next() throws IOException {
            return source.next();
        }

        @Override
        public void close() {}
    }
}
