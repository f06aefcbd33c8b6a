package tilewatch.recognizer.simulate;

import java.util.SplittableRandom;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;

/** What light and electronics make of a perfect picture: gradient, vignette, glare, colour cast, blur, noise, JPEG. */
final class Sensor {
    /** The light changes slowly, so it is worked out at this size. */
    private static final int COARSE_WIDTH = 64;

    private static final int COARSE_HEIGHT = 36;

    private final Difficulty difficulty;
    private final float[] gain = new float[3 * COARSE_WIDTH * COARSE_HEIGHT];
    private final float[] glare = new float[3 * COARSE_WIDTH * COARSE_HEIGHT];

    Sensor(Difficulty difficulty, SplittableRandom random) {
        this.difficulty = difficulty;
        double from = random.nextDouble(2 * Math.PI);
        double lampX = random.nextDouble(-.1, 1.1);
        double lampY = random.nextDouble(-.1, 1.1);
        double lampSize = random.nextDouble(.08, .2);
        double[] cast = new double[3];
        for (int c = 0; c < 3; c++) {
            cast[c] = 1 + random.nextDouble(-1, 1) * difficulty.cast();
        }
        for (int i = 0; i < COARSE_WIDTH * COARSE_HEIGHT; i++) {
            double u = (i % COARSE_WIDTH + .5) / COARSE_WIDTH;
            int row = i / COARSE_WIDTH;
            double v = (row + .5) / COARSE_HEIGHT;
            double along = (u - .5) * Math.cos(from) + (v - .5) * Math.sin(from) + .5;
            double off = Math.hypot(u - .5, v - .5);
            double light = (1.06 - difficulty.gradient() * along) * (1 - .5 * difficulty.gradient() * off * off);
            double away = Math.hypot(u - lampX, (v - lampY) * .6) / lampSize;
            for (int c = 0; c < 3; c++) {
                gain[3 * i + c] = (float) (light * cast[c]);
                glare[3 * i + c] = (float) (255 * .45 * difficulty.glare() * Math.exp(-away * away));
            }
        }
    }

    /** The JPEG this camera would deliver of a perfect picture, at an exposure (1 is right). */
    byte[] expose(Mat perfect, double exposure, long seed) {
        try (MatArena arena = new MatArena()) {
            Size size = perfect.size();
            Mat light = arena.mat();
            perfect.convertTo(light, CvType.CV_32FC3, exposure);
            Core.multiply(light, full(gain, size, arena), light);
            Core.add(light, full(glare, size, arena), light);
            double sigma = difficulty.blur() * size.width / 1600;
            Imgproc.GaussianBlur(light, light, new Size(0, 0), sigma);
            // Seeded per frame: each frame is the same however many were taken before.
            Core.setRNGSeed((int) seed);
            Mat noise = arena.mat(perfect.rows(), perfect.cols(), CvType.CV_32FC3);
            Core.randn(noise, 0, difficulty.noise());
            Core.add(light, noise, light);
            Mat levels = arena.mat();
            light.convertTo(levels, CvType.CV_8UC3);
            MatOfByte jpeg = arena.own(new MatOfByte());
            Imgcodecs.imencode(
                    ".jpg", levels, jpeg, arena.own(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, difficulty.jpeg())));
            return jpeg.toArray();
        }
    }

    private static Mat full(float[] coarse, Size size, MatArena arena) {
        Mat small = arena.own(new Mat(COARSE_HEIGHT, COARSE_WIDTH, CvType.CV_32FC3, new Scalar(0, 0, 0)));
        small.put(0, 0, coarse);
        Mat large = arena.mat();
        Imgproc.resize(small, large, size, 0, 0, Imgproc.INTER_LINEAR);
        return large;
    }
}
