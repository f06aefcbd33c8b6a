package tilewatch.recognizer.figures;

import java.util.Locale;

/**
 * Colours wooden figures come in, as ranges of hue (degrees), saturation (Lab chroma over lightness, which shade leaves
 * alone) and chroma in the gallery's light. On a webcam game yellow figures had saturations of 0.97 to 1.19 and sunlit
 * city ground of the same hue 0.42 to 1.03; red ones 1.25 to 2.3. What still shares a figure's colour is told apart by
 * the tile's picture.
 */
public enum FigureColour {
    RED(-25, 52, 1.15, 32),
    YELLOW(68, 98, .99, 38),
    GREEN(130, 185, .7, 22),
    BLUE(235, 310, .6, 20),
    BLACK(0, 360, 0, 0) {
        @Override
        boolean matches(double l, double a, double b) {
            return l < 12 && Math.hypot(a, b) < 14;
        }
    };

    private final double fromHue;
    private final double toHue;
    private final double leastSaturation;
    private final double leastChroma;

    FigureColour(double fromHue, double toHue, double leastSaturation, double leastChroma) {
        this.fromHue = fromHue;
        this.toHue = toHue;
        this.leastSaturation = leastSaturation;
        this.leastChroma = leastChroma;
    }

    /** Whether a pixel has this colour: lightness 0 to 100, a and b around 0. */
    boolean matches(double l, double a, double b) {
        double chroma = Math.hypot(a, b);
        if (chroma < leastChroma || chroma < leastSaturation * l) {
            return false;
        }
        double hue = Math.toDegrees(Math.atan2(b, a));
        return (hue - fromHue + 720) % 360 <= toHue - fromHue;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
