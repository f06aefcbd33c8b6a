package tilewatch.calibration.colours;

/**
 * A player's colour in a picture of this camera.
 *
 * @param player the player's colour by name, e.g. {@code red}
 * @param l lightness, 0 to 100
 * @param a green to red
 * @param b blue to yellow
 */
public record SeenColour(String player, double l, double a, double b) {
    public SeenColour {
        if (!Double.isFinite(l + a + b)) {
            throw new IllegalArgumentException("colour " + player + ": " + l + ", " + a + ", " + b);
        }
    }

    /** Lightness counts half: figures have lit and shaded sides. */
    public double distance(double otherL, double otherA, double otherB) {
        return Math.sqrt((l - otherL) * (l - otherL) / 4 + (a - otherA) * (a - otherA) + (b - otherB) * (b - otherB));
    }
}
