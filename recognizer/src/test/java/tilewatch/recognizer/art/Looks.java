package tilewatch.recognizer.art;

import java.awt.image.BufferedImage;

/** How pictures compare for a camera that is far away. */
public final class Looks {
    private static final int BLOCK = 4;

    private Looks() {}

    public static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** Mean grey levels of blocks of 4 x 4 pixels. */
    public static double[] soft(BufferedImage image) {
        int columns = image.getWidth() / BLOCK;
        int rows = image.getHeight() / BLOCK;
        double[] means = new double[columns * rows];
        for (int y = 0; y < rows * BLOCK; y++) {
            for (int x = 0; x < columns * BLOCK; x++) {
                int rgb = image.getRGB(x, y);
                means[y / BLOCK * columns + x / BLOCK] +=
                        ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / (3.0 * BLOCK * BLOCK);
            }
        }
        return means;
    }

    /** A square picture after a quarter turn. */
    public static double[] quarterTurn(double[] picture) {
        int n = (int) Math.sqrt(picture.length);
        double[] turned = new double[picture.length];
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                turned[x * n + n - 1 - y] = picture[y * n + x];
            }
        }
        return turned;
    }

    /** Mean difference of the levels, of 255. */
    public static double difference(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.abs(a[i] - b[i]);
        }
        return sum / a.length;
    }

    /** The least difference two square pictures have in any turn of one of them. */
    public static double differenceInAnyTurn(double[] a, double[] b) {
        double least = Double.POSITIVE_INFINITY;
        double[] turned = b;
        for (int quarter = 0; quarter < 4; quarter++) {
            least = Math.min(least, difference(a, turned));
            turned = quarterTurn(turned);
        }
        return least;
    }
}
