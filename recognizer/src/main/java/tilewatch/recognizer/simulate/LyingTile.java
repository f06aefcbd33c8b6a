package tilewatch.recognizer.simulate;

import tilewatch.engine.area.Laid;

/**
 * A tile as it really lies on the table.
 *
 * @param laid what the rules say of it
 * @param x middle, in tile pitches: the tile on square 0,0 would have its middle at .5
 * @param y middle; grows towards the players who sit at the bottom of the picture
 * @param width its side; the rest of the pitch is gap
 * @param twist how far it lies turned clockwise from its quarter turn, in radians
 */
public record LyingTile(Laid laid, double x, double y, double width, double twist) {

    /** Corners clockwise from the top left one, as x, y, x, y, … */
    public double[] corners() {
        double half = width / 2;
        double[] corners = new double[8];
        for (int i = 0; i < 4; i++) {
            double a = i == 1 || i == 2 ? half : -half;
            double b = i >= 2 ? half : -half;
            corners[2 * i] = x + a * Math.cos(twist) - b * Math.sin(twist);
            corners[2 * i + 1] = y + a * Math.sin(twist) + b * Math.cos(twist);
        }
        return corners;
    }
}
