package tilewatch.recognizer.simulate;

import java.util.Locale;
import java.util.Map;

/**
 * How hard table and camera make it. Lengths are in tile widths, angles in degrees.
 *
 * @param tilt how far the camera looks from straight down
 * @param roll how far the board lies turned in the picture
 * @param lens radial distortion, relative to the square of the distance from the middle in focal lengths
 * @param gradient share of the light lost from one side of the picture to the other
 * @param glare strength of a lamp's reflection, 1 being white
 * @param cast spread of the channels' gains: white balance
 * @param blur standard deviation of the blur, in pixels of a picture 1600 wide
 * @param noise standard deviation of the sensor's noise, of 255 levels
 * @param jpeg quality, 100 the best
 * @param gap mean gap between tiles
 * @param offset standard deviation of a tile's place
 * @param twist standard deviation of a tile's angle
 * @param bend how far a large board bends away from a true grid
 * @param stray standard deviation of a figure's place
 * @param hands how likely a hand is seen laying the tile
 * @param bumps how likely the camera is bumped between two turns
 * @param exposure spread of the exposure, in stops
 */
public record Difficulty(
        double tilt,
        double roll,
        double lens,
        double gradient,
        double glare,
        double cast,
        double blur,
        double noise,
        int jpeg,
        double gap,
        double offset,
        double twist,
        double bend,
        double stray,
        double hands,
        double bumps,
        double exposure) {

    /** A good camera over a tidy table. */
    public static final Difficulty EASY = of(.2);

    /**
     * What a family game under a webcam is like. Tiles of a photographed game lay 2.2 % (median), 5.7 % (90th
     * percentile) and 10.2 % (99th) off the best grid; offset and bend together give about as much.
     */
    public static final Difficulty MODERATE = of(.5);

    /** A bad camera at a bad angle in bad light. */
    public static final Difficulty HARD = of(.8);

    private static final Map<String, Difficulty> NAMED = Map.of("easy", EASY, "moderate", MODERATE, "hard", HARD);

    /** Everything in proportion, from 0 (a scanner) to 1 (hopeless). */
    public static Difficulty of(double scale) {
        if (!(scale >= 0 && scale <= 1)) {
            throw new IllegalArgumentException("difficulty " + scale + " is not between 0 and 1");
        }
        return new Difficulty(
                50 * scale,
                24 * scale,
                .12 * scale,
                .7 * scale,
                .8 * scale,
                .24 * scale,
                .3 + 1.3 * scale,
                1 + 8 * scale,
                (int) Math.round(97 - 30 * scale),
                .004 + .03 * scale,
                .036 * scale,
                2.4 * scale,
                .06 * scale,
                .05 * scale,
                .6 * scale,
                .08 * scale,
                .4 * scale);
    }

    /** Reads {@code easy}, {@code moderate}, {@code hard} or a number from 0 to 1. */
    public static Difficulty parse(String text) {
        Difficulty named = NAMED.get(text.toLowerCase(Locale.ROOT));
        if (named != null) {
            return named;
        }
        try {
            return of(Double.parseDouble(text));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "difficulty '" + text + "' is none of easy, moderate, hard and no number from 0 to 1", e);
        }
    }
}
