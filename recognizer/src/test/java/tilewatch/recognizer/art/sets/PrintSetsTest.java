package tilewatch.recognizer.art.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.recognizer.art.PlacedPictures;
import tilewatch.recognizer.art.PrintSheets;
import tilewatch.recognizer.art.PrintSheets.Batch;
import tilewatch.recognizer.art.PrintSheets.Paper;
import tilewatch.recognizer.art.PrintSheets.Piece;

class PrintSetsTest {
    /** Warns on machines without Helvetica, which viewers and printers have. */
    private static final Logger FONTS = Logger.getLogger("org.apache.pdfbox.pdmodel.font");

    @TempDir
    private Path folder;

    @BeforeAll
    static void hush() {
        FONTS.setLevel(Level.SEVERE);
    }

    static List<String> names() {
        return PrintSets.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_piece_of_every_set_has_a_front_and_a_back_of_its_proportion(String set) {
        HashSet<String> seen = new HashSet<>();
        for (Batch batch : PrintSets.named(set).orElseThrow()) {
            for (Piece piece : batch.pieces()) {
                if (seen.add(piece.name())) {
                    var front = piece.front().draw(48);
                    var back = piece.back().draw(48);
                    assertThat(front.getHeight())
                            .as(piece.name())
                            .isEqualTo((int) Math.round(48 * batch.height() / batch.width()))
                            .isEqualTo(back.getHeight());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "base-72-classic, 72",
        "hunters-gatherers-2002, 79",
        "hunters-gatherers-2002-bonus, 12",
        "hunters-gatherers-2020, 95",
        "castle-60-stand-in, 120",
        "cardcassonne, 134",
        "grandbois, 42"
    })
    void a_set_has_as_many_pieces_as_the_box(String set, int pieces) {
        assertThat(PrintSets.named(set).orElseThrow().stream()
                        .mapToInt(batch -> batch.pieces().size())
                        .sum())
                .isEqualTo(pieces);
    }

    @ParameterizedTest
    @CsvSource({
        "castle-60-stand-in, A4, 45, 60",
        "cardcassonne, A4, 56, 134",
        "cardcassonne, LETTER, 56, 134",
        "grandbois, LETTER, 63, 42"
    })
    void pieces_are_printed_at_true_size_with_backs_that_meet(String set, Paper paper, double width, int pieces)
            throws IOException {
        List<Batch> batches = PrintSets.named(set).orElseThrow();
        double height = batches.get(0).height();
        List<List<Rectangle2D>> pages = new ArrayList<>();
        Path file = folder.resolve("sheets.pdf");
        int written = PrintSheets.write(set, batches.subList(0, 1), paper, file);
        double paperWidth;
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            paperWidth = pdf.getPage(0).getMediaBox().getWidth() / 72 * 25.4;
            for (PDPage page : pdf.getPages()) {
                pages.add(PlacedPictures.on(page));
            }
        }

        assertThat(pages).hasSize(written);
        assertThat(pages.stream().mapToInt(List::size).sum()).isEqualTo(2 * pieces);
        for (int i = 0; i < pages.size(); i += 2) {
            for (int k = 0; k < pages.get(i).size(); k++) {
                Rectangle2D front = pages.get(i).get(k);
                Rectangle2D back = pages.get(i + 1).get(k);
                assertThat(front.getWidth()).isCloseTo(width, within(.01));
                assertThat(front.getHeight()).isCloseTo(height, within(.01));
                assertThat(back.getMinX()).isCloseTo(paperWidth - front.getMaxX(), within(.02));
                assertThat(back.getMinY()).isCloseTo(front.getMinY(), within(.01));
            }
        }
    }

    @Test
    void a_set_nobody_has_is_not_there() {
        assertThat(PrintSets.named("moon-12")).isEmpty();
    }
}
