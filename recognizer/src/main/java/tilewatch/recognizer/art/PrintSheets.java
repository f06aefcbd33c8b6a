package tilewatch.recognizer.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;

/**
 * The pieces of a game as sheets to print on card, at true size: each page of fronts is followed by its backs, mirrored so
 * that they meet when the sheet is turned over its long edge. Marks in the margins show where to cut.
 */
public final class PrintSheets {

    /** Paper sizes people have at home. */
    public enum Paper {
        A4(210, 297),
        LETTER(215.9f, 279.4f);

        private final float widthMm;
        private final float heightMm;

        Paper(float widthMm, float heightMm) {
            this.widthMm = widthMm;
            this.heightMm = heightMm;
        }

        PDRectangle page() {
            return new PDRectangle(widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM);
        }
    }

    /** Draws one side of a piece, so many pixels wide. */
    public interface Face {
        BufferedImage draw(int width);
    }

    /**
     * A piece to cut out.
     *
     * @param name of its front, the same for all copies
     * @param backName the same for all pieces that look alike from behind
     */
    public record Piece(String name, Face front, String backName, Face back) {}

    /** Pieces of one size, in millimetres. */
    public record Batch(double width, double height, List<Piece> pieces) {

        public Batch {
            pieces = List.copyOf(pieces);
        }
    }

    /** Side of a tile in the box. */
    public static final double TILE_MM = 45;

    private static final float POINTS_PER_MM = 72 / 25.4f;

    /** Home printers leave about 5 mm blank; the rest is for the marks. */
    private static final float MARGIN = 8 * POINTS_PER_MM;

    private static final float MARK = 5 * POINTS_PER_MM;
    private static final int DOTS_PER_INCH = 300;
    private static final float JPEG_QUALITY = .9f;

    private final PDDocument document = new PDDocument();
    private final PDType1Font font = new PDType1Font(FontName.HELVETICA);
    private final PDRectangle page;
    private final Map<String, PDImageXObject> pictures = new HashMap<>();

    private PrintSheets(Paper paper) {
        this.page = paper.page();
    }

    /** Writes the sheets of a tile set and says how many pages they have. */
    public static int write(TileSet set, Paper paper, Path file) throws IOException {
        return write(set.id(), List.of(tiles(set)), paper, file);
    }

    /** Writes the sheets, each batch on sheets of its own, and says how many pages they have. */
    public static int write(String set, List<Batch> batches, Paper paper, Path file) throws IOException {
        PrintSheets sheets = new PrintSheets(paper);
        try (PDDocument document = sheets.document) {
            List<Sheet> all =
                    batches.stream().flatMap(b -> sheets.sheets(b).stream()).toList();
            for (int i = 0; i < all.size(); i++) {
                String title = set + ", sheet " + (i + 1) + " of " + all.size();
                sheets.page(
                        all.get(i), false, title + ", front: print at 100 %, on both sides, turned over the long edge");
                sheets.page(all.get(i), true, title + ", back");
            }
            document.save(file.toFile());
            return document.getNumberOfPages();
        }
    }

    /** The tiles of a set: the start tile has a back of its own, but only the copy that opens the game. */
    public static Batch tiles(TileSet set) {
        List<Piece> pieces = new ArrayList<>();
        for (Tile tile : set.tiles()) {
            for (int copy = 0; copy < tile.count(); copy++) {
                boolean opens = tile.start() && copy == 0;
                pieces.add(new Piece(
                        tile.name(),
                        width -> TileArt.draw(tile, width),
                        opens ? "back of the start tile" : "back",
                        width -> TileArt.back(set, opens, width)));
            }
        }
        return new Batch(TILE_MM, TILE_MM, pieces);
    }

    /** What lies on one sheet of paper. */
    private record Sheet(Batch batch, List<Piece> pieces, int columns, int rows) {
        float width() {
            return (float) batch.width * POINTS_PER_MM;
        }

        float height() {
            return (float) batch.height * POINTS_PER_MM;
        }
    }

    private List<Sheet> sheets(Batch batch) {
        int columns = (int) ((page.getWidth() - 2 * MARGIN) / (batch.width * POINTS_PER_MM));
        int rows = (int) ((page.getHeight() - 2 * MARGIN) / (batch.height * POINTS_PER_MM));
        List<Sheet> sheets = new ArrayList<>();
        for (int first = 0; first < batch.pieces.size(); first += columns * rows) {
            int end = Math.min(batch.pieces.size(), first + columns * rows);
            sheets.add(new Sheet(batch, batch.pieces.subList(first, end), columns, rows));
        }
        return sheets;
    }

    private void page(Sheet sheet, boolean back, String title) throws IOException {
        PDPage paper = new PDPage(page);
        document.addPage(paper);
        float left = (page.getWidth() - sheet.columns * sheet.width()) / 2;
        float top = page.getHeight() - (page.getHeight() - sheet.rows * sheet.height()) / 2;
        try (PDPageContentStream ink = new PDPageContentStream(document, paper)) {
            for (int i = 0; i < sheet.pieces.size(); i++) {
                int across = i % sheet.columns;
                float x = left + (back ? sheet.columns - 1 - across : across) * sheet.width();
                float y = top - (i / sheet.columns + 1) * sheet.height();
                ink.drawImage(picture(sheet, i, back), x, y, sheet.width(), sheet.height());
            }
            cutMarks(ink, sheet, left, top);
            ink.beginText();
            ink.setFont(font, 6);
            ink.newLineAtOffset(left + 2, top + 3);
            ink.showText(title);
            ink.endText();
        }
    }

    private static void cutMarks(PDPageContentStream ink, Sheet sheet, float left, float top) throws IOException {
        float right = left + sheet.columns * sheet.width();
        float bottom = top - sheet.rows * sheet.height();
        ink.setLineWidth(.4f);
        for (int column = 0; column <= sheet.columns; column++) {
            float x = left + column * sheet.width();
            line(ink, x, top + 1, x, top + MARK);
            line(ink, x, bottom - 1, x, bottom - MARK);
        }
        for (int row = 0; row <= sheet.rows; row++) {
            float y = top - row * sheet.height();
            line(ink, left - 1, y, left - MARK, y);
            line(ink, right + 1, y, right + MARK, y);
        }
    }

    private static void line(PDPageContentStream ink, float x1, float y1, float x2, float y2) throws IOException {
        ink.moveTo(x1, y1);
        ink.lineTo(x2, y2);
        ink.stroke();
    }

    /** Each picture is stored once, however many copies the box has. */
    private PDImageXObject picture(Sheet sheet, int i, boolean back) throws IOException {
        Piece piece = sheet.pieces.get(i);
        String key = sheet.batch.width + (back ? " back " + piece.backName : " front " + piece.name);
        PDImageXObject known = pictures.get(key);
        if (known != null) {
            return known;
        }
        int pixels = (int) Math.round(sheet.batch.width / 25.4 * DOTS_PER_INCH);
        BufferedImage image = back ? piece.back.draw(pixels) : piece.front.draw(pixels);
        PDImageXObject picture = JPEGFactory.createFromImage(document, image, JPEG_QUALITY, DOTS_PER_INCH);
        pictures.put(key, picture);
        return picture;
    }
}
