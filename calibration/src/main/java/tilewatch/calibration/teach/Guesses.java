package tilewatch.calibration.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Picture;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

/**
 * Guesses what a tile is from the terrain along its sides and from pictures it resembles. What terrains look like is
 * learnt from pictures whose tile is known: of another print of the same game at first, then of this very box.
 */
public final class Guesses {
    private static final int SAMPLES = 9;

    /** How much a terrain's colours vary from place to place, as a Lab distance. */
    private static final double SPREAD = 9;

    /** What a perfect resemblance is worth beside the four sides, which are worth at most 0 each. */
    private static final double RESEMBLANCE = 8;

    private final List<Kind> kinds;
    private final Map<String, List<float[]>> terrains = new HashMap<>();
    private final Map<String, List<Picture>> known = new HashMap<>();

    public Guesses(List<Kind> kinds) {
        Natives.load();
        this.kinds = List.copyOf(kinds);
    }

    /** Learns from a picture of a tile that lies {@code turns} clockwise quarter turns from how its kind is written. */
    public void learn(Picture picture, int turns) {
        for (Kind kind : kinds) {
            if (kind.name().equals(picture.tile())) {
                float[][] sides = sides(picture);
                for (int side = 0; side < 4; side++) {
                    String terrain = kind.sides().get(Math.floorMod(side - turns, 4));
                    terrains.computeIfAbsent(terrain, t -> new ArrayList<>()).add(sides[side]);
                }
                known.computeIfAbsent(kind.name(), t -> new ArrayList<>()).add(upright(picture, turns));
            }
        }
    }

    private static Picture upright(Picture picture, int turns) {
        return picture.turned(Math.floorMod(-turns, 4));
    }

    /** Every kind in its best turn, the likeliest first. */
    public List<Guess> of(Picture picture) {
        float[][] sides = sides(picture);
        List<Guess> guesses = new ArrayList<>();
        for (Kind kind : kinds) {
            Guess best = new Guess(kind.name(), 0, Double.NEGATIVE_INFINITY);
            Map<Integer, Double> alike = resemblance(picture, kind);
            for (int turns = 0; turns < 4; turns++) {
                double score = RESEMBLANCE * alike.getOrDefault(turns, 0.0);
                for (int side = 0; side < 4; side++) {
                    score += terrain(sides[side], kind.sides().get((side + turns) % 4));
                }
                best = score > best.score() ? new Guess(kind.name(), turns, score) : best;
            }
            guesses.add(best);
        }
        guesses.sort(Comparator.comparingDouble(Guess::score).reversed());
        return guesses;
    }

    /** By turns that set the picture upright: how much it then resembles a known one. */
    private Map<Integer, Double> resemblance(Picture picture, Kind kind) {
        Map<Integer, Double> alike = new HashMap<>();
        for (Picture other : known.getOrDefault(kind.name(), List.of())) {
            Likeness.of(picture, other)
                    .filter(Likeness.Match::same)
                    .ifPresent(match -> alike.merge(match.turns(), 1 + match.correlation(), Math::max));
            double[] correlations = Likeness.correlations(picture, other);
            for (int turns = 0; turns < 4; turns++) {
                alike.merge(turns, correlations[turns], Math::max);
            }
        }
        return alike;
    }

    /** Logarithm of how well a side goes with a terrain, by the picture of it that is most alike. */
    private double terrain(float[] side, String terrain) {
        double least = 6;
        for (float[] other : terrains.getOrDefault(terrain, List.of())) {
            double sum = 0;
            for (int i = 0; i < side.length; i++) {
                sum += (side[i] - other[i]) * (side[i] - other[i]);
            }
            least = Math.min(least, Math.sqrt(sum / SAMPLES) / SPREAD);
        }
        return -least;
    }

    /** Colours along each side just inside the rim, clockwise from the top, freed of the picture's own light. */
    private static float[][] sides(Picture picture) {
        try (MatArena arena = new MatArena()) {
            Mat exact = arena.mat();
            picture.mat(arena).convertTo(exact, CvType.CV_32FC3, 1 / 255.0);
            Mat small = arena.mat();
            Imgproc.resize(exact, small, new Size(SAMPLES, SAMPLES), 0, 0, Imgproc.INTER_AREA);
            Imgproc.cvtColor(small, small, Imgproc.COLOR_BGR2Lab);
            float[] lab = new float[3 * SAMPLES * SAMPLES];
            small.get(0, 0, lab);
            float[][] sides = new float[4][3 * SAMPLES];
            int last = SAMPLES - 1;
            for (int i = 0; i < SAMPLES; i++) {
                int[] at = {i, i * SAMPLES + last, last * SAMPLES + last - i, (last - i) * SAMPLES};
                for (int side = 0; side < 4; side++) {
                    System.arraycopy(lab, 3 * at[side], sides[side], 3 * i, 3);
                }
            }
            return sides;
        }
    }
}
