package tilewatch.recognizer.identify;

/**
 * Looks again, locally, where two candidates differ: a small shield decides between two tiles, and the whole picture
 * hardly notices it.
 */
public final class SecondLook {
    /** Blocks whose templates differ less than this (weighted Lab) say nothing. */
    private static final double DIFFERENT = 14;

    private static final int RIM = 4;

    /** Looked at in blocks of this side: prints differ in detail, and tiles lie a little off. */
    private static final int BLOCK = 7;

    private final TileTemplates templates;

    public SecondLook(TileTemplates templates) {
        this.templates = templates;
    }

    /** Colour of the cell as seen, in the template's own coordinates and light. */
    @FunctionalInterface
    public interface Seen {
        double at(int x, int y, int channel);
    }

    /**
     * What the differing places say.
     *
     * @param lean from -1 (the first) to 1 (the second)
     * @param visible share of them that shows one of the two at all, 0 to 1
     */
    public record Opinion(double lean, double visible) {}

    /** Compares {@code first} and {@code second} where they differ. */
    public Opinion compare(int first, int second, Seen seen) {
        double lean = 0;
        double shown = 0;
        double all = 0;
        for (int y = RIM; y + BLOCK <= CellFeatures.SIDE - RIM; y += BLOCK) {
            for (int x = RIM; x + BLOCK <= CellFeatures.SIDE - RIM; x += BLOCK) {
                double square = 0;
                double along = 0;
                double toFirst = 0;
                double toSecond = 0;
                double[] v = {mean(seen, x, y, 0), mean(seen, x, y, 1), mean(seen, x, y, 2)};
                for (int c = 0; c < 3; c++) {
                    double a = mean((px, py, ch) -> templates.pixel(first, px, py, ch), x, y, c);
                    double b = mean((px, py, ch) -> templates.pixel(second, px, py, ch), x, y, c);
                    square += (b - a) * (b - a);
                    along += (v[c] - (a + b) / 2) * (b - a);
                    toFirst += (v[c] - a) * (v[c] - a);
                    toSecond += (v[c] - b) * (v[c] - b);
                }
                if (square < DIFFERENT * DIFFERENT) {
                    continue;
                }
                all += square;
                if (templates.tileTint(v[1], v[2])
                        && Math.min(toFirst, toSecond) < Math.max(square, 2 * DIFFERENT * DIFFERENT)) {
                    shown += square;
                    lean += square * Math.max(-1, Math.min(1, 2 * along / square));
                }
            }
        }
        return new Opinion(shown > 0 ? lean / shown : 0, all > 0 ? shown / all : 0);
    }

    private static double mean(Seen seen, int x, int y, int channel) {
        double sum = 0;
        for (int dy = 0; dy < BLOCK; dy++) {
            for (int dx = 0; dx < BLOCK; dx++) {
                sum += seen.at(x + dx, y + dy, channel);
            }
        }
        return sum / (BLOCK * BLOCK);
    }
}
