package tilewatch.server.report;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;
import tilewatch.server.shelf.Showing;
import tilewatch.server.view.Snapshot;

/** Writes down A4 pages from the top, beginning another when one is full. Units are points, 1/72 inch. */
final class PdfPages implements AutoCloseable {
    /** Comes with PDFBox and has Latin, Greek and Cyrillic letters; the fonts built into PDF have Latin alone. */
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private static final float MARGIN = 50;
    private static final float TEXT = 9;
    private static final float HEADING = 14;
    private static final float PICTURE = 260;
    private static final float[][] PENS = {{}, {7, 3}, {2, 3}, {10, 3, 2, 3}, {4, 4}, {1, 2}};

    private final PDDocument document;
    private final PDFont font;
    private final float width = PDRectangle.A4.getWidth() - 2 * MARGIN;
    private @Nullable PDPageContentStream page;
    private float y;

    PdfPages(PDDocument document) throws IOException {
        this.document = document;
        try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
            if (in == null) {
                throw new IOException("the font " + FONT + " is missing");
            }
            this.font = PDType0Font.load(document, in);
        }
    }

    void heading(String text) throws IOException {
        room(4 * HEADING);
        y -= 2 * HEADING;
        write(text, 0, HEADING, width);
    }

    /** Texts side by side, each cut off where the next begins. */
    void row(float[] columns, String... texts) throws IOException {
        room(TEXT + 4);
        y -= TEXT + 4;
        for (int i = 0; i < texts.length; i++) {
            boolean last = i == texts.length - 1;
            write(texts[i], columns[i], TEXT, (last ? width : columns[i + 1] - 4) - columns[i]);
        }
    }

    private void write(String text, float x, float size, float space) throws IOException {
        PDPageContentStream out = room(0);
        String fitting = printable(text);
        while (!fitting.isEmpty() && font.getStringWidth(fitting) / 1000 * size > space) {
            fitting = fitting.substring(0, fitting.length() - 1);
        }
        out.beginText();
        out.setFont(font, size);
        out.newLineAtOffset(MARGIN + x, y);
        out.showText(fitting);
        out.endText();
    }

    /** What the font cannot draw becomes a question mark. */
    private String printable(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(point -> {
            String character = Character.toString(point);
            out.append(canDraw(character) ? character : "?");
        });
        return out.toString();
    }

    private boolean canDraw(String character) {
        try {
            font.encode(character);
            return true;
        } catch (IllegalArgumentException | IOException noGlyph) {
            return false;
        }
    }

    /** Squares with the names of their tiles, and the numbers of the players whose figures stand there. */
    void board(Snapshot.MatchView match) throws IOException {
        List<Showing.Tile> tiles = match.board().tiles();
        int west = tiles.stream().mapToInt(Showing.Tile::x).min().orElse(0);
        int north = tiles.stream().mapToInt(Showing.Tile::y).min().orElse(0);
        int columns = tiles.stream().mapToInt(Showing.Tile::x).max().orElse(0) - west + 1;
        int rows = tiles.stream().mapToInt(Showing.Tile::y).max().orElse(0) - north + 1;
        float cell = Math.min(28, Math.min(width / columns, PICTURE * 1.6f / rows));
        PDPageContentStream out = room(cell * rows + TEXT);
        float top = y - TEXT;
        for (Showing.Tile tile : tiles) {
            float left = (tile.x() - west) * cell;
            float bottom = top - (tile.y() - north + 1) * cell;
            out.addRect(MARGIN + left, bottom, cell, cell);
            out.stroke();
            y = bottom + cell * 0.55f;
            write(tile.tile() + "^>v<".charAt(tile.turn()), left + 1, cell * 0.3f, cell);
        }
        for (Showing.Figure figure : match.board().figures()) {
            y = top - (figure.y() - north + 1) * cell + cell * 0.12f;
            write("● " + (figure.player() + 1), (figure.x() - west) * cell + 1, cell * 0.3f, cell);
        }
        y = top - rows * cell;
    }

    /** One line a player; dashes tell them apart, as on the page. */
    void chart(Report report) throws IOException {
        PDPageContentStream out = room(PICTURE / 2 + TEXT);
        float bottom = y - PICTURE / 2;
        int highest = Math.max(
                10,
                report.history().stream()
                        .flatMap(List::stream)
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(0));
        for (int player = 0; player < report.history().size(); player++) {
            List<Integer> scores = report.history().get(player);
            out.setLineDashPattern(PENS[player % PENS.length], 0);
            out.moveTo(MARGIN, bottom);
            for (int turn = 0; turn < scores.size(); turn++) {
                out.lineTo(
                        MARGIN + (width - 110) * (turn + 1) / scores.size(),
                        bottom + (PICTURE / 2 - TEXT) * scores.get(turn) / highest);
            }
            out.stroke();
            int last = scores.get(scores.size() - 1);
            y = bottom + (PICTURE / 2 - TEXT) * last / highest;
            write(report.name(player) + " " + last, width - 104, TEXT, 104);
        }
        out.setLineDashPattern(new float[0], 0);
        y = bottom;
    }

    /** The page to write on, with at least this much room below. */
    private PDPageContentStream room(float needed) throws IOException {
        PDPageContentStream current = page;
        if (current == null || y - needed < MARGIN) {
            finish();
            PDPage fresh = new PDPage(PDRectangle.A4);
            document.addPage(fresh);
            current = new PDPageContentStream(document, fresh);
            page = current;
            y = PDRectangle.A4.getHeight() - MARGIN;
        }
        return current;
    }

    void finish() throws IOException {
        PDPageContentStream current = page;
        page = null;
        if (current != null) {
            current.close();
        }
    }

    @Override
    public void close() throws IOException {
        finish();
    }
}
