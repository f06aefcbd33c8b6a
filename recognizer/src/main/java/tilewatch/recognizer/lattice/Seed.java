package tilewatch.recognizer.lattice;

/**
 * A tile that features alone say lies somewhere in the frame, grid unknown.
 */
final class Seed {
    final int votes;
    final int tile;
    /** Corners of its cell in the image: top left, top right, bottom right, bottom left of the picture unturned. */
    final double[] corners;
    /** Matched points on the unturned tile, 0 to 1 over its cell. */
    final double[] onTile;
    /** The same points in the image. */
    final double[] image;

    Seed(int votes, int tile, double[] corners, double[] onTile, double[] image) {
        this.votes = votes;
        this.tile = tile;
        this.corners = corners;
        this.onTile = onTile;
        this.image = image;
    }
}
