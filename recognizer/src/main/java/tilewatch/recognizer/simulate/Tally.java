package tilewatch.recognizer.simulate;

import java.util.Locale;

/**
 * What was read of simulated matches, counted.
 *
 * @param frames frames without a hand in view
 * @param lost those in which no grid was found
 * @param placements tiles laid by players
 * @param placed those read right, tile and turn, before the next one was laid
 * @param readings tiles in frames, all of them
 * @param right those read right
 * @param phantoms readings where no tile lies
 * @param wrongCommitted wrong readings that were committed
 * @param asked tiles asked about
 * @param figures figures in frames
 * @param found those found with colour and cell
 * @param phantomFigures figures read where none is
 * @param claims found figures whose claim was read right
 */
public record Tally(
        int frames,
        int lost,
        int placements,
        int placed,
        int readings,
        int right,
        int phantoms,
        int wrongCommitted,
        int asked,
        int figures,
        int found,
        int phantomFigures,
        int claims) {

    public static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    public Tally plus(Tally o) {
        return new Tally(
                frames + o.frames,
                lost + o.lost,
                placements + o.placements,
                placed + o.placed,
                readings + o.readings,
                right + o.right,
                phantoms + o.phantoms,
                wrongCommitted + o.wrongCommitted,
                asked + o.asked,
                figures + o.figures,
                found + o.found,
                phantomFigures + o.phantomFigures,
                claims + o.claims);
    }

    /** Share of the placements read right, 0 to 1. */
    public double placementShare() {
        return share(placed, placements);
    }

    /** Share of the figures found, those that are not there counting against it. */
    public double figureShare() {
        return share(found, figures + phantomFigures);
    }

    /** Share of the found figures whose claim was read right. */
    public double claimShare() {
        return share(claims, found);
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d frames (%d without a grid); placements %d of %d (%.2f %%); readings %d of %d, %d where nothing lies,"
                        + " %d wrong committed, %d asked; figures %d of %d, %d false (%.2f %%); claims %d (%.2f %%)",
                frames,
                lost,
                placed,
                placements,
                100 * placementShare(),
                right,
                readings,
                phantoms,
                wrongCommitted,
                asked,
                found,
                figures,
                phantomFigures,
                100 * figureShare(),
                claims,
                100 * claimShare());
    }
}
