package tilewatch.recognizer.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.gallery.Picture;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.art.PrintSheets.Batch;
import tilewatch.recognizer.art.PrintSheets.Piece;

/** Our own art as a gallery: what a table is recognised by that plays with printed sheets. */
public final class ArtGallery {
    /** Side of a written picture: the tile at about 180 dots per inch. */
    private static final int SIDE = 320;

    private ArtGallery() {}

    public static Gallery of(TileSet set) {
        int rim = (int) Math.round(GalleryFolder.SIDE * GalleryFolder.RIM / (1 - 2 * GalleryFolder.RIM));
        int side = GalleryFolder.SIDE;
        List<Picture> pictures = new ArrayList<>();
        for (Tile tile : set.tiles()) {
            BufferedImage image = TileArt.draw(tile, side + 2 * rim);
            byte[] bgr = new byte[3 * side * side];
            for (int i = 0; i < side * side; i++) {
                int rgb = image.getRGB(rim + i % side, rim + i / side);
                bgr[3 * i] = (byte) rgb;
                bgr[3 * i + 1] = (byte) (rgb >> 8);
                bgr[3 * i + 2] = (byte) (rgb >> 16);
            }
            pictures.add(new Picture(tile.name(), side, bgr));
        }
        pictures.sort(Comparator.comparing(Picture::tile));
        return new Gallery(pictures, Map.of());
    }

    /** Writes {@code <piece>.png} for every kind of piece, all at the same scale; gives how many. */
    public static int write(List<Batch> batches, Path folder) throws IOException {
        Files.createDirectories(folder);
        Set<String> written = new HashSet<>();
        for (Batch batch : batches) {
            int width = (int) Math.round(SIDE * batch.width() / PrintSheets.TILE_MM);
            for (Piece piece : batch.pieces()) {
                if (written.add(piece.name())) {
                    Path file = folder.resolve(piece.name() + ".png");
                    ImageIO.write(piece.front().draw(width), "png", file.toFile());
                }
            }
        }
        return written.size();
    }
}
