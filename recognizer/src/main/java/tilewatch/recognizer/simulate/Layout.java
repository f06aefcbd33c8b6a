package tilewatch.recognizer.simulate;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewatch.engine.area.Laid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/**
 * A box laid out for teaching: photographs of loose tiles that do not touch, each at an angle of its own, in any order.
 * One session has one table, one light and one camera.
 */
public final class Layout {
    private static final int COLUMNS = 5;

    /** Middle to middle; a tile is 1.41 from corner to corner, so tiles stay apart however they are turned. */
    private static final double PITCH = 1.62;

    private static final double JITTER = .08;

    private Layout() {}

    /**
     * A tile in a photograph.
     *
     * @param corners of its picture in pixels, clockwise from the top left, as x, y, x, y, …
     */
    public record Shown(String tile, List<Double> corners) {
        public Shown {
            corners = List.copyOf(corners);
        }

        /** Tile and corners, separated by commas. */
        public String csv() {
            return tile + ","
                    + corners.stream()
                            .map(c -> String.format(Locale.ROOT, "%.1f", c))
                            .collect(Collectors.joining(","));
        }
    }

    /** A photograph and what it shows. */
    public static final class Photo {
        private final String name;
        private final byte[] jpeg;
        private final List<Shown> shown;

        private Photo(String name, byte[] jpeg, List<Shown> shown) {
            this.name = name;
            this.jpeg = jpeg;
            this.shown = List.copyOf(shown);
        }

        public String name() {
            return name;
        }

        /** The photograph as a file. */
        public byte[] jpeg() {
            return jpeg.clone();
        }

        public List<Shown> shown() {
            return shown;
        }
    }

    /** Every tile of a box, so many to a photograph; the same arguments give the same photographs. */
    public static List<Photo> of(TileSet set, Artwork artwork, Difficulty difficulty, int perPhoto, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Tile> box = new ArrayList<>();
        set.tiles().forEach(tile -> IntStream.range(0, tile.count()).forEach(i -> box.add(tile)));
        for (int i = box.size() - 1; i > 0; i--) {
            box.set(i, box.set(random.nextInt(i + 1), box.get(i)));
        }
        List<Photo> photos = new ArrayList<>();
        for (int first = 0; first < box.size(); first += perPhoto) {
            List<Tile> some = box.subList(first, Math.min(box.size(), first + perPhoto));
            photos.add(photo(SimulatedCamera.name(photos.size()), some, artwork, difficulty, random, seed));
        }
        return photos;
    }

    private static Photo photo(
            String name, List<Tile> tiles, Artwork artwork, Difficulty difficulty, SplittableRandom random, long seed) {
        List<LyingTile> lying = new ArrayList<>();
        for (Tile tile : tiles) {
            int i = lying.size();
            // Turned as its picture is, so that the corners are those of the picture.
            Laid laid =
                    new Laid(tile, new Pos(0, 0), Turn.of(artwork.orientation().apply(tile)), 0, List.of());
            lying.add(new LyingTile(
                    laid,
                    (i % COLUMNS) * PITCH + random.nextDouble(-JITTER, JITTER),
                    row(i) * PITCH + random.nextDouble(-JITTER, JITTER),
                    1,
                    random.nextDouble(2 * Math.PI)));
        }
        Scene scene = new Scene(0, lying, List.of(), Optional.empty());
        try (SimulatedCamera camera = new SimulatedCamera(List.of(scene), 1, artwork, difficulty, seed)) {
            byte[] jpeg = camera.nextJpeg().orElseThrow();
            List<Shown> shown = lying.stream()
                    .map(t -> new Shown(t.laid().tile().name(), corners(t, camera.pose())))
                    .toList();
            return new Photo(name, jpeg, shown);
        }
    }

    private static int row(int i) {
        return i / COLUMNS;
    }

    private static List<Double> corners(LyingTile tile, Pose pose) {
        double[] c = tile.corners();
        List<Double> corners = new ArrayList<>();
        for (int i = 0; i < 8; i += 2) {
            Point2D at = pose.project(new Vec(c[i], c[i + 1], 0));
            corners.add(at.getX());
            corners.add(at.getY());
        }
        return corners;
    }
}
