package tilewatch.recognizer.source;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Small pictures to send through sources. */
final class Jpegs {
    private Jpegs() {}

    /** A picture of one grey. */
    static byte[] grey(int width, int height, int level) throws IOException {
        return bytes(width, height, level, "jpg");
    }

    static byte[] png(int width, int height, int level) throws IOException {
        return bytes(width, height, level, "png");
    }

    private static byte[] bytes(int width, int height, int level, String format) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(level, level, level));
        g.fillRect(0, 0, width, height);
        g.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, format, out);
        return out.toByteArray();
    }

    /** A PNG that claims to be of this size. */
    static byte[] claiming(int width, int height) throws IOException {
        byte[] png = png(4, 4, 0);
        for (int i = 0; i < 4; i++) {
            png[16 + i] = (byte) (width >> (24 - 8 * i));
            png[20 + i] = (byte) (height >> (24 - 8 * i));
        }
        return png;
    }
}
