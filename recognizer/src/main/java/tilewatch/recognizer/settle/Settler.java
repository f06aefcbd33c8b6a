package tilewatch.recognizer.settle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tilewatch.recognizer.identify.TileClasses;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Sighting;

/**
 * Lets frames vote on every cell. A look at the bare tile counts fully and is kept; under a figure the same detail
 * stays hidden however often one looks, so later looks count little. Tiles left in the box weigh in, legality never.
 */
public final class Settler {
    /**
     * Settings of settling.
     *
     * @param temperature discriminant units per natural-log unit; 40 makes probabilities honest on real crops
     * @param covered weight of a look at a tile with a figure on it
     * @param memory how much of its old votes a cell keeps per look
     * @param commit log odds against the runner-up that lock a reading; at 4.5 coarse JPEGs of the webcam game had one
     *     tile locked wrongly, at 8 none
     * @param keep log odds below which a locked reading unlocks
     * @param patience looks after which an open reading is asked about
     */
    public record Settings(
            double temperature, double covered, double memory, double commit, double keep, int patience) {
        public static Settings standard() {
            return new Settings(40, .35, .85, 8, 1.5, 3);
        }
    }

    /** Confidence in a sighting below which it does not say which tile it is. */
    private static final double CLEAR = .6;

    private final TileClasses classes;
    private final Map<String, Integer> copies;
    private final Settings settings;
    private final Map<Cell, Votes> cells = new TreeMap<>();

    private static final class Votes {
        final double[] log;
        int looks;
        int bareLooks;
        int missing;
        boolean locked;
        int lockedAs;
        boolean weak;
        double confidence;

        @Nullable Sighting counted;

        Votes(int classes) {
            log = new double[classes];
        }
    }

    /** @param copies how many of each tile the box holds; absent tiles are not limited */
    public Settler(TileClasses classes, Map<String, Integer> copies, Settings settings) {
        this.classes = classes;
        this.copies = Map.copyOf(copies);
        this.settings = settings;
    }

    /** The class each cell is most likely of, for the tracker. */
    public Map<Cell, Integer> known() {
        Map<Cell, Integer> known = new TreeMap<>();
        cells.forEach((cell, votes) -> {
            if (votes.looks > 0) {
                known.put(cell, best(votes.log));
            }
        });
        return known;
    }

    /** Cells that another look may still settle. */
    public Set<Cell> open() {
        Set<Cell> open = new TreeSet<>();
        cells.forEach((cell, votes) -> {
            if (!votes.locked && !votes.weak && votes.looks <= 2 * settings.patience) {
                open.add(cell);
            }
        });
        return open;
    }

    /**
     * How many committed tiles a frame does not show, or only by their colours, though they are {@code inView}: something
     * is in the way.
     */
    public int hidden(Map<Cell, Sighting> tiles, Predicate<Cell> inView) {
        int hidden = 0;
        for (Map.Entry<Cell, Votes> cell : cells.entrySet()) {
            Sighting sighting = tiles.get(cell.getKey());
            boolean seen = sighting != null && !sighting.weak();
            hidden += cell.getValue().locked && !seen && inView.test(cell.getKey()) ? 1 : 0;
        }
        return hidden;
    }

    /**
     * Takes one frame's sightings.
     *
     * @param covered cells with a figure on them
     */
    public void add(Map<Cell, Sighting> tiles, Set<Cell> covered) {
        tiles.forEach((cell, sighting) -> {
            // What comes back and looks otherwise has been taken up and laid anew.
            cells.computeIfPresent(cell, (c, votes) -> votes.missing > 0 && otherwise(votes, sighting) ? null : votes);
            Votes votes = cells.computeIfAbsent(cell, c -> new Votes(classes.count()));
            votes.missing = 0;
            votes.weak = sighting.weak();
            // A tile that is only just there says no more than that.
            boolean clear = sighting.confidence() > CLEAR;
            votes.confidence = clear || votes.looks == 0 ? sighting.confidence() : votes.confidence;
            // The same look handed in again is no new evidence.
            if (clear && !sighting.weak() && votes.counted != sighting) {
                vote(votes, sighting.scores(), covered.contains(cell));
                votes.counted = sighting;
            }
        });
        cells.forEach((cell, votes) -> votes.missing += tiles.containsKey(cell) ? 0 : 1);
        // Nothing vanishes in a blink: a hand may hide a tile for a frame.
        cells.values().removeIf(votes -> votes.missing >= 2);
        lock();
    }

    private boolean otherwise(Votes votes, Sighting sighting) {
        return sighting.confidence() > CLEAR
                && !sighting.weak()
                && classes.canonical(best(sighting.scores())) != classes.canonical(best(votes.log));
    }

    private void vote(Votes votes, float[] scores, boolean covered) {
        double most = Double.NEGATIVE_INFINITY;
        for (float score : scores) {
            most = Math.max(most, score);
        }
        double sum = 0;
        for (float score : scores) {
            sum += Math.exp((score - most) / settings.temperature);
        }
        boolean bareBefore = votes.bareLooks > 0;
        double weight = covered && bareBefore ? settings.covered : 1;
        double memory = covered && bareBefore ? 1 : settings.memory;
        for (int i = 0; i < scores.length; i++) {
            double log = (scores[i] - most) / settings.temperature - Math.log(sum);
            votes.log[i] = memory * votes.log[i] + weight * Math.max(-12, log);
        }
        votes.looks++;
        votes.bareLooks += covered ? 0 : 1;
    }

    private void lock() {
        cells.forEach((cell, votes) -> {
            double odds = odds(votes);
            int best = classes.canonical(best(votes.log));
            votes.locked = votes.locked
                    ? odds > settings.keep && best == votes.lockedAs
                    : odds > settings.commit && votes.looks >= 2 && !votes.weak;
            votes.lockedAs = best;
        });
    }

    /** Log odds of the best reading against the best one that means something else. */
    private double odds(Votes votes) {
        int best = best(votes.log);
        double second = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < votes.log.length; i++) {
            if (classes.canonical(i) != classes.canonical(best)) {
                second = Math.max(second, votes.log[i]);
            }
        }
        return votes.log[best] - second;
    }

    private static int best(double[] log) {
        int best = 0;
        for (int i = 1; i < log.length; i++) {
            if (log[i] > log[best]) {
                best = i;
            }
        }
        return best;
    }

    private static int best(float[] scores) {
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        return best;
    }

    /** All readings of the cells seen in the last frame. */
    public List<TileReading> readings() {
        Map<String, Integer> used = new TreeMap<>();
        cells.values().stream()
                .filter(v -> v.locked)
                .forEach(v -> used.merge(classes.tile(best(v.log)), 1, Integer::sum));
        List<TileReading> readings = new ArrayList<>();
        cells.forEach((cell, votes) -> {
            if (votes.missing == 0) {
                readings.add(reading(cell, votes, used));
            }
        });
        return readings;
    }

    private TileReading reading(Cell cell, Votes votes, Map<String, Integer> used) {
        double[] log = votes.log.clone();
        if (!votes.locked) {
            for (int i = 0; i < log.length; i++) {
                int left = copies.getOrDefault(classes.tile(i), 99) - used.getOrDefault(classes.tile(i), 0);
                log[i] += left > 0 ? 0 : -3;
            }
        }
        double[] p = probabilities(log);
        Integer[] order = new Integer[p.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Double.compare(p[b], p[a]));
        List<TileReading.Alternative> others = new ArrayList<>();
        for (int i = 1; i < 4 && p[order[i]] > .001; i++) {
            others.add(new TileReading.Alternative(classes.tile(order[i]), classes.turns(order[i]), p[order[i]]));
        }
        return new TileReading(
                cell, classes.tile(order[0]), bestTurns(log, order[0]), p[order[0]], state(votes, p[order[0]]), others);
    }

    /** Among turns that mean the same, the one that looks best. */
    private int bestTurns(double[] log, int canonical) {
        int best = canonical;
        for (int turns = 0; turns < 4; turns++) {
            int index = canonical - canonical % 4 + turns;
            if (classes.canonical(index) == canonical && log[index] > log[best]) {
                best = index;
            }
        }
        return classes.turns(best);
    }

    private double[] probabilities(double[] log) {
        double most = log[best(log)];
        double[] p = new double[log.length];
        double sum = 0;
        for (int i = 0; i < log.length; i++) {
            double v = Math.exp(log[i] - most);
            p[classes.canonical(i)] += v;
            sum += v;
        }
        for (int i = 0; i < p.length; i++) {
            p[i] /= sum;
        }
        return p;
    }

    private TileReading.State state(Votes votes, double probability) {
        if (votes.locked) {
            return TileReading.State.COMMITTED;
        }
        if (votes.looks == 0 || votes.confidence < CLEAR) {
            return TileReading.State.UNKNOWN;
        }
        return votes.looks > settings.patience && probability < .8
                ? TileReading.State.ASKED
                : TileReading.State.PROPOSED;
    }
}
