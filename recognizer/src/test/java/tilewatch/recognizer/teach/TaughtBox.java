package tilewatch.recognizer.teach;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.calibration.teach.Group;
import tilewatch.calibration.teach.Quad;
import tilewatch.calibration.teach.Teaching;
import tilewatch.calibration.teach.TileFinder;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Layout;

/** A box whose owner lays it out under the simulated camera and knows what every tile is. */
final class TaughtBox {
    private static final int PER_PHOTO = 15;

    private final List<Layout.Photo> photos;

    TaughtBox(TileSet set, Artwork artwork, Difficulty difficulty, long seed) {
        Natives.load();
        this.photos = Layout.of(set, artwork, difficulty, PER_PHOTO, seed);
    }

    List<Layout.Photo> photos() {
        return photos;
    }

    /** Shows some photographs and tells which tiles each group was joined by; photographs known already join none. */
    Map<Integer, Set<String>> show(Teaching teaching, int first, int end) throws IOException {
        Map<Integer, Set<String>> truth = new HashMap<>();
        for (Layout.Photo photo : photos.subList(first, end)) {
            for (TileFinder.Found found : find(photo)) {
                Map<Integer, Integer> before = seen(teaching);
                // One by one, so that it is plain which group the tile went to.
                teaching.add(photo.name() + " " + found.quad().middle(), List.of(found));
                seen(teaching).forEach((id, count) -> {
                    if (!count.equals(before.getOrDefault(id, 0))) {
                        truth.computeIfAbsent(id, i -> new HashSet<>()).add(tile(photo, found.quad()));
                    }
                });
            }
            teaching.add(photo.name(), List.of());
        }
        return truth;
    }

    private static List<TileFinder.Found> find(Layout.Photo photo) {
        try (MatArena arena = new MatArena()) {
            Mat picture = arena.own(Imgcodecs.imdecode(arena.own(new MatOfByte(photo.jpeg())), Imgcodecs.IMREAD_COLOR));
            return new ArrayList<>(TileFinder.find(picture).tiles());
        }
    }

    private static Map<Integer, Integer> seen(Teaching teaching) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (Group group : teaching.groups()) {
            seen.put(group.id(), group.seen());
        }
        return seen;
    }

    /** The tile that really lies where one was found. */
    private static String tile(Layout.Photo photo, Quad quad) {
        String nearest = "nothing";
        double least = Double.MAX_VALUE;
        for (Layout.Shown shown : photo.shown()) {
            double x = 0;
            double y = 0;
            for (int i = 0; i < 8; i += 2) {
                x += shown.corners().get(i) / 4;
                y += shown.corners().get(i + 1) / 4;
            }
            double away = Math.hypot(x - quad.middle().x(), y - quad.middle().y());
            if (away < least) {
                least = away;
                nearest = shown.tile();
            }
        }
        return least < 20 ? nearest : "nothing";
    }
}
