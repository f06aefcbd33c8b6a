package tilewatch.recognizer.art;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** A blank piece to paint on. Places count from 0 to 1 across its width; downwards as far as its proportion says. */
public final class Canvas {
    /** Grain of the paper: keeps even places from being quite flat, for eyes and for corner detectors. */
    private static final int GRAIN = 14;

    private Canvas() {}

    /** A picture painted by one brush; the same seed gives the same picture. */
    public static BufferedImage paint(int width, int height, long seed, Consumer<Brush> painting) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        SplittableRandom random = new SplittableRandom(seed);
        Graphics2D g = graphics(image);
        painting.accept(new Brush(g, random.split()));
        g.dispose();
        grain(image, random);
        return image;
    }

    static Graphics2D graphics(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(image.getWidth(), image.getWidth());
        return g;
    }

    static void grain(BufferedImage image, SplittableRandom random) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int by = random.nextInt(-GRAIN, GRAIN + 1);
                int rgb = image.getRGB(x, y);
                image.setRGB(x, y, level(rgb >> 16, by) << 16 | level(rgb >> 8, by) << 8 | level(rgb, by));
            }
        }
    }

    private static int level(int channel, int by) {
        return Math.max(0, Math.min(255, (channel & 255) + by));
    }
}
