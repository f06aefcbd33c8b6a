package tilewatch.recognizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.GalleryFolder;
import tilewatch.calibration.mats.MatArena;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.ModelCache;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.lattice.Homography;

/**
 * The photographed game once more, as worse cameras would have taken it. Takes minutes, so it runs only with
 * {@code -Dtilewatch.stress=true}; figures go to {@code target/recognition}.
 */
class PhotoStressTest {
    private static final int FRAMES = 40;

    /** What happens to the pictures. */
    enum Trouble {
        HALF_SIZE,
        DARK,
        WARM,
        BLURRED,
        COARSE_JPEG,
        TILTED,
        TURNED,
        BUMPED_EVERY_FRAME
    }

    @ParameterizedTest
    @EnumSource(Trouble.class)
    void a_worse_camera_commits_nothing_wrong(Trouble trouble) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Boolean.getBoolean("tilewatch.stress"), "long: add -Dtilewatch.stress=true");
        Optional<Path> photos = SharedPhotos.folder();
        Assumptions.assumeTrue(photos.isPresent(), "no photographs beside this project: set TILEWATCH_SHARED");
        Path game = photos.get().resolve("webcam-game");
        PhotoGame plain = PhotoGame.read(game);
        Map<Integer, Homography> lattices = new HashMap<>(plain.lattices());
        Gallery gallery = GalleryFolder.read(photos.get().resolve("tile-scans"));
        TileModel model = new ModelCache(Path.of("target", "models")).of(gallery, share -> {});
        TileSet set = CarcassonneTiles.set("base-72-classic");
        PhotoScore score =
                new PhotoScore(new PhotoGame(plain.tiles(), plain.figures(), lattices), Recognizer.periods(set));
        SplittableRandom random = new SplittableRandom(5);
        try (Recognizer recognizer = new Recognizer(set, gallery, model, EnumSet.allOf(FigureColour.class))) {
            for (int i = 0; i < FRAMES; i++) {
                String name = String.format(Locale.ROOT, "%02d.jpg", i);
                Mat picture =
                        Imgcodecs.imread(game.resolve("frames").resolve(name).toString());
                Homography moved = trouble(trouble, picture, random);
                lattices.computeIfPresent(i, (frame, lattice) -> lattice.after(moved.inverse()));
                try (Frame frame = new Frame(name, picture)) {
                    score.compare(i, recognizer.read(frame));
                }
            }
        }
        score.write(Path.of("target", "recognition", "stress-" + trouble.name().toLowerCase(Locale.ROOT) + ".txt"));
        assertThat(score.falselyOccupied).isZero();
        assertThat(score.wrongCommitted).isZero();
        assertThat(score.right).isGreaterThan(score.readings * 9 / 10);
    }

    /** Changes the picture and returns how its points moved. */
    private static Homography trouble(Trouble trouble, Mat picture, SplittableRandom random) {
        try (MatArena arena = new MatArena()) {
            switch (trouble) {
                case HALF_SIZE -> {
                    Imgproc.resize(picture, picture, new Size(), .5, .5, Imgproc.INTER_AREA);
                    return Homography.of(.5, 0, 0, 0, .5, 0, 0, 0, 1);
                }
                case DARK -> picture.convertTo(picture, -1, .5, 0);
                case WARM -> Core.multiply(picture, new Scalar(.7, .95, 1.1), picture);
                case BLURRED -> Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 1.5);
                case COARSE_JPEG -> {
                    MatOfByte jpeg = arena.own(new MatOfByte());
                    MatOfInt quality = arena.own(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 15));
                    Imgcodecs.imencode(".jpg", picture, jpeg, quality);
                    arena.own(Imgcodecs.imdecode(jpeg, Imgcodecs.IMREAD_COLOR)).copyTo(picture);
                }
                case TILTED -> {
                    return warp(picture, 0, .8, 0, 0, .00025, arena);
                }
                case TURNED -> {
                    return warp(picture, 25, .8, 0, 0, 0, arena);
                }
                case BUMPED_EVERY_FRAME -> {
                    return warp(
                            picture,
                            random.nextDouble(-8, 8),
                            random.nextDouble(.8, 1),
                            random.nextDouble(-60, 60),
                            random.nextDouble(-40, 40),
                            0,
                            arena);
                }
            }
        }
        return Homography.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
    }

    private static Homography warp(
            Mat picture, double degrees, double scale, double dx, double dy, double tilt, MatArena arena) {
        double w = picture.cols() / 2.;
        double h = picture.rows() / 2.;
        double cos = scale * Math.cos(Math.toRadians(degrees));
        double sin = scale * Math.sin(Math.toRadians(degrees));
        Homography all = Homography.of(1, 0, w + dx, 0, 1, h + dy, 0, 0, 1)
                .after(Homography.of(cos, -sin, 0, sin, cos, 0, 0, tilt, 1))
                .after(Homography.of(1, 0, -w, 0, 1, -h, 0, 0, 1));
        Mat map = arena.mat(3, 3, CvType.CV_64F);
        map.put(0, 0, all.rows());
        Mat out = arena.mat();
        Imgproc.warpPerspective(
                picture, out, map, picture.size(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, new Scalar(90, 90, 90));
        out.copyTo(picture);
        return all;
    }
}
