package tilewatch.server.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tilewatch.server.view.Snapshot;

/** One page with everything in it: no script, no font and no picture from outside, so it can be kept or sent. */
public final class HtmlReport {
    private static final Map<String, String> COLOURS = Map.of(
            "red", "#b3261e",
            "blue", "#1f5fae",
            "green", "#2e7d32",
            "yellow", "#b08900",
            "black", "#222",
            "pink", "#ad1457");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT);
    private static final String STYLE = """
            body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
            table{border-collapse:collapse;width:100%;margin:1rem 0}
            th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ccc}
            td.n,th.n{text-align:right}
            svg{max-width:100%;height:auto}svg text{font:11px system-ui,sans-serif;text-anchor:start}
            .board{max-height:80vh}.board text{text-anchor:middle}
            .tile{fill:#f3ecd8;stroke:#8a7f63}.north{fill:#8a7f63}.board .figure{fill:#fff;font-size:10px}
            .chart .axis{text-anchor:end;fill:#666}.grid{stroke:#ddd}.line{fill:none;stroke-width:2}
            .illegal{color:#b3261e}
            @media print{body{margin:0;max-width:none}}
            """;

    private HtmlReport() {}

    public static String of(Report report) {
        Snapshot.MatchView match = report.match();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width\"><title>"
                + Html.escape(report.table()) + ", match " + match.number() + "</title><style>" + STYLE
                + colours(match) + "</style></head><body><h1>" + Html.escape(report.table()) + ", match "
                + match.number() + "</h1><p>" + Html.escape(match.game()) + ", " + status(match) + "; "
                + options(match) + "</p>" + totals(report) + "<h2>The table</h2>" + BoardPicture.svg(match)
                + "<h2>Scores over the turns</h2>" + HistoryChart.svg(report) + "<h2>Every score</h2>" + lines(report)
                + "<h2>Every turn</h2>" + turns(report) + incidents(report) + "</body></html>\n";
    }

    private static String colours(Snapshot.MatchView match) {
        StringBuilder css = new StringBuilder();
        for (Snapshot.PlayerView player : match.players()) {
            String colour = COLOURS.getOrDefault(player.colour(), "#555");
            css.append(String.format(
                    Locale.ROOT,
                    ".p%d{fill:%s}.line.p%d{fill:none;stroke:%s}",
                    player.index(),
                    colour,
                    player.index(),
                    colour));
        }
        return css.toString();
    }

    private static String status(Snapshot.MatchView match) {
        return match.status().name().toLowerCase(Locale.ROOT) + " after "
                + match.turns().size() + " turns" + (match.over() ? "" : ", scores as if it ended now");
    }

    private static String options(Snapshot.MatchView match) {
        return match.options().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(option -> Html.escape(option.getKey() + " " + option.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String totals(Report report) {
        Set<String> kinds = new LinkedHashSet<>();
        report.kinds().forEach(map -> kinds.addAll(map.keySet()));
        List<String> head = new ArrayList<>(List.of("Player"));
        kinds.forEach(head::add);
        head.add("Total");
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < report.total().size(); i++) {
            List<String> cells = new ArrayList<>();
            cells.add(cell(report.name(i)));
            for (String kind : kinds) {
                cells.add(number(report.kinds().get(i).getOrDefault(kind, 0)));
            }
            cells.add(number(report.total().get(i)));
            rows.append(row(cells));
        }
        return table(head, rows);
    }

    private static String lines(Report report) {
        StringBuilder rows = new StringBuilder();
        for (Snapshot.Line line : report.allLines()) {
            String cells = line.cells().stream()
                    .map(square -> "(" + square.x() + "," + square.y() + ")")
                    .collect(Collectors.joining(" "));
            rows.append(row(List.of(
                    cell(line.turn() < 0 ? "end" : "" + (line.turn() + 1)),
                    cell(report.name(line.player())),
                    cell(line.feature()),
                    cell(line.expression()),
                    number(line.points()),
                    cell(cells))));
        }
        return table(List.of("Turn", "Player", "For", "How", "Points", "Squares"), rows);
    }

    private static String turns(Report report) {
        StringBuilder rows = new StringBuilder();
        for (Snapshot.Turn turn : report.match().turns()) {
            String remark =
                    turn.violations().stream().map(Snapshot.Breach::text).collect(Collectors.joining("; "));
            rows.append(row(List.of(
                    cell("" + (turn.turn() + 1)),
                    cell(report.name(turn.player())),
                    cell(turn.move()),
                    number(turn.points()),
                    "<td class=\"illegal\">" + Html.escape(remark) + "</td>")));
        }
        return table(List.of("Turn", "Player", "Move", "Points", "Against the rules"), rows);
    }

    private static String incidents(Report report) {
        if (report.incidents().isEmpty()) {
            return "";
        }
        StringBuilder rows = new StringBuilder();
        for (Report.Incident incident : report.incidents()) {
            String time = TIME.format(Instant.ofEpochMilli(incident.at()).atZone(ZoneOffset.UTC));
            rows.append(row(List.of(cell(time), cell(incident.by()), cell(incident.text()))));
        }
        return "<h2>Illegal placements and corrections</h2>" + table(List.of("When", "By", "What"), rows);
    }

    private static String table(List<String> head, CharSequence rows) {
        return "<table><thead><tr>"
                + head.stream().map(it -> "<th>" + Html.escape(it) + "</th>").collect(Collectors.joining())
                + "</tr></thead><tbody>" + rows + "</tbody></table>";
    }

    private static String row(List<String> cells) {
        return "<tr>" + String.join("", cells) + "</tr>";
    }

    private static String cell(String text) {
        return "<td>" + Html.escape(text) + "</td>";
    }

    private static String number(int value) {
        return "<td class=\"n\">" + value + "</td>";
    }
}
