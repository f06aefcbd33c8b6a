package tilewatch.recognizer.figures;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.identify.CellFeatures;
import tilewatch.recognizer.identify.TileBook;
import tilewatch.recognizer.identify.TileTemplates;
import tilewatch.recognizer.lattice.Board;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Homography;
import tilewatch.recognizer.lattice.Sighting;

/** Tells which pixels of the board have a figure's colour and are not what the bare tile shows there. */
final class FigurePixels {
    /** Pixels of the tile's picture by which tile and picture may lie apart. */
    private static final int SLACK = 2;

    /** Every so many pixels of a tile's picture are compared to learn the light. */
    private static final int STEP = 5;

    /**
     * Glare lies on all of a tile alike, and shade, which saturation does not mind, makes none of it lighter: what this
     * share of a tile's pixels do not exceed is glare.
     */
    private static final double HAZED = .5;

    private static final int RIM = 6;
    private static final float NO_TILE = 100;

    private final TileTemplates templates;
    private final Set<FigureColour> colours;
    private final double unlikeTile;

    /** @param unlikeTile Lab distance from the bare tile that a figure's pixel has at least */
    FigurePixels(TileTemplates templates, Set<FigureColour> colours, double unlikeTile) {
        this.templates = templates;
        this.colours = Set.copyOf(colours);
        this.unlikeTile = unlikeTile;
    }

    /** What the pixels of a board are. */
    static final class Kinds {
        /** 0, or 1 + the number of the figures' colour. */
        private final byte[] kinds;

        /** Lab distance of the coloured ones from all that the tile shows nearby. */
        private final float[] unlike;

        /** Lab chroma of the coloured ones. */
        private final float[] chroma;

        private Kinds(byte[] kinds, float[] unlike, float[] chroma) {
            this.kinds = kinds;
            this.unlike = unlike;
            this.chroma = chroma;
        }

        /** Writes the distances from the bare tiles into {@code out}. */
        void unlike(Mat out) {
            out.put(0, 0, unlike);
        }

        /** Writes the chromas into {@code out}. */
        void chroma(Mat out) {
            out.put(0, 0, chroma);
        }

        /** 255 where the colour is {@code colour}, else 0. */
        byte[] of(FigureColour colour) {
            byte[] mask = new byte[kinds.length];
            for (int i = 0; i < mask.length; i++) {
                mask[i] = (byte) (kinds[i] == colour.ordinal() + 1 ? 255 : 0);
            }
            return mask;
        }
    }

    /** Classifies the pixels of {@code flat}, the board seen from above, which {@code toGrid} maps to the grid. */
    Kinds classify(Mat flat, Board board, Homography toGrid, MatArena arena) {
        int width = flat.cols();
        int n = flat.rows() * width;
        byte[] bgr = new byte[3 * n];
        flat.get(0, 0, bgr);
        Homography toFlat = toGrid.inverse();
        BoardLight light = light(board, bgr, flat, toFlat);
        float[] lab = inGallery(bgr, light, board, toGrid, flat, arena);
        adapt(lab, board, flat, toFlat);
        Map<Cell, double[]> offsets = new HashMap<>();
        board.tiles()
                .forEach((cell, tile) -> offsets.put(
                        cell,
                        typical(
                                .5,
                                cell,
                                tile,
                                flat,
                                toFlat,
                                (x, y, at, c) -> lab[3 * at + c] - templates.lab(tile.template(), x, y, c))));
        byte[] kinds = new byte[n];
        float[] unlike = new float[n];
        float[] chroma = new float[n];
        for (int i = 0; i < n; i++) {
            for (FigureColour colour : colours) {
                if (colour.matches(lab[3 * i], lab[3 * i + 1], lab[3 * i + 2])) {
                    int px = i % width;
                    int py = i / width;
                    Place place = place(board, toGrid.x(px, py), toGrid.y(px, py));
                    double[] offset = offsets.getOrDefault(place.cell, new double[3]);
                    if (unlike(place, offset, lab, i, 0) > unlikeTile) {
                        kinds[i] = (byte) (colour.ordinal() + 1);
                        unlike[i] = unlike(place, offset, lab, i, SLACK);
                        chroma[i] = (float) Math.hypot(lab[3 * i + 1], lab[3 * i + 2]);
                    }
                    break;
                }
            }
        }
        return new Kinds(kinds, unlike, chroma);
    }

    /** A point of the board: its cell and, where a sure tile lies, the class and the pixel of its picture. */
    private record Place(Cell cell, int template, int x, int y) {}

    private static Cell cell(double x, double y) {
        return new Cell((int) Math.floor(y), (int) Math.floor(x));
    }

    private static Place place(Board board, double x, double y) {
        Cell cell = cell(x, y);
        Sighting tile = board.tiles().get(cell);
        return tile == null || tile.weak()
                ? new Place(cell, -1, 0, 0)
                : new Place(
                        cell,
                        tile.template(),
                        onPicture(x - cell.col() - tile.dx()),
                        onPicture(y - cell.row() - tile.dy()));
    }

    /** Runs over a tile's picture and tells which pixel of the flat board shows it. */
    private interface Pair {
        void at(int pictureX, int pictureY, int flatIndex);
    }

    private static void pairs(Cell cell, Sighting tile, Mat flat, Homography toFlat, Pair pair) {
        for (int y = RIM; y < CellFeatures.SIDE - RIM; y += STEP) {
            for (int x = RIM; x < CellFeatures.SIDE - RIM; x += STEP) {
                double gx = cell.col() + tile.dx() + onTile(x);
                double gy = cell.row() + tile.dy() + onTile(y);
                int fx = (int) Math.round(toFlat.x(gx, gy));
                int fy = (int) Math.round(toFlat.y(gx, gy));
                if (fx >= 0 && fy >= 0 && fx < flat.cols() && fy < flat.rows()) {
                    pair.at(x, y, fy * flat.cols() + fx);
                }
            }
        }
    }

    private BoardLight light(Board board, byte[] bgr, Mat flat, Homography toFlat) {
        int most = board.tiles().size() * 144;
        double[][] picture = new double[3][most];
        double[][] seen = new double[3][most];
        int[] n = {0};
        board.tiles().forEach((cell, tile) -> {
            if (!tile.weak()) {
                pairs(cell, tile, flat, toFlat, (x, y, at) -> {
                    for (int c = 0; c < 3; c++) {
                        picture[c][n[0]] = templates.colour(tile.template(), x, y, c);
                        seen[c][n[0]] = bgr[3 * at + c] & 255;
                    }
                    n[0]++;
                });
            }
        });
        return new BoardLight(picture, seen, n[0]);
    }

    /** All pixels as Lab in the gallery's light: that of the whole table, less the glare on each tile. */
    private float[] inGallery(byte[] bgr, BoardLight light, Board board, Homography toGrid, Mat flat, MatArena arena) {
        float[][] table = new float[3][256];
        for (int c = 0; c < 3; c++) {
            for (int v = 0; v < 256; v++) {
                table[c][v] = (float) (light.inGallery(c, v) / 255);
            }
        }
        Homography toFlat = toGrid.inverse();
        Map<Cell, double[]> glare = new HashMap<>();
        board.tiles()
                .forEach((cell, tile) -> glare.put(
                        cell,
                        typical(
                                HAZED,
                                cell,
                                tile,
                                flat,
                                toFlat,
                                (x, y, at, c) -> table[c][bgr[3 * at + c] & 255]
                                        - templates.colour(tile.template(), x, y, c) / 255.)));
        float[] values = new float[bgr.length];
        double[] none = new double[3];
        for (int i = 0; i < values.length; i += 3) {
            int px = i / 3 % flat.cols();
            int py = i / 3 / flat.cols();
            double[] own = glare.getOrDefault(cell(toGrid.x(px, py), toGrid.y(px, py)), none);
            for (int c = 0; c < 3; c++) {
                values[i + c] = (float) Math.max(0, Math.min(1, table[c][bgr[i + c] & 255] - Math.max(0, own[c])));
            }
        }
        Mat lab = arena.mat(flat.rows(), flat.cols(), CvType.CV_32FC3);
        lab.put(0, 0, values);
        Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
        lab.get(0, 0, values);
        return values;
    }

    /** Cameras also differ in how strongly they show colours. */
    private void adapt(float[] lab, Board board, Mat flat, Homography toFlat) {
        int most = board.tiles().size() * 144;
        double[][] picture = new double[3][most];
        double[][] seen = new double[3][most];
        int[] n = {0};
        board.tiles().forEach((cell, tile) -> {
            if (!tile.weak()) {
                pairs(cell, tile, flat, toFlat, (x, y, at) -> {
                    for (int c = 0; c < 3; c++) {
                        picture[c][n[0]] = templates.lab(tile.template(), x, y, c);
                        seen[c][n[0]] = lab[3 * at + c];
                    }
                    n[0]++;
                });
            }
        });
        BoardLight light = new BoardLight(picture, seen, n[0]);
        for (int i = 0; i < lab.length; i++) {
            lab[i] = (float) light.inGallery(i % 3, lab[i]);
        }
    }

    /** How a pixel of the flat board differs from the tile's picture in one channel. */
    private interface Difference {
        double of(int pictureX, int pictureY, int flatIndex, int channel);
    }

    /** The difference that {@code share} of a tile's pixels stay below, by channel; figures cover less than a third. */
    private static double[] typical(
            double share, Cell cell, Sighting tile, Mat flat, Homography toFlat, Difference difference) {
        if (tile.weak()) {
            return new double[3];
        }
        double[][] off = new double[3][144];
        int[] n = {0};
        pairs(cell, tile, flat, toFlat, (x, y, at) -> {
            for (int c = 0; c < 3; c++) {
                off[c][n[0]] = difference.of(x, y, at, c);
            }
            n[0]++;
        });
        double[] typical = new double[3];
        for (int c = 0; c < 3; c++) {
            Arrays.sort(off[c], 0, n[0]);
            typical[c] = n[0] == 0 ? 0 : off[c][(int) (share * n[0])];
        }
        return typical;
    }

    /** How far a pixel is from all that the tile shows within {@code slack}; very far where there is no sure tile. */
    private float unlike(Place place, double[] offset, float[] lab, int pixel, int slack) {
        if (place.template < 0) {
            return NO_TILE;
        }
        double least = Double.MAX_VALUE;
        for (int i = 0; i < 9; i++) {
            int x = inside(place.x + slack * (i % 3 - 1));
            int y = inside(place.y + slack * (i / 3 - 1));
            double sum = 0;
            for (int c = 0; c < 3; c++) {
                double off = lab[3 * pixel + c] - templates.lab(place.template, x, y, c) - offset[c];
                sum += c == 0 ? off * off / 4 : off * off;
            }
            least = Math.min(least, sum);
        }
        return (float) Math.sqrt(least);
    }

    private static double onTile(int pixel) {
        return .5 + TileBook.PICTURE_TO_PITCH * ((pixel + .5) / CellFeatures.SIDE - .5);
    }

    private static int onPicture(double u) {
        return (int) Math.floor((.5 + (u - .5) / TileBook.PICTURE_TO_PITCH) * CellFeatures.SIDE);
    }

    private static int inside(int p) {
        return Math.max(0, Math.min(CellFeatures.SIDE - 1, p));
    }
}
