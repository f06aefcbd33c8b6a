package tilewatch.server.report;

import java.util.stream.Collectors;
import tilewatch.server.view.Snapshot;

/** Every score line as a row, for spreadsheets. */
public final class CsvReport {
    private CsvReport() {}

    public static String of(Report report) {
        StringBuilder csv = new StringBuilder("turn,player,move,feature,points,expression,cells\n");
        for (Snapshot.Line line : report.allLines()) {
            String move = line.turn() < 0
                    ? ""
                    : report.match().turns().get(line.turn()).move();
            String cells = line.cells().stream()
                    .map(cell -> "(" + cell.x() + " " + cell.y() + ")")
                    .collect(Collectors.joining(" "));
            csv.append(line.turn() < 0 ? "end" : "" + (line.turn() + 1)).append(',');
            csv.append(quoted(report.name(line.player()))).append(',');
            csv.append(quoted(move)).append(',');
            csv.append(quoted(line.feature())).append(',');
            csv.append(line.points()).append(',');
            csv.append(quoted(line.expression())).append(',');
            csv.append(quoted(cells)).append('\n');
        }
        return csv.toString();
    }

    /** A name that begins like a formula must not be run as one by the spreadsheet. */
    private static String quoted(String text) {
        String safe = text.matches("(?s)[=+@\\t\\r-].*") ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }
}
