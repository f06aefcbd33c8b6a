package tilewatch.recognizer.simulate;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javax.imageio.ImageIO;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.art.TileArt;

/**
 * The pictures printed on the tiles, and how far the tile as written must be turned to look like its picture.
 *
 * @param picture square, at least 160 pixels wide
 * @param orientation clockwise quarter turns from the tile as written to its picture
 */
public record Artwork(Function<Tile, BufferedImage> picture, Function<Tile, Integer> orientation) {
    private static final int SIDE = 320;

    /** Our own art. */
    public static Artwork own() {
        Map<String, BufferedImage> drawn = new HashMap<>();
        return new Artwork(
                tile -> drawn.computeIfAbsent(tile.set() + ":" + tile.name(), k -> TileArt.draw(tile, SIDE)),
                tile -> 0);
    }

    /** Somebody else's: a folder of {@code <tile>.png} with an optional {@code orientation.csv}. */
    public static Artwork folder(Path folder, TileSet set) throws IOException {
        Gallery gallery = GalleryFolder.read(folder);
        Map<String, BufferedImage> pictures = new HashMap<>();
        for (Tile tile : set.tiles()) {
            Path file = folder.resolve(tile.name() + ".png");
            BufferedImage picture = Files.exists(file) ? ImageIO.read(file.toFile()) : null;
            if (picture == null) {
                throw new IOException(file + " is missing or no picture, and " + set.id() + " has tile " + tile);
            }
            pictures.put(tile.name(), picture);
        }
        return new Artwork(
                tile -> pictures.getOrDefault(tile.name(), TileArt.draw(tile, SIDE)),
                tile -> gallery.orientationOf(tile.name()));
    }
}
