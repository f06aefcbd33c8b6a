package tilewatch.recognizer.lattice;

import java.util.Arrays;

/** What one look at one cell showed. */
public final class Sighting {
    final Homography lattice;
    final float[] scores;
    final int template;
    final double zncc;
    final double dx;
    final double dy;
    final double margin;
    final int patches;
    final double[] grid;
    final double[] image;
    final ColourCast.Sample light;
    final double confidence;
    final boolean weak;

    /**
     * @param lattice the grid as corrected for this cell
     * @param scores the discriminant's score of every class
     * @param template the class whose template fits best
     * @param zncc how well it fits, at most 1
     * @param dx how far right of its cell the tile lies, in tiles
     * @param dy how far below
     * @param patches how many textured patches were found again
     * @param grid points of the tile in grid units (x, y, x, y, …)
     * @param image where they were seen
     * @param confidence that a tile lies here at all; above 1.25 it is taken for one
     * @param weak nothing but its colours says that a tile lies here
     */
    Sighting(
            Homography lattice,
            float[] scores,
            int template,
            double zncc,
            double dx,
            double dy,
            int patches,
            double[] grid,
            double[] image,
            ColourCast.Sample light,
            double confidence,
            boolean weak) {
        this.lattice = lattice;
        this.scores = scores;
        this.template = template;
        this.zncc = zncc;
        this.dx = dx;
        this.dy = dy;
        this.margin = margin(scores);
        this.patches = patches;
        this.grid = grid;
        this.image = image;
        this.light = light;
        this.confidence = confidence;
        this.weak = weak;
    }

    Sighting withConfidence(double value) {
        return new Sighting(lattice, scores, template, zncc, dx, dy, patches, grid, image, light, value, weak);
    }

    /** As a weak sighting: the scores of a wider search. */
    Sighting asWeak(float[] widerScores) {
        return new Sighting(
                lattice, widerScores, template, zncc, dx, dy, patches, grid, image, light, confidence, true);
    }

    /** First minus fifth score: a symmetric tile fills the first four places alone. */
    static double margin(float[] scores) {
        float[] sorted = scores.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return sorted[n - 1] - sorted[Math.max(0, n - 5)];
    }

    public int best() {
        return best(scores);
    }

    static int best(float[] scores) {
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        return best;
    }

    public float[] scores() {
        return scores.clone();
    }

    /** The class whose picture fits best. */
    public int template() {
        return template;
    }

    /** How far right of its cell the tile lies, in tiles. */
    public double dx() {
        return dx;
    }

    /** How far below its cell the tile lies, in tiles. */
    public double dy() {
        return dy;
    }

    public double confidence() {
        return confidence;
    }

    public double zncc() {
        return zncc;
    }

    public boolean weak() {
        return weak;
    }
}
