package tilewatch.calibration.lens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.Point;
import org.opencv.core.Point3;
import org.opencv.core.Size;
import tilewatch.calibration.Advice;
import tilewatch.calibration.lens.LensSolution.Refused;
import tilewatch.calibration.lens.LensSolution.ShotError;
import tilewatch.calibration.lens.LensSolution.Solved;
import tilewatch.calibration.mats.MatArena;

/** Works out a lens from shots of the sheet, leaves out those that disagree with the rest, and knows when to refuse. */
public final class LensSolver {
    /** A shot is left out when its error is this many times the median one, and worth noticing at all. */
    private static final double OUTLIER = 3;

    private static final double NOTICEABLE = .6;

    /** A lens that misses by more than this is none. */
    private static final double WORST_ERROR = 1;

    /** Sheets held parallel to the sensor leave the focal length open: nearer looks the same as longer. */
    private static final double TILTED = Math.toRadians(10);

    private static final int FEWEST_TILTED = 3;

    private final LensSheet sheet;

    public LensSolver(LensSheet sheet) {
        this.sheet = sheet;
    }

    /** Solves for the lens all these shots were taken through. */
    public LensSolution solve(List<Shot> shots) {
        for (Shot shot : shots) {
            Shot first = shots.get(0);
            if (shot.width() != first.width() || shot.height() != first.height()) {
                return refused(Advice.of(
                        "lens.other-size",
                        shot.name(),
                        shot.width() + " x " + shot.height(),
                        first.width() + " x " + first.height()));
            }
        }
        if (shots.size() < CaptureGuide.FEWEST_SHOTS) {
            return refused(Advice.of("lens.too-few", shots.size(), CaptureGuide.FEWEST_SHOTS));
        }
        List<ShotError> dropped = new ArrayList<>();
        List<Shot> kept = new ArrayList<>(shots);
        Fit fit = fit(kept);
        for (Optional<Integer> worst = outlier(fit); worst.isPresent(); worst = outlier(fit)) {
            dropped.add(new ShotError(kept.get(worst.get()).name(), fit.errors.get(worst.get()), true));
            kept.remove((int) worst.get());
            if (kept.size() < CaptureGuide.FEWEST_SHOTS) {
                return new Refused(
                        List.of(Advice.of("lens.disagree", dropped.size(), kept.size(), CaptureGuide.FEWEST_SHOTS)),
                        dropped);
            }
            fit = fit(kept);
        }
        List<ShotError> reports = new ArrayList<>();
        for (int i = 0; i < kept.size(); i++) {
            reports.add(new ShotError(kept.get(i).name(), fit.errors.get(i), false));
        }
        reports.addAll(dropped);
        List<Advice> reasons = doubts(kept, fit);
        return reasons.isEmpty() ? new Solved(fit.lens, reports) : new Refused(reasons, reports);
    }

    private static Refused refused(Advice reason) {
        return new Refused(List.of(reason), List.of());
    }

    private static List<Advice> doubts(List<Shot> kept, Fit fit) {
        List<Advice> doubts = new ArrayList<>();
        List<String> missing = CaptureGuide.missing(kept);
        if (!missing.isEmpty()) {
            doubts.add(Advice.of("lens.show", missing.get(0), missing.size()));
        }
        if (fit.tilted < FEWEST_TILTED) {
            doubts.add(Advice.of("lens.flat"));
        }
        if (!(fit.lens.error() < WORST_ERROR)) {
            doubts.add(Advice.of("lens.does-not-fit", fit.lens.error()));
        }
        return doubts;
    }

    /** @param tilted how many shots show the sheet at an angle */
    private record Fit(Lens lens, List<Double> errors, int tilted) {}

    private static Optional<Integer> outlier(Fit fit) {
        List<Double> sorted = fit.errors.stream().sorted().toList();
        double median = sorted.get(sorted.size() / 2);
        int worst = fit.errors.indexOf(
                fit.errors.stream().max(Comparator.naturalOrder()).orElseThrow());
        double error = fit.errors.get(worst);
        return error > NOTICEABLE && error > OUTLIER * median ? Optional.of(worst) : Optional.empty();
    }

    private Fit fit(List<Shot> shots) {
        try (MatArena arena = new MatArena()) {
            List<Mat> onSheet = new ArrayList<>();
            List<Mat> inPicture = new ArrayList<>();
            for (Shot shot : shots) {
                onSheet.add(arena.own(new MatOfPoint3f(
                        shot.corners().stream().map(c -> sheet.corner(c.id())).toArray(Point3[]::new))));
                inPicture.add(arena.own(new MatOfPoint2f(shot.corners().stream()
                        .map(c -> new Point(c.x(), c.y()))
                        .toArray(Point[]::new))));
            }
            Size size = new Size(shots.get(0).width(), shots.get(0).height());
            Mat camera = arena.own(Mat.eye(3, 3, CvType.CV_64F));
            Mat distortion = arena.mat();
            List<Mat> rotations = new ArrayList<>();
            List<Mat> places = new ArrayList<>();
            Mat perShot = arena.mat();
            // Two radial coefficients: a third one only fits noise at the rim unless the lens is a fisheye.
            Calib3d.calibrateCameraExtended(
                    onSheet,
                    inPicture,
                    size,
                    camera,
                    distortion,
                    rotations,
                    places,
                    arena.mat(),
                    arena.mat(),
                    perShot,
                    Calib3d.CALIB_FIX_K3);
            rotations.forEach(arena::own);
            places.forEach(arena::own);
            double[] k = new double[(int) distortion.total()];
            distortion.get(0, 0, k);
            MatOfDouble bend = arena.own(new MatOfDouble(k));
            double sum = 0;
            int corners = 0;
            int tilted = 0;
            List<Double> errors = new ArrayList<>();
            for (int i = 0; i < shots.size(); i++) {
                errors.add(perShot.get(i, 0)[0]);
                MatOfPoint2f again = arena.own(new MatOfPoint2f());
                Calib3d.projectPoints(
                        (MatOfPoint3f) onSheet.get(i), rotations.get(i), places.get(i), camera, bend, again);
                Point[] shown = again.toArray();
                List<Shot.Corner> seen = shots.get(i).corners();
                for (int c = 0; c < shown.length; c++) {
                    sum += Math.hypot(
                            shown[c].x - seen.get(c).x(),
                            shown[c].y - seen.get(c).y());
                }
                corners += shown.length;
                Mat rotation = arena.mat();
                Calib3d.Rodrigues(rotations.get(i), rotation);
                tilted += Math.acos(Math.min(1, Math.abs(rotation.get(2, 2)[0]))) > TILTED ? 1 : 0;
            }
            Lens lens = new Lens(
                    (int) size.width,
                    (int) size.height,
                    camera.get(0, 0)[0],
                    camera.get(1, 1)[0],
                    camera.get(0, 2)[0],
                    camera.get(1, 2)[0],
                    k[0],
                    k[1],
                    k[2],
                    k[3],
                    sum / corners);
            return new Fit(lens, errors, tilted);
        }
    }
}
