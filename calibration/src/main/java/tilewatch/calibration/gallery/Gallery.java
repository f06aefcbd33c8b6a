package tilewatch.calibration.gallery;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Pictures of the tiles of one box, one or more per tile.
 *
 * @param pictures sorted by tile name
 * @param orientation by how many clockwise quarter turns the tile as written in its set must be turned to look like its
 *     picture; 0 where absent
 */
public record Gallery(List<Picture> pictures, Map<String, Integer> orientation) {
    public Gallery {
        pictures = List.copyOf(pictures);
        orientation = Map.copyOf(orientation);
        if (pictures.isEmpty()) {
            throw new IllegalArgumentException("a gallery needs at least one picture");
        }
    }

    /** The names of the tiles, in the order of the pictures, each once. */
    public List<String> tiles() {
        return pictures.stream().map(Picture::tile).distinct().toList();
    }

    /** Clockwise quarter turns from the set's data to the picture of {@code tile}. */
    public int orientationOf(String tile) {
        return orientation.getOrDefault(tile, 0);
    }

    /** Changes whenever a picture or its name changes; what is trained on this gallery is cached under it. */
    public String fingerprint() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Picture picture : pictures) {
                digest.update(picture.tile().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                picture.addTo(digest);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
