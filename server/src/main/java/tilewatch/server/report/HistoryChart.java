package tilewatch.server.report;

import java.util.List;
import java.util.Locale;

/** Scores over the turns, one line a player, each with its own dashes and its name at the end. */
final class HistoryChart {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 240;
    private static final int LEFT = 34;
    private static final int RIGHT = 110;
    private static final int EDGE = 14;
    private static final List<String> DASHES = List.of("", "7 3", "2 3", "10 3 2 3", "4 4", "1 2");

    private HistoryChart() {}

    static String svg(Report report) {
        int turns = Math.max(
                1, report.history().isEmpty() ? 1 : report.history().get(0).size());
        int highest = Math.max(
                10,
                report.history().stream()
                        .flatMap(List::stream)
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(0));
        StringBuilder svg = new StringBuilder(
                String.format(Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" class=\"chart\" role=\"img\">", WIDTH, HEIGHT));
        for (int i = 0; i <= 4; i++) {
            int points = highest * i / 4;
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%d %.1fH%d\" class=\"grid\"/><text x=\"%d\" y=\"%.1f\" class=\"axis\">%d</text>",
                    LEFT,
                    y(points, highest),
                    WIDTH - RIGHT,
                    LEFT - 6,
                    y(points, highest) + 4,
                    points));
        }
        for (int player = 0; player < report.history().size(); player++) {
            svg.append(line(report, player, turns, highest));
        }
        return svg.append("</svg>").toString();
    }

    private static String line(Report report, int player, int turns, int highest) {
        List<Integer> scores = report.history().get(player);
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%d %.1f", LEFT, y(0, highest)));
        for (int turn = 0; turn < scores.size(); turn++) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * (turn + 1.0) / turns;
            path.append(String.format(Locale.ROOT, "L%.1f %.1f", x, y(scores.get(turn), highest)));
        }
        int last = scores.isEmpty() ? 0 : scores.get(scores.size() - 1);
        return String.format(
                Locale.ROOT,
                "<path d=\"%s\" class=\"line p%d\" stroke-dasharray=\"%s\"/><text x=\"%d\" y=\"%.1f\">%s %d</text>",
                path,
                player,
                DASHES.get(player % DASHES.size()),
                WIDTH - RIGHT + 6,
                y(last, highest) + 4,
                Html.escape(report.name(player)),
                last);
    }

    private static double y(int points, int highest) {
        return HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * points / highest;
    }
}
