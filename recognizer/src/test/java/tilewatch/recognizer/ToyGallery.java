package tilewatch.recognizer;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.gallery.Picture;

/** Made-up tile pictures, no two alike: enough to try every stage without anybody's art. */
public final class ToyGallery {
    private static final int SIDE = 160;

    private ToyGallery() {}

    /** One picture for each of the first {@code count} letters. */
    public static Gallery of(int count) {
        List<Picture> pictures = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            pictures.add(new Picture(String.valueOf((char) ('A' + i)), SIDE, bgr(draw(i))));
        }
        return new Gallery(pictures, Map.of());
    }

    private static BufferedImage draw(int seed) {
        SplittableRandom random = new SplittableRandom(100 + seed);
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(new Color(110, 150, 70));
        g.fillRect(0, 0, SIDE, SIDE);
        for (int i = 0; i < 26; i++) {
            g.setColor(new Color(90 + random.nextInt(110), 80 + random.nextInt(90), 50 + random.nextInt(60)));
            int x = random.nextInt(SIDE);
            int y = random.nextInt(SIDE);
            int w = 6 + random.nextInt(34);
            int h = 6 + random.nextInt(34);
            if (i % 2 == 0) {
                g.fillRect(x, y, w, h);
            } else {
                g.setStroke(new BasicStroke(3));
                g.drawLine(x, y, random.nextInt(SIDE), random.nextInt(SIDE));
            }
        }
        g.dispose();
        return image;
    }

    private static byte[] bgr(BufferedImage image) {
        byte[] bytes = new byte[3 * SIDE * SIDE];
        for (int i = 0; i < SIDE * SIDE; i++) {
            int rgb = image.getRGB(i % SIDE, i / SIDE);
            bytes[3 * i] = (byte) rgb;
            bytes[3 * i + 1] = (byte) (rgb >> 8);
            bytes[3 * i + 2] = (byte) (rgb >> 16);
        }
        return bytes;
    }
}
