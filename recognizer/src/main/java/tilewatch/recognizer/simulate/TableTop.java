package tilewatch.recognizer.simulate;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tilewatch.engine.tiles.Tile;

/** The table with its tiles, seen straight from above. */
final class TableTop {
    private final Rectangle2D area;
    private final double unit;
    private final Artwork artwork;
    private final BufferedImage picture;
    private final Map<String, BufferedImage> shrunk = new HashMap<>();
    private final byte[] bare;
    private List<LyingTile> laid = List.of();

    /**
     * @param area the part of the table to keep, in tile pitches
     * @param unit pixels to a pitch
     */
    TableTop(Rectangle2D area, double unit, Artwork artwork, SplittableRandom random) {
        this.area = area;
        this.unit = unit;
        this.artwork = artwork;
        int width = (int) Math.ceil(area.getWidth() * unit);
        int height = (int) Math.ceil(area.getHeight() * unit);
        this.picture = TableTexture.any(width, height, unit, random);
        this.bare = bgr().clone();
    }

    double pixelX(double x) {
        return (x - area.getX()) * unit;
    }

    double pixelY(double y) {
        return (y - area.getY()) * unit;
    }

    int width() {
        return picture.getWidth();
    }

    int height() {
        return picture.getHeight();
    }

    /** Blue, green, red, row by row. */
    byte[] bgr() {
        return ((DataBufferByte) picture.getRaster().getDataBuffer()).getData();
    }

    /** Lays these tiles; as long as a list only grows, the new ones alone are drawn. */
    void lay(List<LyingTile> tiles) {
        boolean grown =
                laid.size() <= tiles.size() && tiles.subList(0, laid.size()).equals(laid);
        if (!grown) {
            System.arraycopy(bare, 0, bgr(), 0, bare.length);
            laid = List.of();
        }
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        for (LyingTile tile : tiles.subList(laid.size(), tiles.size())) {
            shadow(g, tile);
            print(g, tile);
        }
        g.dispose();
        laid = List.copyOf(tiles);
    }

    /** Cardboard is 2 mm thick: it throws a small shadow and shows its pale edge. */
    private void shadow(Graphics2D g, LyingTile tile) {
        g.setColor(new Color(0, 0, 0, 45));
        for (double off : new double[] {.012, .022, .03}) {
            g.fill(outline(tile, off, off));
        }
        g.setColor(new Color(0x8d8574));
        g.fill(outline(tile, .004, .006));
    }

    private Path2D outline(LyingTile tile, double dx, double dy) {
        Path2D outline = new Path2D.Double();
        double[] c = tile.corners();
        for (int i = 0; i < 8; i += 2) {
            double x = pixelX(c[i] + dx);
            double y = pixelY(c[i + 1] + dy);
            if (i == 0) {
                outline.moveTo(x, y);
            } else {
                outline.lineTo(x, y);
            }
        }
        outline.closePath();
        return outline;
    }

    private void print(Graphics2D g, LyingTile lying) {
        Tile tile = lying.laid().tile();
        int turns = lying.laid().turn().quarters() - artwork.orientation().apply(tile);
        BufferedImage print = shrunk.computeIfAbsent(tile.set() + ":" + tile.name(), k -> shrink(tile, lying.width()));
        AffineTransform at = AffineTransform.getTranslateInstance(pixelX(lying.x()), pixelY(lying.y()));
        at.rotate(lying.twist() + turns * Math.PI / 2);
        double scale = lying.width() * unit / print.getWidth();
        at.scale(scale, scale);
        at.translate(-print.getWidth() / 2.0, -print.getHeight() / 2.0);
        g.drawImage(print, at, null);
    }

    /** To the size it has here, so that drawing it at an angle does not alias. */
    private BufferedImage shrink(Tile tile, double width) {
        int side = (int) Math.round(width * unit);
        Image small = artwork.picture().apply(tile).getScaledInstance(side, side, Image.SCALE_AREA_AVERAGING);
        BufferedImage copy = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = copy.createGraphics();
        g.drawImage(small, 0, 0, null);
        g.dispose();
        return copy;
    }
}
