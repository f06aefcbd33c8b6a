package tilewatch.calibration.lens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.calibration.lens.LensSolution.Refused;
import tilewatch.calibration.lens.LensSolution.ShotError;
import tilewatch.calibration.lens.LensSolution.Solved;
import tilewatch.calibration.mats.LiveMats;

class LensSolverTest {
    private final LensSheet sheet = new LensSheet();
    private final LensSolver solver = new LensSolver(sheet);

    private static Lens lens(double focal, double k1, double k2) {
        return new Lens(
                SheetPhotographer.WIDTH, SheetPhotographer.HEIGHT, focal, focal, 652, 351, k1, k2, .0008, -.0005, 0);
    }

    private SheetPhotographer through(Lens lens) {
        return new SheetPhotographer(lens, sheet, 11);
    }

    @ParameterizedTest
    @CsvSource({"900, -0.12, 0.03", "1100, 0, 0", "1000, 0.09, -0.02", "820, -0.25, 0.07"})
    void a_known_lens_is_recovered(double focal, double k1, double k2) {
        Lens truth = lens(focal, k1, k2);
        LensSolution solution = solver.solve(through(truth).around(30));
        assertThat(solution).isInstanceOf(Solved.class);
        Lens found = ((Solved) solution).lens();
        assertThat(found.fx()).isCloseTo(focal, Percentage.withPercentage(1));
        assertThat(found.fy()).isCloseTo(focal, Percentage.withPercentage(1));
        assertThat(found.error()).isLessThan(.5);
        assertThat(found.k1()).isCloseTo(k1, within(.03));
        assertThat(found.cx()).isCloseTo(truth.cx(), within(8.0));
        assertThat(LiveMats.count()).isZero();
    }

    @Test
    void a_shot_that_disagrees_is_dropped_and_reported() {
        List<Shot> shots = new ArrayList<>(through(lens(900, -.1, 0)).around(30));
        Shot good = shots.get(4);
        // The sheet was bent: one half of it is a few pixels from where a flat one would be.
        shots.set(
                4,
                new Shot(
                        "bent",
                        good.width(),
                        good.height(),
                        good.corners().stream()
                                .map(c -> new Shot.Corner(c.id(), c.x(), c.y() + (c.id() % 6 > 3 ? 6 : 0)))
                                .toList()));
        LensSolution solution = solver.solve(shots);
        assertThat(solution).isInstanceOf(Solved.class);
        assertThat(solution.shots())
                .filteredOn(ShotError::dropped)
                .extracting(ShotError::shot)
                .containsExactly("bent");
        assertThat(solution.shots()).hasSize(9);
        assertThat(((Solved) solution).lens().fx()).isCloseTo(900, Percentage.withPercentage(1));
    }

    @Test
    void too_few_shots_are_refused() {
        LensSolution solution = solver.solve(through(lens(900, 0, 0)).around(30).subList(0, 5));
        assertThat(reasons(solution)).containsExactly("lens.too-few");
    }

    @Test
    void shots_of_one_corner_of_the_view_are_refused_and_the_guide_says_where_to_go() {
        SheetPhotographer camera = through(lens(900, 0, 0));
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            shots.add(camera.shot("shot" + i, -.3, -.05, 30).shot());
        }
        assertThat(reasons(solver.solve(shots))).contains("lens.show");
        assertThat(CaptureGuide.missing(shots))
                .contains("word.right", "word.top-right")
                .doesNotContain("word.left");
        assertThat(CaptureGuide.next(shots))
                .hasValueSatisfying(a -> assertThat(a.toString()).contains("right"));
    }

    @Test
    void a_sheet_never_tilted_is_refused() {
        LensSolution solution = solver.solve(through(lens(900, -.1, 0)).around(.3));
        assertThat(reasons(solution)).contains("lens.flat");
    }

    @Test
    void shots_of_different_sizes_are_refused_by_name() {
        List<Shot> shots = new ArrayList<>(through(lens(900, 0, 0)).around(30));
        shots.set(2, new Shot("small.jpg", 640, 360, shots.get(2).corners()));
        LensSolution solution = solver.solve(shots);
        assertThat(reasons(solution)).containsExactly("lens.other-size");
        assertThat(((Refused) solution).reasons().get(0).toString()).contains("small.jpg", "640 x 360");
    }

    @Test
    void a_picture_too_blurred_to_show_the_sheet_is_of_no_use() {
        LensSheet.Look look = through(lens(900, 0, 0)).blurred(12).shot("blurred.jpg", 0, 0, 20);
        assertThat(look.useless()).hasSize(1);
        assertThat(look.useless().get(0).toString()).contains("blurred.jpg");
    }

    @Test
    void a_covered_view_wants_nothing_more() {
        assertThat(CaptureGuide.next(through(lens(900, 0, 0)).around(30))).isEmpty();
    }

    private static List<String> reasons(LensSolution solution) {
        assertThat(solution).isInstanceOf(Refused.class);
        return ((Refused) solution).reasons().stream().map(r -> r.key()).toList();
    }
}
