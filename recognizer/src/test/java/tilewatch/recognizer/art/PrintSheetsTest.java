package tilewatch.recognizer.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.recognizer.art.PrintSheets.Paper;

class PrintSheetsTest {
    /** Warns on machines without Helvetica, which viewers and printers have. */
    private static final Logger FONTS = Logger.getLogger("org.apache.pdfbox.pdmodel.font");

    @TempDir
    private Path folder;

    @BeforeAll
    static void hush() {
        FONTS.setLevel(Level.SEVERE);
    }

    @Test
    void seventy_two_tiles_fill_three_sheets_of_a4_with_their_backs() throws IOException {
        Path file = folder.resolve("sheets.pdf");

        assertThat(PrintSheets.write(CarcassonneTiles.set("base-72-classic"), Paper.A4, file))
                .isEqualTo(6);

        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(6);
            assertThat(pdf.getPage(0).getMediaBox().getWidth() / 72 * 25.4).isCloseTo(210, within(.1));
            assertThat(pdf.getPage(0).getMediaBox().getHeight() / 72 * 25.4).isCloseTo(297, within(.1));
        }
    }

    @Test
    void tiles_are_as_large_as_in_the_box() throws IOException {
        for (Rectangle2D tile : pages(Paper.LETTER).get(0)) {
            assertThat(tile.getWidth()).isCloseTo(PrintSheets.TILE_MM, within(.01));
            assertThat(tile.getHeight()).isCloseTo(PrintSheets.TILE_MM, within(.01));
        }
    }

    @Test
    void backs_meet_their_fronts_when_the_sheet_is_turned_over() throws IOException {
        List<List<Rectangle2D>> pages = pages(Paper.A4);

        for (int i = 0; i < 12; i++) {
            Rectangle2D front = pages.get(0).get(i);
            Rectangle2D back = pages.get(1).get(i);
            assertThat(back.getMinX()).isCloseTo(210 - front.getMaxX(), within(.01));
            assertThat(back.getMinY()).isCloseTo(front.getMinY(), within(.01));
        }
    }

    private List<List<Rectangle2D>> pages(Paper paper) throws IOException {
        Path file = folder.resolve("sheets.pdf");
        PrintSheets.write(CarcassonneTiles.set("river-12-2001"), paper, file);
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            return List.of(PlacedPictures.on(pdf.getPage(0)), PlacedPictures.on(pdf.getPage(1)));
        }
    }
}
