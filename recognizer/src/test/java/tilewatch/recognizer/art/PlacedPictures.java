package tilewatch.recognizer.art;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.state.Concatenate;
import org.apache.pdfbox.contentstream.operator.state.Restore;
import org.apache.pdfbox.contentstream.operator.state.Save;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDPage;

/** Reads back where the pictures of a page lie, in millimetres from its bottom left corner. */
public final class PlacedPictures extends PDFStreamEngine {
    private static final double MM = 25.4 / 72;

    private final List<Rectangle2D> places = new ArrayList<>();

    private PlacedPictures() {
        addOperator(new Concatenate(this));
        addOperator(new Save(this));
        addOperator(new Restore(this));
    }

    public static List<Rectangle2D> on(PDPage page) throws IOException {
        PlacedPictures reader = new PlacedPictures();
        reader.processPage(page);
        return reader.places;
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        if (operator.getName().equals("Do")) {
            var where = getGraphicsState().getCurrentTransformationMatrix();
            places.add(new Rectangle2D.Double(
                    where.getTranslateX() * MM,
                    where.getTranslateY() * MM,
                    where.getScaleX() * MM,
                    where.getScaleY() * MM));
        } else {
            super.processOperator(operator, operands);
        }
    }
}
