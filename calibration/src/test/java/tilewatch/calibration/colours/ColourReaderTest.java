package tilewatch.calibration.colours;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;

class ColourReaderTest {
    private static final List<String> PLAYERS = List.of("red", "yellow", "blue", "green", "black");

    /** Paint of the figures: blue, green, red. */
    private static final List<Scalar> PAINT = List.of(
            new Scalar(0x1f, 0x14, 0xb8),
            new Scalar(0x10, 0xb4, 0xdc),
            new Scalar(0x9e, 0x4f, 0x1d),
            new Scalar(0x3f, 0x71, 0x14),
            new Scalar(0x1a, 0x17, 0x17));

    /** What falls on the table. */
    enum Light {
        DAY(1, 1, 1),
        LAMP(.62, .88, 1.12),
        EVENING(.78, .66, .58);

        private final double blue;
        private final double green;
        private final double red;

        Light(double blue, double green, double red) {
            this.blue = blue;
            this.green = green;
            this.red = red;
        }

        Scalar gain() {
            return new Scalar(blue, green, red);
        }
    }

    /** Figures laid on a table in the given order, at random places and angles, with their shadows. */
    private static Mat table(List<Scalar> paints, Light light, long seed, MatArena arena) {
        Natives.load();
        SplittableRandom random = new SplittableRandom(seed);
        Mat picture = arena.own(new Mat(450, 800, CvType.CV_8UC3, new Scalar(0xa8, 0xb4, 0xbc)));
        for (int i = 0; i < paints.size(); i++) {
            double x = 90 + i * 150 + random.nextDouble(-25, 25);
            double y = 225 + random.nextDouble(-120, 120);
            double turn = random.nextDouble(6.28);
            Imgproc.fillPoly(picture, List.of(star(x + 5, y + 6, turn, arena)), new Scalar(0x70, 0x78, 0x7d));
            Imgproc.fillPoly(picture, List.of(star(x, y, turn, arena)), paints.get(i));
        }
        Mat lit = arena.mat();
        picture.convertTo(lit, CvType.CV_32FC3);
        Core.multiply(lit, light.gain(), lit);
        Imgproc.GaussianBlur(lit, lit, new Size(0, 0), 1);
        Core.setRNGSeed((int) seed);
        Mat noise = arena.mat(450, 800, CvType.CV_32FC3);
        Core.randn(noise, 0, 5);
        Core.add(lit, noise, lit);
        Mat out = arena.mat();
        lit.convertTo(out, CvType.CV_8UC3);
        return out;
    }

    private static MatOfPoint star(double x, double y, double turn, MatArena arena) {
        Point[] points = new Point[10];
        for (int i = 0; i < 10; i++) {
            double r = i % 2 == 0 ? 26 : 14;
            points[i] = new Point(x + r * Math.cos(turn + i * Math.PI / 5), y + r * Math.sin(turn + i * Math.PI / 5));
        }
        return arena.own(new MatOfPoint(points));
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void all_five_colours_are_told_apart(Light light) {
        try (MatArena arena = new MatArena()) {
            Palette palette = ColourReader.assign(ColourReader.figures(table(PAINT, light, 1, arena)), PLAYERS)
                    .orElseThrow();
            assertThat(palette.warnings()).isEmpty();
            for (long seed = 2; seed < 8; seed++) {
                List<SeenColour> again = ColourReader.figures(table(PAINT, light, seed, arena));
                assertThat(again).extracting(c -> name(palette, c)).containsExactlyElementsOf(PLAYERS);
            }
        }
        assertThat(LiveMats.count()).isZero();
    }

    private static String name(Palette palette, SeenColour seen) {
        return palette.nearest(seen.l(), seen.a(), seen.b())
                .map(SeenColour::player)
                .orElse("");
    }

    @Test
    void names_do_not_depend_on_the_order_the_figures_lie_in() {
        List<Scalar> shuffled = List.of(PAINT.get(3), PAINT.get(0), PAINT.get(4), PAINT.get(2), PAINT.get(1));
        try (MatArena arena = new MatArena()) {
            List<SeenColour> seen = ColourReader.figures(table(shuffled, Light.LAMP, 3, arena));
            Palette palette = ColourReader.assign(seen, PLAYERS).orElseThrow();
            List<String> fromTheLeft = new ArrayList<>();
            seen.forEach(c -> fromTheLeft.add(name(palette, c)));
            assertThat(fromTheLeft).containsExactly("green", "red", "black", "blue", "yellow");
        }
    }

    @Test
    void a_confusable_pair_is_warned_about() {
        List<Scalar> alike = List.of(PAINT.get(0), new Scalar(0x2a, 0x20, 0xa8));
        try (MatArena arena = new MatArena()) {
            Optional<Palette> palette = ColourReader.assign(
                    ColourReader.figures(table(alike, Light.DAY, 4, arena)), List.of("red", "pink"));
            assertThat(palette.orElseThrow().warnings()).singleElement().satisfies(w -> assertThat(w.toString())
                    .contains("red", "pink"));
        }
    }

    @Test
    void the_colours_of_the_box_are_not_confusable() {
        assertThat(Palette.BOX.warnings()).isEmpty();
    }

    @Test
    void a_figure_too_few_names_nobody() {
        try (MatArena arena = new MatArena()) {
            List<SeenColour> four = ColourReader.figures(table(PAINT.subList(0, 4), Light.DAY, 5, arena));
            assertThat(four).hasSize(4);
            assertThat(ColourReader.assign(four, PLAYERS)).isEmpty();
        }
    }
}
