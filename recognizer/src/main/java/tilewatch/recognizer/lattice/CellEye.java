package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.identify.CellFeatures;
import tilewatch.recognizer.identify.SecondLook;
import tilewatch.recognizer.identify.TileBook;
import tilewatch.recognizer.identify.TileTemplates;

/** Looks at single cells of a frame. Holds scratch memory; one per thread. */
public final class CellEye implements AutoCloseable {
    static final int SIDE = CellFeatures.SIDE;

    /** How far around its cell a tile is searched, in pixels of the 64 px cell picture. */
    static final int MARGIN = 12;

    private static final int WIDE = SIDE + 2 * MARGIN;
    private static final int CANDIDATES = 4;
    private static final int PATCH_REACH = 6;

    /** Margin of the discriminant beyond which a template check of one candidate says enough. */
    private static final double OVERWHELMING = 160;

    /** Candidates nearer than this to the best one get a second look. */
    private static final double DOUBTFUL = 200;

    /**
     * Weight of a second look in units of the discriminant. On the labelled webcam game wrong readings turned at 50 to
     * 170, right ones only beyond 190.
     */
    private static final double SECOND_LOOK = 160;

    private final TileBook book;
    private final TileTemplates templates;
    private final SecondLook again;
    private final MatArena arena = new MatArena();
    private final CellFeatures features = new CellFeatures();
    private final Mat map = arena.mat(3, 3, CvType.CV_64F);
    private final Mat wide = arena.mat(WIDE, WIDE, CvType.CV_8UC3);
    private final Mat lab = arena.mat();
    private final Mat half = arena.mat();
    private final Mat score = arena.mat();
    private final float[] vector = new float[CellFeatures.LENGTH];
    private final float[] labPixels = new float[3 * WIDE * WIDE];
    private final float[] peak = new float[WIDE * WIDE];

    public CellEye(TileBook book) {
        this.book = book;
        this.templates = book.templates();
        this.again = new SecondLook(templates);
    }

    private record Fit(double zncc, double x, double y, int template) {}

    /** Where in its cell a tile's picture begins and ends is fixed: the picture covers this share of the pitch. */
    static double onTile(double u) {
        return .5 + TileBook.PICTURE_TO_PITCH * (u - .5);
    }

    /** Cuts {@code cell} with its margin out of the image. */
    private void cut(Mat image, Homography lattice, Cell cell) {
        double z = SIDE / TileBook.PICTURE_TO_PITCH;
        double at = MARGIN + SIDE / 2.;
        Homography toCell = Homography.of(z, 0, at - (cell.col() + .5) * z, 0, z, at - (cell.row() + .5) * z, 0, 0, 1);
        toCell.after(lattice).into(map);
        Imgproc.warpPerspective(image, wide, map, new Size(WIDE, WIDE), Imgproc.INTER_LINEAR);
    }

    /** Looks at {@code cell}; {@code known} is what lay there before and is checked too. */
    public Sighting look(Mat image, Homography lattice, Cell cell, OptionalInt known) {
        cut(image, lattice, cell);
        TileTemplates.weightedLab(wide, lab, .7);
        Imgproc.resize(lab, half, new Size(WIDE / 2, WIDE / 2), 0, 0, Imgproc.INTER_AREA);
        float[] scores = classify(MARGIN, MARGIN);
        return centred(lattice, cell, scores, bestFit(candidates(scores, known)));
    }

    /** Scores corrected by a second look where the best candidates differ. */
    private float[] lookAgain(float[] scores, Fit fit) {
        int best = Sighting.best(scores);
        ColourCast.Sample light = light(fit);
        int ox = (int) Math.round(MARGIN + fit.x);
        int oy = (int) Math.round(MARGIN + fit.y);
        SecondLook.Seen seen = (x, y, c) -> {
            int px = Math.max(0, Math.min(WIDE - 1, x + ox));
            int py = Math.max(0, Math.min(WIDE - 1, y + oy));
            ColourCast.Channel channel = light.channel(c);
            return channel.template()
                    + (labPixels[3 * (py * WIDE + px) + c] - channel.seen()) / Math.max(.3, channel.gain());
        };
        float[] out = scores.clone();
        for (int other : candidates(scores, OptionalInt.empty())) {
            if (other != best && scores[best] - scores[other] < DOUBTFUL) {
                SecondLook.Opinion opinion = again.compare(best, other, seen);
                if (opinion.visible() > .5) {
                    out[other] += (float) (SECOND_LOOK * opinion.lean() * opinion.visible());
                }
            }
        }
        return out;
    }

    /** Looks only where the known tile's template lies now; empty scores. */
    Sighting glance(Mat image, Homography lattice, Cell cell, int known) {
        cut(image, lattice, cell);
        TileTemplates.weightedLab(wide, lab, .7);
        Imgproc.resize(lab, half, new Size(WIDE / 2, WIDE / 2), 0, 0, Imgproc.INTER_AREA);
        return sighting(lattice, cell, new float[1], align(known));
    }

    /** Looks at {@code cell} for a tile that is covered or far off its place: the surest of a grid of shifts. */
    Sighting search(Mat image, Homography lattice, Cell cell) {
        cut(image, lattice, cell);
        TileTemplates.weightedLab(wide, lab, .7);
        Imgproc.resize(lab, half, new Size(WIDE / 2, WIDE / 2), 0, 0, Imgproc.INTER_AREA);
        float[] best = classify(MARGIN, MARGIN);
        for (int dy = -9; dy <= 9; dy += 3) {
            for (int dx = -9; dx <= 9; dx += 3) {
                float[] scores = classify(MARGIN + dx, MARGIN + dy);
                if (Sighting.margin(scores) > Sighting.margin(best)) {
                    best = scores;
                }
            }
        }
        return centred(lattice, cell, best, bestFit(candidates(best, OptionalInt.empty())));
    }

    /** The sighting of {@code fit}, classified once more where it was found if that is off the cell's middle. */
    private Sighting centred(Homography lattice, Cell cell, float[] first, Fit fit) {
        float[] scores = first;
        Fit best = fit;
        if (Math.max(Math.abs(fit.x), Math.abs(fit.y)) > 1.5 && fit.zncc > .45) {
            float[] there = classify(clampToMargin(MARGIN + fit.x), clampToMargin(MARGIN + fit.y));
            if (Sighting.margin(there) > Sighting.margin(scores)) {
                scores = there;
                Fit again = bestFit(candidates(scores, OptionalInt.empty()));
                if (again.zncc >= fit.zncc) {
                    best = again;
                }
            }
        }
        return sighting(lattice, cell, lookAgain(scores, best), best);
    }

    private static int clampToMargin(double v) {
        return (int) Math.max(0, Math.min(2 * MARGIN, Math.round(v)));
    }

    private float[] classify(int x, int y) {
        Mat cell = wide.submat(new Rect(x, y, SIDE, SIDE));
        features.compute(cell, vector);
        cell.release();
        return book.scores(vector);
    }

    private Set<Integer> candidates(float[] scores, OptionalInt known) {
        Integer[] order = new Integer[scores.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Float.compare(scores[b], scores[a]));
        int count = scores[order[0]] - scores[order[1]] > OVERWHELMING ? 1 : CANDIDATES;
        Set<Integer> candidates = new LinkedHashSet<>(List.of(order).subList(0, count));
        known.ifPresent(candidates::add);
        return candidates;
    }

    private Fit bestFit(Set<Integer> candidates) {
        Fit best = new Fit(-2, 0, 0, 0);
        for (int candidate : candidates) {
            Fit fit = align(candidate);
            if (fit.zncc > best.zncc) {
                best = fit;
            }
        }
        return best;
    }

    /** Finds a template in the cell: at half size first, then exactly. */
    private Fit align(int template) {
        Imgproc.matchTemplate(half, templates.half(template), score, Imgproc.TM_CCOEFF_NORMED);
        Core.MinMaxLocResult coarse = Core.minMaxLoc(score);
        int span = SIDE - 2 * TileTemplates.RIM;
        int x0 = Math.max(0, Math.min(WIDE - span - 4, 2 * (int) coarse.maxLoc.x - 2));
        int y0 = Math.max(0, Math.min(WIDE - span - 4, 2 * (int) coarse.maxLoc.y - 2));
        double[] found = match(new Rect(x0, y0, span + 4, span + 4), templates.middle(template));
        int zero = MARGIN + TileTemplates.RIM;
        return new Fit(found[0], x0 + found[1] - zero, y0 + found[2] - zero, template);
    }

    /** Best ZNCC of a template within a window of the Lab cell and where, to a fraction of a pixel. */
    private double[] match(Rect window, Mat template) {
        Mat part = lab.submat(window);
        Imgproc.matchTemplate(part, template, score, Imgproc.TM_CCOEFF_NORMED);
        part.release();
        int w = score.cols();
        int h = score.rows();
        score.get(0, 0, peak);
        int at = 0;
        for (int i = 1; i < w * h; i++) {
            if (peak[i] > peak[at]) {
                at = i;
            }
        }
        int x = at % w;
        int y = at / w;
        boolean inside = x > 0 && y > 0 && x < w - 1 && y < h - 1;
        double fx = x > 0 && x < w - 1 ? vertex(peak[at - 1], peak[at], peak[at + 1]) : 0;
        double fy = y > 0 && y < h - 1 ? vertex(peak[at - w], peak[at], peak[at + w]) : 0;
        return new double[] {peak[at], x + fx, y + fy, inside ? 1 : 0};
    }

    private static double vertex(double left, double top, double right) {
        return Math.max(-.5, Math.min(.5, .5 * (left - right) / (left - 2 * top + right - 1e-9)));
    }

    private Sighting sighting(Homography lattice, Cell cell, float[] scores, Fit fit) {
        double k = TileBook.PICTURE_TO_PITCH;
        double dx = fit.x * k / SIDE;
        double dy = fit.y * k / SIDE;
        List<double[]> ties = new ArrayList<>();
        if (fit.zncc > .3) {
            patches(fit, ties);
        }
        int found = ties.size();
        if (found < 3) {
            ties.clear();
            for (double[] u : new double[][] {{.2, .2}, {.8, .2}, {.8, .8}, {.2, .8}}) {
                ties.add(new double[] {u[0], u[1], u[0] + dx, u[1] + dy});
            }
        }
        double[] grid = new double[2 * ties.size()];
        double[] seen = new double[2 * ties.size()];
        for (int i = 0; i < ties.size(); i++) {
            double[] t = ties.get(i);
            grid[2 * i] = cell.col() + t[0];
            grid[2 * i + 1] = cell.row() + t[1];
            seen[2 * i] = cell.col() + t[2];
            seen[2 * i + 1] = cell.row() + t[3];
        }
        double far = Math.max(0, Math.hypot(dx, dy) - .12);
        double margin = scores.length > 1 ? Sighting.margin(scores) : 0;
        double confidence = margin / 100 + 2 * (fit.zncc - .5) - 4 * far + .1 * found;
        return new Sighting(
                lattice,
                scores,
                fit.template,
                fit.zncc,
                dx,
                dy,
                found,
                grid,
                lattice.inverse().map(seen),
                light(fit),
                confidence,
                false);
    }

    private void patches(Fit fit, List<double[]> ties) {
        int ox = (int) Math.round(fit.x);
        int oy = (int) Math.round(fit.y);
        for (int i = 0; i < 9; i++) {
            if (!templates.textured(fit.template, i)) {
                continue;
            }
            int x = TileTemplates.patchAt(i % 3);
            int y = TileTemplates.patchAt(i / 3);
            int x0 = Math.max(0, x + MARGIN + ox - PATCH_REACH);
            int y0 = Math.max(0, y + MARGIN + oy - PATCH_REACH);
            int x1 = Math.min(WIDE, x + MARGIN + ox + TileTemplates.PATCH + PATCH_REACH);
            int y1 = Math.min(WIDE, y + MARGIN + oy + TileTemplates.PATCH + PATCH_REACH);
            if (x1 - x0 < TileTemplates.PATCH + 2 || y1 - y0 < TileTemplates.PATCH + 2) {
                continue;
            }
            double[] found = match(new Rect(x0, y0, x1 - x0, y1 - y0), templates.patch(fit.template, i));
            if (found[0] < .6 || found[3] == 0) {
                continue;
            }
            double u = x + TileTemplates.PATCH / 2.;
            double v = y + TileTemplates.PATCH / 2.;
            ties.add(new double[] {
                onTile(u / SIDE),
                onTile(v / SIDE),
                onTile((u + x0 + found[1] - MARGIN - x) / SIDE),
                onTile((v + y0 + found[2] - MARGIN - y) / SIDE)
            });
        }
    }

    /** Gain and means per channel between template and cell over the two thirds that agree best. */
    private ColourCast.Sample light(Fit fit) {
        lab.get(0, 0, labPixels);
        int ox = (int) Math.round(MARGIN + fit.x);
        int oy = (int) Math.round(MARGIN + fit.y);
        int step = 3;
        int first = 5;
        int n = 0;
        int side = (SIDE - 2 * first + step - 1) / step;
        double[][] t = new double[3][side * side];
        double[][] p = new double[3][side * side];
        for (int y = first; y < SIDE - first; y += step) {
            for (int x = first; x < SIDE - first; x += step, n++) {
                int px = Math.max(0, Math.min(WIDE - 1, x + ox));
                int py = Math.max(0, Math.min(WIDE - 1, y + oy));
                for (int c = 0; c < 3; c++) {
                    t[c][n] = templates.pixel(fit.template, x, y, c);
                    p[c][n] = labPixels[3 * (py * WIDE + px) + c];
                }
            }
        }
        boolean[] use = new boolean[n];
        Arrays.fill(use, true);
        ColourCast.Channel[] channels = new ColourCast.Channel[3];
        double[] error = new double[n];
        for (int round = 0; round < 3; round++) {
            Arrays.fill(error, 0);
            for (int c = 0; c < 3; c++) {
                channels[c] = regress(t[c], p[c], use);
                for (int i = 0; i < n; i++) {
                    double e = p[c][i] - channels[c].seen() - channels[c].gain() * (t[c][i] - channels[c].template());
                    error[i] += e * e;
                }
            }
            double[] sorted = error.clone();
            Arrays.sort(sorted);
            double limit = sorted[(int) (.65 * (n - 1))];
            for (int i = 0; i < n; i++) {
                use[i] = error[i] <= limit;
            }
        }
        return new ColourCast.Sample(channels[0], channels[1], channels[2]);
    }

    private static ColourCast.Channel regress(double[] t, double[] p, boolean[] use) {
        double tm = 0;
        double pm = 0;
        int count = 0;
        for (int i = 0; i < t.length; i++) {
            if (use[i]) {
                tm += t[i];
                pm += p[i];
                count++;
            }
        }
        tm /= count;
        pm /= count;
        double tp = 0;
        double tt = 0;
        for (int i = 0; i < t.length; i++) {
            if (use[i]) {
                tp += (t[i] - tm) * (p[i] - pm);
                tt += (t[i] - tm) * (t[i] - tm);
            }
        }
        return new ColourCast.Channel(tm, pm, tp / count / (tt / count + 4));
    }

    @Override
    public void close() {
        features.close();
        arena.close();
    }
}
