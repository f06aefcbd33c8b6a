package tilewatch.server.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDDocument;
import tilewatch.server.view.Snapshot;

/** The report on paper: totals, the table, the scores over the turns, every score and every turn. */
public final class PdfReport {
    private static final float[] TOTAL_COLUMNS = {0, 180, 240};
    private static final float[] LINE_COLUMNS = {0, 40, 150, 230, 430};
    private static final float[] TURN_COLUMNS = {0, 40, 150, 330, 370};
    private static final float[] INCIDENT_COLUMNS = {0, 120};

    private PdfReport() {}

    public static byte[] of(Report report) {
        try (PDDocument document = new PDDocument();
                PdfPages pages = new PdfPages(document)) {
            write(report, pages);
            pages.finish();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Report report, PdfPages pages) throws IOException {
        Snapshot.MatchView match = report.match();
        pages.heading(report.table() + ", match " + match.number());
        for (int i = 0; i < report.total().size(); i++) {
            String kinds = report.kinds().get(i).entrySet().stream()
                    .map(kind -> kind.getKey() + " " + kind.getValue())
                    .collect(Collectors.joining(", "));
            pages.row(TOTAL_COLUMNS, report.name(i), "" + report.total().get(i), kinds);
        }
        pages.row(
                TOTAL_COLUMNS,
                match.options().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(option -> option.getKey() + " " + option.getValue())
                        .collect(Collectors.joining(", ")));
        pages.heading("The table");
        pages.board(match);
        pages.heading("Scores over the turns");
        pages.chart(report);
        pages.heading("Every score");
        for (Snapshot.Line line : report.allLines()) {
            pages.row(
                    LINE_COLUMNS,
                    line.turn() < 0 ? "end" : "" + (line.turn() + 1),
                    report.name(line.player()),
                    line.feature(),
                    line.expression(),
                    line.points() + " points");
        }
        pages.heading("Every turn");
        for (Snapshot.Turn turn : match.turns()) {
            pages.row(
                    TURN_COLUMNS,
                    "" + (turn.turn() + 1),
                    report.name(turn.player()),
                    turn.move(),
                    "" + turn.points(),
                    turn.legal() ? "" : turn.violations().get(0).text());
        }
        if (!report.incidents().isEmpty()) {
            pages.heading("Illegal placements and corrections");
            for (Report.Incident incident : report.incidents()) {
                pages.row(INCIDENT_COLUMNS, incident.by(), incident.text());
            }
        }
    }
}
