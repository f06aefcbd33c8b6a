package tilewatch.recognizer.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import tilewatch.calibration.lens.LensSheet;

/** The lens sheet on paper, at true size: every square {@value LensSheet#SQUARE_MM} millimetres. */
public final class LensPaper {
    private static final float POINTS_PER_MM = 72 / 25.4f;

    private LensPaper() {}

    public static void write(PrintSheets.Paper paper, Path file) throws IOException {
        byte[] grey = new LensSheet().picture();
        BufferedImage image = new BufferedImage(LensSheet.width(), LensSheet.height(), BufferedImage.TYPE_BYTE_GRAY);
        image.getRaster().setDataElements(0, 0, image.getWidth(), image.getHeight(), grey);
        float width = (float) (LensSheet.COLUMNS * LensSheet.SQUARE_MM) * POINTS_PER_MM;
        float height = (float) (LensSheet.ROWS * LensSheet.SQUARE_MM) * POINTS_PER_MM;
        try (PDDocument document = new PDDocument()) {
            PDRectangle size = paper.page();
            PDPage page = new PDPage(size);
            document.addPage(page);
            float left = (size.getWidth() - width) / 2;
            float bottom = (size.getHeight() - height) / 2;
            try (PDPageContentStream ink = new PDPageContentStream(document, page)) {
                ink.drawImage(LosslessFactory.createFromImage(document, image), left, bottom, width, height);
                ink.beginText();
                ink.setFont(new PDType1Font(FontName.HELVETICA), 7);
                ink.newLineAtOffset(left, bottom - 10);
                ink.showText("Print at 100 %: seven squares are 175 mm wide. Glue it onto something flat and stiff.");
                ink.endText();
            }
            document.save(file.toFile());
        }
    }
}
