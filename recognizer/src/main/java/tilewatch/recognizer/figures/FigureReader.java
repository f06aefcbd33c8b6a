package tilewatch.recognizer.figures;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.segments.SegmentMap;
import tilewatch.recognizer.settle.TileReading;

/**
 * Says of every blob whether it stands or lies and what it claims, by its shape and by what is under its foot. Frames
 * vote on the shape of a figure that stays where it is.
 */
public final class FigureReader {
    /**
     * Settings of reading figures.
     *
     * @param standing log odds that a figure stands before anybody looks: farmers are few
     * @param foot how far a foot is seen from where it is, in tiles
     * @param unsure log odds within which pose is called unsure
     * @param stays how far a figure may seem to move between frames and still be the same
     */
    public record Settings(double standing, double foot, double unsure, double stays) {
        public static Settings standard() {
            return new Settings(.7, .08, .5, .15);
        }
    }

    /** Where figures lie instead of standing. */
    private static final Set<String> FIELDS = Set.of("field", "meadow");

    private final Gallery gallery;
    private final Settings settings;
    private final Map<String, SegmentMap> maps = new HashMap<>();
    private final Set<String> notFields = new HashSet<>();
    private List<Seen> before = List.of();

    private record Seen(Blob blob, double lying, int looks) {}

    public FigureReader(TileSet set, Gallery gallery, Settings settings) {
        this.gallery = gallery;
        this.settings = settings;
        set.tiles().forEach(t -> {
            maps.put(t.name(), new SegmentMap(t));
            t.segments().forEach(s -> notFields.add(s.terrain().name()));
        });
        notFields.removeAll(FIELDS);
    }

    /** Reads the figures of one frame on the tiles as read so far. */
    public List<FigureReading> read(List<Blob> blobs, List<TileReading> tiles) {
        Map<Cell, TileReading> byCell = new HashMap<>();
        tiles.forEach(t -> byCell.put(t.cell(), t));
        List<Seen> now = blobs.stream().map(this::again).toList();
        before = now;
        List<FigureReading> readings = new ArrayList<>();
        for (Seen seen : now) {
            Optional<TileReading> tile = Optional.ofNullable(byCell.get(seen.blob.cell()));
            readings.add(read(seen, tile));
        }
        return readings;
    }

    private Seen again(Blob blob) {
        return before.stream()
                .filter(s -> s.blob.colour() == blob.colour()
                        && Math.hypot(s.blob.x() - blob.x(), s.blob.y() - blob.y()) < settings.stays)
                .findFirst()
                .map(s -> new Seen(blob, (s.lying * s.looks + blob.lying()) / (s.looks + 1), s.looks + 1))
                .orElse(new Seen(blob, blob.lying(), 1));
    }

    private FigureReading read(Seen seen, Optional<TileReading> tile) {
        Blob blob = seen.blob;
        double u = blob.x() - blob.cell().col();
        double v = blob.y() - blob.cell().row();
        Optional<SegmentMap> map = tile.map(t -> maps.get(t.tile()));
        int turns = tile.map(t -> t.turns() + gallery.orientationOf(t.tile())).orElse(0);
        double[] on = unturned(u, v, turns);
        Optional<Segment> built = map.flatMap(m -> m.nearest(on[0], on[1], FIELDS));
        Optional<Segment> field = map.flatMap(m -> m.nearest(on[0], on[1], notFields));
        double stands = settings.standing + (map.isEmpty() ? 0 : likely(map.get(), built, on));
        double lies = seen.lying + (map.isEmpty() ? 0 : likely(map.get(), field, on));
        FigureReading.Pose pose = Math.abs(stands - lies) < settings.unsure
                ? FigureReading.Pose.UNSURE
                : stands > lies ? FigureReading.Pose.STANDING : FigureReading.Pose.LYING;
        String claims =
                (stands > lies ? built : field).map(s -> s.terrain().name()).orElse("");
        double sure = 1 / (1 + Math.exp(-Math.abs(stands - lies)));
        return new FigureReading(blob.cell(), u, v, blob.colour(), pose, claims, sure * there(blob));
    }

    /** Log likelihood of a foot seen here when it is on {@code segment}. */
    private double likely(SegmentMap map, Optional<Segment> segment, double[] on) {
        double away = segment.map(s -> map.distance(s, on[0], on[1])).orElse(1.);
        return -.5 * away * away / (settings.foot * settings.foot);
    }

    /** Probability that there is a figure at all: contrasts below 20 are a little doubtful. */
    private static double there(Blob blob) {
        return Math.min(.99, .6 + (blob.contrast() - 8) / 30);
    }

    /** Turns a point back by clockwise quarter turns about the tile's middle. */
    private static double[] unturned(double u, double v, int turns) {
        double x = u - .5;
        double y = v - .5;
        for (int i = 0; i < Math.floorMod(turns, 4); i++) {
            double w = x;
            x = y;
            y = -w;
        }
        return new double[] {x + .5, y + .5};
    }
}
