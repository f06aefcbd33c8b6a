package tilewatch.recognizer.simulate;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.SplittableRandom;

/** What the table is made of, {@code unit} pixels to a tile. */
enum TableTexture {
    WOOD {
        @Override
        void paint(Graphics2D g, int width, int height, double unit, SplittableRandom random) {
            Color[] woods = {new Color(0xa9794a), new Color(0x7a5233), new Color(0xc79c68), new Color(0x5d3f2b)};
            Color wood = woods[random.nextInt(woods.length)];
            double plank = unit * random.nextDouble(1.6, 3);
            for (double y = -random.nextDouble(plank); y < height; y += plank) {
                Color own = shade(wood, random.nextDouble(.88, 1.1));
                g.setColor(own);
                g.fillRect(0, (int) y, width, (int) plank + 1);
                for (int i = 0; i < 26; i++) {
                    Path2D grain = new Path2D.Double();
                    double at = y + random.nextDouble(plank);
                    grain.moveTo(0, at);
                    for (double x = 0; x < width; x += unit) {
                        at += random.nextDouble(-.05, .05) * unit;
                        grain.quadTo(x + unit / 2, at + random.nextDouble(-.03, .03) * unit, x + unit, at);
                    }
                    g.setColor(shade(own, random.nextDouble(.7, 1.14)));
                    g.setStroke(new BasicStroke((float) (unit * random.nextDouble(.006, .03))));
                    g.draw(grain);
                }
                g.setColor(shade(wood, .45));
                g.setStroke(new BasicStroke((float) (unit * .02)));
                g.draw(new Line2D.Double(0, y, width, y));
            }
        }
    },
    CLOTH {
        @Override
        void paint(Graphics2D g, int width, int height, double unit, SplittableRandom random) {
            Color[] cloths = {new Color(0x2d5a3c), new Color(0x6b2a35), new Color(0x33415e), new Color(0xcfc6b2)};
            Color cloth = cloths[random.nextInt(cloths.length)];
            g.setColor(cloth);
            g.fillRect(0, 0, width, height);
            g.setStroke(new BasicStroke(1));
            double thread = Math.max(3, unit * .05);
            for (double at = 0; at < Math.max(width, height); at += thread) {
                g.setColor(alpha(shade(cloth, random.nextDouble(.6, 1.35)), 90));
                g.draw(new Line2D.Double(at, 0, at, height));
                g.setColor(alpha(shade(cloth, random.nextDouble(.6, 1.35)), 90));
                g.draw(new Line2D.Double(0, at, width, at));
            }
            for (int i = 0; i < 4; i++) {
                double x = random.nextDouble(width);
                Line2D fold = new Line2D.Double(x, 0, x + random.nextDouble(-.6, .6) * height, height);
                for (int layer = 6; layer > 0; layer--) {
                    g.setColor(new Color(0, 0, 0, 9));
                    g.setStroke(new BasicStroke((float) (unit * .12 * layer)));
                    g.draw(fold);
                }
            }
        }
    },
    PLAIN {
        @Override
        void paint(Graphics2D g, int width, int height, double unit, SplittableRandom random) {
            Color[] paints = {new Color(0xdfe2e2), new Color(0x8c9196), new Color(0x2e3033), new Color(0xd8cbb0)};
            Color paint = paints[random.nextInt(paints.length)];
            g.setColor(paint);
            g.fillRect(0, 0, width, height);
            for (int i = 0; i < 500; i++) {
                double size = unit * random.nextDouble(.02, .8);
                g.setColor(alpha(shade(paint, random.nextDouble(.85, 1.12)), 40));
                g.fill(new Ellipse2D.Double(random.nextDouble(width), random.nextDouble(height), size, size * .7));
            }
            g.setStroke(new BasicStroke((float) (unit * .008)));
            for (int i = 0; i < 25; i++) {
                double x = random.nextDouble(width);
                double y = random.nextDouble(height);
                g.setColor(alpha(shade(paint, .7), 70));
                g.draw(new Line2D.Double(
                        x, y, x + random.nextDouble(-1, 1) * unit, y + random.nextDouble(-1, 1) * unit));
            }
        }
    };

    abstract void paint(Graphics2D g, int width, int height, double unit, SplittableRandom random);

    static BufferedImage any(int width, int height, double unit, SplittableRandom random) {
        BufferedImage table = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D g = table.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        values()[random.nextInt(values().length)].paint(g, width, height, unit, random);
        g.dispose();
        return table;
    }

    private static Color shade(Color c, double by) {
        return new Color(level(c.getRed() * by), level(c.getGreen() * by), level(c.getBlue() * by));
    }

    private static int level(double value) {
        return (int) Math.max(0, Math.min(255, value));
    }

    private static Color alpha(Color c, int alpha) {
        return new Color(c.getRed(), c.getGreen(), c.getBlue(), alpha);
    }
}
